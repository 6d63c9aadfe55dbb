#!/usr/bin/env bash
# no_sound_card.sh PROGRAM [OPTION]...: starts a game with sounds, in a display, where ALSA finds no sound card. All that it prints
# about it is one line; with ALSOFT_LOGLEVEL the libraries say more.
set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Also on a computer that has a card.
export HOME=$scratch XDG_CONFIG_HOME=$scratch ALSOFT_DRIVERS=alsa ALSA_CONFIG_PATH=/dev/null
unset ALSOFT_LOGLEVEL

"$@" >"$scratch/out" 2>"$scratch/errors"
cat "$scratch/out" "$scratch/errors"
if [[ -s $scratch/errors || $(grep -c '^Audio: there is no sound device' "$scratch/out") != 1 ]]; then
    echo "expected one line about the sound, and no errors" >&2
    exit 1
fi
# ALSA says why, or, where it is not installed, OpenAL.
ALSOFT_LOGLEVEL=2 "$@" >"$scratch/out" 2>"$scratch/errors"
if ! grep -qE '^ALSA lib|\(WW\)' "$scratch/errors"; then
    echo "the libraries do not say why, though ALSOFT_LOGLEVEL is set" >&2
    exit 1
fi
