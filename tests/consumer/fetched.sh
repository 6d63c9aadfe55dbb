#!/usr/bin/env bash
# fetched.sh SOURCES EXAMPLE WORK: configures a project that takes Copra with FetchContent, and compiles its own source without
# code. The libraries are those of the other tests, and not built once more.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$1 example=$2 work=$3
rm -rf "$work"
mkdir -p "$work"
cp "$example" "$work/main.cpp"
cmake -S "$here/fetched" -B "$work/build" -DCOPRA="$sources" -DEXAMPLE="$work/main.cpp" -DCMAKE_BUILD_TYPE=Debug >"$work/configure.log" || {
    cat "$work/configure.log"
    exit 1
}
python3 - "$work/build/compile_commands.json" "$work/main.cpp" <<'PYTHON'
import json, shlex, subprocess, sys
entries = json.load(open(sys.argv[1]))
entry, = (one for one in entries if one["file"] == sys.argv[2])
words = [word for word in shlex.split(entry["command"]) if not word.endswith("ccache")]
strict = [word for word in words if word.startswith("-W")]
if strict:
    sys.exit(f"Copra gives its warnings to those who use it: {strict}")
at = words.index("-o")
sys.exit(subprocess.call(words[:at] + words[at + 2:] + ["-fsyntax-only"], cwd=entry["directory"]))
PYTHON
