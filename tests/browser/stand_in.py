"""The real `run` command around a stand-in app, as a program: `python stand_in.py --port 0`.

A browser that opens the app sees one button that counts, one text field that is echoed and one
text that changes by itself; the server around it is the real one.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sys
import types
from collections.abc import Callable
from typing import Any

import flet as ft


def main(page: ft.Page) -> None:
    """Show the stand-in app."""
    count = ft.Text("Count 0")
    echo = ft.Text("Nothing yet")
    clock = ft.Text("Tick 0")

    def tap(_: Any) -> None:
        count.value = f"Count {int(str(count.value).split()[1]) + 1}"
        page.update()

    def typed(event: Any) -> None:
        echo.value = f"You wrote {event.control.value}"
        page.update()

    async def tick() -> None:
        for second in range(1, 1000):
            await asyncio.sleep(0.5)
            clock.value = f"Tick {second}"
            page.update()

    rows = [ft.Button(content=ft.Text(f"Row {row}")) for row in range(1, 31)]
    page.fonts = {"Cairo": "fonts/Cairo-Regular.ttf"}
    page.theme = ft.Theme(font_family="Cairo")
    page.scroll = ft.ScrollMode.AUTO
    page.add(
        ft.Button(content=ft.Text("Add one"), on_click=tap),
        ft.Button(content=ft.Text("أضف واحدًا"), on_click=tap),
        ft.Button(content=ft.Text("Add"), disabled=True),
        ft.TextField(label="Name", on_change=typed),
        ft.TextField(label="اسم اللاعب", on_change=typed),
        count,
        echo,
        clock,
        *rows,
        ft.Button(content=ft.Text("Last"), on_click=tap),
    )
    page.run_task(tick)


def app_main(data: str | None) -> Callable[[ft.Page], None]:
    """Stands in for the function of that name in `estimation_mate.ui.main`."""
    del data
    return main


def run(words: list[str]) -> int:
    """Run the command with the stand-in app in place of the real one."""
    stand_in = types.ModuleType("estimation_mate.ui.main")
    stand_in.__dict__["app_main"] = app_main
    sys.modules["estimation_mate.ui.main"] = stand_in
    command = importlib.import_module("estimation_mate.cli.run")
    parser = argparse.ArgumentParser(prog="estimation-mate run")
    command.add_arguments(parser)
    parser.add_argument("--data")
    exit_code: int = command.run(parser.parse_args(words))
    return exit_code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
