#!/usr/bin/env python3
"""Lets the gallery draw all of its scenes and checks that each picture is there, in the size of the window, and that
its stage looks as in golden/, where there is a picture of that name.

  check_pictures.py GALLERY_PROGRAM FOLDER            draws and checks
  check_pictures.py --accept FOLDER [FAMILY_SCENE...] takes what was drawn there as golden: all that are, or these

The gallery itself fails when a picture shows an empty stage.
"""
import multiprocessing
import struct
import subprocess
import sys
import zlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
GOLDEN = HERE / "golden"
SIZE = (960, 640)  # pixels, as in Look.h
HEADER, FOOTER = 68, 44  # of them; they tell the number of the scene, which changes

sys.path.insert(0, str(HERE.parent / "conformance" / "part2"))
sys.dont_write_bytecode = True
from compare_png import compare, read_png  # noqa: E402: its folder is known only now


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def half_size(rows):
    """Each pixel the mean of four, in 16 shades a channel: small files, and close enough."""
    halved = []
    for upper, lower in zip(rows[::2], rows[1::2]):
        fours = zip(upper[::2], upper[1::2], lower[::2], lower[1::2])
        halved.append([tuple(sum(channel) >> 2 & 0xF0 | 8 for channel in zip(*four)) for four in fours])
    return halved


def write_png(rows, to):
    """With a palette where 256 colours are enough."""
    colours = sorted({pixel for row in rows for pixel in row})
    if len(colours) <= 256:
        index = {colour: bytes([i]) for i, colour in enumerate(colours)}
        kind, palette = 3, chunk(b"PLTE", bytes(value for colour in colours for value in colour))
        raw = b"".join(b"\0" + b"".join(index[pixel] for pixel in row) for row in rows)
    else:
        kind, palette = 2, b""
        raw = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in rows)
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, kind, 0, 0, 0)
    to.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + palette
        + chunk(b"IDAT", zlib.compress(raw, 9))
        + chunk(b"IEND", b"")
    )


def write_stage(picture, to):
    """The part of a picture between caption and arrows, half as large."""
    _, height, rows = read_png(str(picture))
    write_png(half_size(rows[HEADER : height - FOOTER]), to)


def difference_of(golden, folder):
    """What differs from a golden picture; None when nothing does."""
    actual = folder / golden.name
    if not actual.exists():
        return f"{golden.name}: there is no scene of this golden picture"
    stage = folder / "stages" / golden.name
    stage.parent.mkdir(exist_ok=True)
    write_stage(actual, stage)
    same, why = compare(str(golden), str(stage))
    return None if same else f"{golden.name} differs: {why}\n  expected {golden}\n  actual   {stage}"


def accept(folder, names):
    for name in names or [golden.stem for golden in GOLDEN.glob("*.png")]:
        write_stage(folder / f"{name}.png", GOLDEN / f"{name}.png")


def size_of(path):
    """Width and height of a PNG file; None where it is none."""
    head = path.read_bytes()[:24]
    return struct.unpack(">II", head[16:]) if head[:8] == b"\x89PNG\r\n\x1a\n" and len(head) == 24 else None


def fault_of(name, folder):
    path = folder / (name.replace("/", "_") + ".png")
    if not path.exists():
        return f"{name}: there is no picture {path}"
    if size_of(path) != SIZE:
        return f"{name}: {path} is not a picture of {SIZE[0]} x {SIZE[1]} pixels"
    return None


def main():
    if sys.argv[1] == "--accept":
        accept(Path(sys.argv[2]), sys.argv[3:])
        return 0
    program, folder = sys.argv[1], Path(sys.argv[2])
    for old in folder.glob("*.png"):
        old.unlink()
    listed = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout
    names = [line.split()[0] for line in listed.splitlines()]
    drawn = subprocess.run([program, "--all", "--shots", str(folder)])
    faults = [fault for fault in (fault_of(name, folder) for name in names) if fault]
    golden = sorted(GOLDEN.glob("*.png"))
    with multiprocessing.Pool() as pool:
        faults += [fault for fault in pool.starmap(difference_of, [(picture, folder) for picture in golden]) if fault]
    print("\n".join(faults) or f"{len(names)} pictures in {folder}, {len(golden)} of them as in golden/")
    return 1 if faults or not names or drawn.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
