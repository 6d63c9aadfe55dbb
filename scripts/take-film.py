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
SEED = 3
STORY = ("--autopilot", "--stage", "meadow", "--seed", SEED)
LONGEST_GAME = 40000  # frames
MILLISECONDS = 100  # between two pictures, which are six frames apart
GAME, PANEL = (540, 360), 340  # pixels
SWARM_PICTURES, BEFORE_EDIT, TYPING, AFTER_F5, REPLAY_PICTURES = 60, 8, 12, 34, 26
RELOAD_FROM = 540  # frame; the title of the stage has gone, insects are there
SWARM_FROM = 90  # seconds; the first choice of cards is made, the swarm has grown
EDITS = {"interval = 0.75": "interval = 0.12", "range = 268": "range = 620", "turn = 95": "turn = 400"}
STATE = "#f4b942"
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
            draw.text((left, top), line, font=font(12), fill=STATE if row in self.marked else "#cfc6b4")
        draw.text((left, GAME[1] - 36), self.note, font=font(15, "-Bold"), fill=STATE)
        return whole


class Player:
    """Plays the game as somebody who knows the lessons, in a folder of its own."""

    def __init__(self, game, folder):
        self.game, self.folder = game, folder
        home = folder / "config" / "beecluster"
        home.mkdir(parents=True)
        lessons = ("lead", "stunned", "spear", "flower", "honey", "dodge")
        (home / "beecluster-records.txt").write_text("".join(f"lesson = {lesson}\n" for lesson in lessons))
        self.environment = dict(os.environ, XDG_CONFIG_HOME=str(folder / "config"))

    def command(self, *options):
        return [self.game, "--language", "en", *map(str, options)]

    def play(self, *options):
        return subprocess.run(self.command("--headless", *options), env=self.environment, check=True, capture_output=True, text=True).stdout


def best_second(stats):
    """The middle of those seconds in which most bees and insects are on the screen of a stage."""
    samples = [line for line in map(json.loads, stats.read_text().splitlines()) if "event" not in line and line["stage"] in ("creek", "heath")]
    return max((s for s in samples if s["t"] > SWARM_FROM), key=lambda s: s["bees"] + 2 * s["enemies"])["t"]


def swarm_scene(player, film, recording):
    stats = player.folder / "stats.jsonl"
    player.play(*STORY, "--frames", LONGEST_GAME, "--stats", stats, "--record", recording)
    first = int(best_second(stats) * 60)
    player.play(*STORY, "--frames", first + 6 * SWARM_PICTURES, "--film", film, "--film-from", first)
    lines = ["", "Each bee steers, dodges and", "stings by itself: behaviors of", "the gameplay kit, which games", "of their own can use.", "",
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
        assert old in after, old
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


def replay_scene(player, recording):
    begun = time.monotonic()
    output = player.play("--replay", recording)
    seconds = time.monotonic() - begun
    frames = int(re.search(r"(\d+) of", output)[1])
    lines = ["$ beecluster --headless --replay story", *(line.rstrip()[:44] for line in output.splitlines() if line.strip())][:12]
    scene = []
    for index in range(REPLAY_PICTURES):
        shown = min(len(lines), 1 + index * len(lines) // (REPLAY_PICTURES * 2 // 3))
        note = f"the same game, in {seconds:.1f} s: passed" if shown == len(lines) else ""
        panel = Panel("A whole game is a test", lines[:shown], note=note)
        picture = player.folder / "replayed.png"
        player.play(*STORY, "--frames", max(frames * index // REPLAY_PICTURES, 60), "--screenshot", picture)
        scene.append(panel.draw_beside(picture))
    return scene


def main(game, output):
    if "DISPLAY" not in os.environ or not os.environ.get("COPRA_FILM"):
        display = ROOT / "tests" / "display" / "with-display"
        sys.exit(subprocess.call([display, *sys.argv], env=dict(os.environ, COPRA_FILM="1")))
    with tempfile.TemporaryDirectory() as scratch:
        player = Player(str(Path(game).resolve()), Path(scratch))
        recording = player.folder / "story.txt"
        film = [*swarm_scene(player, player.folder / "swarm", recording), *reload_scene(player, player.folder / "reload"),
                *replay_scene(player, recording)]
    film[0].save(output, save_all=True, append_images=film[1:], duration=MILLISECONDS, loop=0, quality=QUALITY, method=6)


if __name__ == "__main__":
    main(*sys.argv[1:])
