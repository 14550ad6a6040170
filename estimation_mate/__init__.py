"""Estimation Mate keeps the score of Estimation, the card game of four."""

__version__ = "0.1.0"
