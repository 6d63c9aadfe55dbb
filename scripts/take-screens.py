#!/usr/bin/python3
"""take-screens.py BEECLUSTER FOLDER [SCREEN...]: takes the pictures of docs/beecluster.md with the game itself, without a
window: each of its screens, or these, at half of 960 x 640 as WebP files. The autopilot plays until the game shows them. Needs the Debian package python3-pil."""

import json
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

QUALITY = 62
MENUS = ["title", "menu", "games", "medals", "credits", "settings", "keys"]
MENU_FRAMES = 150  # the texts of the title have faded in
PAUSED_FRAMES = 280
STAGES = {"meadow": 1740, "creek": 1440, "orchard": 1780, "heath": 2640, "hive": 300}  # frames
WHOLE_GAME = 20000  # frames
BEAR = 8  # seconds after it has come; some frames stand still
STEP = 20  # frames; of the search for a screen
WAITED = 50  # frames after which a screen has faded in
ENDS = {"cards": "stage-clear", "lost": "swarm-lost"}  # event before a screen
SHOWN = {"lost": "game over"}  # names of the summary where they differ


def play(game, *options):
    done = subprocess.run([game, "--headless", "--language", "en", *map(str, options)], check=True,
                          capture_output=True, text=True)
    return dict(line.split(None, 1) for line in done.stdout.splitlines() if line.startswith("  "))


def seconds_of(game, event, options, folder, frames=9000):
    """When the event first happens; None if it does not."""
    stats = folder / "stats.jsonl"
    play(game, *options, "--frames", frames, "--stats", stats)
    events = map(json.loads, stats.read_text().splitlines())
    return next((entry["t"] for entry in events if entry.get("event") == event), None)


def frame_of(game, screen, options, folder):
    """A frame that shows a screen at which a stage ends; None if the game goes another way."""
    seconds = seconds_of(game, ENDS[screen], options, folder)
    if seconds is None:
        return None
    # Frames in which the picture stands still are not played seconds.
    first = int(seconds * 60)
    for frame in range(first, first + 1200, STEP):
        if play(game, *options, "--frames", frame)["screen"] == SHOWN.get(screen, screen):
            return frame + WAITED
    return None


def options_for(game, screen, folder):
    if screen in MENUS:
        return ["--screen", screen, "--frames", MENU_FRAMES]
    if screen == "pause":
        return ["--autopilot", "--screen", "pause", "--frames", PAUSED_FRAMES]
    if screen in STAGES:
        return ["--autopilot", "--stage", screen, "--frames", STAGES[screen]]
    if screen == "bear":
        for seed in range(1, 20):
            options = ["--autopilot", "--stage", "bear", "--seed", seed]
            begin = seconds_of(game, "bear-begin", options, folder, WHOLE_GAME)
            if begin:
                return [*options, "--frames", int((begin + BEAR) * 60)]
    for seed in range(1, 20):
        options = ["--autopilot", "--stage", "meadow" if screen == "cards" else "bear", "--seed", seed]
        frame = frame_of(game, screen, options, folder)
        if frame:
            return [*options, "--frames", frame]
    sys.exit(f"take-screens: no game shows {screen}")


def main():
    game, target, names = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        for screen in names or [*MENUS, *STAGES, "bear", "pause", *ENDS]:
            picture = folder / f"{screen}.png"
            play(game, *options_for(game, screen, folder), "--screenshot", picture)
            image = Image.open(picture).convert("RGB")
            half = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
            half.save(target / f"beecluster-{screen}.webp", quality=QUALITY, method=6)


main()
