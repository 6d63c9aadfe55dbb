#!/usr/bin/python3
"""take-film.py BEECLUSTER OUTPUT.webp: takes the film of the README with the game itself. Its three scenes:

  1. The swarm when it is large, in a whole game of the autopilot, which is recorded.
  2. F5 in a running game after an edit of tuning.txt, in a window of a virtual display.
  3. The recording, replayed in a test.

Needs the Debian packages python3-pil, fonts-dejavu-core, xvfb and xdotool."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parents[1]
SEED = 3  # of the window
LONGEST_GAME = 40000  # frames
END_STEP = 60  # frames; of the search for the end of the game
MILLISECONDS = 100  # between two pictures, which are six frames apart
GAME, PANEL = (540, 360), 340  # pixels
SWARM_PICTURES, BEFORE_EDIT, TYPING, AFTER_F5, REPLAY_PICTURES = 60, 8, 12, 34, 26
RELOAD_FROM = 2460  # frame; all lessons have been given
BEFORE_BEST = 240  # frames
SWARM_FROM = 90  # seconds; the first choice of cards is made, the swarm has grown
EDITS = {"interval = 0.75": "interval = 0.12", "range = 268": "range = 620", "turn = 95": "turn = 400"}
ACCENT = "#f4b942"
QUALITY = 60


def font(size, kind="Mono"):
    return ImageFont.truetype(f"/usr/share/fonts/truetype/dejavu/DejaVuSans{kind}.ttf", size)


class Panel:
    """What stands beside the game: a title, lines of text, of which some are marked, and a note below."""

    def __init__(self, title, lines=(), marked=(), note=""):
        self.title, self.lines, self.marked, self.note = title, lines, marked, note

    def draw_beside(self, picture):
        whole = Image.new("RGB", (GAME[0] + PANEL, GAME[1]), "#17140f")
        whole.paste(Image.open(picture).convert("RGB").resize(GAME, Image.Resampling.LANCZOS))
        draw = ImageDraw.Draw(whole)
        left = GAME[0] + 14
        draw.text((left, 14), self.title, font=font(15, "-Bold"), fill="#fff3d6")
        for row, line in enumerate(self.lines):
            top = 48 + 18 * row
            if row in self.marked:
                draw.rectangle((GAME[0] + 6, top - 2, GAME[0] + PANEL - 6, top + 15), fill="#4a3a12")
            draw.text((left, top), line, font=font(12), fill=ACCENT if row in self.marked else "#cfc6b4")
        draw.text((left, GAME[1] - 36), self.note, font=font(15, "-Bold"), fill=ACCENT)
        return whole


class Player:
    """Plays the game, with what it saves in a folder of its own."""

    def __init__(self, game, folder):
        self.game, self.folder = game, folder
        self.environment = dict(os.environ, XDG_CONFIG_HOME=str(folder), COPRA_RESOURCES=str(ROOT / "resources"))

    def command(self, *options):
        return [self.game, "--language", "en", *map(str, options)]

    def play(self, *options):
        return subprocess.run(self.command("--headless", *options), env=self.environment, check=True, capture_output=True, text=True).stdout


def events_of(stats):
    return [json.loads(line) for line in stats.read_text().splitlines()]


def find_story(player):
    """The options of a game that the autopilot wins, and its statistics."""
    stats = player.folder / "stats.jsonl"
    for seed in range(1, 40):
        story = ("--autopilot", "--stage", "meadow", "--seed", seed)
        player.play(*story, "--frames", LONGEST_GAME, "--stats", stats)
        events = events_of(stats)
        end = next(index for index, line in enumerate(events) if line.get("event") in ("victory", "swarm-lost"))
        if events[end]["event"] == "victory":
            return story, events[:end + 1]
    sys.exit("take-film: the autopilot wins no game")


def record(player, story, events, recording):
    """Plays to the screen after the end, which stands still now and then, and so comes later. Returns the frames."""
    frames = int(events[-1]["t"] * 60)
    while "screen  victory" not in player.play(*story, "--frames", frames, "--record", recording):
        frames += END_STEP
    return frames


def best_second(events):
    """The second of a stage with most bees and insects on the screen."""
    samples = [line for line in events if "event" not in line and line["stage"] in ("creek", "heath") and line["t"] > SWARM_FROM]
    return max(samples, key=lambda line: line["bees"] + 2 * line["enemies"])["t"]


def swarm_scene(player, story, events, film):
    first = int(best_second(events) * 60) - BEFORE_BEST
    player.play(*story, "--frames", first + 6 * SWARM_PICTURES, "--film", film, "--film-from", first)
    lines = ["", "Each bee steers, dodges and stings by", "itself, with behaviors of the gameplay", "kit that your game can use, too.", "",
             "The API is that of cocos2d-x.", "SFML draws it."]
    panel = Panel("BeeCluster", lines, note="./copra run")
    return [panel.draw_beside(picture) for picture in sorted(film.glob("*.png"))]


def section(text, name):
    """The lines of a section without their comments."""
    lines = text[text.index(f"[{name}]"):].split("\n\n")[0].splitlines()
    return [re.sub(r"\s+#.*", "", line) for line in lines]


def pictures_of(film):
    return sorted(film.glob("*.png"))[:-1]  # the last one may not be whole


def wait_for_pictures(film, count):
    while len(pictures_of(film)) < count:
        time.sleep(0.02)


def reload_scene(player, film):
    resources = player.folder / "resources"
    shutil.copytree(ROOT / "resources", resources)
    tuning = resources / "game" / "tuning.txt"
    before = tuning.read_text()
    after = before
    for old, new in EDITS.items():
        if old not in after:
            sys.exit(f"take-film: tuning.txt does not have '{old}'")
        after = after.replace(old, new)
    environment = dict(player.environment, COPRA_RESOURCES=str(resources))
    begin = BEFORE_EDIT + TYPING + 4
    options = ("--autopilot", "--stage", "heath", "--seed", SEED, "--frames", RELOAD_FROM + 6 * (begin + 2 * AFTER_F5),
               "--film", film, "--film-from", RELOAD_FROM)
    with subprocess.Popen(player.command(*options), env=environment) as process:
        wait_for_pictures(film, begin)
        tuning.write_text(after)
        window = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "^BeeCluster$"], check=True, capture_output=True,
                                text=True).stdout.strip()
        subprocess.run(["xdotool", "windowfocus", "--sync", window, "key", "F5"], check=True)
        pressed = len(pictures_of(film)) + 1
        process.wait()
    old, new = section(before, "sting"), section(after, "sting")
    changed = [row for row, (a, b) in enumerate(zip(old, new)) if a != b]
    scene = []
    for index, picture in enumerate(pictures_of(film)[pressed - BEFORE_EDIT - TYPING:pressed + AFTER_F5]):
        typed = min(max(index - BEFORE_EDIT, 0) * len(changed) // (TYPING - 3), len(changed))
        lines = [new[row] if row in changed[:typed] else line for row, line in enumerate(old)]
        is_read = index >= BEFORE_EDIT + TYPING
        panel = Panel("resources/game/tuning.txt", lines, changed[:typed], "F5: read by the running game" if is_read else "")
        scene.append(panel.draw_beside(picture))
    return scene


def replay_scene(player, story, frames, recording):
    begun = time.monotonic()
    output = player.play("--replay", recording)
    seconds = time.monotonic() - begun
    lines = ["$ beecluster --headless \\", "      --replay story", *re.split(r", ", output.strip())]
    scene = []
    for index in range(REPLAY_PICTURES):
        is_over = index > REPLAY_PICTURES * 2 // 3
        note = f"{frames // 60} s of play in {seconds:.1f} s: passed" if is_over else ""
        panel = Panel("A whole game is a test", lines[:None if is_over else 2], note=note)
        picture = player.folder / "replayed.png"
        player.play(*story, "--frames", 60 + (frames - 60) * index // (REPLAY_PICTURES - 1), "--screenshot", picture)
        scene.append(panel.draw_beside(picture))
    return scene


def main(game, output):
    if "COPRA_FILM" not in os.environ:  # again, in a display of its own
        display = ROOT / "tests" / "display" / "with-display"
        sys.exit(subprocess.call([display, sys.executable, *sys.argv], env=dict(os.environ, COPRA_FILM="1")))
    with tempfile.TemporaryDirectory() as scratch:
        player = Player(str(Path(game).resolve()), Path(scratch))
        recording = player.folder / "story.txt"
        story, events = find_story(player)
        frames = record(player, story, events, recording)
        film = [*swarm_scene(player, story, events, player.folder / "swarm"), *reload_scene(player, player.folder / "reload"),
                *replay_scene(player, story, frames, recording)]
    film[0].save(output, save_all=True, append_images=film[1:], duration=MILLISECONDS, loop=0, quality=QUALITY, method=4)


if __name__ == "__main__":
    main(*sys.argv[1:])
