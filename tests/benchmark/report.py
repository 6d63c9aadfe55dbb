"""Kept benchmark runs: files, comparison, and the tables of docs/measurements.md and docs/benchmarks.md."""
import json
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent.parent / "docs"
# The page of each table.
PAGES = {"frames": DOCS / "measurements.md", "times": DOCS / "benchmarks.md", "instructions": DOCS / "benchmarks.md"}
# A slower frame counts from here on: beyond the spread of both runs, and by more than what a layout of the code changes.
SLOWER_TIME = 1.05
SLOWER_INSTRUCTIONS = 1.01
# One U is the time of this scene of raw_sfml.
UNIT = "raw_moving_quads:50000"
# The scenes of raw_sfml that draw the same as one of ours.
RAW = {"static_sprites": "raw_static_quads", "moving_sprites": "raw_moving_quads"}


def median(values):
    ordered = sorted(values)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def key_of(name, count):
    return f"{name}:{count}"


class Run:
    """A run: scenario -> milliseconds of each repetition, and instructions of a frame."""

    def __init__(self, times=None, instructions=None):
        self.times = times or {}  # "name:count" -> [milliseconds]
        self.instructions = instructions or {}  # "name:count" -> instructions a frame

    @staticmethod
    def read(path):
        data = json.loads(Path(path).read_text())
        return Run(data["times"], data["instructions"])

    @property
    def unit(self):
        """Milliseconds of one U; None without raw_sfml."""
        return median(self.times[UNIT]) if UNIT in self.times else None

    def write(self, path):
        data = {"times": self.times, "instructions": self.instructions}
        Path(path).write_text(json.dumps(data, indent=1, sort_keys=True) + "\n")

    def units(self, key):
        """The median in U, or in milliseconds without a unit."""
        return median(self.times[key]) / (self.unit or 1.0)

    def spread(self, key):
        """Half of the range of the repetitions as a share of the median."""
        values = self.times[key]
        return (max(values) - min(values)) / 2 / median(values) if median(values) > 0 else 0.0


def compare(old, new):
    """(key, kind, old, new, spread, verdict) for what both runs have; the verdict is "slower", "faster" or ""."""
    rows = []
    in_units = old.unit and new.unit  # else in milliseconds: a run without raw_sfml has no U
    for key in new.times:
        if key not in old.times or key.startswith("raw_"):
            continue
        before, after = ((run.units(key) if in_units else median(run.times[key])) for run in (old, new))
        spread = old.spread(key) + new.spread(key)
        limit = max(SLOWER_TIME, 1.0 + spread)
        verdict = "slower" if after > before * limit else "faster" if after * limit < before else ""
        rows.append((key, "U" if in_units else "ms", before, after, spread, verdict))
    for key in new.instructions:
        if key not in old.instructions:
            continue
        before, after = old.instructions[key], new.instructions[key]
        limit = SLOWER_INSTRUCTIONS
        verdict = "slower" if after > before * limit else "faster" if after * limit < before else ""
        rows.append((key, "instructions", before, after, 0.0, verdict))
    return rows


def print_comparison(rows):
    """Prints the rows and returns how many are slower."""
    print(f"{'scenario':<34}{'':>14}{'kept':>14}{'now':>14}{'change':>9}{'spread':>8}")
    for key, kind, before, after, spread, verdict in rows:
        digits = 0 if kind == "instructions" else 3
        change = (after / before - 1.0) * 100.0 if before else 0.0
        shown = "" if kind == "instructions" else f"{spread * 100:.0f} %"
        print(f"{key:<34}{kind:>14}{before:>14,.{digits}f}{after:>14,.{digits}f}{change:>+8.1f}%{shown:>8}  {verdict}".rstrip())
    return sum(row[5] == "slower" for row in rows)


def table_of_times(run, figures):
    """The markdown table of all scenarios that the original has, in U; figures is (name, count) -> (original, axmol, target)."""
    lines = ["| scene | count | cocos2d-x 3.17.2 (earlier run) | axmol 2.1 (earlier run) | SFML alone | target | Copra |", "|---|---|---|---|---|---|---|"]
    for (name, count), (original, axmol, target) in figures.items():
        key, raw = key_of(name, count), key_of(RAW.get(name), count)
        if key not in run.times:
            continue
        units = run.units(key)
        missed = "" if round(units, 2) <= target else " (missed)"
        alone = f"{run.units(raw):.2f}" if raw in run.times else ""
        lines.append(f"| {name} | {count:,} | {original:.2f} | {axmol:.2f} | {alone} | {target:.2f} | {units:.2f}{missed} |")
    return "\n".join(lines)


def table_of_frames(run, figures, labels):
    """The markdown table of the same scenarios for readers, in milliseconds: the original's U times the U of this run; labels is (name, count) -> text."""
    lines = ["| what happens in each frame | cocos2d-x 3.17.2 | Copra | ratio |", "|---|---|---|---|"]
    for (name, count), (original, _, _) in figures.items():
        key = key_of(name, count)
        if key in run.times and run.unit:
            units = run.units(key)
            factor = original / units
            lines.append(f"| {labels[name, count]} | {original * run.unit:.2f} ms | {units * run.unit:.2f} ms | "
                         f"{factor:.{0 if factor >= 10 else 1}f} x |")
    return "\n".join(lines)


def table_of_instructions(run, figures):
    """The markdown table; figures is name -> (label, divisor, before, target, original) as in instructions.tsv."""
    lines = ["| | Copra | before | target | cocos2d-x 3.17.2 |", "|---|---|---|---|---|"]

    def show(value, divisor):
        return "" if value is None else f"{value:,.0f}" if divisor > 1 else f"{value / 1e6:.2f} M"

    for key, (label, divisor, before, target, original) in figures.items():
        if key not in run.instructions:
            continue
        now = run.instructions[key] / divisor
        missed = " (missed)" if target is not None and round(now) > target else ""
        lines.append(f"| {label} | {show(now, divisor)}{missed} | {show(before, divisor)} | {show(target, divisor)} | "
                     f"{show(original, divisor)} |")
    return "\n".join(lines)


def write_tables(tables, pages=PAGES):
    """Replaces what lies between <!-- table NAME --> and <!-- end --> in the page of each table."""
    for name, table in tables.items():
        page = pages[name]
        text = page.read_text()
        pattern = re.compile(rf"(<!-- table {name} -->\n)(?:.*?\n)??(<!-- end -->)", re.DOTALL)
        text, found = pattern.subn(lambda match: match.group(1) + table + "\n" + match.group(2), text)
        if not found:
            raise SystemExit(f"{page}: there is no table {name}")
        page.write_text(text)
