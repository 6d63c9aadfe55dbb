#!/usr/bin/env python3
"""Makes the gallery draw all of its scenes and checks that each screenshot exists, has the size of the window, and
matches the golden image of that name, where golden/ has one.

  check_pictures.py GALLERY_PROGRAM FOLDER            draws and checks
  check_pictures.py --accept FOLDER [FAMILY_SCENE...] replaces the golden images with the screenshots: all, or these
  check_pictures.py --compare FOLDER FAMILY [NAME...] compares the pictures of a family that were drawn elsewhere, without those of the names
  check_pictures.py --thumbnails FOLDER               makes the pictures of scenes without a golden image, for the index and the reference

The gallery itself fails when a screenshot shows an empty canvas.
"""
import multiprocessing
import struct
import subprocess
import sys
import zlib
from multiprocessing.pool import ThreadPool
from pathlib import Path

HERE = Path(__file__).resolve().parent
GOLDEN = HERE / "golden"
THUMBNAILS = HERE / "thumbnails"
SIZE = (960, 640)  # pixels, as in theme.h

sys.path.insert(0, str(HERE.parent / "conformance" / "part2"))
sys.dont_write_bytecode = True
from compare_png import compare, read_png  # noqa: E402: its folder is known only now


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def write_png(rows, to):
    """Writes a palette image where 256 colors are enough."""
    colors = sorted({pixel for row in rows for pixel in row})
    if len(colors) <= 256:
        index = {color: bytes([i]) for i, color in enumerate(colors)}
        kind, palette = 3, chunk(b"PLTE", bytes(value for color in colors for value in color))
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


def canvas_of(folder, name):
    """The rows of a canvas that the gallery has written beside the screenshot: a PPM image."""
    data = (folder / "canvases" / f"{name}.ppm").read_bytes()
    _, size, _, pixels = data.split(b"\n", 3)
    width = 3 * int(size.split()[0])
    rows = (pixels[start : start + width] for start in range(0, len(pixels), width))
    return [list(zip(row[::3], row[1::3], row[2::3])) for row in rows]


def compare_golden(golden, folder):
    """Describes the difference from a golden image; None when there is none."""
    if not (folder / "canvases" / f"{golden.stem}.ppm").exists():
        return f"{golden.name}: no scene has this golden image"
    rows = canvas_of(folder, golden.stem)
    if rows == read_png(str(golden))[2]:
        return None
    canvas = folder / "canvases" / golden.name
    write_png(rows, canvas)
    same, why = compare(str(golden), str(canvas))
    return None if same else f"{golden.name} differs: {why}\n  expected {golden}\n  actual   {canvas}"


def accept(folder, names):
    for name in names or [golden.stem for golden in GOLDEN.glob("*.png")]:
        write_png(canvas_of(folder, name), GOLDEN / f"{name}.png")


def make_thumbnails(folder):
    """Scenes without a golden image need a picture for the index and for the reference: the canvas as in golden/."""
    shots = sorted(shot for shot in folder.glob("*.png") if not (GOLDEN / shot.name).exists())
    THUMBNAILS.mkdir(exist_ok=True)
    for shot in shots:
        write_png(canvas_of(folder, shot.stem), THUMBNAILS / shot.name)


def size_of(path):
    """Width and height of a PNG file; None for other files."""
    head = path.read_bytes()[:24]
    return struct.unpack(">II", head[16:]) if head[:8] == b"\x89PNG\r\n\x1a\n" and len(head) == 24 else None


def check_screenshot(name, folder):
    path = folder / (name.replace("/", "_") + ".png")
    if not path.exists():
        return f"{name}: missing screenshot {path}"
    if size_of(path) != SIZE:
        return f"{name}: {path} is not a PNG image of {SIZE[0]} x {SIZE[1]} pixels"
    return None


def draw_family(program, family, folder):
    """Runs the scenes of one family in a process of their own; True when it succeeded."""
    return subprocess.run([program, family, "--all", "--shots", str(folder)]).returncode == 0


def main():
    if sys.argv[1] == "--accept":
        accept(Path(sys.argv[2]), sys.argv[3:])
        return 0
    if sys.argv[1] == "--thumbnails":
        make_thumbnails(Path(sys.argv[2]))
        return 0
    if sys.argv[1] == "--compare":
        golden = [picture for picture in sorted(GOLDEN.glob(f"{sys.argv[3]}_*.png")) if picture.stem not in sys.argv[4:]]
        errors = [error for error in (compare_golden(picture, Path(sys.argv[2])) for picture in golden) if error]
        print("\n".join(errors) or f"{len(golden)} match golden/")
        return 0 if golden and not errors else 1
    program, folder = sys.argv[1], Path(sys.argv[2])
    for old in [*folder.glob("*.png"), *folder.glob("canvases/*")]:
        old.unlink()
    listed = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout
    names = [line.split()[0] for line in listed.splitlines()]
    families = dict.fromkeys(name.split("/")[0] for name in names)
    with ThreadPool() as pool:  # of subprocesses
        drawn = all(pool.map(lambda family: draw_family(program, family, folder), families))
    errors = [error for error in (check_screenshot(name, folder) for name in names) if error]
    # A whole family may be left out of a build, such as physics.
    golden = [picture for picture in sorted(GOLDEN.glob("*.png")) if picture.stem.split("_")[0] in families]
    with multiprocessing.Pool() as pool:
        errors += [error for error in pool.starmap(compare_golden, [(picture, folder) for picture in golden]) if error]
    print("\n".join(errors) or f"{len(names)} screenshots in {folder}, {len(golden)} of them match golden/")
    return 0 if names and drawn and not errors else 1


if __name__ == "__main__":
    sys.exit(main())
