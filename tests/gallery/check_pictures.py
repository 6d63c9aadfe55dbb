#!/usr/bin/env python3
"""Lets the gallery draw all of its scenes and checks that each picture is there and shows something.

  check_pictures.py GALLERY_PROGRAM FOLDER

A picture shows something when the area between caption and arrows has more colours than empty paper with its grid.
"""
import struct
import subprocess
import sys
import zlib
from pathlib import Path

HEADER, FOOTER = 68, 44  # heights in pixels, as in Look.h
FEWEST_COLOURS = 12


def rows_of(path):
    """Pixel rows of an 8-bit RGB or RGBA picture, as (bytes a pixel, list of bytes)."""
    data = path.read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG")
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
    if depth != 8 or colour not in (2, 6):
        raise ValueError("neither RGB nor RGBA with 8 bits")
    size = 3 if colour == 2 else 4
    stride = width * size
    raw = zlib.decompress(packed)
    rows, above = [], bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        row = bytearray(raw[start + 1:start + 1 + stride])
        unfilter(raw[start], row, above, size)
        rows.append(row)
        above = row
    return size, rows


def unfilter(kind, row, above, size):
    """Undoes one of PNG's five row filters in place."""
    if kind == 0:
        return
    for i in range(len(row)):
        left = row[i - size] if i >= size else 0
        corner = above[i - size] if i >= size else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = above[i]
        elif kind == 3:
            guess = (left + above[i]) // 2
        else:
            estimate = left + above[i] - corner
            guess = min((left, above[i], corner), key=lambda value: abs(estimate - value))
        row[i] = (row[i] + guess) & 255


def colours_on_stage(path):
    size, rows = rows_of(path)
    seen = set()
    for row in rows[HEADER:len(rows) - FOOTER:3]:
        seen.update(bytes(row[i:i + 3]) for i in range(0, len(row), size * 3))
    return len(seen)


def main():
    program, folder = sys.argv[1], Path(sys.argv[2])
    for old in folder.glob("*.png"):
        old.unlink()
    names = [line.split()[0] for line in
             subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout.splitlines()]
    subprocess.run([program, "--all", "--shots", str(folder)], check=True)
    faults = []
    for name in names:
        path = folder / (name.replace("/", "_") + ".png")
        if not path.exists():
            faults.append(f"{name}: there is no picture {path}")
            continue
        count = colours_on_stage(path)
        if count < FEWEST_COLOURS:
            faults.append(f"{name}: {path} has only {count} colours: the stage seems to be empty")
    print("\n".join(faults) or f"{len(names)} pictures in {folder}")
    return 1 if faults or not names else 0


if __name__ == "__main__":
    sys.exit(main())
