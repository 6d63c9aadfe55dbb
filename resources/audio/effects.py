"""The short sounds of the game: a function each, named like the file."""
import numpy as np

from synth import (RATE, bass, brush, envelope, faded, flute, glide, highpass, lowpass, marimba, noise, pluck,
                   seconds)


def mix(*parts):
    """Parts are (seconds from the start, sound)."""
    end = max(int(at * RATE) + len(sound) for at, sound in parts)
    out = np.zeros(end)
    for at, sound in parts:
        begin = int(at * RATE)
        out[begin:begin + len(sound)] += sound
    return out


def notes(instrument, *scores):
    return mix(*[(at, instrument(note, length)) for at, note, length in scores])


def hum():
    """A loop of one second: whole periods of every voice, so that the end meets the start."""
    t = seconds(1.0)
    voices = sum(((t * f) % 1.0 - 0.5) * a for f, a in ((196, 1.0), (198, 0.8), (203, 0.6), (294, 0.35)))
    beat = 0.8 + 0.2 * np.sin(2 * np.pi * 7 * t)
    twice = lowpass(lowpass(np.tile(voices * beat, 2), 900), 900)
    return twice[len(t):] * 0.5


def sting():
    return faded(glide(1900, 900, 0.05) * envelope(seconds(0.05), 0.002, 0.02) * 0.5)


def hit():
    t = seconds(0.06)
    return faded(highpass(noise(0.06), 2500) * envelope(t, 0.001, 0.015) * 0.5 +
                 glide(700, 400, 0.06) * envelope(t, 0.001, 0.02) * 0.4)


def pop():
    t = seconds(0.16)
    return faded(glide(320, 780, 0.16, 0.5) * envelope(t, 0.004, 0.05) + 0.25 * highpass(noise(0.16), 1800) *
                 envelope(t, 0.001, 0.012))


def big_pop():
    t = seconds(0.5)
    return faded(mix((0, glide(180, 60, 0.5, 0.5) * envelope(t, 0.004, 0.16)),
                     (0, lowpass(noise(0.5), 1500) * envelope(t, 0.002, 0.1)), (0.05, pop() * 0.7)))


def flower():
    return notes(marimba, (0, 79, 0.2), (0.07, 83, 0.2), (0.14, 86, 0.3))


def honey():
    return notes(marimba, (0, 74, 0.15), (0.06, 79, 0.25)) * 0.8


def jelly():
    return notes(pluck, *[(0.06 * i, 67 + step, 0.4) for i, step in enumerate((0, 4, 7, 12, 16, 19))])


def bee_back():
    return notes(flute, (0, 79, 0.09), (0.09, 84, 0.14)) * 0.9


def bee_lost():
    t = seconds(0.4)
    return faded(mix((0, glide(420, 110, 0.4, 0.7) * envelope(t, 0.004, 0.16)),
                     (0, lowpass(noise(0.15), 700) * envelope(seconds(0.15), 0.001, 0.05))))


def shot():
    return faded(glide(520, 340, 0.09) * envelope(seconds(0.09), 0.006, 0.03) * 0.4)


def roar():
    t = seconds(1.3)
    growl = sum(((t * f) % 1.0 - 0.5) for f in (58, 61.3, 87))
    throat = 0.6 + 0.4 * np.sign(np.sin(2 * np.pi * 27 * t))
    shape = np.minimum(t / 0.12, 1) * np.minimum((1.3 - t) / 0.6, 1)
    return lowpass(growl * throat + noise(1.3) * 0.35, 620) * shape * 1.4


def swipe():
    t = seconds(0.45)
    return faded(lowpass(highpass(noise(0.45), 500), 2400) * np.sin(np.pi * t / 0.45) ** 2 * 1.4)


def spear():
    t = seconds(0.5)
    return faded(mix((0, glide(180, 620, 0.5, 1.6) * envelope(t, 0.05, 0.25) * 0.7),
                     (0, highpass(noise(0.5), 1500) * np.sin(np.pi * t / 0.5) * 0.35)))


def burst():
    t = seconds(0.6)
    return faded(mix((0, glide(140, 50, 0.6, 0.5) * envelope(t, 0.002, 0.16)), (0, lowpass(noise(0.6), 3200) * envelope(t, 0.002, 0.12)),
                     (0.03, glide(500, 1400, 0.3, 0.6) * envelope(seconds(0.3), 0.01, 0.1) * 0.5)))


def graze():
    return faded(glide(2400, 3000, 0.05) * envelope(seconds(0.05), 0.004, 0.018) * 0.4)


def crack():
    t = seconds(0.2)
    return faded(highpass(noise(0.2), 1800) * envelope(t, 0.001, 0.02) + glide(900, 300, 0.2, 0.5) * envelope(t, 0.001, 0.05) * 0.5)


def card():
    return notes(pluck, (0, 74, 0.3), (0.08, 79, 0.3), (0.16, 83, 0.3), (0.24, 86, 0.6))


def thud():
    t = seconds(0.7)
    return faded(glide(110, 34, 0.7, 0.5) * envelope(t, 0.003, 0.22) + lowpass(noise(0.7), 500) * envelope(t, 0.002, 0.14))


def button():
    return notes(marimba, (0, 81, 0.1)) * 0.7


def focus():
    return notes(marimba, (0, 76, 0.06)) * 0.4


def count():
    return notes(pluck, (0, 72, 0.2)) * 0.8


def stage_clear():
    return mix((0, notes(pluck, (0, 67, 0.2), (0.14, 71, 0.2), (0.28, 74, 0.2), (0.42, 79, 0.8), (0.42, 83, 0.8))),
               (0.42, notes(flute, (0, 91, 0.6)) * 0.4), (0, bass(43, 0.4)), (0.42, bass(43, 0.8)))


def swarm_lost():
    return mix((0, notes(flute, (0, 74, 0.3), (0.3, 71, 0.3), (0.6, 67, 0.3), (0.9, 62, 0.9)) * 0.7),
               (0.9, notes(pluck, (0, 50, 1.0), (0, 57, 1.0))))


def victory():
    tune = ((0, 67, 0.2), (0.2, 67, 0.1), (0.3, 67, 0.1), (0.4, 74, 0.4), (0.8, 71, 0.2), (1.0, 74, 0.2), (1.2, 79, 1.2))
    return mix((0, notes(flute, *tune) * 0.6), (0, notes(pluck, *[(a, n - 12, l) for a, n, l in tune])),
               (1.2, notes(pluck, (0, 55, 1.4), (0, 62, 1.4), (0, 71, 1.4))), (0, brush()), (0.4, brush()), (1.2, brush()))


ALL = (hum, sting, hit, pop, big_pop, flower, honey, jelly, bee_back, bee_lost, shot, roar, swipe, spear, burst, graze, crack, card,
       thud, button, focus, count, stage_clear, swarm_lost, victory)
