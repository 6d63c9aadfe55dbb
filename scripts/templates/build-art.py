#!/usr/bin/env python3
"""Draws the images and sounds of the templates: build-art.py, without arguments, writes them beside the templates."""
import math
import random
import struct
import wave
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
SAMPLES = 4  # per side of a pixel


def write_png(path, width, height, color):
    """Writes an image; color(x, y) is (r, g, b, a) with channels from 0 to 1, y down."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            total = [0.0] * 4
            for i in range(SAMPLES * SAMPLES):
                r, g, b, a = color(x + (i % SAMPLES + 0.5) / SAMPLES, y + (i // SAMPLES + 0.5) / SAMPLES)
                total[0] += r * a
                total[1] += g * a
                total[2] += b * a
                total[3] += a
            alpha = total[3] / SAMPLES**2
            channels = [c / total[3] if total[3] else 0.0 for c in total[:3]]
            rows += bytes(round(255 * min(1.0, max(0.0, c))) for c in channels + [alpha])
    path.parent.mkdir(parents=True, exist_ok=True)

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9))
                     + chunk(b"IEND", b""))


def mix(a, b, t):
    t = min(1.0, max(0.0, t))
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def star(x, y, size=48):
    """A rounded star with five points and a glow."""
    dx, dy = x - size / 2, size / 2 - y
    angle = (math.atan2(dx, dy) + math.pi / 5) % (2 * math.pi / 5) - math.pi / 5
    distance = math.hypot(dx, dy)
    edge = size * 0.42 * (0.72 + 0.28 * math.cos(5 * math.atan2(dx, dy)) ** 3) * (1 - 0.1 * abs(angle))
    if distance < edge:
        return mix((1.0, 0.97, 0.75), (1.0, 0.74, 0.25), distance / edge) + (1.0,)
    glow = max(0.0, 1 - (distance - edge) / (size * 0.5 - edge + 1e-6))
    return (1.0, 0.85, 0.45, 0.28 * glow**2 if distance < size / 2 else 0.0)


def boat(x, y):
    """A paper boat of 112 x 64 pixels."""
    hull = 34 <= y <= 62 and 4 + (y - 34) * 0.9 <= x <= 108 - (y - 34) * 0.9
    sail = 4 <= y < 36 and 56 - (y - 4) * 0.95 <= x <= 56 + (y - 4) * 0.95
    if hull:
        fold = 0.1 if (y - 34) < 4 else 0.0
        return mix((0.98, 0.55, 0.42), (0.78, 0.32, 0.36), (y - 34) / 28 + fold + (0.15 if x > 56 else 0)) + (1.0,)
    if sail:
        return ((1.0, 0.98, 0.93) if x < 56 else (0.86, 0.86, 0.92)) + (1.0,)
    return (0.0, 0.0, 0.0, 0.0)


def inside_round(x, y, left, top, right, bottom, radius):
    dx = max(left + radius - x, x - right + radius, 0.0)
    dy = max(top + radius - y, y - bottom + radius, 0.0)
    return left <= x <= right and top <= y <= bottom and dx * dx + dy * dy <= radius * radius


def hero(x, y):
    """A little figure of 32 x 44 pixels that looks to the right."""
    for eye in (18, 25):
        if math.hypot(x - eye, (y - 17) * 0.7) < 2.2:
            return (0.13, 0.13, 0.22, 1.0)
    if inside_round(x, y, 6, 2, 30, 30, 11):
        return mix((1.0, 0.86, 0.66), (0.97, 0.72, 0.52), (y - 2) / 28) + (1.0,)
    if inside_round(x, y, 3, 18, 30, 40, 9):
        return mix((0.36, 0.62, 0.9), (0.22, 0.42, 0.75), (y - 22) / 18) + (1.0,)
    if inside_round(x, y, 6, 36, 14, 44, 3) or inside_round(x, y, 19, 36, 27, 44, 3):
        return (0.2, 0.2, 0.34, 1.0)
    return (0.0, 0.0, 0.0, 0.0)


def coin(x, y):
    """A coin of 28 pixels."""
    distance = math.hypot(x - 14, y - 14)
    if distance > 13:
        return (0.0, 0.0, 0.0, 0.0)
    shine = 0.35 if math.hypot(x - 10, y - 9) < 4 else 0.0
    return mix((1.0, 0.82, 0.3), (0.85, 0.55, 0.12), 1.0 if distance > 10.5 else distance / 26 - shine) + (1.0,)


def ground(x, y):
    """A tile of 32 pixels: grass on earth."""
    grass = 8 + 2 * math.sin(x * math.pi / 8)
    if y < grass:
        return mix((0.56, 0.8, 0.38), (0.36, 0.62, 0.28), y / grass) + (1.0,)
    spot = 0.12 if (int(x) // 5 * 7 + int(y) // 5 * 13) % 6 == 0 else 0.0
    return mix((0.55, 0.4, 0.28), (0.4, 0.28, 0.2), y / 32 + spot) + (1.0,)


def crate(x, y):
    """A wooden crate of 40 pixels."""
    if not inside_round(x, y, 1, 1, 39, 39, 3):
        return (0.0, 0.0, 0.0, 0.0)
    frame = min(x, y, 40 - x, 40 - y) < 6 or abs(x - y) < 3
    return mix((0.9, 0.68, 0.4), (0.68, 0.46, 0.24), (0.0 if frame else 0.6) + y / 120) + (1.0,)


def write_wav(path, seconds, voice, rate=22050):
    """Writes a mono sound; voice(t) is from -1 to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        samples = (voice(i / rate) for i in range(int(seconds * rate)))
        file.writeframes(b"".join(struct.pack("<h", round(30000 * min(1.0, max(-1.0, s)))) for s in samples))


def chime(t):
    """Two notes that ring out."""
    total = 0.0
    for start, pitch in ((0.0, 1046.5), (0.07, 1568.0)):
        if t >= start:
            age = t - start
            total += 0.4 * math.exp(-11 * age) * (math.sin(2 * math.pi * pitch * age) + 0.3 * math.sin(4 * math.pi * pitch * age))
    return total


def hop(t):
    """A short rising tone."""
    return 0.5 * math.exp(-14 * t) * math.sin(2 * math.pi * (320 * t + 1500 * t * t))


def splash(t, noise=random.Random(1)):
    """A soft burst of noise."""
    return 0.5 * math.exp(-16 * t) * (noise.random() * 2 - 1)


def main():
    game, platformer, art = HERE / "game" / "resources", HERE / "platformer" / "resources", HERE / "platformer" / "art"
    write_png(game / "star.png", 48, 48, star)
    write_png(game / "boat.png", 112, 64, boat)
    write_wav(game / "catch.wav", 0.4, chime)
    write_wav(game / "miss.wav", 0.2, splash)
    write_png(art / "hero.png", 32, 44, hero)
    write_png(art / "coin.png", 28, 28, coin)
    write_png(art / "ground.png", 32, 32, ground)
    write_png(art / "crate.png", 40, 40, crate)
    write_wav(platformer / "coin.wav", 0.4, chime)
    write_wav(platformer / "jump.wav", 0.2, hop)
    write_png(HERE / "common" / "icon.png", 128, 128, lambda x, y: star(x, y, 128))
    for template in (HERE / "empty" / "resources", HERE / "port" / "Resources"):
        write_png(template / "logo.png", 96, 96, lambda x, y: star(x, y, 96))


if __name__ == "__main__":
    main()
