"""Draws the diagrams of the guides, which are written in the part of Mermaid's language that they use: boxes id["text"], arrows --> and -.-> with
|a text|, chains, & between several ends, and subgraphs. Sites of repositories draw it themselves; for the reference, Graphviz does."""
import re
import subprocess
import textwrap

FENCE = re.compile(r"^```mermaid\n(?:flowchart|graph) (TD|TB|BT|LR|RL)\n(.*?)^```$", re.M | re.S)
BOX = r'\w+(?:\["[^"]*"\])?'
ARROW = re.compile(r"\s+(-->|-\.->)(?:\|\"?(.*?)\"?\|)?\s+")
ENDS = re.compile(rf"{BOX}(?: & {BOX})*")
# Gray lines and light boxes can be read on a light page and on a dark one.
STYLE = ('bgcolor=transparent; fontname="sans-serif"; fontcolor="#7a8594"; color="#7a8594"; fontsize=12; style=rounded; nodesep=0.15; ranksep=0.35; '
         'node [shape=box, style="rounded,filled", fillcolor="#e8eef7", color="#7a8594", fontname="sans-serif", fontsize=12]; '
         'edge [color="#7a8594", fontcolor="#7a8594", fontname="sans-serif", fontsize=11];')


def quoted(text):
    """A label in short lines, since wide diagrams have to be scrolled."""
    return '"' + "\\n".join(textwrap.wrap(text.replace("\\", "\\\\").replace('"', '\\"'), 22, break_long_words=False)) + '"'


def statements(line):
    """One line of a diagram in Graphviz's language; raises ValueError if it is not understood."""
    if shelf := re.fullmatch(r"subgraph (\w+)\[(.*)\]", line):
        return f"subgraph cluster_{shelf[1]} {{ label={quoted(shelf[2])};"
    if line == "end":
        return "}"
    parts, found, previous = ARROW.split(line), [], None
    for ends, arrow, label in zip(parts[::3], [None, *parts[1::3]], [None, *parts[2::3]]):
        if not ENDS.fullmatch(ends):
            raise ValueError(f"diagrams.py cannot draw this line: {line}")
        names = []
        for box in ends.split(" & "):
            name, _, text = box.partition("[")
            names.append(name)
            if text:
                found.append(f"{name} [label={quoted(text[1:-2])}];")
        style = (", style=dashed" if arrow == "-.->" else "") + (f", label={quoted(label)}" if label else "")
        found += [f"{tail} -> {head} [dir=forward{style}];" for tail in previous or () for head in names]
        previous = names
    return " ".join(found)


def dot_of(direction, text):
    """A diagram in Graphviz's language."""
    lines = (line.strip() for line in text.splitlines())
    return f"digraph {{ rankdir={direction}; {STYLE}\n" + "\n".join(statements(line) for line in lines if line) + "\n}\n"


def drawn(text, name, title, folder):
    """A guide, with the name of its page, whose diagrams are images, which are written into the folder."""
    def image(match):
        nonlocal count
        count += 1
        file = folder / f"{name}-{count}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(subprocess.run(["dot", "-Tsvg"], input=dot_of(*match.groups()).encode(), stdout=subprocess.PIPE, check=True).stdout)
        return f"![Diagram: {title}]({file.name})"

    count = 0
    text = FENCE.sub(image, text)
    if "```mermaid" in text:
        raise ValueError(f"diagrams.py cannot draw a diagram of {name}: it draws graphs and flowcharts")
    return text
