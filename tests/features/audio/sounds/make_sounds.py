#!/usr/bin/env python3
"""Writes the sound files of the tests: the same sine in every format that can be played.

Needs oggenc (Debian: vorbis-tools), flac and lame. Usage: make_sounds.py [FOLDER]
"""

import math
import pathlib
import subprocess
import sys
import wave

RATE = 11025
FREQUENCY = 440
FRAMES = RATE // 2  # half a second
AMPLITUDE = 0.5


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)
    wav = folder / "sine.wav"
    samples = (round(32767 * AMPLITUDE * math.sin(2 * math.pi * FREQUENCY * i / RATE)) for i in range(FRAMES))
    with wave.open(str(wav), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(sample.to_bytes(2, "little", signed=True) for sample in samples))
    for command in (
        ["oggenc", "--quiet", "--quality", "6", "--serial", "1", "-o", folder / "sine.ogg", wav],
        ["flac", "--silent", "--force", "--best", "--no-padding", "-o", folder / "sine.flac", wav],
        ["lame", "--silent", "-b", "64", wav, folder / "sine.mp3"],
    ):
        subprocess.run([str(part) for part in command], check=True)


if __name__ == "__main__":
    main()
