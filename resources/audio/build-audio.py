#!/usr/bin/python3
"""Makes the game's sounds and music beside this file, as Ogg Vorbis. Neither building nor playing needs this: its output is
committed. It needs python3-numpy and oggenc (package vorbis-tools).

    resources/audio/build-audio.py [NAME...]     only these, for example: pop music_meadow
"""
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np

import effects
import music
from synth import RATE

HERE = Path(__file__).parent


def write(name, sound, peak, quality):
    sound = np.asarray(sound) / np.max(np.abs(sound)) * peak
    with tempfile.NamedTemporaryFile(suffix=".wav") as raw:
        with wave.open(raw.name, "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes((sound * 32767).astype("<i2").tobytes())
        # A fixed serial number makes the same file from the same sound.
        subprocess.run(["oggenc", "--quiet", "--quality", quality, "--serial", "1", raw.name, "-o", HERE / f"{name}.ogg"],
                       check=True)
    print(f"{name}.ogg  {len(sound) / RATE:.2f} s")


def main(wanted):
    for effect in effects.ALL:
        if not wanted or effect.__name__ in wanted:
            write(effect.__name__, effect(), 0.7, "1")
    for tune in music.ALL:
        name = f"music_{tune.name}"
        if wanted and name not in wanted:
            continue
        write(name, tune.base(), 0.75, "0")
        if tune.name != "title":
            write(f"{name}_2", tune.layer(), 0.6, "0")


main(sys.argv[1:])
