"""The screens by address: each is loaded when it is first shown, the rest once there is time."""

import asyncio
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import flet as ft

from estimation_mate.ui.screens.games import Games


@dataclass(frozen=True, slots=True)
class Later:
    """A screen that a start does without; `component` stands in the module `module`."""

    module: str
    component: str

    def __call__(self) -> Any:
        """The screen as it is now."""
        return getattr(self.load(), self.component)()

    def load(self) -> Any:
        """Its module, which is kept from then on."""
        return import_module(f"estimation_mate.ui.screens.{self.module}")


ROUTES = [
    ft.Route(index=True, component=Games),
    ft.Route(path="menu/:id", component=Games),
    ft.Route(path="new", component=Later("new_game", "NewGame")),
    ft.Route(path="settings", component=Later("settings", "Settings")),
    ft.Route(path="help", component=Later("help", "Help")),
    ft.Route(path="games/:id/help", component=Later("help", "GameHelp")),
    ft.Route(path="new/scoring/:over?", component=Later("scoring_ahead", "NewScoring")),
    ft.Route(
        path="settings/scoring/:kind?/:over?", component=Later("scoring_ahead", "DefaultScoring")
    ),
    ft.Route(path="settings/presets/:over?/:id?", component=Later("presets", "Presets")),
    ft.Route(path="games/:id/scoring/:over?", component=Later("scoring", "GameScoring")),
    ft.Route(path="games/:id/finish", component=Later("finish", "Finish")),
    ft.Route(path="games/:id/edit/:round/:over?", component=Later("edit_round", "EditRound")),
    ft.Route(path="games/:id/:over?/:round?/:seat?", component=Later("table", "Table")),
    ft.Route(path=":elsewhere*", component=Games),
]


async def load_the_rest() -> None:
    """Loads every screen that has not been shown yet; a tap waits for one of them at most."""
    for route in ROUTES:
        if isinstance(route.component, Later):
            route.component.load()
            await asyncio.sleep(0)
