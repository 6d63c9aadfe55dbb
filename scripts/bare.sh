#!/usr/bin/env bash
# bare.sh [--suite SUITE] [--possible] COMMAND [ARGUMENT...]: runs the command in this work tree in a bare Debian (bookworm by default),
# which has git and ca-certificates and nothing else of this system, and returns its exit status. For example
#     scripts/bare.sh ./copra run
# The folder build/ is build/SUITE of the work tree there, emptied first. What the command installs is thrown away; the bare system, the
# packages that were downloaded and what ccache keeps serve the next run. --possible only finds out whether this works here.
# It takes root and the permission to mount. /etc/copra-bare names the system in which a command runs.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=scripts/mirror.bash
source "$root/scripts/mirror.bash"
say() { printf '%s\n' "bare.sh: $*" >&2; }
die() {
    say "$*"
    exit 1
}
suite=bookworm only_asks=no
while [[ ${1:-} == --* ]]; do
    case $1 in
    --suite)
        suite=${2:-}
        shift
        ;;
    --possible) only_asks=yes ;;
    *) break ;;
    esac
    shift
done
if [[ ! $suite =~ ^[a-z]+$ ]] || [[ $only_asks == no && (-z ${1:-} || $1 == -*) ]]; then
    echo "usage: bare.sh [--suite SUITE] [--possible] COMMAND [ARGUMENT...]" >&2
    exit 2
fi

command -v apt-get >/dev/null || die "this is not a Debian system"
((EUID == 0)) || die "a bare system needs root"
# In namespaces of its own everything is unmounted and ended with its first process, however it ends.
isolated=(unshare --mount --pid --fork --kill-child)
"${isolated[@]}" mount -t tmpfs tmpfs /tmp 2>/dev/null || die "a bare system needs the permission to mount"
[[ $only_asks == no ]] || exit 0

cache=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}
bare=$cache/copra/$suite # base.tar, its recipe, and debs/
mkdir -p "$bare/debs" "$root/build/$suite"
chown --reference="$root" "$root/build"
# need_space <GB> <folder> <for what>
need_space() {
    local free
    free=$(df --output=avail -B1M "$2" | tail -n 1)
    ((free >= $1 * 1024)) || die "$3 needs $1 GB in $2, where $free MB are free"
}

# --- The bare system, as an archive ---

# What this system's apt needs to reach the archive: proxies, certificates, and whether dates count.
apt_options() { apt-config dump | grep -E '^Acquire::(Check-|Retries|ForceIPv|https?::)[^ ]* "[^"]' | grep -v Auto || true; }

# A file is base.tar only once it is complete. It is made anew after two weeks, with the packages that were downloaded.
make_base() {
    local sources options recipe made begun=$SECONDS
    sources=$(debian_sources deb "$suite") || die "there is no package archive for a bare Debian ($suite)"
    options=$(apt_options)
    recipe=$sources$'\n'$options
    [[ ! -f $bare/base.tar || $(<"$bare/recipe") != "$recipe" || -n $(find "$bare/base.tar" -mtime +14) ]] || return 0
    need_space 1 "$bare" "making a bare Debian ($suite)"
    "$root/copra" install bare >&2 </dev/null || die "mmdebstrap, which makes a bare Debian, could not be installed"
    say "making a bare Debian ($suite)"
    made=$(mktemp -d "$bare/made.XXXXXX")
    printf '%s\n' "$options" >"$made/apt.conf"
    if ! TMPDIR=$made setpriv --pdeathsig TERM mmdebstrap --mode=root --variant=minbase --include=git,ca-certificates \
        --dpkgopt=force-unsafe-io --aptopt="$made/apt.conf" "$suite" "$made/base.tar" - <<<"$sources" >"$bare/log" 2>&1; then
        rm -rf --one-file-system "$made"
        die "no bare Debian ($suite) could be made: $(grep -m 1 '^E:' "$bare/log") (all of it is in $bare/log)"
    fi
    rm -rf "$bare"/base.tar "$bare/debs"
    mkdir "$bare/debs"
    printf '%s\n' "$recipe" >"$bare/recipe"
    mv "$made/base.tar" "$bare/base.tar"
    rm -rf --one-file-system "$made"
    say "made it in $((SECONDS - begun)) s"
}

# Systems of runs that were killed; those that run hold a lock.
remove_remains() {
    local folder
    for folder in "$bare"/{run,made}.*; do
        [[ ! -d $folder ]] || flock -n "$folder" rm -rf --one-file-system "$folder" || true
    done
}

# --- A run ---

# enter <system> <work tree> <build folder> <folder of git> <cache of ccache> <command...>: as the first process of new namespaces.
enter() {
    local system=$1 tree=$2 build=$3 git=$4 ccache=$5 device name kept=()
    shift 5
    mount --bind "$system" "$system" # a root that df and unshare know
    mount -t proc proc "$system/proc"
    mount -t tmpfs -o mode=755 tmpfs "$system/dev"
    for device in null zero full random urandom tty; do
        touch "$system/dev/$device"
        mount --bind "/dev/$device" "$system/dev/$device"
    done
    mkdir "$system"/dev/{pts,shm}
    mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$system/dev/pts"
    mount -t tmpfs tmpfs "$system/dev/shm"
    ln -s pts/ptmx "$system/dev/ptmx"
    ln -s /proc/self/fd "$system/dev/fd"
    ln -s fd/0 "$system/dev/stdin"
    ln -s fd/1 "$system/dev/stdout"
    ln -s fd/2 "$system/dev/stderr"
    show() {
        mkdir -p "$system$2"
        mount --bind "$1" "$system$2"
    }
    show "$tree" "$tree"
    [[ $git == "$tree"/* ]] || show "$git" "$git" # of a linked work tree
    show "$build" "$tree/build"
    show "$ccache" /root/.cache/ccache
    for name in CI TERM CCACHE_MAXSIZE {http,https,no}_proxy; do
        [[ -z ${!name:-} ]] || kept+=("$name=${!name}")
    done
    chroot "$system" env -i -C "$tree" HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "${kept[@]}" "$@" 7<&-
}
export -f enter

# The first process takes all others with it.
finish() {
    local first
    trap '' INT TERM HUP
    if [[ -n $child ]]; then
        read -r first _ <"/proc/$child/task/$child/children" || true
        kill -KILL ${first:+"$first"} 2>/dev/null || kill -KILL "$child" 2>/dev/null || true
        wait "$child" || true
    fi
    cp -ln "$system"/var/cache/apt/archives/*.deb "$bare/debs" 2>/dev/null || true
    rm -rf --one-file-system "$system"
}

exec 8<"$root/build/$suite"
flock -n 8 || die "another run uses $root/build/$suite"
exec 9<"$bare"
flock 9 # one run makes what the others wait for
remove_remains
make_base
need_space 5 "$bare" "a bare Debian ($suite) with packages"
system=$(mktemp -d "$bare/run.XXXXXX")
exec 7<"$system"
flock 7
child=
trap finish EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
tar -xf "$bare/base.tar" -C "$system"
cp -l "$bare"/debs/*.deb "$system/var/cache/apt/archives/" 2>/dev/null || true
flock -u 9
exec 9<&-
find "$root/build/$suite" -mindepth 1 -maxdepth 1 -exec rm -rf --one-file-system {} +

for file in resolv.conf hosts ssl/certs/ca-certificates.crt; do
    [[ ! -f /etc/$file ]] || cat "/etc/$file" >"$system/etc/$file"
done
printf '[safe]\n\tdirectory = *\n' >"$system/etc/gitconfig" # the work tree may belong to another user
(source "$system/etc/os-release" && echo "$PRETTY_NAME") >"$system/etc/copra-bare"
git_folder=$(git -c safe.directory='*' -C "$root" rev-parse --path-format=absolute --git-common-dir 2>/dev/null) || git_folder=$root/.git
ccache=${CCACHE_DIR:-$cache/ccache}
if command -v ccache >/dev/null; then
    ccache=$(command ccache -k cache_dir)
    CCACHE_MAXSIZE=$(command ccache -k max_size)
    export CCACHE_MAXSIZE
fi
mkdir -p "$ccache"
# A process in the background ignores Ctrl-C, and its children would too; should this script be killed, it goes too. unshare itself
# would complain of its killed child.
setpriv --pdeathsig KILL env --default-signal=INT,QUIT "${isolated[@]}" bash -euc 'exec 2>&6 6>&-; enter "$@"' enter \
    "$system" "$root" "$root/build/$suite" "$git_folder" "$ccache" "$@" <&0 6>&2 2>/dev/null 8<&- &
child=$!
status=0
wait "$child" || status=$?
child=
exit "$status"
