#!/usr/bin/env python3
"""Lets the gallery draw all of its scenes and checks that each picture is there, in the size of the window.

  check_pictures.py GALLERY_PROGRAM FOLDER

The gallery itself fails when a picture shows an empty stage.
"""
import struct
import subprocess
import sys
from pathlib import Path

SIZE = (960, 640)  # pixels, as in Look.h


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
    program, folder = sys.argv[1], Path(sys.argv[2])
    for old in folder.glob("*.png"):
        old.unlink()
    listed = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout
    names = [line.split()[0] for line in listed.splitlines()]
    drawn = subprocess.run([program, "--all", "--shots", str(folder)])
    faults = [fault for fault in (fault_of(name, folder) for name in names) if fault]
    print("\n".join(faults) or f"{len(names)} pictures in {folder}")
    return 1 if faults or not names or drawn.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
