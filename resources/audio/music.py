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


class Part:
    """Some bars of a tune. `chords`: degrees of the scale, one a bar. `melody`: (beat, degree, beats), played by `lead`. Without
    `runs` the plucked figures rest."""

    def __init__(self, chords, melody, lead, runs=True):
        self.chords, self.melody, self.lead, self.runs = chords, melody, lead, runs


class Tune:
    """Parts one after the other."""

    def __init__(self, name, tempo, key, scale, *parts, beats_a_bar=4):
        self.name, self.tempo, self.key, self.scale, self.parts, self.bar = name, tempo, key, scale, parts, beats_a_bar

    def note(self, degree, octave=0):
        return self.key + 12 * (octave + degree // 7) + self.scale[degree % 7]

    def empty(self):
        return Loop(sum(len(part.chords) for part in self.parts) * self.bar, self.tempo)

    def starts(self):
        """Each part with the beat at which it begins."""
        beat = 0
        for part in self.parts:
            yield part, beat
            beat += len(part.chords) * self.bar

    def base(self):
        loop = self.empty()
        for part, first in self.starts():
            for bar, root in enumerate(part.chords):
                self.add_bar(loop, first + bar * self.bar, root, part.runs)
            for beat, degree, length in part.melody:
                loop.add(first + beat, part.lead(self.note(degree, 1), length * loop.beat), 0.34)
        return loop.out

    def add_bar(self, loop, start, root, runs):
        for third in (0, 2, 4):
            loop.add(start, pad(self.note(root + third), self.bar * loop.beat), 0.35)
        loop.add(start, bass(self.note(root, -2), 1.6 * loop.beat), 0.5)
        loop.add(start + self.bar / 2 + 0.5, bass(self.note(root + 4, -2), 0.9 * loop.beat), 0.32)
        if not runs:
            return
        for i in range(self.bar * 2):
            step = (0, 4, 2, 4, 7, 4, 2, 4)[i % 8]
            loop.add(start + i / 2, pluck(self.note(root + step), 0.3), 0.2 if i % 2 else 0.26)

    def layer(self):
        loop = self.empty()
        for part, first in self.starts():
            for beat in range(first, first + len(part.chords) * self.bar):
                if beat % 2 == 0:
                    loop.add(beat, kick(), 0.7)
                else:
                    loop.add(beat, brush(), 0.3)
                for half in (0, 0.5):
                    loop.add(beat + half, shaker(), 0.28 if half else 0.16)
            for bar, root in enumerate(part.chords):
                for i in range(self.bar * 2):
                    degree = root + ((7, 9, 11, 9) if part.runs else (11, 9, 7, 9))[i % 4]
                    loop.add(first + bar * self.bar + i / 2, marimba(self.note(degree), 0.2), 0.16)
            for beat, degree, length in part.melody:
                loop.add(first + beat, flute(self.note(degree + 2, 1), length * loop.beat), 0.12)
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

# The second part of each tune goes elsewhere, the third is the way back.
MEADOW_B = phrase(0, (7, 1), (6, .5), (5, .5), (4, 2), (5, 1), (4, .5), (3, .5), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1), (4, 3), (None, 1),
                  (7, 1), (8, .5), (7, .5), (5, 2), (6, 1), (5, .5), (4, .5), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1), (4, 3), (None, 1))
MEADOW_C = phrase(0, (2, 2), (4, 2), (3, 3), (None, 1), (5, 2), (4, 2), (2, 3), (None, 1),
                  (7, 2), (5, 2), (4, 2), (3, 2), (2, 1), (1, 1), (2, 1), (3, 1), (4, 3), (None, 1))
CREEK_B = phrase(0, (4, 3), (5, 1), (7, 2), (6, 2), (5, 3), (4, 1), (2, 4), (3, 3), (4, 1), (6, 2), (5, 2), (4, 3), (None, 1), (2, 2), (1, 2))
CREEK_C = phrase(0, (0, 1), (2, 1), (4, 2), (None, 2), (5, 1), (4, 1), (2, 3), (None, 1), (1, 1), (2, 1), (3, 2),
                 (None, 2), (4, 1), (3, 1), (2, 2), (1, 2), (0, 2), (1, 2), (2, 2), (-1, 2))
ORCHARD = phrase(0, (4, .5), (4, .5), (5, 1), (7, 1), (5, 1), (4, .5), (2, .5), (4, 1), (2, 2), (3, .5), (3, .5), (4, 1), (6, 1), (4, 1), (3, .5), (1, .5), (2, 3),
                 (4, .5), (4, .5), (5, 1), (7, 1), (9, 1), (8, .5), (7, .5), (5, 1), (4, 2), (5, 1), (3, 1), (1, 1), (2, 1), (0, 3), (None, 1))
ORCHARD_B = phrase(0, (9, 1.5), (8, .5), (7, 2), (5, 1.5), (7, .5), (4, 2), (8, 1.5), (7, .5), (5, 2), (4, 3), (None, 1),
                   (9, 1.5), (8, .5), (7, 1), (5, 1), (7, 1), (5, 1), (4, 2), (3, 1), (4, 1), (5, 1), (6, 1), (4, 3), (None, 1))
ORCHARD_C = phrase(0, (0, 1), (2, 1), (0, 1), (None, 1), (3, 1), (5, 1), (3, 1), (None, 1), (4, 1), (7, 1), (5, 1), (4, 1), (2, 3), (None, 1),
                   (0, 1), (2, 1), (4, 1), (None, 1), (5, 1), (3, 1), (5, 1), (None, 1), (4, .5), (5, .5), (4, 1), (2, 1), (1, 1), (2, 3), (None, 1))
HIVE = phrase(0, (0, .5), (2, .5), (4, .5), (2, .5), (5, 1), (4, 1), (3, .5), (4, .5), (3, .5), (1, .5), (2, 2), (0, .5), (2, .5), (4, .5), (5, .5), (7, 1), (5, 1), (4, 3), (None, 1),
              (7, .5), (6, .5), (5, .5), (4, .5), (5, 1), (3, 1), (4, .5), (3, .5), (2, .5), (1, .5), (2, 2), (1, .5), (2, .5), (3, .5), (1, .5), (2, 1), (-1, 1), (0, 3), (None, 1))
HIVE_B = phrase(0, (4, 1), (None, 1), (4, 1), (5, 1), (4, 2), (2, 2), (3, 1), (None, 1), (3, 1), (4, 1), (3, 2), (1, 2),
                (5, 1), (None, 1), (5, 1), (6, 1), (7, 2), (5, 2), (4, 1), (3, 1), (2, 1), (3, 1), (4, 3), (None, 1))
HIVE_C = phrase(0, (7, 2), (4, 2), (5, 2), (2, 2), (3, 2), (5, 2), (4, 3), (None, 1), (7, 2), (9, 2), (8, 2), (5, 2), (6, 1), (5, 1), (4, 1), (3, 1), (4, 2), (2, 2))
HEATH_B = phrase(0, (7, 3), (6, 1), (4, 4), (5, 3), (4, 1), (2, 4), (6, 3), (5, 1), (4, 2), (3, 2), (4, 4), (None, 4))
HEATH_C = phrase(0, (0, 1), (2, 1), (3, 2), (4, 2), (2, 2), (3, 1), (4, 1), (5, 2), (4, 3), (None, 1), (2, 1), (4, 1), (6, 2), (5, 2), (3, 2), (4, 2), (1, 2), (2, 2), (-1, 2))
BEAR_B = phrase(0, (7, 1), (7, .5), (8, .5), (7, 1), (4, 1), (5, 1), (5, .5), (6, .5), (5, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 2), (4, 2),
                (7, 1), (7, .5), (8, .5), (9, 1), (7, 1), (8, 1), (6, 1), (4, 1), (6, 1), (7, .5), (6, .5), (5, .5), (4, .5), (3, 1), (1, 1), (2, 2), (-1, 2))
BEAR_C = phrase(0, (0, 4), (1, 2), (2, 2), (3, 4), (2, 2), (1, 2), (0, 4), (3, 2), (4, 2), (5, 2), (6, 2), (6, 1), (5, 1), (4, 1), (1, 1))

MEADOW_CHORDS, CREEK_CHORDS, BEAR_CHORDS = (0, 4, 5, 3, 0, 4, 3, 0), (0, 5, 3, 4, 5, 3, 1, 0), (0, 0, 5, 4, 0, 5, 6, 0)

ALL = (
    Tune("title", 92, 55, MAJOR, Part((0, 3, 5, 4, 0, 3, 4, 0), MEADOW, flute), Part((5, 3, 0, 4, 5, 3, 1, 4), MEADOW_C, flute, runs=False),
         Part((0, 3, 5, 4, 0, 3, 4, 0), MEADOW, pluck)),
    Tune("meadow", 116, 55, MAJOR, Part(MEADOW_CHORDS, MEADOW, pluck), Part((5, 3, 0, 4, 5, 3, 1, 4), MEADOW_B, flute),
         Part((3, 4, 5, 0, 3, 5, 1, 4), MEADOW_C, pluck, runs=False)),
    Tune("creek", 104, 57, MAJOR, Part(CREEK_CHORDS, CREEK, flute), Part((3, 4, 0, 5, 1, 4, 0, 4), CREEK_B, flute, runs=False),
         Part((5, 3, 0, 4, 5, 1, 3, 4), CREEK_C, pluck)),
    Tune("orchard", 120, 53, MAJOR, Part((0, 5, 1, 4, 0, 3, 4, 0), ORCHARD, marimba), Part((3, 0, 4, 5, 3, 0, 1, 4), ORCHARD_B, flute),
         Part((0, 3, 4, 0, 0, 3, 1, 4), ORCHARD_C, pluck, runs=False)),
    Tune("hive", 112, 60, MAJOR, Part((0, 3, 4, 0, 5, 3, 4, 0), HIVE, marimba), Part((0, 5, 1, 4, 3, 5, 1, 4), HIVE_B, pluck, runs=False),
         Part((5, 2, 3, 0, 5, 3, 1, 4), HIVE_C, flute)),
    Tune("heath", 98, 57, MINOR, Part((0, 5, 3, 4, 5, 6, 3, 0), HEATH, flute), Part((5, 2, 3, 0, 6, 2, 5, 4), HEATH_B, flute, runs=False),
         Part((0, 3, 5, 0, 6, 5, 3, 4), HEATH_C, pluck)),
    Tune("bear", 138, 50, MINOR, Part(BEAR_CHORDS, BEAR, marimba), Part((0, 3, 5, 0, 0, 6, 5, 4), BEAR_B, pluck),
         Part((0, 6, 3, 5, 0, 3, 5, 4), BEAR_C, flute, runs=False), Part(BEAR_CHORDS, BEAR, pluck)),
)
