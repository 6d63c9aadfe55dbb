#!/usr/bin/env python3
"""balance.py GAME [SEEDS]: lets the autopilot play the whole game with 60 seeds (or so many), without a window, and checks
what the game promises: how the swarm grows, how often the multiplier is high, how hard the bear is. Prints a line a stage.
"""
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path

STAGES = ("meadow", "creek", "orchard", "heath", "bear")
BEES_AT_END = {"meadow": 12, "creek": 20, "orchard": 30, "heath": 40}  # each within TOLERANCE
TOLERANCE = 0.25
HIGH_MULTIPLIER, HIGH_SHARE = 3, 0.30  # share of the time
BEAR_BEATEN = (0.40, 0.60)  # share of the runs that reach it
BEAR_SECONDS = (45, 90)  # the mean fight of those that beat it
DIP = 0.20  # by how much losses may fall from one stage to the next
FRAMES = 30000  # more than any game takes
IDLE_SECONDS = 30  # that a player who does not move lives in the first stage, at least
CLUMSY_FRAMES = 9000  # more than the first stage takes
SWINGS, SWING_FRAMES, SWING_POINTS = 100, 90, 400  # of the blind metronome, from side to side


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
    """The lines of the statistics up to the end of the first game."""
    ends = ("swarm-lost", "victory")
    lines = lines_until(ends, game, "--autopilot", "--frames", FRAMES, "--seed", seed, "--stage", "meadow")
    if not lines or lines[-1].get("event") not in ends:
        sys.exit(f"seed {seed}: the game does not end within {FRAMES} frames")
    return lines


def first_stage(game, *options):
    """The name and the second of the event that ends the first stage for a player who does not look; None if nothing does."""
    last = lines_until(("swarm-lost", "stage-clear"), game, *options)[-1]
    return last.get("event"), last["t"]


def metronome(seed, folder):
    """A recording of a player who moves from side to side and looks at nothing."""
    quarters = SWING_POINTS * 4 // SWING_FRAMES
    lines = ["beecluster-replay 1", f"seed {seed}", "stage meadow", "mode story", f"{(480 - SWING_POINTS // 2) * 4} 300 l 1"]
    for swing in range(SWINGS):
        lines += [f"{quarters if swing % 2 == 0 else -quarters} 0"] * SWING_FRAMES
    file = Path(folder) / f"metronome-{seed}.txt"
    file.write_text("\n".join([*lines, "end 0000000000000000", ""]))
    return file


def clumsy_faults(game, seeds, folder, pool):
    """What is wrong with how those fare who do not move, or do not look."""
    stay = ("--stage", "meadow", "--frames", CLUMSY_FRAMES)
    idle = list(pool.map(lambda seed: first_stage(game, "--seed", seed, *stay), seeds))
    soonest = min(time for _, time in idle)
    blind = list(pool.map(lambda seed: first_stage(game, "--replay", metronome(seed, folder)), seeds))
    cleared = sum(event == "stage-clear" for event, _ in blind)
    print(f"idle: lives {soonest:.0f} s at least, clears {sum(e == 'stage-clear' for e, _ in idle)}; metronome: clears {cleared}, "
          f"lives {mean([time for _, time in blind]):.0f} s")
    if soonest < IDLE_SECONDS:
        yield f"who does not move is lost after {soonest:.0f} s"
    if cleared > 0:
        yield f"a blind metronome clears the first stage with {cleared} of {len(blind)} seeds"


def mean(values):
    return sum(values) / len(values) if values else 0.0


class Course:
    """What many games have in common."""

    def __init__(self, games):
        self.bees = defaultdict(list)  # at the end of a stage that was cleared
        self.losses = defaultdict(list)  # a second
        self.fights = []  # seconds until the bear was beaten
        self.reached = 0
        self.multipliers = []
        for lines in games:
            self.add(lines)

    def add(self, lines):
        before, bear_begin = None, 0.0
        for line in lines:
            event, stage = line.get("event"), line["stage"]
            if event == "stage-clear":
                self.bees[stage].append(line["bees"])
            elif event == "bear-begin":
                self.reached += 1
                bear_begin = line["t"]
            elif event == "bear-beaten":
                self.fights.append(line["t"] - bear_begin)
            elif not event and stage in STAGES:
                self.multipliers.append(line["multiplier"])
                if before and before["stage"] == stage:
                    self.losses[stage].append(line["lost"] - before["lost"])
                before = line

    def high_share(self):
        return mean([multiplier >= HIGH_MULTIPLIER for multiplier in self.multipliers])

    def bear_share(self):
        return len(self.fights) / max(self.reached, 1)

    def losses_in_15s(self, stage):
        return 15 * mean(self.losses[stage])

    def faults(self):
        for stage, target in BEES_AT_END.items():
            bees = mean(self.bees[stage])
            if abs(bees - target) > TOLERANCE * target:
                yield f"{stage}: {bees:.1f} bees at the end, not {target} within a quarter"
        if self.high_share() < HIGH_SHARE:
            yield f"the multiplier is x{HIGH_MULTIPLIER} or more in {self.high_share():.0%} of the time only"
        if not BEAR_BEATEN[0] <= self.bear_share() <= BEAR_BEATEN[1]:
            yield f"the bear is beaten in {self.bear_share():.0%} of the runs that reach it"
        if not BEAR_SECONDS[0] <= mean(self.fights) <= BEAR_SECONDS[1]:
            yield f"the bear takes {mean(self.fights):.0f} s"
        for stage, following in zip(STAGES, STAGES[1:]):
            if self.losses_in_15s(following) < (1 - DIP) * self.losses_in_15s(stage):
                yield f"fewer bees are lost in {following} than in {stage}"


def main(game, seeds=60):
    seeds = range(1, int(seeds) + 1)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(cpu_count()) as pool:
        clumsy = list(clumsy_faults(game, seeds, folder, pool))
        course = Course(pool.map(lambda seed: play(game, seed), seeds))
    for stage in STAGES:
        print(f"{stage:8} cleared {len(course.bees[stage]):2}, then {mean(course.bees[stage]):4.1f} bees; "
              f"{course.losses_in_15s(stage):4.1f} lost in 15 s")
    print(f"x{HIGH_MULTIPLIER} or more {course.high_share():.0%} of the time; bear beaten in {course.bear_share():.0%} of "
          f"{course.reached} fights, in {mean(course.fights):.0f} s")
    faults = clumsy + list(course.faults())
    for fault in faults:
        print(f"FAULT: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
