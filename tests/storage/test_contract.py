"""What every store does, whichever home it has."""

import json

import pytest
from storage.conftest import Bench
from storage.samples import BROKEN, NAMES, new_game, played

from estimation_mate.domain import moves
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.port import (
    GameNotFound,
    Listing,
    Readable,
    StaleRevision,
    Unreadable,
)


def ids(listing: Listing) -> list[str]:
    """The ids of a page in its order."""
    return [game.id for game in listing.games]


async def test_empty(bench: Bench) -> None:
    """A new store has no games and knows no preference."""
    assert await bench.store.listing(50) == Listing((), more=False)
    assert await bench.store.preference("language") is None


async def test_listed(bench: Bench) -> None:
    """A saved game is listed with its players and its replayed totals."""
    await bench.store.save(played(1), 0)
    (listed,) = (await bench.store.listing(50)).games
    assert isinstance(listed, Readable)
    assert (listed.id, listed.revision, listed.game.players) == ("one", 1, NAMES)
    assert listed.sheet.totals == (25, 13, 12, -11)


async def test_newest_first(bench: Bench) -> None:
    """The game that was saved last stands first, a new one or an old one."""
    for game_id in "abc":
        await bench.store.save(played(0, game_id), 0)
    assert ids(await bench.store.listing(50)) == ["c", "b", "a"]
    await bench.store.save(played(1, "a"), 1)
    assert ids(await bench.store.listing(50)) == ["a", "c", "b"]


async def test_pages(bench: Bench) -> None:
    """A page has as many games as it was asked for and says whether more follow."""
    for game_id in "abcde":
        await bench.store.save(played(0, game_id), 0)
    pages = [await bench.store.listing(2, offset) for offset in (0, 2, 4, 6)]
    assert [ids(page) for page in pages] == [["e", "d"], ["c", "b"], ["a"], []]
    assert [page.more for page in pages] == [True, True, False, False]
    assert not (await bench.store.listing(5)).more


async def test_whole_timeline(bench: Bench) -> None:
    """What was saved comes back to the slot: present, past, future and unknown keys."""
    timeline = played(2).map(lambda game: game.model_copy(update={"stake": ["tea", 1.5, None]}))
    for _ in range(5):
        timeline = timeline.undo()
    await bench.store.save(timeline, 0)
    stored = await bench.store.load("one")
    assert (stored.timeline, stored.revision, stored.history_lost) == (timeline, 1, False)
    assert len(stored.timeline.future) == 5
    assert stored.timeline.present.model_extra == {"stake": ["tea", 1.5, None]}


async def test_revisions(bench: Bench) -> None:
    """Each save gives the next revision, and the last state is the one that is loaded."""
    timeline = Timeline(new_game())
    for revision in range(3):
        timeline = timeline.do(moves.enter(timeline.present, revision))
        assert await bench.store.save(timeline, revision) == revision + 1
    assert (await bench.store.load("one")).timeline == timeline


@pytest.mark.parametrize("wrong", [0, 1, 3])
async def test_stale(bench: Bench, wrong: int) -> None:
    """A save on any revision but the stored one is refused and changes nothing."""
    await bench.store.save(played(0), 0)
    await bench.store.save(played(1), 1)
    before = await bench.store.raw("one")
    with pytest.raises(StaleRevision) as caught:
        await bench.store.save(played(2), wrong)
    assert caught.value.stored == 2
    assert await bench.store.raw("one") == before
    assert (await bench.store.load("one")).timeline == played(1)


async def test_taken_id(bench: Bench) -> None:
    """A new game never takes the id of another, not even of a deleted one."""
    await bench.store.save(played(1), 0)
    await bench.store.delete("one")
    with pytest.raises(StaleRevision):
        await bench.store.save(played(0), 0)
    await bench.store.restore("one")
    assert (await bench.store.load("one")).timeline == played(1)


async def test_unknown_game(bench: Bench) -> None:
    """An id that nobody saved is told as such by every method."""
    for call in (bench.store.load, bench.store.raw, bench.store.delete, bench.store.restore):
        with pytest.raises(GameNotFound):
            await call("nobody")
    with pytest.raises(GameNotFound):
        await bench.store.save(played(0), 4)
    assert await bench.store.listing(50) == Listing((), more=False)


async def test_without_id(bench: Bench) -> None:
    """A game without an id cannot be kept."""
    nameless = new_game().model_copy(update={"id": None})
    with pytest.raises(ValueError, match="id"):
        await bench.store.save(Timeline(nameless), 0)


async def test_deleted(bench: Bench) -> None:
    """A deleted game is off the list and counts as not there, whoever still has it open."""
    await bench.store.save(played(1), 0)
    await bench.store.save(played(1, "two"), 0)
    await bench.store.delete("one")
    assert ids(await bench.store.listing(50)) == ["two"]
    for call in (bench.store.load, bench.store.raw):
        with pytest.raises(GameNotFound):
            await call("one")
    with pytest.raises(GameNotFound):
        await bench.store.save(played(2), 1)


async def test_restored(bench: Bench) -> None:
    """Undoing a deletion, even one that was tapped twice, gives the game back as it was."""
    await bench.store.save(played(1), 0)
    await bench.store.save(played(1, "two"), 0)
    await bench.store.delete("one")
    await bench.store.delete("one")
    await bench.store.restore("one")
    await bench.store.restore("one")
    assert ids(await bench.store.listing(50)) == ["two", "one"]
    stored = await bench.store.load("one")
    assert (stored.timeline, stored.revision) == (played(1), 1)
    assert await bench.store.save(played(2), 1) == 2


@pytest.mark.parametrize("kind", BROKEN)
async def test_broken_document(bench: Bench, kind: str) -> None:
    """A document that is no game is named with its reason, kept, and not in the others' way."""
    text, code = BROKEN[kind]
    await bench.store.save(played(1), 0)
    bench.plant("bad", text, "")
    await bench.store.save(played(1, "two"), 0)
    listing = await bench.store.listing(50)
    assert ids(listing) == ["two", "bad", "one"]
    bad = listing.games[1]
    assert isinstance(bad, Unreadable)
    assert bad.problems[0].code == code
    with pytest.raises(Refused) as caught:
        await bench.store.load("bad")
    assert (caught.value.problems, caught.value.round) == (bad.problems, bad.round)
    assert await bench.store.raw("bad") == text.encode()


async def test_broken_document_is_kept(bench: Bench) -> None:
    """A new game under a broken one's id is refused; deleting and restoring keep every byte."""
    bench.plant("one", "{half", "")
    with pytest.raises(StaleRevision):
        await bench.store.save(played(0), 0)
    await bench.store.delete("one")
    assert await bench.store.listing(50) == Listing((), more=False)
    await bench.store.restore("one")
    assert await bench.store.raw("one") == b"{half"


@pytest.mark.parametrize(
    "timeline",
    ["", "{", "null", '{"version":2,"past":[],"future":[]}', '{"version":1,"past":[{"put":1}]}']
    + [f'{{"version":1,"past":[{step}],"future":[]}}' for step in (
        '{"put":{"draft":{"bids":[99,0,0,0]}}}',
        '{"put":{"rounds":[{"bids":[5,3,2,3],"tricks":[5,3,2,3]}]}}',
        '{"put":{"rules":"unheard of"}}',
        '{"gone":["players"]}',
    )],
)  # fmt: skip
async def test_lost_history(bench: Bench, timeline: str) -> None:
    """Where only the earlier states cannot be read the game opens, and says that Undo is lost."""
    await bench.store.save(played(1), 0)
    bench.plant("one", (await bench.store.raw("one")).decode(), timeline)
    stored = await bench.store.load("one")
    assert stored.history_lost
    assert stored.timeline == Timeline(played(1).present)
    await bench.store.save(stored.timeline, stored.revision)
    assert not (await bench.store.load("one")).history_lost


async def test_saved_when(bench: Bench) -> None:
    """The list and the document tell when a game was saved; its states do not carry it."""
    old = played(1).map(lambda game: game.model_copy(update={"updated_at": "1999"}))
    await bench.store.save(old, 0)
    saved_at = bench.clock.now.isoformat(timespec="microseconds")
    (listed,) = (await bench.store.listing(50)).games
    assert isinstance(listed, Readable)
    assert listed.game.updated_at == saved_at
    assert json.loads(await bench.store.raw("one"))["updated_at"] == saved_at
    assert (await bench.store.load("one")).timeline == played(1)


async def test_own_id(bench: Bench) -> None:
    """A document that carries another id, or none, opens under the id it is kept under."""
    for written in ({}, {"id": "elsewhere"}):
        document = {"rules": "classic", "players": NAMES, "rounds": []} | written
        bench.plant("here", json.dumps(document), "")
        (listed,) = (await bench.store.listing(50)).games
        assert isinstance(listed, Readable)
        assert listed.game.id == "here"
        assert (await bench.store.load("here")).timeline.present.id == "here"


async def test_totals_that_disagree(bench: Bench) -> None:
    """Totals that somebody wrote into a document do not count: they are computed."""
    await bench.store.save(played(1), 0)
    document = json.loads(await bench.store.raw("one")) | {"totals": [99, 99, 99, 99]}
    bench.plant("one", json.dumps(document), "")
    (listed,) = (await bench.store.listing(50)).games
    assert isinstance(listed, Readable)
    assert listed.sheet.totals == (25, 13, 12, -11)


async def test_any_letters(bench: Bench) -> None:
    """Names and unknown keys in any letters, with joiners or half of a pair, come back whole."""
    names = ("عمرو", "👨‍👩‍👧", "a\x00b", "Ὀδυσσεύς")
    game = new_game(names=names).model_copy(update={"note": "\ud83d half"})
    await bench.store.save(Timeline(game), 0)
    assert (await bench.store.load("one")).timeline.present == game


async def test_preferences(bench: Bench) -> None:
    """A preference is what was set last, each key by itself."""
    await bench.store.set_preference("language", "en")
    await bench.store.set_preference("language", "ar")
    await bench.store.set_preference("title", "عشرة بلدي")
    await bench.store.set_preference("nothing", "")
    keys = ("language", "title", "nothing", "unset")
    found = [await bench.store.preference(key) for key in keys]
    assert found == ["ar", "عشرة بلدي", "", None]
