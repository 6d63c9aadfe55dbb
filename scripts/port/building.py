"""Builds the framework and the game with CMake."""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from .errors import PortError

PROGRESS = re.compile(r"^\[(\d+)/(\d+)\] (.*)")
PRESETS = ("release", "debug", "asan", "asan-release")


def run_quietly(command, log, what, folder=None):
    """Runs a command, in a folder, with its output in the file `log`; raises PortError with the end of it if the command fails."""
    with open(log, "w", encoding="utf-8") as file:
        code = subprocess.run(command, stdout=file, stderr=subprocess.STDOUT, cwd=folder).returncode
    if code:
        tail = "".join(open(log, encoding="utf-8", errors="replace").readlines()[-25:])
        raise PortError(f"{what} failed ({log}):\n{tail}")


def choose_preset(checkout, wanted):
    """The build of the framework to link: the wanted one, or one that is built, or the release."""
    if wanted:
        return wanted
    for preset in ("release", "debug"):
        if (checkout / "build" / preset / "framework" / "libcopra_testing.a").exists():
            return preset
    return "release"


def build_framework(checkout, preset, say):
    """Builds the libraries of the framework, if they are not yet, and installs them. Returns the prefix."""
    tree = checkout / "build" / preset
    logs = checkout / "build" / "port"
    logs.mkdir(parents=True, exist_ok=True)
    if not (tree / "CMakeCache.txt").exists():
        say(f"configuring build/{preset}")
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        run_quietly(["cmake", "--preset", preset, *generator, "-DCOPRA_BUILD_TESTS=OFF"], logs / "configure.log",
                    "the configuration of the framework", checkout)
    environment_for_ccache(checkout)
    say(f"building the framework in build/{preset}, if it is not built yet")
    run_quietly(["cmake", "--build", str(tree), "-j", str(os.cpu_count() or 2), "--target", "copra_libraries"],
                logs / f"framework-{preset}.log", "the build of the framework")
    prefix = logs / f"copra-{preset}"
    run_quietly(["cmake", "--install", str(tree), "--component", "dev", "--prefix", str(prefix)], logs / "install.log", "the installation of the framework")
    return prefix


# Of a framework without what pages cannot have; scripts/web/package.sh has the same.
WEB_OPTIONS = ["-DCOPRA_BUILD_TESTS=OFF", "-DCOPRA_BUILD_GAME=OFF", "-DCOPRA_UNITY=ON", "-DCOPRA_WITH_CURL=OFF", "-DCOPRA_WITH_SQLITE=OFF",
               "-DCOPRA_WITH_OPENSSL=OFF", "-DCOPRA_WITH_IMGUI=OFF", "-DCOPRA_WITH_MP3=ON", "-DCOPRA_WITH_FLAC=ON"]


def web_toolchain(checkout, libraries):
    return [f"-DCMAKE_TOOLCHAIN_FILE={checkout}/scripts/web/toolchain.cmake", f"-DCOPRA_WEB_LIBRARIES={libraries}/prefix",
            "-DCMAKE_BUILD_TYPE=Release"]


def build_web_framework(checkout, libraries, say):
    """Builds and installs the framework for web pages. Returns (its build folder, the prefix)."""
    tree, logs = checkout / "build" / "web-port", checkout / "build" / "port"
    logs.mkdir(parents=True, exist_ok=True)
    run_quietly(["cmake", "-S", str(checkout), "-B", str(tree), "-G", "Ninja", *web_toolchain(checkout, libraries), *WEB_OPTIONS],
                logs / "configure-web.log", "the configuration of the framework")
    environment_for_ccache(checkout)
    say("building the framework for web pages in build/web-port, if it is not built yet")
    run_quietly(["cmake", "--build", str(tree), "-j", str(os.cpu_count() or 2), "--target", "copra_libraries"], logs / "framework-web.log",
                "the build of the framework")
    prefix = logs / "copra-web"
    run_quietly(["cmake", "--install", str(tree), "--component", "dev", "--prefix", str(prefix)], logs / "install.log", "the installation of the framework")
    return tree, prefix


def configure_web_game(checkout, folder, prefix, libraries):
    run_quietly(["cmake", "-S", str(folder), "-B", str(folder / "build-web"), "-G", "Ninja", *web_toolchain(checkout, libraries),
                 f"-DCopra_DIR={prefix}/lib/cmake/Copra"], folder / "configure.log", "the configuration of the game's project")


def make_page(checkout, folder, tree, out, title):
    """Makes the page of a game that was built."""
    font = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    run_quietly([sys.executable, "-B", str(checkout / "scripts/web/page.py"), "make", "--program", str(folder / "build-web/game.js"),
                 "--waits", str(tree / "web-waits.json"), "--share", str(folder / "Resources"), "--out", str(out), "--title", title,
                 "--icon", str(checkout / "resources/icon.png"), *(["--font", str(font)] if font.exists() else [])],
                folder / "page.log", "the page")


def environment_for_ccache(folder):
    os.environ.setdefault("CCACHE_NOHASHDIR", "1")
    os.environ.setdefault("CCACHE_BASEDIR", str(folder))


def configure_game(folder, prefix, preset):
    """Configures the project of a game. The sanitizers of the framework are the game's too, but for two that games fail
    without harm: functions that end without the value that they promise, and casts to a class that an object does not have."""
    flags = "-fsanitize=address,undefined -fno-sanitize=return,vptr -fno-omit-frame-pointer" if preset.startswith("asan") else ""
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    kind = "Release" if preset == "release" else "Debug"
    run_quietly(["cmake", "-S", str(folder), "-B", str(folder / "build"), *generator, f"-DCMAKE_PREFIX_PATH={prefix}",
                 "-UCopra_DIR",  # the project may have been configured for another preset or checkout
                 f"-DCMAKE_BUILD_TYPE={kind}", "-DCMAKE_CXX_FLAGS_RELEASE=-Og -g1", "-DCMAKE_CXX_FLAGS_DEBUG=-g1",
                 f"-DCMAKE_CXX_FLAGS={flags}"], folder / "configure.log", "the configuration of the game's project")


def build_game(folder, is_terminal, tree="build"):
    """Builds the game as far as it goes, and shows the progress. Returns (whether it was built, the compiler's output)."""
    keep_going = ["--", "-k", "0"] if (folder / tree / "build.ninja").exists() else ["--", "-k"]
    process = subprocess.Popen(["cmake", "--build", str(folder / tree), "-j", str(os.cpu_count() or 2), *keep_going],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                               env={**os.environ, "LC_ALL": "C", "NINJA_STATUS": "[%f/%t] "})
    lines = []
    try:
        for line in process.stdout:
            lines.append(line)
            match = PROGRESS.match(line)
            if match:
                name = match.group(3).strip().rsplit("/", 1)[-1].removesuffix(".o")
                text = f"  [{match.group(1)}/{match.group(2)}] {name}"
                sys.stdout.write(f"\r\x1b[K{text}" if is_terminal else text + "\n")
                sys.stdout.flush()
    except KeyboardInterrupt:
        process.terminate()
        raise
    if is_terminal:
        sys.stdout.write("\r\x1b[K")
    code = process.wait()
    output = "".join(lines)
    (folder / "build.log").write_text(output, encoding="utf-8")
    return code == 0, output
