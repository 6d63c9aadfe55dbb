"""The pages of the documentation and their order: README.md lists them, on four shelves. prepare.py writes them for Doxygen, with anchors
of headings and links to pages of the reference.

A line `### Learn: what it holds` of README.md begins a shelf, `#### Title` a part of one; each item `- [Title](page): one sentence` below it is a page. A page
docs/FOLDER/README.md lists the other pages of its folder in the same way.
"""
import html as entities
import itertools
import re
from pathlib import PurePosixPath
from typing import NamedTuple

SHELF = re.compile(r"^### (?P<title>[^:\n]+): (?P<text>[^\n]+)\n(?P<pages>.*?)(?=^#{1,3} |\Z)", re.M | re.S)
PART = re.compile(r"^#### (.+)$", re.M)
PAGE = re.compile(r"^(?P<indent> *)- \[(?P<title>[^\]]+)\]\((?P<path>[^)]+)\): (?P<text>[^\n]+)$", re.M)
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.M | re.S)
# Code within a sentence; <code> is that of inline(). Its text may go on in the next line.
CODE = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)|<code>(?!q[0-9a-f]+q<)(.*?)</code>")
HIDDEN = re.compile(r"<code>q([0-9a-f]+)q</code>")
HEADING = re.compile(r"^(#{1,6}) (.+?) *$", re.M)
# Around code or a link, Doxygen leaves the stars in the text; `hidden` code has none.
BOLD = re.compile(r"\*\*(?=\S)((?:(?!\*\*|\n\n).)+)(?<=\S)\*\*", re.S)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])+)\]\(([^)\s]+)\)")
SOURCES = "sources/"  # the folder of the reference that holds copies of the files to which pages link


class Page(NamedTuple):
    title: str
    path: str
    text: str
    part: str = ""  # of the shelf


class Shelf(NamedTuple):
    title: str
    text: str
    pages: list


def shelves_of(root):
    readme = (root / "README.md").read_text()

    def pages(text):
        parts = ["", *PART.split(text)]  # what is before the first part has none
        return [Page(page["title"], page["path"], page["text"], part) for part, below in zip(parts[::2], parts[1::2]) for page in PAGE.finditer(below)]

    return [Shelf(shelf["title"], shelf["text"], pages(shelf["pages"])) for shelf in SHELF.finditer(readme)]


def pages_below(root, path):
    """The pages that a page docs/FOLDER/README.md lists."""
    if not re.fullmatch(r"docs/\w+/README\.md", path):
        return []
    folder = path.removesuffix("README.md")
    return [Page(page["title"], folder + page["path"], page["text"]) for page in PAGE.finditer((root / path).read_text())
            if not page["path"].startswith("..")]


def pages_of(root):
    """Paths of pages -> their names in Doxygen."""
    tops = [page.path for shelf in shelves_of(root) for page in shelf.pages]
    paths = [path for top in tops for path in (top, *(page.path for page in pages_below(root, top)))]
    return {path: "guide-" + re.sub(r"\W+", "-", path.removesuffix(".md").removeprefix("docs/")).lower() for path in paths}


def parts_of(root):
    """Pages of Doxygen -> the titles of their parts, on the shelves that have some."""
    names = pages_of(root)
    return {f"{names[page.path]}.html": page.part for shelf in shelves_of(root) for page in shelf.pages if page.part}


def slug(heading, seen):
    """The anchor of a heading, as GitHub makes it; `seen` counts those of the page."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").lower()
    name = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
    seen[name] = seen.get(name, -1) + 1
    return f"{name}-{seen[name]}" if seen[name] else name


def title_of(root, page):
    """The title of a page, for a link that shows the name of its file."""
    return HEADING.search((root / page).read_text())[2].replace("`", "")


def prose_of(text):
    """The parts of a page: (True, text) and (False, block of code)."""
    return [(not part.lstrip(" ").startswith("```"), part) for part in FENCE.split(text)]


def target_of(page, link):
    """The path that a link of a page names, from the root, and its anchor."""
    path, _, anchor = link.partition("#")
    parts = []
    for part in (PurePosixPath(page).parent / path).parts if path else PurePosixPath(page).parts:
        if part == "..":
            parts[-1:] = []
        else:
            parts.append(part)
    return "/".join(parts), anchor


def neighbors(root, page):
    """The pages before and after a page of the first shelf, which are read in their order; None where there is none."""
    pages = [None, *shelves_of(root)[0].pages, None]
    at = next((i for i, other in enumerate(pages) if other and other.path == page), 0)
    return (pages[at - 1], pages[at + 1]) if at else (None, None)


def with_blocks_in_lists(text):
    """Code between the items of a numbered list, indented as a part of its item: otherwise, Doxygen begins a new list with 1 after it."""
    lines, is_list, is_code, indent = [], False, False, ""
    for line in text.split("\n"):
        if not is_code and re.match(r"\d+\. ", line):
            is_list = True
        elif not is_code and re.match(r"[^\s`<]", line):
            is_list = False
        if line.startswith("```"):
            is_code, indent = not is_code, "   " if is_list else ""
        lines.append(indent + line if line and (is_code or line.startswith("```")) else line)
    return "\n".join(lines)


def filtered(root, page):
    names, seen, first = pages_of(root), {}, True

    def heading(match):
        nonlocal first
        anchor = names[page] if first else f"{names[page]}--{slug(match[2], seen)}"
        title = match[2].replace("`", "")  # which Doxygen shows as they are in a heading
        if first:
            slug(match[2], seen)
        first = False
        return f"{match[1]} {title} {{#{anchor}}}"

    def link(match):
        label = " ".join(match[2].split())  # over the end of a line, it would end the formatting of the page
        if ":" in match[3]:
            return match[0]
        if match[1]:  # Doxygen looks for the picture in its folders
            return f"![{label}]({PurePosixPath(match[3]).name})"
        path, anchor = target_of(page, match[3])
        if path == "README.md":
            return f"[{label}](@ref index)"
        text = inline(title_of(root, path) if path in names and label.endswith(".md") else label)
        if path in names:
            name = names[path] + ("--" + anchor if anchor else "")
            if "<code>" in label:  # which Doxygen shows as they are in a link to a page
                return f'<a href="{names[path]}.html{"#" + name if anchor else ""}">{text}</a>'
            return f"[{text}](@ref {name})"
        if (root / path).is_file():
            return f'<a href="{SOURCES}{path}.txt">{text}</a>' if not path.endswith(".png") else f'<a href="{SOURCES}{path}">{text}</a>'
        return label

    before, after = neighbors(root, page)
    steps = " | ".join(f"{what}: @ref {names[other.path]}" for what, other in (("Before", before), ("Next", after)) if other)
    children = "".join(f"\n\\li @subpage {names[below.path]} : {inline(below.text)}" for below in pages_below(root, page))
    text = with_blocks_in_lists((root / page).read_text())
    if children:
        text = PAGE.sub(lambda item: item[0] if item["path"].startswith("..") else "", text) + children + "\n"
    body = "".join(LINK.sub(link, BOLD.sub(r"<b>\1</b>", hidden(HEADING.sub(heading, part)))) if is_prose else part for is_prose, part in prose_of(text))
    return f"{body}\n\n{steps}\n" if steps else body


def hidden(text):
    """A text whose code is written as numbers: in code, Doxygen makes a dash of --, a link of init(), and drops a ::. shown() undoes it."""
    return CODE.sub(lambda found: f"<code>q{as_shown(found[1] or found[2]).encode().hex()}q</code>", text)


def shown(page):
    return HIDDEN.sub(lambda found: f"<code>{entities.escape(bytes.fromhex(found[1]).decode(), quote=False)}</code>", page)


def as_shown(code):
    return " ".join(code.replace("\\|", "|").split("\n"))


def code_of(text):
    """The code within the sentences of a page, in their order; headings show theirs as text."""
    prose = (HEADING.sub("", part) for is_prose, part in prose_of(text) if is_prose)
    return [as_shown(found[1] or found[2]) for part in prose for found in CODE.finditer(part)]


def inline(text):
    """A sentence of Markdown."""
    return hidden(re.sub(r"`([^`]+)`", r"<code>\1</code>", text))


def id_of(shelf):
    """The name of its page."""
    return "shelf-" + shelf.title.lower().replace(" ", "-")


def dox(root):
    """The start page: an introduction, the picture of the README, three doors, its scene, and the shelves; each shelf is a page, too."""
    names, shelves = pages_of(root), shelves_of(root)
    introduction = re.search(r"^# Copra\n\n(.*?)\n\n", (root / "README.md").read_text(), re.S)[1]
    picture = re.search(r"^!\[([^\]]+)\]\(docs/images/([^)]+)\)", (root / "README.md").read_text(), re.M)
    yield f'/** @mainpage Copra\n{introduction}\n\n@htmlonly <div class="first-picture"> @endhtmlonly\n@image html {picture[2]} "{picture[1]}"\n'
    commands = re.search(r"^    (\./copra new .*?)\n\n", (root / "README.md").read_text(), re.M | re.S)[1].splitlines()[:4]
    first_steps = ["cd ~/copra                         # the folder of the sources; Getting started says how to get them",
                   "./copra run                        # builds and plays BeeCluster"]
    listed = "\n".join([*first_steps, *(line.strip() for line in commands)])
    yield f'@htmlonly </div> @endhtmlonly\n@code{{.unparsed}}\n{listed}\n@endcode\n@htmlonly <div class="doors"> @endhtmlonly\n'
    for shelf in shelves[:3]:
        first = "".join(f"\\li @ref {names[page.path]} \"{page.title.replace('`', '')}\"\n" for page in shelf.pages[:5])
        rest = f"\\li @ref {id_of(shelf)} \"All {len(shelf.pages)} pages\"\n" if len(shelf.pages) > 5 else ""
        look_up = "\\li <a href=\"modules.html\">Classes by subject</a>\n\\li <a href=\"classes.html\">Classes from A to Z</a>\n"
        yield (f'@htmlonly <div class="door"> @endhtmlonly\n<b>@ref {id_of(shelf)} "{shelf.title}"</b>\n\n'
               f'{shelf.text[0].upper()}{shelf.text[1:]}.\n\n{look_up if shelf is shelves[2] else ""}{first}{rest}\n@htmlonly </div> @endhtmlonly\n')
    scene = re.search(r"^class HelloScene .*?^\};\n", (root / "README.md").read_text(), re.M | re.S)[0]
    yield f'@htmlonly </div> @endhtmlonly\n<b>A whole scene: the label comes to the point that you touch</b>\n@code{{.cpp}}\n{scene}@endcode\n'
    yield f'@ref {names["docs/getting-started.md"]} shows how to build and run a game, and @ref {names["docs/testing.md"]} how to test it.\n'
    for shelf in shelves:  # the first three again, for the tree beside the page only
        hidden = " hidden" if shelf in shelves[:3] else ""
        yield f'\n@htmlonly <div{hidden}> @endhtmlonly\n@subpage {id_of(shelf)} : {shelf.text}.\n@htmlonly </div> @endhtmlonly\n'
    yield "*/\n"
    for shelf in shelves:
        yield f'/** @page {id_of(shelf)} {shelf.title}\n{shelf.text[0].upper()}{shelf.text[1:]}.\n\n'
        for part, pages in itertools.groupby(shelf.pages, lambda page: page.part):
            yield f"\n<b>{part}</b>\n" if part else ""
            yield "".join(f"\\li @subpage {names[page.path]} : {inline(page.text)}\n" for page in pages)
        yield "*/\n"
