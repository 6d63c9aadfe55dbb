#!/usr/bin/env python3
"""Reads framework/modules.txt, the list of modules, and writes the tables and the graph of docs/architecture.md from it.

usage: modules.py ROOT [--update]    without --update it only checks that the page is up to date
"""
import re
import sys
from pathlib import Path

SHELVES = ("core", "features", "compat", "tools")
# Which shelves the modules of a shelf may link.
MAY_LINK = {"core": {"core"}, "features": {"core", "features"}, "compat": {"core", "features", "compat"}, "tools": set(SHELVES)}


class Module:
    def __init__(self, shelf, name, build, links, contents):
        self.shelf, self.name, self.links, self.contents = shelf, name, links.split(), contents
        given = re.search(r"as:(\S+)", build)
        self.target = "copra_" + (given[1] if given else name.rsplit("/", 1)[-1])
        self.option = (re.search(r"if:(\S+)", build) or [None, None])[1]

    @property
    def folder(self):
        """Its folder below framework/: the modules of compat have the name of their shelf in their include paths."""
        return self.name if self.shelf == "compat" else f"{self.shelf}/{self.name}"


class Modules:
    """All modules by name, in the order of the file, which is from the bottom up."""

    def __init__(self, path):
        self.by_name = {}
        for number, line in enumerate(Path(path).read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            cells = [cell.strip() for cell in line.split("|", 4)]
            if len(cells) != 5 or cells[0] not in SHELVES:
                raise SystemExit(f"{path}:{number}: expected '<shelf> | <module> | <build> | <links> | <contents>'")
            module = Module(*cells)
            for link in module.links:
                if link not in self.by_name:
                    raise SystemExit(f"{path}:{number}: {module.name} links '{link}', which is no module above it")
            self.by_name[module.name] = module
        self.reached = {}
        for module in self.by_name.values():
            self.reached[module.name] = set(module.links).union(*(self.reached[link] for link in module.links))

    def __iter__(self):
        return iter(self.by_name.values())

    def direct(self, module):
        """The links of a module that no other of its links implies."""
        return [link for link in module.links if not any(link in self.reached[other] for other in module.links)]

    def of(self, path):
        """The module of a path below framework/ (the longest folder that holds it), or None."""
        folder = path.rsplit("/", 1)[0] if "/" in path else ""
        if folder.split("/", 1)[0] in ("core", "features", "tools"):
            folder = folder.partition("/")[2]
        while folder:
            if folder in self.by_name:
                return folder
            folder = folder.rpartition("/")[0]
        return None

    def may_include(self, name, other):
        return other == name or other in self.reached[name]


def table(modules, shelf):
    """The modules of a shelf as a table of Markdown."""
    lines = ["| module | contents |", "|---|---|"]
    for module in modules:
        if module.shelf == shelf:
            option = f"; may be left out (`{module.option}`)" if module.option and module.option.startswith("COPRA_WITH") else ""
            lines.append(f"| `{module.name}` | {module.contents}{option} |")
    return "\n".join(lines)


def graph(modules):
    """The links between modules for Mermaid, without those that others imply."""
    def name(module):
        return module.replace("/", "_")

    lines = ["```mermaid", "graph BT"]
    for shelf in SHELVES:
        lines.append(f"    subgraph {shelf}_shelf[{shelf}]")
        lines += [f'        {name(module.name)}["{module.name}"]' for module in modules if module.shelf == shelf]
        lines.append("    end")
    for module in modules:
        links = modules.direct(module)
        if links:
            lines.append(f"    {name(module.name)} --> {' & '.join(name(link) for link in links)}")
    return "\n".join(lines + ["```"])


def written(page, modules):
    """The page with its generated parts, which stand between <!-- modules:PART --> and <!-- end -->."""
    def part(match):
        content = graph(modules) if match[2] == "graph" else table(modules, match[2])
        return f"{match[1]}\n{content}\n{match[3]}"

    return re.sub(r"(<!-- modules:(\w+) -->)\n.*?\n(<!-- end -->)", part, page, flags=re.S)


def main(root, update):
    page = root / "docs/architecture.md"
    text = page.read_text()
    new = written(text, Modules(root / "framework/modules.txt"))
    if new != text and update:
        page.write_text(new)
    elif new != text:
        print("docs/architecture.md differs from framework/modules.txt: run tests/arch/modules.py . --update", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), "--update" in sys.argv[2:]))
