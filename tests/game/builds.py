#!/usr/bin/env python3
"""builds.py GAME [SEEDS]: measures whether the cards that a player takes decide how a game goes: the autopilot plays whole games with 30 seeds (or so
many) for each of a few builds, and takes the cards of the build before all others. Prints a table as Markdown, for docs/beecluster.md, and fails if
all builds end with about as many bees. A lost game ends with none.
"""
import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path

import balance

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
PREFERRED = 10  # worth more than any card in cards.txt
LEAST_RATIO = 1.3  # of the bees of the best and of the worst build
BUILDS = {
    "stings": ("twin_stings", "quick_stings", "long_stings", "keen_stings", "boss_bane", "golden_honey"),
    "guard": ("wax_shield", "royal_guard", "wide_eyes", "slow_pollen", "soft_landing", "bumblebee"),
    "garden": ("rich_meadow", "flower_dance", "early_bloom", "magnet", "pollen_baskets", "royal_feast"),
    "spear and burst": ("sharp_spear", "long_spear", "hot_burst", "wide_burst", "sweet_tooth", "swift_wings"),
}


def write_resources(folder, changed):
    """The resources of the game; `changed` are the texts of files in resources/game/ that differ."""
    for name in RESOURCES.iterdir():
        (folder / name.name).symlink_to(name)
    (folder / "game").unlink()
    (folder / "game").mkdir()
    for name in (RESOURCES / "game").iterdir():
        if name.name not in changed:
            (folder / "game" / name.name).symlink_to(name)
    for name, text in changed.items():
        (folder / "game" / name).write_text(text)


def open_cards():
    """cards.txt without medals."""
    return re.sub(r"(?m)^medal = .*\n", "", (RESOURCES / "game/cards.txt").read_text())


def text_that_prefers(cards):
    """cards.txt changed: all cards are open, and the autopilot prefers these."""
    text = open_cards()
    for card in cards:
        text, changes = re.subn(rf"(?m)(^\[{card}\]\n(?:\w.*\n)*?worth = ).*", rf"\g<1>{PREFERRED}", text)
        if changes != 1:
            sys.exit(f"cards.txt has no card {card}")
    return text


def play(game, cards, seeds, pool):
    """The games of a build."""
    with tempfile.TemporaryDirectory() as folder:
        write_resources(Path(folder), {"cards.txt": text_that_prefers(cards)})
        os.environ["COPRA_RESOURCES"] = folder
        return list(pool.map(lambda seed: balance.play(game, seed), range(1, seeds + 1)))


def main(game, seeds=30):
    ends = {}
    print("| build | its cards | points | games won | bees at the end of a game |\n| --- | --- | --- | --- | --- |")
    with ThreadPoolExecutor(cpu_count()) as pool:
        for name, cards in {"none": (), **BUILDS}.items():
            games = play(game, cards, int(seeds), pool)
            last = [next(line for line in reversed(lines) if "event" not in line) for lines in games]
            won = [lines[-1]["event"] == "victory" for lines in games]
            ends[name] = balance.mean(line["bees"] if is_won else 0 for line, is_won in zip(last, won))
            print(f"| {name} | {', '.join(cards) or 'the usual choice'} | {balance.mean(line['score'] for line in last):,.0f} | "
                  f"{balance.share(won):.0f} % | {ends[name]:.1f} |", flush=True)
    return 1 if max(ends.values()) < LEAST_RATIO * min(ends.values()) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
