"""Instruments: functions that return a sound as an array of samples, -1 to 1, mono, at RATE samples a second."""
import numpy as np

RATE = 32000
_noise = np.random.default_rng(7)


def seconds(length):
    """The times of the samples of a sound of that length."""
    return np.arange(int(length * RATE)) / RATE


def frequency(note):
    """Hertz of a MIDI note number: 69 is the A of 440 Hz."""
    return 440.0 * 2.0 ** ((note - 69) / 12)


def envelope(t, attack, decay):
    """Rises for `attack` seconds, then falls to a third every `decay` seconds."""
    return np.minimum(t / max(attack, 1e-4), 1.0) * np.exp(-np.maximum(t - attack, 0) / decay)


def faded(sound, end=0.02):
    """The sound with its last `end` seconds faded out, so that it does not click."""
    n = min(len(sound), int(end * RATE))
    sound = sound.copy()
    sound[len(sound) - n:] *= np.linspace(1, 0, n)
    return sound


def lowpass(sound, cutoff):
    """One pole; `cutoff` in hertz."""
    a = np.exp(-2 * np.pi * cutoff / RATE)
    out, last = np.empty_like(sound), 0.0
    for i, x in enumerate(sound):
        last = (1 - a) * x + a * last
        out[i] = last
    return out


def noise(length):
    return _noise.uniform(-1, 1, int(length * RATE))


def highpass(sound, cutoff):
    return sound - lowpass(sound, cutoff)


def glide(start, end, length, curve=1.0):
    """A sine whose pitch moves from `start` to `end` hertz."""
    t = seconds(length)
    pitch = start + (end - start) * (t / length) ** curve
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


# --- Notes: (MIDI number, seconds) ---

def pluck(note, length):
    t, f = seconds(length + 0.5), frequency(note)
    return sum(np.sin(2 * np.pi * f * k * t) / k ** 1.4 * np.exp(-t * (2.2 + 1.5 * k)) for k in range(1, 7)) * 0.6


def marimba(note, length):
    t, f = seconds(length + 0.4), frequency(note)
    body = np.sin(2 * np.pi * f * t) * np.exp(-t * 5)
    return body + 0.35 * np.sin(2 * np.pi * f * 3.93 * t) * np.exp(-t * 18)


def bass(note, length):
    t, f = seconds(length), frequency(note)
    wave = np.sin(2 * np.pi * f * t) + 0.35 * np.sin(4 * np.pi * f * t) + 0.12 * np.sin(6 * np.pi * f * t)
    return faded(wave * envelope(t, 0.01, 0.5), 0.04)


def pad(note, length):
    t, f = seconds(length + 0.3), frequency(note)
    wave = sum(np.sin(2 * np.pi * f * d * t + p) for d, p in ((0.997, 0.1), (1.0, 1.7), (1.004, 3.0), (2.001, 0.5)))
    rise = np.minimum(t / 0.35, 1) * np.minimum((t[-1] - t) / 0.3, 1)
    return wave * np.maximum(rise, 0) * 0.16


def flute(note, length):
    t, f = seconds(length), frequency(note)
    vibrato = 0.005 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(t / 0.3, 1)
    phase = 2 * np.pi * np.cumsum(f * (1 + vibrato)) / RATE
    wave = np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.08 * np.sin(3 * phase)
    return faded(wave * np.minimum(t / 0.05, 1) * 0.55, min(0.09, length / 3))


def kick():
    t = seconds(0.22)
    return np.sin(2 * np.pi * np.cumsum(45 + 90 * np.exp(-t * 30)) / RATE) * np.exp(-t * 14)


def shaker(length=0.06):
    return highpass(noise(length), 5000) * envelope(seconds(length), 0.01, length / 3) * 0.7


def brush():
    t = seconds(0.18)
    return highpass(noise(0.18), 1200) * envelope(t, 0.004, 0.05) * 0.8
