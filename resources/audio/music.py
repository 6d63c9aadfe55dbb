"""The tunes: for each a base, which always plays, and a second layer for a high multiplier. Both loop without a seam."""
import numpy as np

from synth import RATE, bass, brush, flute, kick, marimba, pad, pluck, shaker

MAJOR, MINOR = (0, 2, 4, 5, 7, 9, 11), (0, 2, 3, 5, 7, 8, 10)


class Loop:
    """Sounds at beats of a loop. What rings beyond the end goes on at the start."""

    def __init__(self, beats, tempo):
        self.beat = 60.0 / tempo
        self.out = np.zeros(int(beats * self.beat * RATE))

    def add(self, beat, sound, volume):
        at = (int(beat * self.beat * RATE) + np.arange(len(sound))) % len(self.out)
        np.add.at(self.out, at, sound * volume)


class Tune:
    """`chords`: degrees of the scale, one a bar. `melody`: (beat, degree, beats) over the whole loop."""

    def __init__(self, name, tempo, key, scale, chords, melody, lead, beats_a_bar=4):
        self.name, self.tempo, self.key, self.scale = name, tempo, key, scale
        self.chords, self.melody, self.lead, self.bar = chords, melody, lead, beats_a_bar

    def note(self, degree, octave=0):
        return self.key + 12 * (octave + degree // 7) + self.scale[degree % 7]

    def empty(self):
        return Loop(len(self.chords) * self.bar, self.tempo)

    def base(self):
        loop = self.empty()
        for bar, root in enumerate(self.chords):
            start = bar * self.bar
            for third in (0, 2, 4):
                loop.add(start, pad(self.note(root + third), self.bar * loop.beat), 0.35)
            loop.add(start, bass(self.note(root, -2), 1.6 * loop.beat), 0.5)
            loop.add(start + self.bar / 2 + 0.5, bass(self.note(root + 4, -2), 0.9 * loop.beat), 0.32)
            for i in range(self.bar * 2):
                step = (0, 4, 2, 4, 7, 4, 2, 4)[i % 8]
                loop.add(start + i / 2, pluck(self.note(root + step), 0.3), 0.2 if i % 2 else 0.26)
        for beat, degree, length in self.melody:
            loop.add(beat, self.lead(self.note(degree, 1), length * loop.beat), 0.34)
        return loop.out

    def layer(self):
        loop = self.empty()
        for beat in range(len(self.chords) * self.bar):
            if beat % 2 == 0:
                loop.add(beat, kick(), 0.7)
            else:
                loop.add(beat, brush(), 0.3)
            for half in (0, 0.5):
                loop.add(beat + half, shaker(), 0.28 if half else 0.16)
        for bar, root in enumerate(self.chords):
            for i in range(self.bar * 2):
                loop.add(bar * self.bar + i / 2, marimba(self.note(root + (7, 9, 11, 9)[i % 4]), 0.2), 0.16)
        for beat, degree, length in self.melody:
            loop.add(beat, flute(self.note(degree + 2, 1), length * loop.beat), 0.12)
        return loop.out


def phrase(start, *steps):
    """(degree, beats) one after the other; a degree of None is a rest."""
    result, beat = [], start
    for degree, length in steps:
        if degree is not None:
            result.append((beat, degree, length))
        beat += length
    return result


MEADOW = phrase(0, (4, 1), (5, .5), (4, .5), (2, 1), (0, 1), (1, 1.5), (2, .5), (1, 2),
                (2, 1), (4, .5), (5, .5), (7, 1), (5, 1), (4, 3), (None, 1),
                (4, 1), (5, .5), (4, .5), (2, 1), (0, 1), (1, 1), (2, 1), (4, 2),
                (5, 1), (4, .5), (2, .5), (1, 1), (2, 1), (0, 3), (None, 1))
CREEK = phrase(0, (0, 1.5), (2, .5), (4, 2), (3, 1.5), (2, .5), (1, 2), (2, 1.5), (4, .5), (6, 2), (4, 3), (None, 1),
               (7, 1.5), (6, .5), (4, 2), (5, 1.5), (4, .5), (2, 2), (3, 1), (2, 1), (1, 1), (-1, 1), (0, 3), (None, 1))
HEATH = phrase(0, (4, 2), (3, 1), (2, 1), (4, 3), (None, 1), (5, 2), (4, 1), (2, 1), (1, 3), (None, 1),
               (2, 1), (3, 1), (4, 2), (7, 2), (6, 1), (4, 1), (5, 1), (4, 1), (3, 1), (1, 1), (0, 3), (None, 1))
BEAR = phrase(0, (0, .5), (0, .5), (2, .5), (0, .5), (4, 1), (3, 1), (0, .5), (0, .5), (2, .5), (0, .5), (5, 1), (4, 1),
              (7, .5), (6, .5), (5, .5), (4, .5), (3, 1), (2, 1), (1, 1), (2, 1), (-1, 2),
              (0, .5), (0, .5), (2, .5), (0, .5), (4, 1), (3, 1), (5, 1), (4, .5), (5, .5), (7, 2),
              (8, .5), (7, .5), (6, .5), (5, .5), (4, 1), (3, 1), (2, 1), (1, 1), (0, 2))

ALL = (
    Tune("title", 92, 55, MAJOR, (0, 3, 5, 4, 0, 3, 4, 0), MEADOW, flute),
    Tune("meadow", 116, 55, MAJOR, (0, 4, 5, 3, 0, 4, 3, 0), MEADOW, pluck),
    Tune("creek", 104, 57, MAJOR, (0, 5, 3, 4, 5, 3, 1, 0), CREEK, flute),
    Tune("heath", 98, 57, MINOR, (0, 5, 3, 4, 5, 6, 3, 0), HEATH, flute),
    Tune("bear", 138, 50, MINOR, (0, 0, 5, 4, 0, 5, 6, 0), BEAR, marimba),
)
