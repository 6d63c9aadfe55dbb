#!/usr/bin/env python3
"""cards.py GAME [SEEDS [CARD...]]: measures that each card is worth taking somewhere: plays the stages of PLACES with all copies of the card, and with as
many copies of a card that does nothing, with the same 60 seeds (or so many). The first kills of a stage bring them. Prints a table as
Markdown, for docs/beecluster.md, and fails if a card does not help by two standard errors.
"""
import os
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from statistics import stdev
from typing import NamedTuple

import balance
import builds

FIRST_SEED = 5001  # the places were chosen with other seeds
FRAMES = 12000  # more than a stage takes
LEAST = 2  # standard errors
NOTHING = "magnet"  # with a pull of 0
ENDS = ("swarm-lost", "stage-clear")


class Place(NamedTuple):
    """Where a card is worth taking: who plays, which stages, each from its beginning, and what gets better there."""
    player: str
    stages: tuple
    measure: str
    beside: tuple = ()  # other cards that are offered, in combs of the usual size


MEADOW, CREEK, ORCHARD, HEATH, FULL = ("meadow",), ("creek",), ("orchard",), ("heath",), balance.FULL_STAGES
PLACES = {
    "twin_stings": Place("autopilot", CREEK, "points"),
    "wax_shield": Place("autopilot", CREEK, "points"),
    "magnet": Place("sine", MEADOW + HEATH, "points"),
    "bumblebee": Place("idle", MEADOW + HEATH, "seconds"),
    "royal_guard": Place("autopilot", CREEK, "bees at the end"),
    "slow_pollen": Place("autopilot", CREEK + HEATH, "bees at the end"),
    "sweet_tooth": Place("bold", CREEK + HEATH, "points"),
    "wide_burst": Place("bold", CREEK, "kills"),
    "rich_meadow": Place("autopilot", CREEK + HEATH, "bees from flowers"),
    "quick_stings": Place("autopilot", HEATH, "points"),
    "long_stings": Place("autopilot", HEATH, "points"),
    "keen_stings": Place("autopilot", HEATH, "points"),
    "swift_wings": Place("bold", CREEK + HEATH, "bees at the end"),
    "wide_eyes": Place("idle", MEADOW + HEATH, "seconds"),
    "sharp_spear": Place("bold", FULL, "points"),
    "long_spear": Place("bold", FULL, "points"),
    "hot_burst": Place("bold", FULL, "points"),
    "soft_landing": Place("bold", CREEK + HEATH, "bees collected of 100 hit"),
    "pollen_baskets": Place("autopilot", HEATH, "points", ("twin_stings", "quick_stings")),
    "royal_feast": Place("bold", CREEK + HEATH, "points"),
    "flower_dance": Place("autopilot", CREEK + HEATH, "bees at the end"),
    "golden_honey": Place("autopilot", CREEK, "points"),
    "boss_bane": Place("bold", CREEK + ORCHARD, "points"),
    "early_bloom": Place("autopilot", CREEK + HEATH, "bees at the end"),
}


def value(measure, lines):
    """That measure of a stage; more is better."""
    last = next(line for line in reversed(lines) if "event" not in line)
    is_cleared = lines[-1].get("event") == "stage-clear"
    return {
        "bees at the end": lines[-1]["bees"] if is_cleared else 0,
        "points": last["score"],
        "kills": last["kills"],
        "bees collected of 100 hit": 100 * last["fetched"] / max(last["lost"], 1),
        "bees from flowers": last["bees"] - lines[0]["bees"] + last["lost"] - last["fetched"],
        "seconds": last["t"],
    }[measure]


def sections(text):
    """The sections of a file by their names, and what precedes them."""
    head, *parts = re.split(r"(?m)^(?=\[)", text)
    return head, {part[1:part.index("]")]: part for part in parts}


def change(section, key, number):
    text, changes = re.subn(rf"(?m)^{key} = \S+", f"{key} = {number}", section)
    if changes != 1:
        sys.exit(f"no key {key} in {section}")
    return text


def files_with(card, most, beside):
    """The files of a game that offers that card only, and those beside it; none for one that does nothing."""
    head, cards = sections(builds.open_cards())
    if not card:
        cards[NOTHING] = change(cards[NOTHING], "gift-pull", 0)
    card = card or NOTHING
    for name, text in cards.items():
        if name == card:
            cards[name] = change(change(text, "most", most), "worth", builds.PREFERRED)
        elif name not in beside and not name.startswith("pair "):
            cards[name] = change(text, "most", 0)
    changed = {"cards.txt": head + "".join(cards.values())}
    if not beside:
        head, tuning = sections((builds.RESOURCES / "game/tuning.txt").read_text())
        tuning["comb"] = change(change(tuning["comb"], "first", 1), "more", 0)
        changed["tuning.txt"] = head + "".join(tuning.values())
    return changed


class Stages:
    """Plays the stages, each once."""

    def __init__(self, game, seeds, pool):
        self.game, self.seeds, self.pool = game, range(FIRST_SEED, FIRST_SEED + seeds), pool
        self.played = {}

    def play(self, card, most, place):
        return sum((self.play_stage(card, most, place, stage) for stage in place.stages), [])

    def play_stage(self, card, most, place, stage):
        key = (card, most, place.player, stage, place.beside)
        if key not in self.played:
            who = ["--autopilot"] if place.player == "autopilot" else ["--player", place.player]
            with tempfile.TemporaryDirectory() as folder:
                builds.write_resources(Path(folder), files_with(card, most, place.beside))
                os.environ["COPRA_RESOURCES"] = folder
                self.played[key] = list(self.pool.map(lambda seed: balance.lines_until(
                    ENDS, self.game, *who, "--stage", stage, "--frames", FRAMES, "--seed", seed), self.seeds))
        return self.played[key]


def name_of(card):
    text = (builds.RESOURCES / "text/en.txt").read_text()
    return re.search(rf"(?m)^card\.{card} = (.*)", text)[1]


def main(game, seeds=60, *only):
    _, cards = sections(builds.open_cards())
    faults = [f"{card}: no place" for card in cards if card not in PLACES and not card.startswith("pair ")]
    print("| card | player | stage | measure | without | with | difference |\n| --- | --- | --- | --- | --- | --- | --- |")
    with ThreadPoolExecutor(cpu_count()) as pool:
        stages = Stages(game, int(seeds), pool)
        for card, place in PLACES.items():
            if only and card not in only:
                continue
            most = int(re.search(r"(?m)^most = (\d+)", cards[card])[1])
            without, having = ([value(place.measure, lines) for lines in stages.play(which, most, place)] for which in ("", card))
            differences = [b - a for a, b in zip(without, having)]
            difference, error = balance.mean(differences), stdev(differences) / len(differences) ** 0.5
            print(f"| {name_of(card)} | {place.player} | {', '.join(place.stages)} | {place.measure} | {balance.mean(without):,.1f} | "
                  f"{balance.mean(having):,.1f} | {difference:+,.1f} ± {error:,.1f} |", flush=True)
            if difference < LEAST * error or difference <= 0:
                faults.append(f"{card}: {difference:.1f} more {place.measure}, standard error {error:.1f}")
    for fault in faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
