"""Plays BeeCluster with a real mouse and a real keyboard: play_beecluster.py PROGRAM, in a display.

The game runs with --report, so that every step waits for the event that the game prints. Its settings and records are in a folder of
the test.
"""

import os
import queue
import re
import subprocess
import sys
import tempfile
import threading
import time

LONG = 300  # seconds until a swarm that is not led has lost
TIMEOUT = 30  # seconds; a busy computer may need that long for one step
WIDTH, HEIGHT = 480, 320  # pixels of the window, half of the field's points


class Game:
    """A running game: its output, and input to its window."""

    def __init__(self, program, *options):
        command = [program, "--report", "--size", f"{WIDTH}x{HEIGHT}", *options]
        print("$", *command, flush=True)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.goal = None

    def read(self):
        for line in self.process.stdout:
            if line.strip() != "picture" and not line.startswith("Audio: "):  # the log says when there is no sound device
                self.lines.put(line.strip())
        self.lines.put(None)

    def next_line(self, timeout=TIMEOUT):
        try:
            line = self.lines.get(timeout=timeout)
        except queue.Empty:
            sys.exit("the game prints nothing more")
        if line is None:
            sys.exit(f"the game ended by itself with {self.process.wait()}")
        if match := re.fullmatch(r"goal (-?\d+) (-?\d+)", line):
            self.goal = int(match[1]), int(match[2])
        else:
            print("  ", line, flush=True)
        return line

    def wait_for(self, wanted, timeout=TIMEOUT):
        """Waits for a line. Only goals of the swarm may be printed before it."""
        while (line := self.next_line(timeout)) != wanted:
            if not line.startswith("goal "):
                sys.exit(f"expected '{wanted}', not '{line}'")

    def wait_for_goal(self, fits, why):
        print("  ", why, flush=True)
        while not (self.goal and fits(*self.goal)):
            if not self.next_line().startswith("goal "):
                sys.exit(f"timed out waiting for: {why}")

    def wait_for_end(self):
        code = self.process.wait(timeout=TIMEOUT)
        print("   ended with", code, flush=True)
        if code != 0:
            sys.exit("the game should have exited with 0")

    # --- Input

    def focus(self):
        self.size = WIDTH, HEIGHT
        self.window = xdotool("search", "--sync", "--onlyvisible", "--name", "^BeeCluster$")
        xdotool("windowfocus", "--sync", self.window)

    def move_mouse(self, x, y):
        """To a point of the field, y up. The field is as large as fits, in the middle of the window."""
        width, height = self.size
        scale = min(width / 960, height / 640)
        right = (width - 960 * scale) / 2 + x * scale
        down = (height + 640 * scale) / 2 - y * scale
        xdotool("mousemove", "--window", self.window, str(round(right)), str(round(down)))

    def resize(self, width, height):
        """Waits until the window has the size."""
        print(f"   size {width} x {height}", flush=True)
        xdotool("windowsize", "--sync", self.window, str(width), str(height))
        self.size = width, height

    def toggle_full_screen(self, wanted):
        """Presses F11 and waits until the window, which may be another one then, has that size."""
        key("F11")
        deadline = time.monotonic() + TIMEOUT
        while (size := size_of_window()) != wanted:
            if time.monotonic() > deadline:
                sys.exit(f"after F11 the window has the size {size}, not {wanted}")
            time.sleep(0.2)
        print("   size", *size, flush=True)
        self.focus()

    def click(self, x, y):
        self.move_mouse(x, y)
        xdotool("click", "1")


def xdotool(*arguments):
    return subprocess.run(
        ["xdotool", *arguments], check=True, stdout=subprocess.PIPE, text=True, timeout=TIMEOUT
    ).stdout.strip()


def size_of_window():
    """None while there is no window, as between a window and full screen."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "^BeeCluster$", "getwindowgeometry", "--shell"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=TIMEOUT, check=False,
    )
    size = re.search(r"WIDTH=(\d+)\nHEIGHT=(\d+)", found.stdout)
    return (int(size[1]), int(size[2])) if size else None


def key(name):
    print("   key", name, flush=True)
    xdotool("key", name)


def steer_with(game, name, towards):
    """Holds a key until the goal has moved 40 points."""
    x, y = game.goal
    xdotool("keydown", name)
    game.wait_for_goal(lambda gx, gy: (gx - x) * towards[0] + (gy - y) * towards[1] >= 40, f"led by {name}")
    xdotool("keyup", name)


def play(game):
    game.wait_for("title")
    game.focus()
    print("-- into full screen and out of it", flush=True)
    game.toggle_full_screen(tuple(map(int, xdotool("getdisplaygeometry").split())))
    game.toggle_full_screen((WIDTH, HEIGHT))
    print("-- a click starts the game", flush=True)
    game.click(480, 312)
    game.wait_for("stage meadow")

    print("-- the mouse leads", flush=True)
    for x, y in ((240, 480), (700, 200), (480, 320)):
        game.move_mouse(x, y)
        game.wait_for_goal(lambda gx, gy, x=x, y=y: abs(gx - x) <= 2 and abs(gy - y) <= 2, f"led to {x}, {y}")
    print("-- the keys lead", flush=True)
    for left, right, up, down in (("Left", "Right", "Up", "Down"), ("a", "d", "w", "s")):
        steer_with(game, left, (-1, 0))
        steer_with(game, right, (1, 0))
        steer_with(game, up, (0, 1))
        steer_with(game, down, (0, -1))

    print("-- the window changes its shape while the game runs", flush=True)
    for width, height in ((800, 320), (360, 600), (900, 600), (WIDTH, HEIGHT)):
        game.resize(width, height)
        for x, y in ((240, 480), (700, 200)):
            game.move_mouse(x, y)
            game.wait_for_goal(lambda gx, gy, x=x, y=y: abs(gx - x) <= 4 and abs(gy - y) <= 4, f"led to {x}, {y}")

    print("-- pauses", flush=True)
    for pause, resume in (("p", "p"), ("Escape", "Escape"), ("p", "Escape"), ("Escape", "Return")):
        key(pause)
        game.wait_for("paused")
        key(resume)
        game.wait_for("resumed")
        steer_with(game, "Left", (-1, 0))
        steer_with(game, "Right", (1, 0))
    key("Escape")
    game.wait_for("paused")
    game.click(480, 438)
    game.wait_for("resumed")

    print("-- another window, and back", flush=True)
    xdotool("windowfocus", root_window())
    game.wait_for("paused")
    xdotool("windowfocus", "--sync", game.window)
    key("Return")
    game.wait_for("resumed")
    steer_with(game, "Left", (-1, 0))

    print("-- a stage is tried again", flush=True)
    key("p")
    game.wait_for("paused")
    key("Down")
    key("Return")
    game.wait_for("stage meadow")

    print("-- back to the title, in again by a key, and out", flush=True)
    key("p")
    game.wait_for("paused")
    for _ in range(4):
        key("Down")
    key("Return")  # asks
    key("Down")
    key("Return")
    game.wait_for("title")
    key("Return")
    game.wait_for("stage meadow")
    key("Escape")
    game.wait_for("paused")
    game.click(480, 102)
    game.click(480, 228)
    game.wait_for("title")
    key("Escape")  # goes to Quit
    key("Escape")
    game.wait_for_end()


def lose(game, take_card):
    """Waits for the end of a game, and takes a card whenever there are some to choose from."""
    while (line := game.next_line(LONG)) != "game over":
        if line == "cards":
            take_card()
        elif not line.startswith(("goal ", "stage ")):
            sys.exit(f"expected 'game over', not '{line}'")


def play_to_the_tally(game):
    """A swarm that is hardly led loses sooner or later; then back to the title: once by keys, once by the mouse."""
    print("-- by keys from the title to the tally and back", flush=True)
    key("Return")
    game.wait_for("stage meadow")
    steer_with(game, "Left", (-1, 0))
    lose(game, lambda: key("Return"))
    key("Down")
    key("Return")
    game.wait_for("title")
    print("-- by mouse", flush=True)
    game.click(480, 312)
    game.wait_for("stage meadow")
    game.move_mouse(300, 300)
    lose(game, lambda: game.click(480, 308))
    game.click(480, 70)
    game.wait_for("title")
    key("Escape")  # goes to Quit
    key("Escape")
    game.wait_for_end()


def root_window():
    return xdotool("search", "--maxdepth", "0", ".*").split()[0]


def play_all():
    game = Game(sys.argv[1])
    try:
        play(game)
        game = Game(sys.argv[1])
        game.wait_for("title")
        game.focus()
        play_to_the_tally(game)
        full = game = Game(sys.argv[1], "--fullscreen")
        full.wait_for("title")
        full.focus()
        key("Escape")
        key("Escape")
        full.wait_for_end()
    finally:
        if game.process.poll() is None:
            game.process.kill()


def main():
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = os.environ["XDG_CONFIG_HOME"] = home
        play_all()


main()
