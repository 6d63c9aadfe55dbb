#!/usr/bin/env python3
"""start.py GAME [RUNS] [OPTION...]: how long BeeCluster takes from the start of its process to its first picture, and to its title. Run
it in the window system to measure, such as tests/display/with-display. Prints the fastest and the median of 10 runs (or so many), in
milliseconds: the time that passes, and the processor time of all threads until the title."""

import statistics
import subprocess
import sys
import time

EVENTS = ("picture", "title")  # what --report prints after the first frame, and when the title is shown


def processor_time(pid):
    """Nanoseconds that the threads of a process have run."""
    with open(f"/proc/{pid}/task/{pid}/schedstat", encoding="ascii") as file:
        main = int(file.read().split()[0])
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        ticks = sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13]))
    return main, ticks * 10_000_000


def start(command):
    """Milliseconds until each of the events, and of the main thread and of all threads until the last of them."""
    begun = time.perf_counter()
    times = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            times.setdefault(line.strip(), (time.perf_counter() - begun) * 1e3)
            if all(event in times for event in EVENTS):
                main, threads = processor_time(process.pid)
                process.kill()
                return [times[event] for event in EVENTS] + [main / 1e6, threads / 1e6]
    sys.exit(f"start: {' '.join(command)} showed no picture and title")


def main():
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    samples = [start([sys.argv[1], "--report", *sys.argv[3:]]) for _ in range(runs)]
    for title, values in zip([*EVENTS, "main thread", "all threads"], zip(*samples)):
        print(f"{title:12} fastest {min(values):5.0f} ms, median {statistics.median(values):5.0f} ms")


main()
