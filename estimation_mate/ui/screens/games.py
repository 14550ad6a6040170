"""Games: the running one on top, the saved ones below."""

import flet as ft

from estimation_mate.labels import language_name
from estimation_mate.storage.port import Listed, Listing, Readable, StoreFailed
from estimation_mate.storage_sentences import not_read, notice_told
from estimation_mate.texts import Words
from estimation_mate.ui import paths
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.buttons import Press, button, chip_button, icon_button
from estimation_mate.ui.components.lettering import text
from estimation_mate.ui.components.saved_games import names_of, running_card, saved_row
from estimation_mate.ui.components.screen import page, screen, top_bar, warning
from estimation_mate.ui.components.sheet import sheet
from estimation_mate.ui.session import Act, Session, use_session
from estimation_mate.ui.trying import trying

PAGE = 12
"""Games that are listed at first: a screenful, since each is replayed to be told."""

NOT_READ: Listing | str | None = None


@ft.component
def Games() -> ft.Control:
    """All games of this device at `/`, with a game's menu over them at `/menu/:id`."""
    session = use_session()
    menu_of = ft.use_route_params().get("id")
    listing, set_listing = ft.use_state(NOT_READ)
    length, set_length = ft.use_state(PAGE)

    async def read() -> None:
        try:
            set_listing(await session.desk.listing(length))
        except StoreFailed as failure:
            set_listing(not_read(session.say, failure.reason))

    ft.use_effect(read, [length, menu_of, session.visit])
    if listing is None:
        return screen(session, ft.Container(expand=True))
    if isinstance(listing, str):
        return screen(session, _page(session, [warning(listing)]))
    above = None if menu_of is None else _menu(session, listing, menu_of, read)
    more = (lambda: set_length(length + PAGE)) if listing.more else None
    return screen(session, _list(session, listing, more), above)


def _list(session: Session, listing: Listing, more: Press | None) -> ft.Control:
    say = session.say
    running = next((one for one in listing.games if _runs(one)), None)
    others = [one for one in listing.games if one is not running]
    parts: list[ft.Control] = [
        _notice(notice_told(say, one.code, one.path)) for one in session.desk.notices
    ]
    if running is not None and isinstance(running, Readable):
        parts.append(running_card(session, running))
    parts.append(
        button(
            say("New game"),
            lambda: session.go(paths.NEW),
            look="outlined" if running else "primary",
        )
    )
    if others:
        parts.append(
            ft.Container(text(say("Saved games"), 13, t.QUIET), padding=ft.Padding.only(top=8))
        )
    elif running is None and session.desk.lasting:
        parts.append(_nothing_yet(say))
    parts += [saved_row(session, one) for one in others]
    if more is not None:
        parts.append(button(say("Show more"), more, look="quiet"))
    return _page(session, parts)


def _page(session: Session, parts: list[ft.Control]) -> ft.Control:
    say = session.say
    settings = icon_button(
        say("Settings"), ft.Icons.SETTINGS_OUTLINED, lambda: session.go(paths.SETTINGS)
    )
    return page(top_bar(session, say("Estimation Mate"), None, _language(session), settings), parts)


def _nothing_yet(say: Words) -> ft.Control:
    told = say("Four players, one phone. Every game stays on this device.")
    return ft.Container(text(told, 14, t.QUIET), padding=ft.Padding.only(top=8))


def _notice(told: str) -> ft.Control:
    return ft.Container(
        text(told, 13, t.ON_ACCENT_TINT), bgcolor=t.ACCENT_TINT, border_radius=12, padding=12
    )


def _language(session: Session) -> ft.Control:
    other = "en" if session.say.rtl else "ar"
    speak = trying(session, lambda: session.speak(other))
    shown = ft.Row(
        [
            ft.Icon(ft.Icons.LANGUAGE, size=18),
            text(language_name(session.say, other), 13, None, no_wrap=True),
        ],
        spacing=6,
        tight=True,
    )
    return chip_button(session.say("Language"), speak, shown)


def _runs(listed: Listed) -> bool:
    return isinstance(listed, Readable) and listed.game.ended_at is None


def _menu(session: Session, listing: Listing, game_id: str, read: Act) -> ft.Control:
    say = session.say
    one = next((game for game in listing.games if game.id == game_id), None)
    rows: list[ft.Control] = []

    def close() -> None:
        session.go(paths.GAMES)

    async def delete() -> None:
        await session.desk.delete(game_id)
        close()
        session.tell(say("Game deleted."), say("Undo"), trying(session, restore))

    async def restore() -> None:
        await session.desk.restore(game_id)
        await read()

    if one is not None:
        rows.append(text(names_of(say, one), 14, t.QUIET))
        rows.append(button(say("Delete game"), trying(session, delete), look="outlined"))
    return sheet(say("Game menu"), say("Close"), close, rows, session.room)
