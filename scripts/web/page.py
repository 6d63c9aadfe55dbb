#!/usr/bin/env python3
"""Makes the folder of a web page from a program that was linked for one, and serves it.

page.py make --program NAME.js --waits FILE --share FOLDER --out FOLDER --icon FILE [--title TEXT] [--background COLOR]
             [--foreground COLOR] [--font FILE] [--index NAME.html]
page.py serve FOLDER [--port N]
"""

import argparse
import functools
import gzip
import html
import http.server
import json
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.realpath(__file__))
PACKAGER = "/usr/share/emscripten/tools/file_packager.py"
# What browsers want to be told.
TYPES = {".wasm": "application/wasm", ".js": "text/javascript", ".html": "text/html; charset=utf-8"}


def fail(sentence):
    sys.exit("page.py: " + sentence)


def pack_resources(name, share, font, out):
    """Packs the files beside the program into NAME.data, at the places where they are on Linux."""
    files = [share + "@/usr/share/" + name]
    if font:
        files.append(font + "@/usr/share/fonts/" + os.path.basename(font))
    result = subprocess.run([sys.executable, PACKAGER, name + ".data", "--preload", *files, "--no-node", "--js-output=" + name + ".data.js"],
                            cwd=out, capture_output=True, text=True)
    if result.returncode != 0:
        fail("the resources could not be packed: " + result.stderr.strip())


def read_symbols(path):
    """Pairs of the number and the name of each function of a program."""
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"\\([0-9a-f]{2})", lambda match: chr(int(match.group(1), 16)), file.read())
    return [line.split(":", 1) for line in text.splitlines()]


def waiting_functions(symbols, waits):
    """The numbers of the functions that may wait for a frame: `waits` has the beginnings of their names, as the linker took them."""
    with open(waits, encoding="utf-8") as file:
        patterns = json.load(file)
    whole = {pattern for pattern in patterns if not pattern.endswith("*")}
    beginnings = tuple(pattern[:-1] for pattern in patterns if pattern.endswith("*")) + ("dynCall_",)  # these only pass a call on
    return [number for number, name in symbols if name in whole or name.startswith(beginnings)]


def write_index(arguments, name, symbols, out):
    with open(os.path.join(HERE, "page.html"), encoding="utf-8") as file:
        text = file.read()
    values = {"TITLE": html.escape(arguments.title or name), "NAME": name, "BACKGROUND": arguments.background,
              "FOREGROUND": arguments.foreground,
              "WAITS": ", ".join(waiting_functions(symbols, arguments.waits))}
    for key, value in values.items():
        text = text.replace("@" + key + "@", value)
    with open(os.path.join(out, arguments.index), "w", encoding="utf-8") as file:
        file.write(text)


def gzip_size(path):
    with open(path, "rb") as file:
        return len(gzip.compress(file.read(), 9))


def make(arguments):
    name = re.sub(r"\.js$", "", os.path.basename(arguments.program))
    out = os.path.abspath(arguments.out)
    shutil.rmtree(out, ignore_errors=True)
    os.makedirs(out)
    stem = re.sub(r"\.js$", "", arguments.program)
    for ending in (".js", ".wasm"):
        shutil.copyfile(stem + ending, os.path.join(out, name + ending))
    symbols = read_symbols(arguments.program + ".symbols")
    with open(os.path.join(out, name + ".symbols"), "w", encoding="utf-8") as file:
        file.writelines(":".join(pair) + "\n" for pair in symbols)
    for script in ("page.js", "saves.js"):
        shutil.copyfile(os.path.join(HERE, script), os.path.join(out, script))
    shutil.copyfile(arguments.icon, os.path.join(out, "icon.png"))
    pack_resources(name, os.path.abspath(arguments.share), arguments.font, out)
    write_index(arguments, name, symbols, out)
    code = sum(gzip_size(os.path.join(out, name + ending)) for ending in (".js", ".wasm"))
    data = os.path.getsize(os.path.join(out, name + ".data"))
    print(f"{code / 1e6:.2f} MB of program as servers send it (gzip), {data / 1e6:.2f} MB of resources")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends files with the types that browsers want, and never an old one after a build."""

    def guess_type(self, path):
        return TYPES.get(os.path.splitext(path)[1], super().guess_type(path))

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        """Says nothing for each file."""


def serve(arguments):
    if not os.path.isfile(os.path.join(arguments.folder, "index.html")):
        fail("there is no page in " + arguments.folder)
    handler = functools.partial(Handler, directory=arguments.folder)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", arguments.port), handler)
    except OSError as error:
        fail(f"port {arguments.port} cannot be used ({error.strerror}); --port N takes another one, 0 any that is free")
    print(f"the game is at http://127.0.0.1:{server.server_address[1]}/ until Ctrl+C; index.html opened from the disk does not work", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def main():
    parser = argparse.ArgumentParser(description="Makes the folder of a web page and serves it.")
    commands = parser.add_subparsers(required=True)
    maker = commands.add_parser("make")
    for option in ("--program", "--waits", "--share", "--out", "--icon"):
        maker.add_argument(option, required=True)
    maker.add_argument("--title")
    maker.add_argument("--background", default="#101820")
    maker.add_argument("--foreground", default="#f2f2f2")
    maker.add_argument("--index", default="index.html", help="the name of the page")
    maker.add_argument("--font", help="for labels with a system font: pages have none")
    maker.set_defaults(run=make)
    server = commands.add_parser("serve")
    server.add_argument("folder")
    server.add_argument("--port", type=int, default=8000)
    server.set_defaults(run=serve)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
