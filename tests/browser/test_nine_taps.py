from __future__ import annotations

from pathlib import Path

from browser.conftest import Phone, Serve
from browser.driver import Screen
from browser.shelf import keep
from browser.table import Round, Table
from rounds import X, played

COUNT = """() => {
  window.taps = 0;
  addEventListener('pointerdown', () => { window.taps += 1; }, true);
}"""


def taps(screen: Screen) -> int:
    """How often the screen has been touched since it was last asked."""
    taps: int = screen.page.evaluate("() => { const n = window.taps; window.taps = 0; return n; }")
    return taps


def test_an_ordinary_round_takes_nine_taps(server: Serve, phone: Phone, tmp_path: Path) -> None:
    """Four bids, Confirm, three tricks, Confirm: nine touches, with numbers or with Made."""
    path = keep(tmp_path, played(X))
    screen = phone(width=360, height=640, has_touch=True)
    screen.open(f"{server(tmp_path).address}/{path}")
    table = Table(screen)
    screen.page.evaluate(COUNT)
    table.play(Round((5, 3, 2, 2), (5, 3, 2, 3)))
    table.see_round(3)
    assert taps(screen) == 9
    table.see_standings((50, 1), (26, 2), (24, 3), (-22, 4))
    table.say_bids(Round((5, 3, 2, 2), (5, 3, 2, 3)))
    table.confirm_bids()
    for name in ("Essam", "Amr", "Bassem"):
        screen.tap(f"Made for {name}")
    table.confirm_round()
    table.see_round(4)
    assert taps(screen) == 9
    table.see_standings((75, 1), (39, 2), (13, 3), (-10, 4))
