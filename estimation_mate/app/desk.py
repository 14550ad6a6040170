"""The desk where the games lie: starting, finding, opening and putting away."""

import asyncio
import uuid
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from estimation_mate.app.form import Form, read_form, write_form
from estimation_mate.app.play import Play
from estimation_mate.app.preset_shelf import PresetShelf
from estimation_mate.app.scoring import Typed, read_kept, read_typed, write_rules, write_typed
from estimation_mate.domain.game import Game, Names
from estimation_mate.domain.moves import open_round
from estimation_mate.domain.names import name_problems, named
from estimation_mate.domain.problems import Refused
from estimation_mate.domain.replay import replay
from estimation_mate.domain.rules import RuleSet
from estimation_mate.domain.seats import right_of
from estimation_mate.domain.timeline import Timeline
from estimation_mate.storage.clock import Clock, utc_now
from estimation_mate.storage.port import GameStore, Listing, Readable

_FORM, _LANGUAGE, _THEME = "new_game", "language", "theme"
_AWAKE, _FRAMING = "awake", "framing"
_DEFAULTS, _TYPED = "defaults {}", "typed {}"
_ON, _OFF = "on", "off"

THEMES = ("system", "light", "dark")
"""How the app may look; the first is what it begins with."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What the user is told of the place where games lie: a stable code and the path meant."""

    code: str
    path: str


UNKEPT = "unkept"
"""What the code of a notice begins with that says that games do not outlast the program."""


def next_dealer(game: Game) -> int:
    """Who deals first in the game after this one: the deal goes on round the table."""
    sheet = replay(game)
    return sheet.next.dealer if sheet.next else right_of(sheet.rows[-1].dealer)


class Desk:
    """All games of one device, in one process; `in_browser` is whether a browser keeps them."""

    def __init__(
        self,
        store: GameStore,
        now: Clock = utc_now,
        notices: tuple[Notice, ...] = (),
        *,
        in_browser: bool = False,
    ) -> None:
        self.store = store
        self.in_browser = in_browser
        self.presets = PresetShelf(store)
        self.now = now
        self.notices = notices
        unkept = any(one.code.startswith(UNKEPT) for one in notices)
        self._unkept = "unkept" if unkept else None
        self._open: WeakValueDictionary[str, Play] = WeakValueDictionary()
        self._opening = asyncio.Lock()

    @property
    def lasting(self) -> bool:
        """Whether games outlast the program."""
        return self._unkept is None

    async def listing(self, limit: int, offset: int = 0) -> Listing:
        """A page of saved games, the one touched last first."""
        return await self.store.listing(limit, offset)

    async def start(self, names: Names, first_dealer: int, rules: RuleSet, blank: str) -> str:
        """Starts a game and keeps it; gives its id.

        `blank` names a player who was left blank, with `{n}` for 1–4. Raises `Refused` with a
        `name_long` or `name_broken` for each name that cannot be kept.
        """
        first, second, third, fourth = players = named(names, blank)
        problems = name_problems(players)
        if problems:
            raise Refused(problems)
        return await self._begin((first, second, third, fourth), first_dealer, rules)

    async def rematch(self, game: Game) -> str:
        """Starts a game of the same people and rules, the deal going on round the table."""
        return await self._begin(game.players, next_dealer(game), game.rules)

    async def form_again(self, game: Game) -> Form:
        """The form of a new game of the same people and rules, the deal going on.

        Settings that were made for new games of other rule sets stay.
        """
        kept = await self.form()
        form = replace(kept, names=game.players, dealer=next_dealer(game))
        usual = await self.defaults(game.rules.kind)
        form = form.by_rules(game.rules.kind).usual()
        return form if game.rules == usual else form.scored_by(game.rules)

    async def _begin(self, players: Names, first_dealer: int, rules: RuleSet) -> str:
        game = Game(
            rules=rules,
            players=players,
            first_dealer=first_dealer,
            id=uuid.uuid4().hex,
            created_at=self.now(),
        )
        await self.store.save(Timeline(open_round(game)), 0)
        return str(game.id)

    async def open(self, game_id: str) -> Play:
        """The game being played, the same object for everybody who opens it.

        Raises what the store raises: `GameNotFound`, or `Refused` for one that cannot be read.
        """
        async with self._opening:
            play = self._open.get(game_id)
            if play is None:
                play = Play(self.store, await self.store.load(game_id), self._unkept)
                self._open[game_id] = play
            return play

    async def look_again(self, game_id: str) -> None:
        """Shows a game that is open here as another program has left it."""
        play = self._open.get(game_id)
        if play is not None:
            await play.look_again()

    async def delete(self, game_id: str) -> None:
        """Takes a game off the list; `restore` brings it back."""
        await self.store.delete(game_id)

    async def restore(self, game_id: str) -> None:
        """Brings a deleted game back."""
        await self.store.restore(game_id)

    async def names_before(self, most: int) -> tuple[str, ...]:
        """Names of the latest games, each once, the latest first."""
        listing = await self.store.listing(most)
        games = [one.game for one in listing.games if isinstance(one, Readable)]
        return tuple(dict.fromkeys(name for game in games for name in game.players))[:most]

    async def form(self) -> Form:
        """The form of a new game as it was left on this device."""
        return read_form(await self.store.preference(_FORM))

    async def keep_form(self, form: Form) -> None:
        """Remembers the form as far as it is filled in."""
        await self.store.set_preference(_FORM, write_form(form))

    async def defaults(self, kind: str) -> RuleSet:
        """The rules of this kind that a new game starts from on this device (G7)."""
        return read_kept(await self.store.preference(_DEFAULTS.format(kind)), kind)

    async def keep_defaults(self, rules: RuleSet) -> None:
        """Remembers what new games start from."""
        await self.store.set_preference(_DEFAULTS.format(rules.kind), write_rules(rules))

    async def typed(self, place: str) -> Typed:
        """What was typed over the settings of a place and neither saved nor given up."""
        return read_typed(await self.store.preference(_TYPED.format(place)))

    async def keep_typed(self, place: str, typed: Typed) -> None:
        """Remembers what is typed over the settings of a place."""
        await self.store.set_preference(_TYPED.format(place), write_typed(typed))

    async def language(self) -> str | None:
        """The language that was chosen on this device, if one was."""
        return await self.store.preference(_LANGUAGE)

    async def choose_language(self, language: str) -> None:
        """Remembers the language."""
        await self.store.set_preference(_LANGUAGE, language)

    async def framing(self) -> str | None:
        """How the Table was framed last on this device, if it was chosen."""
        return await self.store.preference(_FRAMING)

    async def choose_framing(self, frame: str) -> None:
        """Remembers how the Table is framed."""
        await self.store.set_preference(_FRAMING, frame)

    async def theme(self) -> str:
        """The one of `THEMES` that was chosen on this device, the first where none was."""
        chosen = await self.store.preference(_THEME)
        return chosen if chosen in THEMES else THEMES[0]

    async def choose_theme(self, theme: str) -> None:
        """Remembers the theme."""
        await self.store.set_preference(_THEME, theme)

    async def awake(self) -> bool:
        """Whether this device keeps its screen on during a game, as long as nobody said no."""
        return await self.store.preference(_AWAKE) != _OFF

    async def choose_awake(self, on: bool) -> None:
        """Remembers whether the screen stays on."""
        await self.store.set_preference(_AWAKE, _ON if on else _OFF)
