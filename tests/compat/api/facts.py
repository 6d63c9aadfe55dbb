#!/usr/bin/env python3
"""Compares our headers with the facts of the headers of cocos2d-x 3.17.2: every fact of facts.tsv holds or is in absent.tsv.

    facts.py FACTS ABSENT COMPILER [FLAGS...] [--list FILE] [--jobs N]

Each fact becomes one line of C++, and the lines with errors are the facts that do not hold. Fails for a fact that does not
hold without a row in ABSENT that covers it; prints what a row covers for nothing. --list writes the facts that do not hold.

Columns of FACTS: kind, class or namespace, name, access, flags, detail. `c::` is cocos2d::.
  class        detail: public bases
  method       flags: v virtual, s static, a number: parameters with a default. detail: type, empty in templates
  override     of a method with the same type and access in a base class: that a class of a game may override it again. detail: type
  function     detail: type, empty for a template
  constructor  detail: types of the parameters, separated by ' ; '
  field, variable, type
  value        an enumerator; detail: its value
  macro
Columns of ABSENT: kind, class or namespace, names, aspect, reason; `*` stands for any, and names are separated by spaces. Aspects:
  name (it is not there), type (it cannot be called with those types), virtual (it is not virtual), arity (a default is missing),
  base, value
"""
import argparse
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDERS = ["2d", "base", "math", "renderer", "ui", "audio", "physics", "network", "storage", "platform", "deprecated", "cocostudio", "editor-support",
           "cocosbuilder", "3d"]
PREAMBLE = """#include "cocos2d.h"
#include "extensions/cocos-ext.h"
#include "ui/CocosGUI.h"
#include "network/SocketIO.h"
#include "network/Uri.h"
{headers}
namespace c = cocos2d;
template<class T> T&& some();
template<class...> struct Exists {{}};
template<class A, class B> constexpr bool same = std::is_same_v<A, B>;
"""


def header_paths(compiler):
    """The original's own header paths, as one #include each: those in folders, in the include folder that has them."""
    for folder in (Path(flag[2:]) for flag in compiler if flag.startswith("-I")):
        if (folder / "2d/CCNode.h").exists():
            paths = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.h"))
            return "".join(f'#include "{path}"\n' for path in paths if path.split("/")[0] in FOLDERS)
    sys.exit("no include folder has 2d/CCNode.h")


class Fact:
    def __init__(self, line):
        columns = line.split("\t") + [""] * 6
        self.kind, self.owner, self.name, self.access, self.flags, self.detail = columns[:6]

    def __str__(self):
        return "\t".join([self.kind, self.owner, self.name, self.access, self.flags, self.detail])


def split_function(type_):
    """R (A, B) const -> R, [A, B], const"""
    # The result is a pointer to a function of a class.
    if match := re.fullmatch(r"(.*) \(([\w:]+::\*)(\(.*?\)(?: const)?)\)(\(.*\))", type_):
        result, pointer, own, pointed = match.groups()
        return f"{result} ({pointer}){pointed}", *split_function("void " + own)[1:]
    depth, start = 0, None
    for i, c in enumerate(type_):
        if c in "<":
            depth += 1
        elif c == ">":
            depth -= 1
        elif c == "(" and depth == 0:
            start = i
            break
    end = type_.rindex(")")
    arguments, text, depth = [], "", 0
    for c in type_[start + 1 : end]:
        depth += c in "(<[" and 1 or c in ")>]" and -1 or 0
        if c == "," and depth == 0:
            arguments.append(text.strip())
            text = ""
        else:
            text += c
    if text.strip():
        arguments.append(text.strip())
    return type_[:start].strip(), arguments, type_[end + 1 :].strip()


def named(result, name, arguments, rest):
    """A declaration of a function with the type."""
    arguments = ", ".join(arguments)
    return f"auto {name}({arguments}) {rest} -> {result}"


def checks(fact, number):
    """Pairs of an aspect and the line that compiles if the fact holds."""
    kind, owner, name = fact.kind, fact.owner, fact.name
    where = "" if owner in ("", "cocos2d") else owner + "::"
    scope = f"c::{name}" if owner == "cocos2d" else f"::{where}{name}"
    derived = f"struct D{number} : {owner}"
    if kind == "macro":
        return []
    if kind == "class":
        lines = [("name", f"static_assert(sizeof({owner}) > 0);")]
        return lines + [("base", f"static_assert(std::is_base_of_v<{b}, {owner}>);") for b in split_function(f"void ({fact.detail})")[1]]
    if kind == "type":
        if fact.access == "protected":
            return [("name", f"{derived} {{ using X = typename {owner}::{name}; }};")]
        return [("name", f"using T{number} = {scope};")]
    if kind == "value":
        if fact.access == "protected":
            return [("name", f"{derived} {{ static_assert(static_cast<long long>({owner}::{name}) == {fact.detail}LL); }};")]
        return [("name", f"constexpr auto V{number} = {scope};"), ("value", f"static_assert(static_cast<long long>({scope}) == {fact.detail}LL);")]
    if kind == "variable":
        return [("name", f"using V{number} = decltype({scope});")]
    if kind == "function" and not fact.detail:  # a template
        return [("name", f"namespace n{number} {{ using {scope}; }}")]
    if kind == "function":
        result, arguments, rest = split_function(fact.detail)
        pointer = f"{result} (*)({', '.join(arguments)})"
        return [("name", f"namespace n{number} {{ using {scope}; }}"), ("type", f"constexpr auto F{number} = static_cast<{pointer}>({scope});")]
    if kind == "field":
        if fact.access == "protected":
            return [("name", f"{derived} {{ using {owner}::{name}; }};")]
        lines = [("name", f"using V{number} = decltype({owner}::{name});")]
        if fact.detail and "(anonymous" not in fact.detail and "(unnamed" not in fact.detail:
            lines.append(("type", f"static_assert(same<decltype({owner}::{name}), Id<{fact.detail}>>);"))
        return lines
    if kind == "constructor":
        types = [t for t in fact.detail.split(" ; ") if t]
        if fact.access == "protected":
            parameters = ", ".join(f"Id<{t}> a{i}" for i, t in enumerate(types))
            values = ", ".join(f"static_cast<Id<{t}>&&>(a{i})" for i, t in enumerate(types))
            return [("name", f"{derived} {{ D{number}({parameters}) : {owner}({values}) {{}} }};")]
        return [("name", f"{derived} {{ D{number}({', '.join(f'Id<{t}> a{i}' for i, t in enumerate(types))}) : {owner}({', '.join(f'static_cast<Id<{t}>&&>(a{i})' for i, t in enumerate(types))}) {{}} }};")]
    if kind == "override":
        return [("virtual", virtual_line(fact, number))]
    return method_checks(fact, number)


def virtual_line(fact, number):
    result, arguments, rest = split_function(fact.detail)
    parameters = ", ".join(f"Id<{a}>" for a in arguments)
    return f"struct V{number} : {fact.owner} {{ auto {fact.name}({parameters}) {rest} -> Id<{result}> override; }};"


def method_checks(fact, number):
    owner, name, flags = fact.owner, fact.name, fact.flags
    if not fact.detail:  # of a template
        return [("name", f"struct D{number} : {owner} {{ using {owner}::{name}; }};")]
    result, arguments, rest = split_function(fact.detail)
    if "..." in arguments or "(anonymous" in fact.detail:
        return [("name", f"struct D{number} : {owner} {{ using {owner}::{name}; }};")]
    # A conversion of the address chooses the overload; outside of the class where it is public.
    function = f"{result} ({', '.join(arguments)}) {rest}"
    if fact.access == "protected":
        pointer = f"Pointer<{function}, {'void' if 's' in flags else f'D{number}'}>"
        lines = [("type", f"struct D{number} : {owner} {{ void f() {{ {pointer} p = &D{number}::{name}; (void)p; }} }};")]
    else:
        pointer = f"Pointer<{function}, {'void' if 's' in flags else owner}>"
        lines = [("type", f"constexpr {pointer} P{number} = &{owner}::{name};")]
    if "v" in flags and not name.startswith("~"):
        lines.append(("virtual", virtual_line(fact, number)))
    defaults = int(re.sub(r"\D", "", flags) or 0)
    if defaults and fact.access == "public":
        lines.append(("arity", f"using A{number} = decltype({call(fact, arguments[: len(arguments) - defaults])});"))
    return lines


def call(fact, arguments, object_=None):
    values = ", ".join(f"some<Id<{a}>>()" for a in arguments)
    object_ = object_ or (f"{fact.owner}::" if "s" in fact.flags else f"some<{fact.owner}&>().")
    return f"{object_}{fact.name}({values})"


def second_check(fact, number):
    """For a method without the exact type: a call with the original's arguments compiles and gives its result."""
    result, arguments, rest = split_function(fact.detail)
    returned = "" if result == "void" else f"[[maybe_unused]] Id<{result}> r = "
    if result.endswith("&") and result.startswith("const "):
        returned = returned.replace(f"Id<{result}>", f"const Id<{result[6:-1].strip()}>")
    if fact.access == "protected":
        return f"struct D{number} : {fact.owner} {{ void f() {{ {returned}{call(fact, arguments, 'this->')}; }} }};"
    constness = "const " if "const" in rest.split() else ""
    object_ = None if "s" in fact.flags else f"some<{constness}{fact.owner}&>()."
    return f"void f{number}() {{ {returned}{call(fact, arguments, object_)}; }}"


MORE = """template<class T> struct IdOf { using type = T; };
template<class T> using Id = typename IdOf<T>::type;
template<class F, class C> struct PointerTo { using type = F C::*; };
template<class F> struct PointerTo<F, void> { using type = F*; };
template<class F, class C> using Pointer = typename PointerTo<F, C>::type;
"""


ABSENT = re.compile(r"is not a member of|has no member named|no member named|has not been declared in|not declared|does not name a type")


def compile_lines(part, preamble, compiler):
    """The numbers and messages of the lines with errors, counted from 0."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "facts.cpp")
        source.write_text(preamble + "".join(f'#line {n} "facts"\n{line}\n' for n, line in enumerate(part, 1)))
        run = subprocess.run([*compiler, "-fsyntax-only", "-w", error_limit(compiler), str(source)], capture_output=True, text=True)
        fatal = [l for l in run.stderr.splitlines() if ": fatal error: " in l]
        if fatal:
            sys.exit("\n".join(fatal))
        errors = {}
        for number, message in re.findall(r"^facts:(\d+):\d+: +(?:error: |required from)(.*)", run.stderr, re.M):
            errors.setdefault(int(number) - 1, []).append(message)
        return errors


def failing(facts, compiler, jobs):
    """The pairs (fact, aspect) that do not hold."""
    preamble = PREAMBLE.format(headers=header_paths(compiler)) + MORE
    parts = [[] for _ in range(jobs)]
    for number, fact in enumerate(facts):
        for aspect, line in checks(fact, number):
            parts[number % jobs].append((fact, aspect, line))
    with ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(lambda part: compile_lines([line for _, _, line in part], preamble, compiler), parts))
    bad = [(*part[n][:2], messages) for part, errors in zip(parts, results) for n, messages in errors.items()]
    found = [(f, aspect) for f, aspect, _ in bad if not (f.kind == "method" and aspect == "type")]
    again = [f for f, aspect, _ in bad if f.kind == "method" and aspect == "type"]
    macros = [f for f in facts if f.kind == "macro"]
    undefined = undefined_macros(macros, preamble, compiler)
    lines = [second_check(f, n) for n, f in enumerate(again)]
    lines += [f"namespace cocos2d {{ namespace m{n} {{ constexpr auto x = sizeof({f.name}); }} }}" for n, f in enumerate(undefined)]
    for n, messages in compile_lines(lines, preamble, compiler).items():
        if n >= len(again):
            found.append((undefined[n - len(again)], "name"))
        else:
            found.append((again[n], "name" if ABSENT.search(messages[0]) else "type"))
    return without_consequences(found)


def error_limit(compiler):
    version = subprocess.run([compiler[0], "--version"], capture_output=True, text=True).stdout
    return "-ferror-limit=0" if "clang" in version else "-fmax-errors=0"


def undefined_macros(macros, preamble, compiler):
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "macros.cpp")
        source.write_text(preamble)
        run = subprocess.run([*compiler, "-dM", "-E", str(source)], capture_output=True, text=True)
        defined = set(re.findall(r"^#define (\w+)", run.stdout, re.M))
    return [f for f in macros if f.name not in defined]


def without_consequences(found):
    """What follows from a missing name or class is no difference of its own."""
    missing = {id(f) for f, aspect in found if aspect == "name"}
    found = [(f, aspect) for f, aspect in found if aspect == "name" or id(f) not in missing]
    classes = {f.owner for f, aspect in found if f.kind == "class" and aspect == "name"}

    def follows(f):
        if f.kind == "class":
            return any(f.owner.startswith(c + "::") for c in classes)
        return any(f.owner == c or f.owner.startswith(c + "::") for c in classes)

    return [(f, aspect) for f, aspect in found if not follows(f)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("facts")
    parser.add_argument("absent")
    parser.add_argument("--list")
    parser.add_argument("--jobs", type=int, default=2)
    options, compiler = parser.parse_known_args()
    facts = [Fact(l) for l in Path(options.facts).read_text().splitlines() if l and not l.startswith("#")]
    rows = [l.split("\t") for l in Path(options.absent).read_text().splitlines() if l and not l.startswith("#")]
    bad = failing(facts, compiler, options.jobs)
    used, unexplained = set(), []
    for fact, aspect in bad:
        columns = (fact.kind, fact.owner, fact.name, aspect)
        for n, row in enumerate(rows):
            if all(p == "*" or c in p.split(" ") or c == p for c, p in zip(columns, row)):
                used.update((n, name) for name in (row[2].split(" ") if fact.name in row[2].split(" ") else ["*"]) if name in ("*", fact.name))
                break
        else:
            unexplained.append((fact, aspect))
    if options.list:
        Path(options.list).write_text("".join(f"{a}\t{f}\n" for f, a in bad))
    for fact, aspect in unexplained:
        print(f"{aspect}\t{fact}")
    stale = [(row, name) for n, row in enumerate(rows) for name in row[2].split(" ") if (n, name) not in used and (n, "*") not in used]
    for row, name in stale:
        print("not absent any more:", row[0], row[1], name, row[3])
    print(f"{len(facts)} facts, {len(bad)} do not hold, {len(unexplained)} of them without a reason", file=sys.stderr)
    sys.exit(bool(unexplained))


if __name__ == "__main__":
    main()
