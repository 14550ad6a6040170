"""Edit round: a round of the sheet on the same panel, with its effect before it is applied."""

import flet as ft

from estimation_mate.app.again import Again, Preview, begun, preview
from estimation_mate.app.play import Play, Shown
from estimation_mate.domain.digits import NotANumber, read_number
from estimation_mate.domain.problems import Problem, Refused
from estimation_mate.labels import column_names
from estimation_mate.sentences import sentences
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.awake import use_awake
from estimation_mate.ui.components.buttons import Press, chip_button, icon_button
from estimation_mate.ui.components.effect import effect
from estimation_mate.ui.components.framed import brief_heads, in_frame, standings_look
from estimation_mate.ui.components.grid import Grid
from estimation_mate.ui.components.header import trump_chip
from estimation_mate.ui.components.lettering import named, short
from estimation_mate.ui.components.marks import dot
from estimation_mate.ui.components.screen import screen, trouble, warning
from estimation_mate.ui.components.standings import Standings
from estimation_mate.ui.components.taps import Applying
from estimation_mate.ui.gate import Gate
from estimation_mate.ui.keys import Keys
from estimation_mate.ui.letters import fit
from estimation_mate.ui.play_hook import use_play
from estimation_mate.ui.screens.entering import OpenPanel, entering, keys_of, open_panel_of
from estimation_mate.ui.screens.entry import choosing
from estimation_mate.ui.screens.over_round import over_round
from estimation_mate.ui.screens.scorer import Scorer
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.trying import trying
from estimation_mate.ui.typed_hook import Typing, use_typed

NARROW = 360

_OF_THE_SHEET = ("rounds_refused", "no_such_round", "round_open")
"""Problems of which the panel knows nothing."""

_SHOWN = 11
"""How much of an odd address is told."""

NOT_BEGUN: Shown | None = None
NO_ROUND: Again | None = None


@ft.component
def EditRound() -> ft.Control:
    """The round at `/games/:id/edit/:round`."""
    session = use_session()
    params = ft.use_route_params()
    joined = use_play(session, params.get("id", ""))
    keys_type = keys_of(joined.shown)
    keys = ft.use_memo(keys_type, [keys_type])
    _, redraw = ft.use_state(NOT_BEGUN)
    under_way = ft.use_ref(NO_ROUND)
    typing = use_typed(session, f"edit {params.get('id')} {params.get('round')}")
    gate = ft.use_memo(lambda: Gate(settled=0), [params.get("id"), params.get("round")])
    use_awake(session, joined.shown is not None and joined.shown.game.ended_at is None)
    if joined.trouble is not None:
        return screen(session, trouble(session, joined.trouble))
    if joined.play is None or joined.shown is None or typing is None:
        return screen(session, ft.Container(expand=True))
    try:
        number = params.get("round", "")
        again = under_way.current = _begun(under_way.current, joined.shown, number, typing)
    except Refused as refused:
        return screen(session, trouble(session, sentences(session.say, refused.problems)))

    async def keep(now: Again) -> None:
        redraw(now.shown)
        await typing.change(lambda _: now.typed())

    again.changed = keep
    back = paths.edit(str(joined.shown.game.id), again.number)
    above = over_round(session, again, params.get("over"), back)
    return screen(
        session,
        _page(session, joined.play, joined.shown, again, typing, keys, gate),
        above,
        framing=session.framing,
    )


def _begun(under_way: Again | None, shown: Shown, written: str, typing: Typing) -> Again:
    """The edit that is under way, or a new one; raises `Refused` where there is no such round."""
    try:
        number = read_number(written, 1, len(shown.game.rounds))
    except NotANumber:
        raise Refused([Problem("no_such_round", facts={"number": written[:_SHOWN]})]) from None
    here = number, shown.game.id
    if under_way is not None and (under_way.number, under_way.game_id) == here:
        return under_way
    return begun(shown.game, number, typing.typed)


def _page(
    session: Session,
    play: Play,
    shown: Shown,
    again: Again,
    typing: Typing,
    keys: Keys,
    gate: Gate,
) -> ft.Control:
    say, names = session.say, shown.game.players
    over = column_names(say, shown.game.rules, names)
    seen = preview(shown.sheet, lambda: again.applied(shown.game))
    open_panel = open_panel_of(again.shown)
    top: list[ft.Control] = [
        _head(session, shown, again, typing, open_panel),
        # Always there, so that what stands below is not made anew when something comes up.
        ft.Container(warning(told) if (told := _in_the_way(session, shown, again, seen)) else None),
    ]
    ranking, lit = seen.sheet.ranking, frozenset({*seen.changed, again.number})
    whole: list[ft.Control] = [
        Standings(
            say,
            over,
            ranking,
            begun=True,
            look=standings_look(session),
            goal=shown.game.rules.goal,
            shown=brief_heads(session, shown.game),
        ),
        Grid(
            say,
            over,
            seen.sheet.rows,
            None,
            lit,
            again.number,
            tight=session.framing.tight,
            players=names,
        ),
    ]
    change = effect(say, over, shown.sheet, seen)
    # Beside the sheet the panel has the height of the window and no line more.
    below: list[ft.Control] = []
    (below if session.framing.frame == "stacked" else whole).append(change)
    choose = choosing(session, again, keys)
    if open_panel is not None and choose is not None:
        applying = Applying(
            trying(session, gate.once(_applying(session, play, again, typing)), names),
            stands=not seen.problems,
        )
        scorer = Scorer(session, again, names, keys, gate, applying)
        below.append(entering(scorer, open_panel, choose))
    return in_frame(session, top, whole, below)


def _in_the_way(session: Session, shown: Shown, again: Again, seen: Preview) -> str:
    """What the panel's own line does not tell: later rounds, and edits from elsewhere."""
    of_the_sheet = [one for one in seen.problems if one.code in _OF_THE_SHEET]
    if of_the_sheet:
        return sentences(session.say, of_the_sheet, shown.game.players)
    if again.stands_on(shown.game):
        return ""
    return session.say("This round was changed elsewhere meanwhile. Applying replaces it.")


def _head(
    session: Session, shown: Shown, again: Again, typing: Typing, open_panel: OpenPanel | None
) -> ft.Control:
    async def cancel() -> None:
        await typing.clear()
        session.go(paths.table(str(shown.game.id)))

    say, game_id = session.say, str(shown.game.id)
    name = say("Edit round {number}", number=again.number)
    shown_as = (
        say("Round {number}", number=again.number) if session.framing.width < NARROW else name
    )
    title = named(name, short(shown_as, 16 * fit(), bold=True), heading_level=1)
    chips = [] if open_panel is None else _chips(session, game_id, again, open_panel)
    return ft.Container(
        ft.Row(
            [
                icon_button(say("Cancel"), ft.Icons.CLOSE, cancel),
                ft.Container(title, expand=True),
                *chips,
            ],
            spacing=4,
        ),
        height=t.TARGET,
        padding=ft.Padding.symmetric(horizontal=4),
    )


def _chips(session: Session, game_id: str, again: Again, open_panel: OpenPanel) -> list[ft.Control]:
    """Trump and dealer of the round, each a way to change it."""
    say = session.say
    dealer = again.shown.game.players[open_panel.position.dealer]
    face = ft.Row([dot(), ft.Container(short(dealer, 13 * fit()), width=56)], spacing=4, tight=True)

    def going(over: str) -> Press:
        return lambda: session.go(paths.over_edit(game_id, again.number, over))

    asked = not again.shown.game.rules.trump_needed
    trump = [trump_chip(say, open_panel.trump, going("trump"), narrow=True)] if asked else []
    return [
        *trump,
        chip_button(say("Dealer: {name}", name=dealer), going("dealer"), face),
    ]


def _applying(session: Session, play: Play, again: Again, typing: Typing) -> Act:
    async def apply() -> None:
        await play.make(again.applied)
        await typing.clear()
        session.go(paths.table(str(play.shown.game.id)))

    return apply
