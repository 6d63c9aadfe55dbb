#!/usr/bin/env bash
# arm64.sh FOLDER [TARGET...]: compiles the targets (by default all libraries) for arm64 with Debian's cross compiler, for example
# copra_libraries and copra_game_scenes, all of BeeCluster but its main(). They are not linked with anything and not run: the
# headers of the libraries are those of this system.
set -euo pipefail
# shellcheck source=scripts/libraries.bash
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/libraries.bash"
command -v aarch64-linux-gnu-g++ >/dev/null || {
    echo "arm64.sh: cannot continue without aarch64-linux-gnu-g++ (package g++-aarch64-linux-gnu)" >&2
    exit 1
}
export CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=$root
generator=()
if [[ ! -f $folder/CMakeCache.txt ]] && command -v ninja >/dev/null; then generator=(-G Ninja); fi
own=$(gcc -print-multiarch)
# CMake looks for the libraries of this system, not for those of arm64.
echo "set(CMAKE_LIBRARY_ARCHITECTURE $own)" >"$folder/architecture.cmake"
# Few headers of the libraries are in the folder of an architecture; those of the C library are found before them.
cmake -S "$root" -B "$folder" "${generator[@]}" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG= -DCOPRA_UNITY=ON -DCOPRA_WERROR=ON \
    -DCOPRA_BUILD_TESTS=OFF -DCOPRA_BUILD_GAME=ON -DCMAKE_C_COMPILER=aarch64-linux-gnu-gcc \
    -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
    -DCMAKE_CXX_FLAGS="-idirafter /usr/include/$own" -DCMAKE_PROJECT_Copra_INCLUDE="$folder/architecture.cmake" >/dev/null
cmake --build "$folder" -j "$(nproc)" --target "${targets[@]}"
echo "arm64.sh: $(find "$folder" -name 'libcopra_*.a' | wc -l) libraries for $(aarch64-linux-gnu-g++ -dumpmachine)"
