# shellcheck shell=bash
# shellcheck disable=SC2034 # root, folder and targets are for the scripts that read it
# The arguments of scripts that build the libraries in a folder of their own: FOLDER [TARGET...]. Read by them, which have set -e.
# Sets root, folder and targets (all libraries if none is named).
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
if (($# < 1)) || [[ $1 == -* ]]; then
    echo "usage: ${0##*/} FOLDER [TARGET...]" >&2
    exit 2
fi
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
targets=("$@")
(($# > 0)) || targets=(copra_libraries)
