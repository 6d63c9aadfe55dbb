#!/usr/bin/env bash
# projects.sh PREFIX WORK: the installed command copra makes a project of each template in WORK, and the sources of
# platformer, port and empty compile (guide.py builds and tests game). Wrong use fails with a sentence and leaves nothing.
set -euo pipefail
prefix=$1 work=$2
copra=$prefix/bin/copra
export CMAKE_PREFIX_PATH=$prefix HOME=$work
rm -rf "$work"
mkdir -p "$work"
cd "$work"
fail() {
    echo "projects.sh: $*" >&2
    exit 1
}

# refused <exit code> <part of the sentence> <command>...
refused() {
    local expected=$1 sentence=$2 status=0 output
    shift 2
    output=$("$@" 2>&1) || status=$?
    [[ $status == "$expected" ]] || fail "'$*' exits with $status instead of $expected: $output"
    [[ $output == *"$sentence"* ]] || fail "'$*' does not say '$sentence' but '$output'"
}

echo "--- wrong use"
refused 2 "name of the project is missing" "$copra" new
refused 2 "cannot be a project" "$copra" new 9lives
refused 2 "cannot be a project" "$copra" new 'a b'
refused 2 "cannot be a project" "$copra" new ../up
refused 2 "taken by CMake" "$copra" new test
refused 2 "no template 'shooter'; the templates are: empty game platformer port" "$copra" new Stars --template shooter
refused 2 "no template" "$copra" new Stars --template common
refused 2 "no template" "$copra" new Stars --template ''
refused 2 "needs a value" "$copra" new Stars --dir
refused 2 "no option '--fast'" "$copra" new Stars --fast
refused 2 "one name" "$copra" new Stars Moons
touch file
refused 2 "is no folder" "$copra" new Stars --dir file
rm file
mkdir Stars
refused 2 "exists already" "$copra" new Stars
rmdir Stars
refused 1 "works in a project" "$copra" run
refused 1 "works in a project" "$copra" gallery
[[ -z $(ls -A) ]] || fail "something was left: $(ls -A)"
if ((EUID != 0)); then
    mkdir -m 555 closed
    refused 2 "nothing can be written" "$copra" new Stars --dir closed
    rmdir closed
fi

echo "--- the template game"
"$copra" new Stars --dir games
[[ $(ls -A games) == Stars ]] || fail "beside the project there is more: $(ls -A games)"
cd games/Stars
# Everything is filled in.
if grep -rIn '@[A-Z_]*@' .; then fail "placeholders are left"; fi
PATH=/usr/bin:/bin refused 1 "Copra is not installed" ./copra test
export PATH=$prefix/bin:$PATH
cd source
sed -i 's/^version .*/version 99.0/' ../.copra
refused 1 "is made for Copra 99.0" copra test
sed -i "s/^version .*/version $(cat "$prefix/share/copra/VERSION")/" ../.copra
CXX=no-such-compiler refused 1 "without a C++ compiler" copra test
refused 2 "not 'rpm'" copra package rpm
refused 2 "--record needs a name" copra run --record ../out
cd "$work"

# The others: configured, and each source compiled without code.
for template in platformer port empty; do
    echo "--- the template $template"
    copra new "My_$template" --template "$template"
    cmake -S "My_$template" -B "My_$template/build" -DCMAKE_BUILD_TYPE=Debug >configure.log || {
        cat configure.log
        fail "the template $template cannot be configured"
    }
    python3 - "My_$template/build/compile_commands.json" <<'PYTHON'
import json, shlex, subprocess, sys
for entry in json.load(open(sys.argv[1])):
    words = [word for word in shlex.split(entry["command"]) if not word.endswith("ccache")]
    at = words.index("-o")
    if subprocess.call(words[:at] + words[at + 2:] + ["-fsyntax-only"], cwd=entry["directory"]):
        sys.exit("does not compile: " + entry["file"])
PYTHON
done
echo "all templates are good"
