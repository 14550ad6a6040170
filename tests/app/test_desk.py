"""The desk: starting, finding, opening and putting away games."""

import asyncio
import gc
import weakref

import pytest
from app.conftest import Program
from app.stores import Failing, Slow
from rounds import NAMES, X, draft_of, tap

from estimation_mate.app.desk import Desk
from estimation_mate.app.form import Form
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.rules import Classic, read_rules
from estimation_mate.storage.memory import MemoryStore
from estimation_mate.storage.port import GameNotFound, Listing, Readable, StoreFailed

CLASSIC = Classic()
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
"""One letter to the eye, five characters to the domain."""

Names = tuple[str, str, str, str]


async def start(desk: Desk, names: Names = NAMES, blank: str = "Player {n}") -> str:
    """A new Classic game."""
    return await desk.start(names, 0, CLASSIC, blank)


def problems_of(refused: Refused) -> list[tuple[str, int | None]]:
    """Codes and seats."""
    return [(problem.code, problem.seat) for problem in refused.problems]


async def test_a_started_game_is_kept_with_its_first_round_open(program: Program) -> None:
    """The next program opens it where it stands."""
    desk = program()
    rules = read_rules({"kind": "classic", "max_dash": 1})
    game_id = await desk.start(NAMES, 2, rules, "Player {n}")
    play = await program().open(game_id)
    game = play.shown.game
    assert (game.id, game.players, game.first_dealer, game.rules) == (game_id, NAMES, 2, rules)
    assert game.created_at is not None
    assert draft_of(game).active == 3


async def test_games_have_ids_of_their_own_and_the_clock_of_the_desk() -> None:
    """Two started at once are two games."""
    desk = Desk(MemoryStore(), now=lambda: "2026-01-01T12:00:00+02:00")
    first, second = await start(desk), await start(desk)
    assert first != second
    assert (await desk.open(first)).shown.game.created_at == "2026-01-01T12:00:00+02:00"


@pytest.mark.parametrize("blank", ["", "   ", "\u200b\u200f", "\u3164"])
async def test_a_blank_name_is_called_as_the_language_wants(desk: Desk, blank: str) -> None:
    """By the number of the seat; other names are trimmed."""
    game_id = await start(desk, (" Amr ", blank, "Dina", blank), "اللاعب {n}")
    players = (await desk.open(game_id)).shown.game.players
    assert players == ("Amr", "اللاعب 2", "Dina", "اللاعب 4")


async def test_forty_characters_are_a_name_and_one_more_is_refused(desk: Desk) -> None:
    """They are counted as a game file counts them, after trimming; nothing is kept."""
    for name in ("W" * 40, f" {'W' * 40} ", FAMILY * 8):
        await desk.open(await start(desk, ("Amr", name, "Dina", "Essam")))
    before = await desk.listing(9)
    for name in ("W" * 41, FAMILY * 9):
        with pytest.raises(Refused) as caught:
            await start(desk, (name, "Bassem", name, "Essam"))
        assert problems_of(caught.value) == [("name_long", 0), ("name_long", 2)]
        assert caught.value.problems[0].facts == {"most": 40}
    assert await desk.listing(9) == before


@pytest.mark.parametrize("name", ["\ud83d", "Amr\udc00", "\udc00\ud800", "\ud83d" * 40])
async def test_half_a_character_is_refused(program: Program, name: str) -> None:
    """No game is kept that could not be opened again."""
    desk = program()
    with pytest.raises(Refused) as caught:
        await start(desk, ("Amr", "Bassem", name, "Essam"))
    assert problems_of(caught.value) == [("name_broken", 2)]
    assert await program().listing(9) == Listing((), more=False)


@pytest.mark.parametrize(
    "name", ["عمرو", "👨\u200d👩\u200d👧", "a\x00b", "{n}", "A\u202emr", "Amr"]
)
async def test_whatever_can_be_started_can_be_opened(program: Program, name: str) -> None:
    """Letters of any kind; four equal names are four players."""
    game_id = await start(program(), (name, name, name, name))
    assert (await program().open(game_id)).shown.game.players == (name,) * 4


async def test_a_game_that_cannot_be_saved_is_not_begun() -> None:
    """The reason is the store's, and once it works again the same start does."""
    store = Failing()
    store.reason = "full"
    desk = Desk(store)
    with pytest.raises(StoreFailed):
        await start(desk)
    store.reason = None
    assert await desk.listing(9) == Listing((), more=False)
    await desk.open(await start(desk))


async def test_a_rematch_has_the_same_people_and_the_deal_goes_on(desk: Desk) -> None:
    """Round 1 of the rematch is dealt by who would have dealt next."""
    rules = read_rules({"kind": "classic", "double": False})
    play = await desk.open(await desk.start(NAMES, 1, rules, "{n}"))
    for _ in range(2):
        await play.make(lambda game: tap(game, X))
    again = (await desk.open(await desk.rematch(play.shown.game))).shown.game
    assert (again.players, again.rules, again.first_dealer) == (NAMES, rules, 3)
    assert (again.rounds, again.id == play.shown.game.id) == ((), False)


async def test_a_rematch_of_a_game_without_rounds_begins_with_its_dealer(desk: Desk) -> None:
    """Nobody has dealt yet."""
    play = await desk.open(await desk.start(NAMES, 3, CLASSIC, "{n}"))
    again = await desk.open(await desk.rematch(play.shown.game))
    assert again.shown.game.first_dealer == 3


async def test_a_game_that_is_open_is_one_object_for_everybody() -> None:
    """Also for two who open it at the same moment."""
    desk = Desk(Slow())
    game_id = await start(desk)
    first, second = await asyncio.gather(desk.open(game_id), desk.open(game_id))
    assert first is second
    assert await desk.open(game_id) is first


async def test_a_game_that_nobody_plays_is_let_go(desk: Desk) -> None:
    """The next to open it reads what is stored."""
    game_id = await start(desk)
    play = await desk.open(game_id)
    await play.make(lambda game: tap(game, X))
    held = weakref.ref(play)
    del play
    gc.collect()
    assert held() is None
    assert (await desk.open(game_id)).shown.sheet.totals == (25, 13, 12, -11)


async def test_a_game_that_is_not_there_is_not_opened(desk: Desk) -> None:
    """Neither one that never was nor one that was deleted, until it is restored."""
    with pytest.raises(GameNotFound):
        await desk.open("nowhere")
    game_id = await start(desk)
    await desk.delete(game_id)
    with pytest.raises(GameNotFound):
        await desk.open(game_id)
    await desk.restore(game_id)
    assert (await desk.open(game_id)).shown.game.id == game_id


async def test_the_list_has_pages(desk: Desk) -> None:
    """The one touched last is first."""
    ids = [await start(desk) for _ in range(3)]
    play = await desk.open(ids[0])
    await play.make(lambda game: tap(game, X))
    first, second = await desk.listing(2), await desk.listing(2, 2)
    assert [one.id for one in first.games] == [ids[0], ids[2]]
    assert (first.more, second.more) == (True, False)
    assert [one.id for one in second.games] == [ids[1]]
    assert isinstance(first.games[0], Readable)
    assert first.games[0].sheet.totals == (25, 13, 12, -11)


async def test_names_used_before_are_told_once_each_the_latest_first(desk: Desk) -> None:
    """As many as are wanted."""
    await start(desk, ("Amr", "Bassem", "Dina", "Essam"))
    await start(desk, ("Dina", "Fadi", "Amr", "Galal"))
    assert await desk.names_before(5) == ("Dina", "Fadi", "Amr", "Galal", "Bassem")
    assert await Desk(MemoryStore()).names_before(5) == ()


async def test_choices_of_this_device_are_there_after_the_program_has_ended(
    program: Program,
) -> None:
    """The language, the look, whether the screen stays on, and the form of a new game."""
    desk = program()
    assert (await desk.theme(), await desk.awake()) == ("system", True)
    await desk.choose_theme("dark")
    await desk.choose_awake(False)
    assert (await desk.language(), await desk.form()) == (None, Form())
    await desk.choose_language("ar")
    form = Form(("Amr", "", "Dina", ""), 2)
    await desk.keep_form(form)
    after = program()
    assert (await after.language(), await after.form()) == ("ar", form)
    assert (await after.theme(), await after.awake()) == ("dark", False)
    await after.choose_awake(True)
    assert await after.awake()


async def test_a_look_that_is_none_is_that_of_the_device() -> None:
    """Whatever a newer program may have kept there."""
    desk = Desk(MemoryStore())
    await desk.choose_theme("sepia")
    assert await desk.theme() == "system"


async def test_what_new_games_start_from_is_remembered_a_rule_set(program: Program) -> None:
    """The usual settings until then; a game that was started keeps its own (G7)."""
    desk = program()
    assert await desk.defaults("classic") == Classic()
    game_id = await desk.start(NAMES, 0, await desk.defaults("classic"), "{n}")
    await desk.keep_defaults(Classic(max_dash=1))
    after = program()
    assert await after.defaults("classic") == Classic(max_dash=1)
    assert (await after.open(game_id)).shown.game.rules == Classic()


@pytest.mark.parametrize("kept", ["", "{", "7", '{"kind": "tiny"}', '{"kind": "classic", "x": 1}'])
async def test_defaults_that_cannot_be_read_are_the_usual_ones(kept: str) -> None:
    """Whatever was left there, a game can be started."""
    store = MemoryStore()
    await store.set_preference("defaults classic", kept)
    assert await Desk(store).defaults("classic") == Classic()


async def test_what_is_typed_over_settings_is_remembered_place_by_place(program: Program) -> None:
    """Right or wrong, until it is cleared."""
    desk = program()
    await desk.keep_typed("new classic", {"caller.win": "x", "saaydeh": False})
    after = program()
    assert await after.typed("new classic") == {"caller.win": "x", "saaydeh": False}
    assert await after.typed("defaults classic") == {}
    await after.keep_typed("new classic", {})
    assert await after.typed("new classic") == {}


@pytest.mark.parametrize("kept", ["{", "[]", "7", "null", '{"a": null, "b": 1}'])
async def test_what_was_typed_and_cannot_be_read_is_nothing(kept: str) -> None:
    """The settings are shown as they are."""
    store = MemoryStore()
    await store.set_preference("typed new classic", kept)
    assert await Desk(store).typed("new classic") == {}
