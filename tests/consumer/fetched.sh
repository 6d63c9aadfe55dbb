#!/usr/bin/env bash
# fetched.sh SOURCES EXAMPLE WORK: configures a project that takes Copra with FetchContent, and compiles its own source without
# code. The libraries are those of the other tests, and not built once more; they would be optimized, many sources as one.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$1 example=$2 work=$3
rm -rf "$work"
mkdir -p "$work"
cp "$example" "$work/main.cpp"
cmake -S "$here/fetched" -B "$work/build" -DCOPRA="$sources" -DEXAMPLE="$work/main.cpp" >"$work/configure.log" || {
    cat "$work/configure.log"
    exit 1
}
grep -q "No build type is set: Release is used" "$work/configure.log"
python3 - "$work/build/compile_commands.json" "$work/main.cpp" <<'PYTHON'
import json, shlex, subprocess, sys
entries = json.load(open(sys.argv[1]))
library = [one for one in entries if "/framework/" in one["file"]]
units = [one for one in library if "/Unity/" in one["file"]]
if len(units) < 40 or len(library) > len(units) + 10:
    sys.exit(f"Copra is compiled as {len(library)} sources, {len(units)} of them of many")
if not all(" -O" in one["command"] and "-DNDEBUG" in one["command"] for one in entries):
    sys.exit("Without a build type something is not optimized")
entry, = (one for one in entries if one["file"] == sys.argv[2])
words = [word for word in shlex.split(entry["command"]) if not word.endswith("ccache")]
strict = [word for word in words if word.startswith("-W")]
if strict:
    sys.exit(f"Copra gives its warnings to those who use it: {strict}")
at = words.index("-o")
sys.exit(subprocess.call(words[:at] + words[at + 2:] + ["-fsyntax-only"], cwd=entry["directory"]))
PYTHON
