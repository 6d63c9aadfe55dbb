#!/usr/bin/env python3
"""Does what a guide says: runs its boxes marked `sh` in one shell after the other, of those marked `sh fails` expects that they
fail, and applies its boxes marked `diff`.

    guide.py PAGE PREFIX WORK    with the Copra that is installed in PREFIX, in the new folder WORK
"""
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

BOX = re.compile(r"^```(sh fails|sh|diff)\n(.*?)^```$", re.M | re.S)


def run(script, folder, environment):
    """Runs a script that prints its last folder; returns the exit code, the output and that folder."""
    mark = folder / ".folder"
    ended = subprocess.run(["bash", "-c", f"set -e\ntrap 'pwd > {mark}' EXIT\n{script}"], cwd=run.folder, env=environment,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    run.folder = Path(mark.read_text().strip())
    return ended.returncode, ended.stdout


def main(page, prefix, work):
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    run.folder = work
    environment = dict(os.environ, CMAKE_PREFIX_PATH=str(prefix), PATH=f"{prefix}/bin:{os.environ['PATH']}", HOME=str(work))
    boxes = BOX.findall(page.read_text())
    for number, (kind, text) in enumerate(boxes, 1):
        begun = time.monotonic()
        if kind == "diff":
            # The lines of a hunk say where it belongs; the numbers in front of it need not.
            ended = subprocess.run(["patch", "-p1", "--no-backup-if-mismatch"], cwd=run.folder, input=text, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            code, output = ended.returncode, ended.stdout
        else:
            code, output = run(text, work, environment)
        print(f"box {number} of {len(boxes)} ({kind}): exit code {code}, {time.monotonic() - begun:.0f} s", flush=True)
        if (code != 0) != (kind == "sh fails"):
            print(f"{text}\n---\n{output}")
            return 1
    return 0 if boxes else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]).resolve(), Path(sys.argv[3]).resolve()))
