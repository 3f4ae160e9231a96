"""What was measured, as a row; the table on the terminal and in docs/internals/PERFORMANCE.md."""

import dataclasses
import pathlib

from processes import CannotRun

PAGE = pathlib.Path("docs/internals/PERFORMANCE.md")
HEADINGS = ("measure", "ours", "against", "its", "ratio", "bound", "")
WIDTHS = (30, 11, 24, 11, 8, 8, 4)


@dataclasses.dataclass(frozen=True)
class Result:
    """One goal: two figures, their ratio and its bound. Where nothing was measured, why."""

    name: str
    against: str
    bound: float
    is_floor: bool = False  # the ratio says how many times faster we are, and has to reach the bound
    ours: float | None = None
    theirs: float | None = None
    ratio: float | None = None
    unit: str = "ms"
    reason: str = ""

    @property
    def verdict(self) -> str:
        """How the ratio stands to its bound."""
        if self.ratio is None:
            return "–"
        return "ok" if (self.ratio >= self.bound if self.is_floor else self.ratio <= self.bound) else "over"

    def cells(self) -> tuple[str, ...]:
        """The row as the table shows it."""
        return (
            self.name, figure(self.ours, self.unit), self.against, figure(self.theirs, self.unit),
            "–" if self.ratio is None else f"{self.ratio:.2f}",
            ("≥ " if self.is_floor else "≤ ") + f"{self.bound:g}", self.verdict,
        )


def figure(value: float | None, unit: str) -> str:
    """A number with its unit, or a dash where there is none."""
    return "–" if value is None else f"{value:,.1f} {unit}"


def line(texts: tuple[str, ...]) -> str:
    """A row for the terminal."""
    return " ".join(text.ljust(width) for text, width in zip(texts, WIDTHS)).rstrip()


def save(results: list[Result], rules: str) -> None:
    """Puts the table between the markers of the page, where a reader looks for it."""
    first, last = (f"<!-- measured, {rules} rules: {place} -->" for place in ("begin", "end"))
    text = PAGE.read_text(encoding="utf-8")
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise CannotRun(f"{PAGE} lacks the markers {first} and {last}")
    table = [HEADINGS, ("---",) * len(HEADINGS), *(result.cells() for result in results)]
    lines = "\n".join("| " + " | ".join(texts) + " |" for texts in table)
    PAGE.write_text(f"{before}{begin}\n{lines}\n{end}{after}", encoding="utf-8")
