"""New game: four names in order of play, the first dealer, the rule set."""

from collections.abc import Callable

import flet as ft

from estimation_mate.app.desk import Desk
from estimation_mate.app.form import Form
from estimation_mate.app.scoring import NOTHING, Scoring, of_new
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.storage.port import StoreFailed
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import button
from estimation_mate.ui.components.form_fields import Step, form_fields, shown_names
from estimation_mate.ui.components.screen import screen, top_bar, unsaved
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.shelf_hook import use_shelf
from estimation_mate.ui.trying import trying

OFFERED = 8
NOT_READ: Form | None = None
NO_NAMES: tuple[str, ...] = ()
NO_FAILURE: str | None = None


@ft.component
def NewGame() -> ft.Control:
    """The form at `/new`."""
    session = use_session()
    form, set_form = ft.use_state(NOT_READ)
    offered, set_offered = ft.use_state(NO_NAMES)
    shelved = use_shelf(session)
    failure, set_failure = ft.use_state(NO_FAILURE)
    latest = ft.use_ref(Form())
    gate = ft.use_memo(lambda: Gate(settled=0), [])

    async def read() -> None:
        latest.current, before = await _remembered(session.desk)
        set_offered(before)
        set_form(latest.current)

    ft.use_effect(read, [])

    async def change(step: Step) -> None:
        """Changes the form as it is by now, which fast typing may have moved past the screen."""
        latest.current = step(latest.current or Form())
        set_form(latest.current)
        set_failure(await _failure_to_keep(session.desk, latest.current))

    if form is None or shelved is None:
        return screen(session, ft.Container(expand=True))
    start = gate.once(_starting(session, lambda: latest.current or Form()))
    start = trying(session, start, shown_names(session.say, form))
    presets, scoring = shelved.shelf.presets, lambda: session.go(paths.NEW_SCORING)
    fields = form_fields(session.say, form, change, offered, presets, scoring)
    return screen(session, _page(session, fields, failure, start))


async def _remembered(desk: Desk) -> tuple[Form, tuple[str, ...]]:
    """The form as it was left, and names to offer; nothing where the store fails."""
    try:
        return await desk.form(), await desk.names_before(OFFERED)
    except StoreFailed:
        return Form(), ()


async def _failure_to_keep(desk: Desk, form: Form) -> str | None:
    """Why the form was not kept on the device; `None` once it is."""
    try:
        await desk.keep_form(form)
    except StoreFailed as failure:
        return failure.reason
    return None


def _starting(session: Session, filled: Callable[[], Form]) -> Act:
    """Starts the game of the form as it is by now, shows it, and empties the form."""

    async def start() -> None:
        form, blank = filled(), session.say("Player {n}")
        rules = form.own_rules or await session.desk.defaults(form.kind)
        if Scoring(rules, await session.desk.typed(of_new(form.kind))).changes:
            raise Refused([Problem("scoring_open")])
        session.go(paths.table(await session.desk.start(form.names, form.dealer, rules, blank)))
        await session.desk.keep_form(Form())
        await session.desk.keep_typed(of_new(form.kind), NOTHING)

    return start


def _page(session: Session, fields: ft.Control, failure: str | None, start: Act) -> ft.Control:
    say = session.say
    return ft.Column(
        [
            top_bar(session, say("New game"), lambda: session.go(paths.GAMES)),
            unsaved(say, failure),
            ft.Container(fields, expand=True, padding=ft.Padding.symmetric(horizontal=16)),
            ft.Container(
                button(say("Start game"), start, look="primary"),
                padding=ft.Padding.symmetric(horizontal=16, vertical=8),
                border=ft.Border.only(top=ft.BorderSide(1, t.LINE)),
            ),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
