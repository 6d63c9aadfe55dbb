#!/usr/bin/env bash
# reproducible.sh FOLDER [TARGET...]: builds the targets (by default all libraries) twice, in folders of different names and without
# ccache, and compares the bytes of the libraries.
set -euo pipefail
# shellcheck source=scripts/libraries.bash
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/libraries.bash"
rm -rf "$folder/one" "$folder/another-name"
mkdir -p "$folder/one/sources" "$folder/another-name"
# What is in the work tree, committed or not. Both copies now: sources may change during the builds.
(cd "$root" && git ls-files -z | tar --null -cf - -T -) | tar -xf - -C "$folder/one/sources"
cp -a "$folder/one/sources" "$folder/another-name/"
for name in one another-name; do
    tree=$folder/$name
    CCACHE_DISABLE=1 cmake -S "$tree/sources" -B "$tree/build" -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCOPRA_UNITY=ON \
        -DCOPRA_REPRODUCIBLE=ON -DCOPRA_BUILD_TESTS=OFF -DCOPRA_BUILD_GAME=OFF >"$tree/configure.log"
    CCACHE_DISABLE=1 cmake --build "$tree/build" -j "$(nproc)" --target "${targets[@]}" >"$tree/build.log" || {
        tail -n 20 "$tree/build.log" >&2
        exit 1
    }
done
count=0 different=0
while read -r library; do
    count=$((count + 1))
    if ! cmp -s "$folder/one/build/$library" "$folder/another-name/build/$library"; then
        different=$((different + 1))
        echo "reproducible.sh: $library differs" >&2
    fi
done < <(cd "$folder/one/build" && find . -name '*.a' -o -name '*.so.*' -type f)
echo "reproducible.sh: $((count - different)) of $count libraries have the same bytes"
((count > 0 && different == 0))
