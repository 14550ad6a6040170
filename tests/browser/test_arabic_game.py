from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.overheard import Overheard
from browser.shelf import documents, keep, scored
from browser.table import Players, Round, Table, start_game, written
from browser.tongues import ARABIC as SAY
from rounds import X, played

PLAYERS: Players = ("عمرو", "باسم", "دينا", "عصام")

PLAYED = (
    Round((5, 3, 2, 2), (5, 3, 2, 3), trump="Spades"),
    Round((6, 0, 4, 2), (6, 0, 5, 2), dash=(1,)),
    Round((5, 4, 3, 4), (5, 4, 2, 2), risk=1),
    Round((4, 4, 4, 3), (4, 4, 4, 1), risk=3),
    Round((5, 3, 2, 2), (4, 2, 3, 4)),
    Round((9, 2, 1, 0), (9, 2, 1, 1)),
)
"""A Dash, Risk moved, Double, Sa'aydeh and a call of 9."""


def _latin(texts: Iterable[str]) -> list[str]:
    """Those in which a Latin letter stands."""
    return [text for text in texts if any("LATIN" in unicodedata.name(mark, "") for mark in text)]


def _all_arabic(screen: Screen) -> None:
    """No Latin letter stands in any name or text of this screen."""
    assert _latin([*screen.texts(), screen.page.title()]) == []


def _nothing_latin(heard: Overheard) -> None:
    """Nothing with a Latin letter was ever sent to be painted or spoken."""
    assert len(heard.texts) > 20
    assert _latin(heard.texts) == []


def test_six_rounds(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Six rounds on a phone that speaks Arabic, and no Latin letter on any screen on the way."""
    screen = phone(width=360, height=640, locale="ar-EG")
    heard = Overheard(screen.page)
    screen.open(server(tmp_path).address)
    _all_arabic(screen)
    table = start_game(screen, PLAYERS, dealer=3, say=SAY)
    for number, one in enumerate(PLAYED, 1):
        _play_and_look(table, number, one)
    screen.see("جولة 5، أندر 1، سعايدة")
    screen.see("جولة 6، أندر 1، بالدبل")
    _has_the_right_totals(table, *documents(tmp_path).values())
    screen.tap(SAY("Undo"))
    screen.see(SAY("Change bids"))
    screen.tap(SAY("Redo"))
    table.see_round(7)
    _look_into_the_menus(table)
    _nothing_latin(heard)
    # Painted only: the marks of Caller, With, Dash and Risk, and the place titles.
    assert {"ك", "و", "د", "ر", "كينج", "كوز"} <= heard.texts


def _play_and_look(table: Table, number: int, one: Round) -> None:
    """As `Table.play`, with a look at every stage of the panel."""
    screen = table.screen
    table.see_round(number, ", counts double" if number == 6 else "")
    table.say_bids(one)
    _all_arabic(screen)
    if number == 4:
        screen.see("مين اتكلم آخر واحد؟")
    if one.trump:
        screen.tap(SAY("Trump: not recorded"))
        screen.see("هارت", "button")
        _all_arabic(screen)
        screen.tap(SAY(one.trump))
    if one.risk is not None:
        screen.tap(SAY("Risk for {name}", name=PLAYERS[one.risk]), "switch")
        _all_arabic(screen)
    table.confirm_bids()
    table.take_tricks(one.tricks)
    _all_arabic(screen)
    table.confirm_round()


def _has_the_right_totals(table: Table, document: str) -> None:
    result = scored(document)
    places = {one["seat"]: one["place"] for one in result["ranking"]}
    table.see_standings(*[(result["totals"][seat], places[seat]) for seat in range(4)])
    assert len(table.standings()) == 4


def _look_into_the_menus(table: Table) -> None:
    """The menu of the Table, the help, the list of games, the settings, and a game's menu."""
    screen = table.screen
    screen.tap(SAY("Game menu"))
    screen.see(SAY("Games"), "button")
    _all_arabic(screen)
    screen.tap(SAY("Help"))
    screen.see("كولر 13، جابها 169، مجابهاش −85")
    _all_arabic(screen)
    screen.tap(SAY("Back to the sheet"))
    screen.tap(SAY("Game menu"))
    screen.tap(SAY("Games"))
    screen.see(SAY("Continue game"))
    _all_arabic(screen)
    screen.tap(SAY("Settings"))
    screen.see("المظهر: غامق", "radio")
    _all_arabic(screen)
    screen.tap(SAY("Games"))
    screen.tap(f"قايمة لعبة {'، '.join(PLAYERS)}")
    screen.see("امسح اللعبة")
    _all_arabic(screen)
    screen.tap("امسح اللعبة")
    screen.see("اللعبة اتمسحت.")
    _all_arabic(screen)
    screen.tap(SAY("Undo"))
    screen.see(SAY("Continue game"))


def test_the_last_round_and_finish(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """The eighteenth round, Finish, its places, an extra round and the list, all in Arabic."""
    path = keep(tmp_path, played(*[X] * 17, players=list(PLAYERS)))
    screen = phone(width=360, height=640, locale="ar-EG")
    heard = Overheard(screen.page)
    screen.open(f"{server(tmp_path).address}/{path}")
    table = Table(screen, PLAYERS, SAY)
    table.see_round(18)
    screen.see("اللون: تريفل", "button")
    table.play(Round((7, 3, 1, 1), (7, 3, 2, 1)))
    screen.see(SAY("All rounds played"))
    _all_arabic(screen)
    screen.tap(SAY("Finish game"))
    for place, name, total in zip((1, 2, 3, 4), PLAYERS, (452, 234, 193, -176), strict=True):
        screen.see(
            SAY("Place {place}: {name}, {total}", place=place, name=name, total=written(total))
        )
    screen.see("بعد 18 جولة · مصر – كلاسيك")
    _all_arabic(screen)
    screen.tap(SAY("Games"))
    screen.see(f"افتح لعبة {'، '.join(PLAYERS)}")
    _all_arabic(screen)
    screen.tap(f"افتح لعبة {'، '.join(PLAYERS)}")
    _an_extra_round(screen)
    _nothing_latin(heard)


def _an_extra_round(screen: Screen) -> None:
    screen.see(SAY("Back to the sheet"))
    screen.page.wait_for_timeout(700)  # Finish takes no answer from a finger that is still falling
    screen.tap(SAY("Add extra round"))
    screen.see(SAY("Extra round {number}", number=19), "heading")
    _all_arabic(screen)
