"""Runs a ported game and reads how it went."""
import os
import re
import signal
import subprocess

from .overlay import RESOURCES

SECONDS_OF_FRAME = 0.25   # more is taken for a game that hangs
SECONDS_OF_LAUNCH = 60.0


class Played:
    """How a run ended. `code` is the exit code, negative for a signal, None for a game that hung."""

    def __init__(self, code, output):
        self.code, self.output = code, output

    @property
    def ok(self):
        return self.code == 0

    def lines(self):
        result = []
        if self.code is None:
            result.append("The game hung and was stopped.")
        elif self.code < 0:
            when = ", after the last frame, when it was destroyed" if re.search(r"^state ", self.output, re.M) else ""
            result.append(f"The game was ended by {signal.Signals(-self.code).name}{when}.")
        elif self.code:
            result.append(f"The game ended with the exit code {self.code}.")
        lines = self.output.splitlines()
        result += [line for line in lines if re.match(r"(played|sent|drew|state) ", line)]
        if not any(line.startswith("played ") for line in lines) and self.code == 0:
            result.append("The game ended by itself, before the last frame.")
        if not self.ok:
            result += [line for line in lines if re.search(r"[Aa]ssert|terminate called|ERROR: AddressSanitizer|runtime error|Copra:", line)][:10]
        missing = sorted({line.strip() for line in lines if re.search(r"not found|cannot (?:read|load|open)|no such file|in no search path|not an image", line, re.I)})
        result += [f"log: {line}" for line in missing[:20]]
        return result


def has_display():
    display = os.environ.get("DISPLAY", "")
    local = re.match(r":(\d+)", display)
    return bool(display) and (not local or os.path.exists(f"/tmp/.X11-unix/X{local.group(1)}"))


def play(checkout, folder, options):
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
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                               cwd=working, start_new_session=True)
    try:
        output, _ = process.communicate(timeout=limit)
        code = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        code = None
    (folder / "run.log").write_text(output, encoding="utf-8")
    return Played(code, output)
