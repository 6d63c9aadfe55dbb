#!/usr/bin/env python3
"""Makes the sounds of the gallery: a tune that loops, and effects. Its output is committed; run it again only to change
them. Needs oggenc (Debian: vorbis-tools).
"""

import math
import pathlib
import random
import subprocess
import tempfile
import wave

RATE = 22050
FOLDER = pathlib.Path(__file__).resolve().parent / "sounds"


def tone(frequency, seconds, volume=0.5, decay=4.0, overtones=(1.0, 0.4, 0.15)):
    samples = []
    for i in range(int(seconds * RATE)):
        time = i / RATE
        wave_form = sum(level * math.sin(2 * math.pi * frequency * (n + 1) * time) for n, level in enumerate(overtones))
        attack = min(1.0, time / 0.005)
        samples.append(volume * attack * math.exp(-decay * time) * wave_form / sum(overtones))
    return samples


def mix(length, parts):
    samples = [0.0] * int(length * RATE)
    for start, part in parts:
        for i, value in enumerate(part):
            # What rings on after the end is at the beginning of the next round.
            samples[(int(start * RATE) + i) % len(samples)] += value
    return samples


def song():
    beat = 0.3
    melody = [67, 71, 74, 79, 76, 74, 71, 74, 72, 76, 79, 84, 83, 79, 74, 71]
    bass = [43, 43, 48, 50]
    parts = [(i * beat, tone(440 * 2 ** ((note - 69) / 12), 1.2, 0.3)) for i, note in enumerate(melody)]
    parts += [(i * 4 * beat, tone(440 * 2 ** ((note - 69) / 12), 1.6, 0.35, 1.5)) for i, note in enumerate(bass)]
    return mix(len(melody) * beat, parts)


def chime():
    return mix(0.7, [(0.0, tone(1047, 0.35, 0.5, 9.0)), (0.09, tone(1568, 0.5, 0.5, 7.0))])


def buzz():
    return [0.5 * math.sin(math.pi * i / (0.6 * RATE)) * math.copysign(1, math.sin(2 * math.pi * 190 * i / RATE))
            * (0.6 + 0.4 * math.sin(2 * math.pi * 23 * i / RATE)) for i in range(int(0.6 * RATE))]


def rustle():
    noise = random.Random(1)
    return [0.6 * math.exp(-12 * i / RATE) * noise.uniform(-1, 1) for i in range(int(0.35 * RATE))]


def main():
    FOLDER.mkdir(exist_ok=True)
    for make in (song, chime, buzz, rustle):
        with tempfile.NamedTemporaryFile(suffix=".wav") as raw:
            with wave.open(raw.name, "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                limited = (max(-32767, min(32767, round(32767 * value))) for value in make())
                file.writeframes(b"".join(value.to_bytes(2, "little", signed=True) for value in limited))
            target = FOLDER / (make.__name__ + ".ogg")
            subprocess.run(["oggenc", "--quiet", "--serial", "1", "-q", "1", "-o", str(target), raw.name], check=True)


if __name__ == "__main__":
    main()
