"""Starts the app for Flet's own launcher and its builds."""

from estimation_mate.ui.main import start

start()
