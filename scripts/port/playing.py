"""Runs a ported game and reads how it went."""
import os
import re
import resource
import shutil
import signal
import subprocess
from pathlib import Path

from .overlay import RESOURCES

SECONDS_OF_FRAME = 0.25   # more is taken for a game that hangs
SECONDS_OF_LAUNCH = 60.0
MEMORY_LIMIT = 4 << 30    # bytes of data; sanitizers reserve more


# Lines that explain an end, but for what Chipmunk says of itself when it starts.
REASON = re.compile(r"[Aa]ssert(?!ion checks)|terminate called|what\(\)|ERROR: AddressSanitizer|runtime error|Copra:|copra: the program crashed"
                    r"|could not save|did not launch|has no view|error while loading")
LOG = re.compile(r"not found|cannot (?:read|load|open)|no such file|there is no file|not in any search path|not an image", re.I)
NOISE = re.compile(r"^(?:ALSA|AL lib|\[ALSOFT\]|OpenAL|Failed to open (?:the )?audio)|\bOpenAL\b|sound card")
FRAME = re.compile(r"^    (\S.*) (0x[0-9a-f]+)$", re.M)
MOST_FRAMES = 12


class Played:
    """How a run ended. `code` is the exit code, negative for a signal, None for a game that hung. `folder` is that of the project."""

    def __init__(self, code, output, folder=None):
        # A shell, as that of the virtual display, returns 128 and more for a signal.
        self.code = code if code is None or not 128 < code <= 128 + max(signal.valid_signals()) else 128 - code
        self.output, self.folder = output, folder

    @property
    def ok(self):
        return self.code == 0

    @property
    def is_ended_early(self):
        """Whether the game ended by itself before the last frame."""
        return self.code == 0 and not re.search(r"^played ", self.output, re.M)

    def lines(self):
        result = []
        if self.code is None:
            result.append("The game hung and was stopped.")
        elif self.code < 0:
            when = ", after the last frame, when it was destroyed" if re.search(r"^state ", self.output, re.M) else ""
            result.append(f"The game was ended by {signal.Signals(-self.code).name}{when}.")
        elif self.code:
            result.append(f"The game ended with the exit code {self.code}.")
        if not self.ok and re.search(r"bad_alloc|out of memory", self.output):
            result.append(f"It asked for more than {MEMORY_LIMIT >> 30} GB of memory.")
        lines = self.output.splitlines()
        result += [line for line in lines if re.match(r"(played|sent|drew|state) ", line)]
        if self.is_ended_early:
            result.append("The game ended by itself, before the last frame.")
        if not self.ok:
            result += [line for line in lines if REASON.search(line)][:10]
            result += [f"called by: {frame}" for frame in self.stack()]
        missing = sorted({line.strip() for line in lines if LOG.search(line) and not NOISE.search(line)})
        result += [f"log: {line}" for line in missing[:20]]
        return result

    def stack(self):
        """The functions of the program on the call stack of a crash, the innermost first, as "function at file:line"."""
        if not self.folder:
            return []
        program = str(self.folder / "build" / "game")
        addresses = [address for file, address in FRAME.findall(self.output) if Path(file).name == "game"]
        if not addresses or not shutil.which("addr2line"):
            return []
        named = subprocess.run(["addr2line", "-C", "-f", "-p", "-e", program, *addresses], capture_output=True, text=True,
                               errors="replace").stdout
        return readable_frames(named.splitlines(), self.folder)


def readable_frames(lines, folder):
    """The lines of addr2line without the handler of the crash, the standard library, and repetitions of a recursion."""
    frames = []
    for line in lines:
        frame = re.sub(r" at \?\?:.*| \(discriminator \d+\)", "", line).replace(f"{folder}/src/", "")
        frame = re.sub(r" at \S*/(framework/\S+)$", r" at \1", frame)
        is_own = not re.search(r"CallStack|handleCrash|^\?\?|^_start$|^void std::|^std::| at /usr/include/", frame)
        if is_own and frame not in frames[-2:]:
            frames.append(frame)
    return frames[:MOST_FRAMES]


def has_display():
    display = os.environ.get("DISPLAY", "")
    local = re.match(r":(\d+)", display)
    return bool(display) and (not local or os.path.exists(f"/tmp/.X11-unix/X{local.group(1)}"))


def limit_memory():
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_LIMIT, MEMORY_LIMIT))


def play(checkout, folder, options, is_sanitized=False):
    """Plays the game of the project in `folder`, with its resources as the working directory; options are those of the command."""
    writable, working = folder / "writable", folder / RESOURCES
    command = [str(folder / "build" / "game"), "--resources", str(working), "--writable", str(writable) + "/"]
    frames = options.frames
    if options.headless:
        command.append("--headless")
    elif not has_display():
        command.insert(0, str(checkout / "tests" / "display" / "with-display"))
    if frames is None and (options.headless or not has_display()):
        frames = 600
    if frames:
        command += ["--frames", str(frames)]
    if options.autotap is not None:
        command += ["--autotap", str(options.autotap)]
    if options.screenshot:
        command += ["--screenshot", os.path.abspath(options.screenshot)]
    writable.mkdir(exist_ok=True)
    limit = SECONDS_OF_LAUNCH + frames * SECONDS_OF_FRAME if frames else None
    # Played names the functions itself, of debug and of release builds.
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", cwd=working,
                               env=dict(os.environ, COPRA_CALLERS="0"), start_new_session=True,
                               preexec_fn=None if is_sanitized else limit_memory)
    try:
        output, _ = process.communicate(timeout=limit)
        code = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        code = None
    (folder / "run.log").write_text(output, encoding="utf-8")
    return Played(code, output, folder)
