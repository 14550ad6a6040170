"""Help as it is read: titles, short lines, words with what they mean, tables."""

from functools import singledispatch

import flet as ft

from estimation_mate.labels import trump_name
from estimation_mate.texts import Words
from estimation_mate.ui import theme as t
from estimation_mate.ui.components.lettering import heading, named, text
from estimation_mate.ui.components.marks import suit
from estimation_mate.ui.help.parts import Line, Part, Section, Suits, Table, Term
from estimation_mate.ui.letters import fit

FIGURES = 80
"""The width of a column of figures."""

_HEADS = 1.4
"""The most that the head of a column grows: its one word is not broken there."""


def help_view(say: Words, sections: list[Section]) -> list[ft.Control]:
    """A card a section."""
    return [_card(say, section) for section in sections]


def _card(say: Words, section: Section) -> ft.Control:
    shown = [_shown(part, say) for part in section.parts]
    return ft.Container(
        ft.Column(
            [heading(section.title, 17, level=2), *shown],
            spacing=6,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=t.CARD,
        border=ft.Border.all(1, t.LINE),
        border_radius=12,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


@singledispatch
def _shown(part: Part, say: Words) -> ft.Control:
    """A line of text, or what else stands in a section."""
    del say
    return text(str(part), 14, height=1.35)


@_shown.register
def _(part: Term, say: Words) -> ft.Control:
    told = [
        text(part.word, 14, t.PRIMARY, bold=True, height=1.35),
        text(part.told, 14, height=1.35),
    ]
    spoken = say("{word}: {told}", word=part.word, told=part.told)
    return named(spoken, ft.Column(list(told), spacing=0))


@_shown.register
def _(part: Table, say: Words) -> ft.Control:
    heads = _row("", part.heads, t.QUIET, 12 * fit(_HEADS))
    rows = [_spoken(say, part.heads, line) for line in part.lines]
    return ft.Column(
        [ft.Semantics(exclude_semantics=True, content=heads), *rows], spacing=0, tight=True
    )


def _spoken(say: Words, heads: tuple[str, ...], line: Line) -> ft.Control:
    told = [f"{head} {figure}" for head, figure in zip(heads, line.figures, strict=True)]
    return named(say(", ").join([line.about, *told]), _row(line.about, line.figures, t.TEXT, 14))


def _row(about: str, figures: tuple[str, ...], ink: ft.ColorValue, size: float) -> ft.Control:
    right = ft.TextAlign.RIGHT
    cells = [text(one, size, ink, width=FIGURES, text_align=right) for one in figures]
    return ft.Container(
        ft.Row([ft.Container(text(about, size, ink), expand=True), *cells], spacing=4),
        padding=ft.Padding.symmetric(vertical=5),
        border=ft.Border.only(bottom=ft.BorderSide(1, t.LINE)),
    )


@_shown.register
def _(part: Suits, say: Words) -> ft.Control:
    return ft.Row(
        [_suit(say, number, trump) for number, trump in part.trumps],
        wrap=True,
        spacing=t.GAP,
        run_spacing=t.GAP,
    )


def _suit(say: Words, number: int, trump: str) -> ft.Control:
    name = trump_name(say, trump)
    shown = ft.Row(
        [text(str(number), 14, bold=True), suit(trump, 16), text(name, 14)], spacing=6, tight=True
    )
    face = ft.Container(
        shown,
        bgcolor=t.KEY,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=10, vertical=5),
    )
    return named(say("Round {number}", number=number) + say(", ") + name, face)
