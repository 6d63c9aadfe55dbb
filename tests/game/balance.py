#!/usr/bin/env python3
"""balance.py GAME [SEEDS]: measures how the game plays with 30 seeds (or so many), without a window: whole games of the autopilot, and
blind players. Prints a line a stage and a table of measures, and fails if one of them leaves its bounds.

balance.py --table GAME [SEEDS] prints the table as Markdown, for docs/beecluster.md.
"""
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from statistics import median

STAGES = ("meadow", "creek", "orchard", "heath", "bear")
FULL_STAGES = ("creek", "orchard", "heath")  # those in which much flies
BLIND = ("sine", "circle", "corners", "bottom", "sine-spear")
BLIND_SEEDS = 12
DIP = 0.20  # by how much losses may fall from one stage to the next
FRAMES = 40000  # more than any game takes
BLIND_FRAMES = 9000  # more than the first stage takes
FIGHT_FRAMES = 20000  # more than the bear's stage takes
EARLY = 20  # seconds in which an idle player should get little
SWINGS, SWING_FRAMES, SWING_POINTS = 100, 90, 400  # of the metronome, from side to side
ENDS = ("swarm-lost", "victory")


def mean(values):
    values = list(values)
    return sum(values) / len(values) if values else 0.0


def share(values):
    return 100 * mean([bool(value) for value in values])


def lines_until(ends, game, *options):
    """The lines of the statistics up to the first of those events, at which the game is stopped, or up to its end."""
    lines = []
    command = [game, "--headless", "--stats", "/dev/stdout", *map(str, options)]
    # Without a check: a recording that was made up does not end in its state.
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        for line in process.stdout:
            if not line.startswith("{"):
                continue  # the summary
            lines.append(json.loads(line))
            if lines[-1].get("event") in ends:
                process.kill()
                break
    return lines


def play(game, seed):
    """The lines of the statistics up to the end of a game of the autopilot."""
    lines = lines_until(ENDS, game, "--autopilot", "--frames", FRAMES, "--seed", seed, "--stage", "meadow")
    if not lines or lines[-1].get("event") not in ENDS:
        sys.exit(f"seed {seed}: the game does not end within {FRAMES} frames")
    return lines


def is_cleared(lines):
    return any(line.get("event") == "stage-clear" for line in lines)


def points_at(second, lines):
    return next((line["score"] for line in lines if line["t"] == second and "event" not in line), 0)


def metronome(seed, folder):
    """A recording of a blind player who moves from side to side."""
    quarters = SWING_POINTS * 4 // SWING_FRAMES
    lines = ["beecluster-replay 2", f"seed {seed}", "stage meadow", "mode story", f"{(480 - SWING_POINTS // 2) * 4} 300 l 1"]
    for swing in range(SWINGS):
        lines += [f"{quarters if swing % 2 == 0 else -quarters} 0"] * SWING_FRAMES
    file = Path(folder) / f"metronome-{seed}.txt"
    file.write_text("\n".join([*lines, "end 0000000000000000", ""]))
    return file


class Course:
    """What many games of the autopilot have in common."""

    def __init__(self, games):
        self.games = list(games)
        self.bees = defaultdict(list)  # at the end of a stage that was cleared
        self.begun = defaultdict(int)
        self.losses = defaultdict(list)  # a second
        self.enemies = defaultdict(list)
        self.seconds = defaultdict(list)
        self.fights = []  # seconds until the bear was beaten
        self.fight_samples = []
        self.fight_losses = []  # a second
        self.multipliers = []
        self.first_choices = []
        self.medals = []  # of each game
        self.last = []  # sample of each game
        for lines in self.games:
            self.add(lines)

    def add(self, lines):
        before, bear_begin, begin = None, None, 0.0
        first_choice = None
        for line in lines:
            event, stage = line.get("event"), line["stage"]
            if event == "stage-begin":
                self.begun[stage] += 1
                begin = line["t"]
            elif event == "stage-clear":
                self.bees[stage].append(line["bees"])
                self.seconds[stage].append(line["t"] - begin)
            elif event == "bear-begin":
                bear_begin = line["t"]
            elif event == "bear-beaten":
                self.fights.append(line["t"] - bear_begin)
            elif event == "choice" and first_choice is None:
                first_choice = line["t"]
            elif not event and stage in STAGES:
                self.multipliers.append(line["multiplier"])
                if before and before["stage"] == stage:
                    lost = line["lost"] - before["lost"]
                    self.losses[stage].append(lost)
                    if bear_begin is not None:
                        self.fight_samples.append(line)
                        self.fight_losses.append(lost)
                self.enemies[stage].append(line["enemies"])
                before = line
        self.medals.append({line["event"] for line in lines if line.get("event", "").startswith("medal ")})
        self.first_choices.append(first_choice if first_choice is not None else before["t"])
        self.last.append(before)

    def losses_in_15s(self, stage):
        return 15 * mean(self.losses[stage])

    def sum_of(self, key):
        return sum(line[key] for line in self.last)

    def faults(self):
        for stage, following in zip(STAGES, STAGES[1:]):
            if self.losses_in_15s(following) < (1 - DIP) * self.losses_in_15s(stage):
                yield f"fewer bees are lost in {following} than in {stage}"

    def print_stages(self):
        for stage in STAGES:
            print(f"{stage:8} cleared {len(self.bees[stage]):2} of {self.begun[stage]:2} in {mean(self.seconds[stage]):3.0f} s, then "
                  f"{mean(self.bees[stage]):4.1f} bees; {self.losses_in_15s(stage):4.1f} lost in 15 s; "
                  f"{mean(self.enemies[stage]):4.1f} insects on screen")
        hits = {cause: sum(line["hits"][cause] for line in self.last) for cause in self.last[0]["hits"]}
        print("bees hit by " + ", ".join(f"{cause} {100 * count / max(sum(hits.values()), 1):.0f} %" for cause, count in hits.items()))


class Blind:
    """Games of players who do not look at the screen."""

    def __init__(self, game, seeds, folder, pool):
        stay = ("--stage", "meadow", "--frames", BLIND_FRAMES)
        few = range(1, min(BLIND_SEEDS, len(seeds)) + 1)

        def stage_of(player, seed):
            return lines_until(("swarm-lost", "stage-clear"), game, "--player", player, "--seed", seed, *stay)

        self.idle = list(pool.map(lambda seed: stage_of("idle", seed), seeds))
        self.cleared = {player: sum(is_cleared(lines) for lines in pool.map(lambda seed, name=player: stage_of(name, seed), few))
                        for player in BLIND}
        recordings = [metronome(seed, folder) for seed in seeds]
        self.metronome = list(pool.map(lambda file: lines_until(("swarm-lost", "stage-clear"), game, "--replay", file), recordings))
        self.fights = list(pool.map(lambda seed: lines_until(ENDS, game, "--player", "sine", "--stage", "bear", "--seed", seed,
                                                             "--frames", FIGHT_FRAMES), seeds))

    def print_players(self):
        print("the meadow is cleared by " + ", ".join(f"{player} {count}" for player, count in self.cleared.items()) +
              f" of {BLIND_SEEDS} seeds; idle lives {min(lines[-1]['t'] for lines in self.idle):.0f} s at least")


class Measure:
    """A number that the game aims at, from `low` to `high`."""

    def __init__(self, name, value, low=None, high=None, unit=""):
        self.name, self.value, self.low, self.high, self.unit = name, value, low, high, unit

    def is_reached(self):
        return (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)

    def aim(self):
        if self.low is None:
            return f"at most {self.high:g}{self.unit}"
        return f"at least {self.low:g}{self.unit}" if self.high is None else f"{self.low:g} to {self.high:g}{self.unit}"

    def number(self):
        return f"{self.value:.0f}{self.unit}" if abs(self.value) >= 20 else f"{self.value:.1f}{self.unit}"


def measures(course, blind):
    """All measures, in the order of the table."""
    runs = len(course.games)
    fight = course.fight_samples
    early = [points_at(EARLY, lines) for lines in course.games]
    idle = [points_at(EARLY, lines) for lines in blind.idle]
    reached = sum(any(line.get("event") == "bear-begin" for line in lines) for lines in course.games)
    hits = sum(sum(line["hits"].values()) for line in course.last)
    bear = [line for line in fight if line["stage"] == "bear"]
    return [
        Measure("score of an idle player after 20 s, as a share of the autopilot's", 100 * mean(idle) / max(mean(early), 1), high=40, unit=" %"),
        Measure("shortest game of an idle player, in seconds", min(lines[-1]["t"] for lines in blind.idle), low=30),
        Measure("seconds until the first choice of cards", mean(course.first_choices), high=30),
        Measure("choices of cards in a game", course.sum_of("choices") / runs, low=8),
        Measure("seeds of 12 with which the best blind player clears the meadow", max(blind.cleared.values()), high=2),
        Measure("games in which a metronome clears the meadow", share(is_cleared(lines) for lines in blind.metronome), high=0, unit=" %"),
        Measure("insects on screen from the creek on", mean(sum((course.enemies[s] for s in FULL_STAGES), [])), low=8),
        Measure("kills in a game", course.sum_of("kills") / runs, low=1200),
        Measure("games that end before the bear", 100 * (1 - reached / runs), 10, 25, " %"),
        Measure("kills in the top 100 points of the screen or above it", 100 * course.sum_of("high") / course.sum_of("kills"), high=15, unit=" %"),
        Measure("bees that the player collects after a hit", 100 * course.sum_of("fetched") / hits, 50, 60, " %"),
        Measure("time with a multiplier of x3 or more", share(m >= 3 for m in course.multipliers), low=30, unit=" %"),
        Measure("average number of shots in flight in the fight with the bear", mean(line["shots"] for line in bear), high=80),
        Measure("highest number of shots in flight in that fight", max((line["shots"] for line in bear), default=0), high=90),
        Measure("salvos that would exceed the limit of shots, in all games", course.sum_of("held"), high=0),
        Measure("bees hit in 15 s of the fight", 15 * mean(course.fight_losses), high=12),
        Measure("time of the fight with x3 or more", share(line["multiplier"] >= 3 for line in bear), low=25, unit=" %"),
        Measure("fights that the autopilot wins", 100 * len(course.fights) / max(reached, 1), 40, 60, " %"),
        Measure("length of a fight that it wins, in seconds", median(course.fights or [0]), 45, 90),
        Measure("fights that a blind player on a sine wave wins", share(lines[-1].get("event") == "victory" for lines in blind.fights), high=5, unit=" %"),
        Measure("medals of 30 that a first game earns", mean(len(medals) for medals in course.medals), high=2),
        Measure("bees at the end of the heath", mean(course.bees["heath"]), 30, 50),
    ]


def print_measures(rows, as_markdown):
    if as_markdown:
        print("| measure | goal | measured | reached |\n|---|---|---|---|")
    for row in rows:
        reached = "yes" if row.is_reached() else "**no**" if as_markdown else "no"
        print(f"| {row.name} | {row.aim()} | {row.number()} | {reached} |" if as_markdown else
              f"{row.name:62} {row.number():>9}  {row.aim():18} {reached}")


def main(*arguments):
    if not arguments or "--help" in arguments:
        print(__doc__)
        return 0 if arguments else 2
    as_markdown = "--table" in arguments
    game, seeds = ([*(a for a in arguments if a != "--table"), 30])[:2]
    seeds = range(1, int(seeds) + 1)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(cpu_count()) as pool:
        blind = Blind(game, seeds, folder, pool)
        course = Course(pool.map(lambda seed: play(game, seed), seeds))
    rows = measures(course, blind)
    if not as_markdown:
        course.print_stages()
        blind.print_players()
    print_measures(rows, as_markdown)
    faults = [f"{row.name}: {row.number()}" for row in rows if not row.is_reached()] + list(course.faults())
    for fault in faults:
        print(f"FAULT: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
