"""The command line of `./copra port`."""
import argparse
import hashlib
import os
import re
import sys
import time
from pathlib import Path

from . import advice, building, partial, report
from .diagnosis import Absences, Diagnosis
from .errors import PortError
from .generation import NAMES
from .layout import find_game
from .overlay import Overlay
from .playing import play
from .untrusted import TooLong, printable, time_limit

CHECKOUT = Path(__file__).resolve().parents[2]
EXIT_ERRORS, EXIT_USAGE, EXIT_RUN = 1, 2, 3
LONGEST_READING = 300  # seconds for the sources of a game


def say(text):
    print(f"copra: {printable(text)}", flush=True)


def number(text):
    value = int(text)
    if not 0 < value <= 100_000_000:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 to 100000000")
    return value


def parse(arguments):
    parser = argparse.ArgumentParser(prog="./copra port", description="Builds a game for any version of cocos2d-x without writing "
                                     "into its folder, and reports what compiled. Exit codes: 0 if everything compiled and ran, 1 if "
                                     "a source did not compile, 2 for wrong arguments or no game, 3 if the run failed.")
    parser.add_argument("game", metavar="GAME_DIR")
    parser.add_argument("--run", action="store_true", help="play the game after the build")
    parser.add_argument("--headless", action="store_true", help="play without a window (600 frames unless --frames says otherwise)")
    parser.add_argument("--frames", type=number, metavar="N", help="end after N frames of 1/60 s")
    parser.add_argument("--autotap", type=int, metavar="SEED", help="play with random taps, drags, keys and tilts")
    parser.add_argument("--screenshot", metavar="FILE", help="save a picture of the last frame")
    parser.add_argument("--web", metavar="DIR", help="make the game a web page in DIR")
    parser.add_argument("--out", metavar="DIR", help="the folder of the project (default: build/port/NAME)")
    parser.add_argument("--report", metavar="FILE", help="the file of the report (default: report.md in the project)")
    parser.add_argument("--define", action="append", default=[], metavar="X", help="define a macro for the game, NAME or NAME=VALUE")
    parser.add_argument("--source", action="append", default=[], metavar="GLOB", help="compile these files, relative to GAME_DIR")
    parser.add_argument("--std", metavar="c++NN", help="the standard of C++ (default: c++17, for axmol c++20)")
    parser.add_argument("--preset", choices=building.PRESETS, help="the build of the framework (default: release, or debug if only "
                        "that is built)")
    parser.add_argument("--partial", action="store_true", help="link and run the game even if some sources do not compile; if the "
                        "game calls a function from them, the program ends")
    parser.add_argument("--eject", action="store_true", help="make a project to keep, with copies of the resources, without building it")
    options = parser.parse_args(arguments)
    if options.std and not re.fullmatch(r"(c|gnu)\+\+(17|20|23)", options.std):
        parser.error(f"--std: {options.std} is not c++17, c++20, or c++23")
    if options.autotap is not None and options.autotap < 0:
        parser.error("--autotap: the seed is negative")
    if options.screenshot and options.headless:
        parser.error("--screenshot needs a window: leave --headless out; without a display a virtual one is used")
    if options.screenshot and not options.frames:
        options.frames = 600
    if options.web and (options.run or options.preset or options.eject or options.partial):
        parser.error("--web makes a page: --run, --preset, --partial and --eject do not go with it")
    if any(re.search(r"[^\w=.\-\"/ ]", define) for define in options.define):
        parser.error("--define: NAME or NAME=VALUE")
    return options


def refuse_inside(game, option, path):
    """Raises PortError for a path in the game's folder."""
    real, inside = Path(os.path.realpath(path)), Path(os.path.realpath(game.folder))
    if real == inside or inside in real.parents:
        raise PortError(f"{option}: {path} is in the game's folder, which is never written")


def check_files(game, options):
    """Raises PortError for files that could not be written at the end."""
    if options.web:
        refuse_inside(game, "--web", options.web)
        page = Path(options.web)
        if page.exists() and not (page / "page.js").exists() and (not page.is_dir() or any(page.iterdir())):
            raise PortError(f"--web: {page} has other files: name a new folder")
    for option, file in (("--report", options.report), ("--screenshot", options.screenshot)):
        if file:
            refuse_inside(game, option, file)
            if not Path(os.path.abspath(file)).parent.is_dir():
                raise PortError(f"{option}: there is no folder {Path(os.path.abspath(file)).parent}")


def project_folder(game, out):
    """The folder of the project; never in the game's own."""
    if out:
        folder = Path(os.path.abspath(out))
    else:
        name = re.sub(r"[^\w.-]", "_", game.folder.name) or "game"
        place = hashlib.sha256(str(game.folder).encode()).hexdigest()[:6]
        folder = CHECKOUT / "build" / "port" / f"{name}-{place}"
    refuse_inside(game, "--out", folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PortError(f"cannot make {folder}: {error.strerror}") from error
    return folder


def summarize(overlay, diagnosis, built, played, file):
    total = len(overlay.game.sources) + (len(diagnosis.failed) if overlay.project.is_partial else 0)
    say(f"{len(diagnosis.compiled)} of {total} sources compiled" + (", linked" if built else ", not linked"))
    for kind, name, count, place, _ in diagnosis.groups()[:8]:
        say(f"  {count:4} x {kind} {name} ({place})")
    if played:
        for line in played.lines():
            say(f"  {line}")
    if overlay.uncalled:
        file_, name, declaration, _ = overlay.uncalled[0]
        say(f"  {len(overlay.uncalled)} overrides that nothing calls, the first is {name}::{declaration} in {file_}: see the report")
    for step in advice.steps(overlay, diagnosis, built, played):
        say(f"next: {step}")
    say(f"report: {file}")


def build(overlay, is_partial=False, tree="build"):
    """Builds the game, and once more without sources that fail and that nothing uses. Returns (built, diagnosis)."""
    for _ in range(2):
        built, output = building.build_game(overlay.folder, sys.stdout.isatty(), tree)
        names = [path.relative_to(overlay.game.folder).as_posix() for path in overlay.game.sources]
        diagnosis = Diagnosis(output, overlay.folder, names)
        if built or not overlay.leave_out_failed(diagnosis.failed):
            break
    if not built and is_partial and diagnosis.compiled:
        built = link_partially(overlay, diagnosis.failed)
    return built, diagnosis


def link_partially(overlay, failed):
    """Links the game without the sources that failed: first to see what is missing, then with stand-ins for that."""
    overlay.leave_out_all(failed)
    built, output = building.build_game(overlay.folder, sys.stdout.isatty())
    names = partial.undefined(output)
    if not built and names:
        overlay.write_missing(partial.definitions(names))
        built, _ = building.build_game(overlay.folder, sys.stdout.isatty())
    return built


def read_game(options):
    game = find_game(options.game, options.source)
    check_files(game, options)
    folder = project_folder(game, options.out)
    overlay = Overlay(game, folder, CHECKOUT / "framework")
    overlay.write(options.std[-2:] if options.std else None, options.define)
    return game, folder, overlay


def port_to_web(options, game, overlay, file):
    """Makes a game a web page. Returns the exit code."""
    libraries = os.environ["COPRA_WEB_LIBRARIES"]  # which ./copra has built
    tree, prefix = building.build_web_framework(CHECKOUT, libraries, say)
    building.configure_web_game(CHECKOUT, overlay.folder, prefix, libraries)
    built, diagnosis = build(overlay, tree="build-web")
    file.write_text(report.make(overlay, diagnosis, Absences(CHECKOUT / "docs"), built, None), encoding="utf-8")
    summarize(overlay, diagnosis, built, None, file)
    if not built:
        return EXIT_ERRORS
    building.make_page(CHECKOUT, overlay.folder, tree, options.web, game.folder.name)
    say(f"the page is in {options.web}; 'python3 scripts/web/page.py serve {options.web}' shows it")
    return 0


def port(options):
    """Ports a game. Returns the exit code."""
    begun = time.monotonic()
    try:
        with time_limit(LONGEST_READING):
            game, folder, overlay = read_game(options)
    except TooLong:
        raise PortError(f"{options.game} cannot be read within {LONGEST_READING} s: it is not a usual game") from None
    say(f"{game.folder.name}: {NAMES[overlay.repairs.generation]} ({overlay.repairs.reason}), {len(game.sources)} sources, "
        f"{len(overlay.repairs.made)} kinds of repairs")
    file = Path(options.report) if options.report else folder / "report.md"
    if options.eject:
        overlay.eject()
        file.write_text(report.make(overlay, None, None, False, None), encoding="utf-8")
        prefix = next((CHECKOUT / "build/port").glob("copra-*"), "PREFIX")
        say(f"the project is in {folder}; build it and play with")
        say(f"  cmake -S {folder} -B {folder}/build -DCOPRA_SOURCE={CHECKOUT} && cmake --build {folder}/build -j {os.cpu_count() or 2} "
            f"&& {folder}/build/game")
        say(f"that builds Copra, too; an installed one (docs/installing.md) saves minutes: -DCMAKE_PREFIX_PATH={prefix} instead of -DCOPRA_SOURCE")
        say(f"report: {file}")
        return 0
    if options.web:
        return port_to_web(options, game, overlay, file)
    preset = building.choose_preset(CHECKOUT, options.preset)
    prefix = building.build_framework(CHECKOUT, preset, say)
    built_framework = time.monotonic()
    building.configure_game(folder, prefix, preset)
    built, diagnosis = build(overlay, options.partial)
    say(f"the framework took {built_framework - begun:.0f} s, the game {time.monotonic() - built_framework:.0f} s")
    played = play(CHECKOUT, folder, options, preset.startswith("asan")) if built and options.run else None
    file.write_text(report.make(overlay, diagnosis, Absences(CHECKOUT / "docs"), built, played), encoding="utf-8")
    summarize(overlay, diagnosis, built, played, file)
    if not built:
        return EXIT_ERRORS
    if overlay.project.is_partial and (not played or played.ok):
        return EXIT_ERRORS
    return EXIT_RUN if played and not played.ok else 0


def main(arguments):
    try:
        return port(parse(arguments))
    except PortError as error:
        print("\n".join(printable(line) for line in f"copra: {error}".split("\n")), file=sys.stderr)
        return EXIT_USAGE
    except OSError as error:
        print(f"copra: {printable(error)}", file=sys.stderr)
        return EXIT_USAGE
    except KeyboardInterrupt:
        print("copra: interrupted; the same command goes on where it stopped", file=sys.stderr)
        return 130
