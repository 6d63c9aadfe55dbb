#!/usr/bin/env bash
# distributions.sh [--test|--display] [--delete] FOLDER SUITE...: builds the libraries of Copra on a bare Debian of each suite
# (bookworm, trixie, testing), in a chroot FOLDER/SUITE that debootstrap makes; with --test also BeeCluster and the test programs that
# need no display, which it runs; with --display everything, and all tests but those of the sources, of installing and of the port
# command. Warnings are errors. --delete deletes the chroot of a suite that is good. As root.
# Each suite takes 3 GB and, on two cores, about ten minutes for the packages and the libraries, twenty with tests, forty with a display.
set -uo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
tests=OFF display=no deletes=no
while [[ ${1:-} == --* ]]; do
    case $1 in
    --test) tests=ON ;;
    --display) tests=ON display=yes ;;
    --delete) deletes=yes ;;
    *) break ;;
    esac
    shift
done
if (($# < 2)) || [[ $1 == -* ]]; then
    echo "usage: distributions.sh [--test|--display] [--delete] FOLDER SUITE..." >&2
    exit 2
fi
say() { printf '%s\n' "distributions.sh: $*"; }
for program in debootstrap chroot git; do
    command -v "$program" >/dev/null || {
        say "cannot go on without $program" >&2
        exit 1
    }
done
if ((EUID != 0)); then
    say "a chroot needs root" >&2
    exit 1
fi
mkdir -p "$1" || exit 1
folder=$(cd "$1" && pwd)
shift

# try_suite <suite> <chroot>: what fails leaves its log in the chroot.
try_suite() {
    local suite=$1 home=$2 log=$2.log targets=(copra_libraries)
    if [[ ! -f $home/.complete ]]; then
        rm -rf "$home"
        debootstrap --variant=minbase "$suite" "$home" >"$log" 2>&1 || return 1
        echo force-unsafe-io >"$home/etc/dpkg/dpkg.cfg.d/fast"
        # A mirror may be older than the dates of a suite that changes every day.
        echo 'Acquire::Check-Valid-Until "false";' >"$home/etc/apt/apt.conf.d/old"
        touch "$home/.complete"
    fi
    rm -rf "$home/copra"
    mkdir "$home/copra"
    # What is in the work tree, committed or not.
    (cd "$root" && git ls-files -z | tar --null --ignore-failed-read -cf - -T -) | tar -xf - -C "$home/copra" || return 1
    inside() { chroot "$home" env -i HOME=/root LANG=C.UTF-8 PATH=/usr/bin:/bin:/usr/sbin:/sbin "$@" >>"$log" 2>&1; }
    mountpoint -q "$home/proc" || mount -t proc proc "$home/proc" || return 1
    mountpoint -q "$home/dev/shm" || mount -t tmpfs tmpfs "$home/dev/shm" || return 1
    ln -sfn /proc/self/fd "$home/dev/fd" # for the process substitutions of ./copra
    local sets=(library build) selection=(-L headless)
    if [[ $tests == ON ]]; then
        sets+=(test)
        targets=(copra_libraries beecluster headless_tests)
    fi
    if [[ $display == yes ]]; then
        sets+=(display)
        targets=(all)
        selection=(-E '^(arch|consumer|docs|compat\.port)')
    fi
    inside apt-get update && inside /copra/copra install "${sets[@]}" || return 1
    inside cmake -S /copra -B /build -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-g1 -DCOPRA_UNITY=ON \
        -DCOPRA_WERROR=ON -DCOPRA_BUILD_GAME="$tests" -DCOPRA_BUILD_TESTS="$tests" || return 1
    inside cmake --build /build -j "$(nproc)" --target "${targets[@]}" -- -k 0 || return 1
    [[ $tests == OFF ]] || inside ctest --test-dir /build "${selection[@]}" --output-on-failure -j "$(nproc)"
}

failed=()
for suite; do
    home=$folder/$suite
    # Tests read the sources, which a second run would replace under them.
    exec 9>"$home.lock"
    flock -n 9 || {
        say "another run uses $home" >&2
        failed+=("$suite")
        continue
    }
    begun=$SECONDS
    status=good
    try_suite "$suite" "$home" || status=failed
    umount "$home/proc" "$home/dev/shm" 2>/dev/null || true
    compiler=$(chroot "$home" g++ -dumpfullversion 2>/dev/null)
    sfml=$(chroot "$home" dpkg-query -W -f '${Version}' libsfml-dev 2>/dev/null)
    say "$suite: $status after $((SECONDS - begun)) s (g++ ${compiler:-none}, SFML ${sfml:-none}); see $home.log"
    [[ $tests == OFF ]] || grep -E 'tests passed' "$home.log" | tail -n 1
    [[ $status == good ]] || {
        tail -n 20 "$home.log" >&2
        failed+=("$suite")
    }
    # Not with something mounted in it.
    if [[ $status$deletes == goodyes ]] && ! mountpoint -q "$home/proc" && ! mountpoint -q "$home/dev/shm"; then rm -rf --one-file-system "$home"; fi
done
((${#failed[@]} == 0))
