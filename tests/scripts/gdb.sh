#!/usr/bin/env bash
# gdb.sh SOURCES PROGRAM: gdb shows the objects and values of PROGRAM, debugged.cpp, as text.
set -euo pipefail
sources=$1 program=$2
answers() { # what gdb prints in a program that has begun
    gdb -q -batch -ex "break main" -ex run -ex "print $1" "$program" 2>&1
}
command -v gdb >/dev/null || exit 77
[[ $(answers 3+4) == *"= 7"* ]] || exit 77 # the system forbids it, as some containers do
line=$(grep -n 'the breakpoint' "$sources/tests/scripts/debugged.cpp" | cut -d: -f1)
options=(-ex "break debugged.cpp:$line" -ex run)
for expression in point red ship '*ship._ptr' nodes list; do options+=(-ex "print $expression"); done
options+=(-ex "copra-object field" -ex "copra-object gone")
said=$(COPRA_BACKEND=null gdb -q -batch -x "$sources/scripts/gdb/copra.py" "${options[@]}" "$program" 2>&1)
shows() {
    [[ $said == *"$1"* ]] || { printf 'gdb.sh: gdb does not show "%s" but:\n%s\n' "$1" "$said" >&2 && exit 1; }
}
shows "= {x = 12, y = 40.5}"
shows "= {r = 255, g = 0, b = 0}"
# The gdb of Debian 12 cannot call functions on processors with AMX.
[[ $(answers '((int (*)(int))abs)(-7)') == *"= 7"* ]] || {
    shows "objects are shown as addresses: Couldn't write extended state status"
    exit 77
}
shows "RefPtr to Ship 'Scene/field/ship' at (480, 320)"
shows "lives = 3"
shows "Vector of 1 = {Ship 'Scene/field/ship' at (480, 320)}"
shows 'Value INTEGER 1, Value STRING "two"'
shows "Node 'Scene/field' at (0, 0)"
shows "this object no longer exists"
shows "it was of class cocos2d::Node, created in"
echo "gdb shows objects and values"
