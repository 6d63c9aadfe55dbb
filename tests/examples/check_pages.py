#!/usr/bin/env python3
"""Checks the documentation: code blocks against the files that they show, the table of modules against rules.txt, the links
of README.md to all pages, and the examples and pictures of classes (scripts/class-pages.py).

usage: check_pages.py ROOT [--update]

A line that is only a link to a file in tests/examples, followed by an empty line and a code block, names the file that the
block shows as a whole. --update copies the files into the pages.
"""
import pathlib
import re
import subprocess
import sys

PAGES = ["docs/sound.md", "docs/testing.md"]
BLOCK = re.compile(r"^\[[^\]\n]+\]\(\.\./(tests/examples/[^)\n]+)\):?\n\n```\w+\n(.*?)^```$", re.M | re.S)


def check_modules(root):
    """The layers of docs/architecture.md are those of tests/arch/rules.txt."""
    rules = dict(reversed(m) for m in re.findall(r"^layer (\d+) (\S+)", (root / "tests/arch/rules.txt").read_text(), re.M))
    page = {}
    for layer, modules in re.findall(r"^\| (\d+) \| ([^|]+)\|", (root / "docs/architecture.md").read_text(), re.M):
        page.update((name, layer) for name in re.findall(r"`([^`]+)`", modules) if not name.endswith(".h"))
    for module in sorted(rules.keys() | page.keys()):
        if rules.get(module) != page.get(module):
            yield (f"docs/architecture.md: module {module} is in layer {page.get(module)}, "
                   f"in tests/arch/rules.txt in layer {rules.get(module)}")


def closure(edges):
    """Which modules each module reaches."""
    def reach(module, seen):
        for target in edges.get(module, ()):
            if target not in seen:
                seen.add(target)
                reach(target, seen)
        return seen

    return {module: reach(module, set()) for module in edges}


def check_graph(root):
    """The graph in docs/architecture.md shows the link lines of the modules, without what other links imply."""
    linked = {}
    for file in ("framework/CMakeLists.txt", "framework/cmake/Inspector.cmake"):
        text = (root / file).read_text()
        for path, name, links in re.findall(r"copra_module\(([\w/]+)(?: NAME (\w+))?[^)]*? LINK ([^)]*)\)", text):
            linked[name or path.split("/")[-1]] = set(re.findall(r"copra_(\w+)", links))
        for name, links in re.findall(r"target_link_libraries\(copra_(gameplay|inspector) (?:INTERFACE|PUBLIC) ([^)]*)\)", text):
            linked.setdefault(name, set()).update(re.findall(r"copra_(\w+)", links))
    parts = linked.pop("gameplay")  # stands for the modules of the kit
    linked = {name: targets - {"gameplay"} | (parts if "gameplay" in targets else set()) for name, targets in linked.items()}
    graph = {}
    for line in re.search(r"```mermaid\n(.*?)```", (root / "docs/architecture.md").read_text(), re.S)[1].splitlines():
        left, arrow, right = line.partition(" --> ")
        if arrow:
            module = re.match(r"\s*(\w+)", left)
            graph.setdefault(module[1], set()).update(right.replace(" ", "").split("&"))
    own = {name: name for name in linked} | {"gameplay": "gameplay_core", "containers": "legacy_containers", "box2d": "legacy_box2d",
           "v2": "legacy_v2", "names": "legacy_names", "values": "studio_values", "sfml_backend": "backend_sfml",
           "null_backend": "backend_null", "text_backend": "backend_text"}
    shown = {own[name]: {own[target] for target in targets} for name, targets in graph.items() if name in own}
    reached_by_links, reached_by_graph = closure(linked), closure(shown)
    for name, targets in sorted(linked.items()):
        for target in sorted(targets - reached_by_graph.get(name, set())):
            yield f"docs/architecture.md: the graph lacks that {name} links {target}"
    for name, targets in sorted(shown.items()):
        for target in sorted(targets - reached_by_links.get(name, set())):
            yield f"docs/architecture.md: the graph says that {name} links {target}, which it does not"


def main(root, update):
    shown = set()
    errors = []
    for page in PAGES:
        path = root / page
        text = path.read_text()

        def check(match):
            source = (root / match[1]).read_text()
            shown.add(match[1])
            if match[2] == source:
                return match[0]
            if not update:
                errors.append(f"{page}: the code block differs from {match[1]}; run {sys.argv[0]} {root} --update")
            return match[0][: match.start(2) - match.start()] + source + "```"

        new_text = BLOCK.sub(check, text)
        if update and new_text != text:
            path.write_text(new_text)
    for file in sorted((root / "tests/examples").glob("*")):
        name = file.relative_to(root).as_posix()
        if file.suffix in (".h", ".cpp") and file.name != "ReadmeExampleTest.cpp" and name not in shown:
            errors.append(f"{name}: no page shows it")
    errors += check_modules(root)
    errors += check_graph(root)
    readme = (root / "README.md").read_text()
    errors += [f"README.md: no link to docs/{path.name}" for path in sorted((root / "docs").glob("*.md"))
               if f"(docs/{path.name})" not in readme]
    classes = subprocess.run([sys.executable, "-B", root / "scripts/class-pages.py", root, "--check"], capture_output=True, text=True)
    errors += classes.stderr.splitlines()
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{len(shown)} files shown, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), "--update" in sys.argv[2:]))
