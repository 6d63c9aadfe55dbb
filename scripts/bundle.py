#!/usr/bin/env python3
"""What packages for other systems have in common.

bundle.py licenses OUT FILE...           one text of the licenses of Copra and of the libraries in a program
bundle.py zip FOLDER ARCHIVE [BELOW]     a zip of what is in the folder, in it below the folder BELOW
"""

import os
import re
import sys
import zipfile

HERE = os.path.dirname(os.path.realpath(__file__))
COMMON = "/usr/share/common-licenses/"  # what Debian's descriptions of licenses refer to


def fail(sentence):
    sys.exit("bundle.py: " + sentence)


def read_license(name, path):
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read().strip()
    except OSError:
        text = ""
    return text or fail(f"there is no license of {name} ({path}): do not distribute the program without it")


def write_licenses(out, *paths):
    """Whoever passes on a program passes on the licenses of the libraries in it."""
    texts = [("Copra", os.path.join(HERE, "../LICENSE"))] + [(os.path.basename(path), path) for path in sorted(paths)]
    texts = [(name, read_license(name, path)) for name, path in texts]
    referred = sorted(set(re.findall(COMMON + r"([A-Za-z0-9.-]*[A-Za-z0-9])", "\n".join(text for _, text in texts))))
    texts += [(COMMON + name, read_license(name, COMMON + name)) for name in referred]
    with open(out, "w", encoding="utf-8") as file:
        for name, text in texts:
            file.write("=== " + name + "\n\n" + text + "\n\n")


def files_in(folder):
    """The files below the folder, relative to it, in one order."""
    found = []
    for parent, _, names in os.walk(folder, followlinks=True):
        found += [os.path.relpath(os.path.join(parent, name), folder) for name in names]
    return sorted(found)


def write_zip(folder, archive, below=""):
    """The same bytes for the same files: neither times nor the order of the file system."""
    names = files_in(folder) or fail(f"there is nothing in {folder}")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        for name in names:
            info = zipfile.ZipInfo(os.path.join(below, name), (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            with open(os.path.join(folder, name), "rb") as file:
                made.writestr(info, file.read(), compresslevel=9)


def main():
    task, *arguments = sys.argv[1:] or [""]
    if task == "licenses" and arguments:
        write_licenses(*arguments)
    elif task == "zip" and len(arguments) in (2, 3):
        write_zip(*arguments)
    else:
        fail("usage: licenses OUT FILE... | zip FOLDER ARCHIVE [BELOW]")


if __name__ == "__main__":
    main()
