"""Sorts the classes of a group, on its page and in the tree beside all pages, which shows its functions after them: first those that the guides of
the group name, in their order, then the others by name. Leaves out of the tree what leads nowhere. Removes the indexes of some kinds of members, in
which Doxygen leaves out many; that of all members is complete.

Doxygen takes the order of headers. The tree is in files of JavaScript: navtreedata.js has the first levels, NAME.js the children of a page,
and navtreeindex*.js the place of each page in the tree. The members of an enum without texts have no place on a page, but an entry in the tree.
"""
import json
import re

import groups

CLASSES = re.compile(r'(<a id="nested-classes" .*?</tr>\n)(.*?)(</table>)', re.S)
ROWS = re.compile(r'<tr class="memitem:"(?:(?!<tr class="memitem:).)*', re.S)
ROW_LINK = re.compile(r'<a class="el" href="([^"]*)"[^>]*>([^<]*)</a>')
FEW = 3  # classes, for which a list has no part of its own
PARTIAL = r'"functions_(?:func|vars|type|enum|eval|rela)(?:_[^"]*)?\.html'
LONG_WORD = 24  # characters, which the tree may be too narrow for
SPACE = re.compile(r"^(?:cocos2d|copra)::(?:testing::)?")
# Operators, functions of C, and long families of functions, which would hide the classes of their group.
PAGE_ONLY = re.compile(r"(?:\w+::)?operator\W|cc[A-Z]|(?:tweenfunc|DrawPrimitives)::")
CLASS_LINK = re.compile(r'href="((?:class|struct)[^"#]+\.html)')
NAVTREE = re.compile(r"(?<=var NAVTREE =\n).*?(?=;\n\nvar NAVTREEINDEX)", re.S)
BOUNDS = re.compile(r"(?<=var NAVTREEINDEX =\n).*?(?=;)", re.S)


def key_of(title):
    """By the last name: ui::Widget is between Tween and Zip. Names that begin with _ are those of the framework, and last."""
    name = re.sub("[<&].*", "", title).split("::")[-1].lower()
    return name.startswith("_"), name, title


def learned(pages):
    """Group -> the pages of its classes that its guides name, in their order."""
    named = {name: list(dict.fromkeys(CLASS_LINK.findall(text))) for name, text in pages.items() if name.startswith("guide-")}
    return {group.name: list(dict.fromkeys([*group.first, *(page for guide in group.guides for page in named.get(f"guide-{guide}.html", ()))]))
            for group in groups.GROUPS}


def with_sorted_classes(text, first=()):
    """The page of a group; `first` are the pages of classes with which it begins."""
    def key(row):
        page, title = ROW_LINK.search(row).groups()
        return (first.index(page), "") if page in first else (len(first), title.startswith("copra::"), key_of(title))

    def rows(match):
        found = sorted(ROWS.findall(match[2]), key=key)
        count = sum(ROW_LINK.search(row)[1] in first for row in found)
        if not FEW <= count <= len(found) - FEW:
            return match[1] + "".join(found) + match[3]
        parts = (f'<tr class="overrides"><td colspan="2">{title}</td></tr>\n' for title in ("Classes that the guides show, in their order", "Other classes, from A to Z"))
        return match[1] + next(parts) + "".join(found[:count]) + next(parts) + "".join(found[count:]) + match[3]
    return CLASSES.sub(rows, text)


def read(path):
    start, _, data = path.read_text().partition("=")
    return start, json.loads(data.strip().rstrip(";"))


def ordered(entries, first=()):
    """The numbers of the entries to show of a group: groups and classes, then functions, each name once. Constants, types, and what
    PAGE_ONLY matches are on the page only."""
    shown, seen = [], set()
    for number, (title, url, _) in enumerate(entries):
        if "#" not in url or title.split("::")[-1][:1].islower() and title not in seen and not PAGE_ONLY.match(SPACE.sub("", title)):
            seen.add(title)
            shown.append(number)

    def key(number):
        title, url, _ = entries[number]
        if url.startswith("group__") and "#" not in url:
            return 0, 0, ""
        place = first.index(url) if url in first else len(first)
        return 1 + ("#" in url), place, *key_of(SPACE.sub("", title))

    return sorted(shown, key=key)


def with_breaks(title):
    """A title whose long words can go on in the next line, at :: and before capital letters."""
    return re.sub(rf"\S{{{LONG_WORD},}}", lambda word: re.sub(r"(?<=::)(?=\w)|(?<=[a-z])(?=[A-Z])|(?<=_)(?=\w)", "\u200b", word[0]), title)


def leads_somewhere(link, anchors):
    page, _, anchor = link.partition("#")
    return page in anchors and (not anchor or anchor in anchors[page])


class Tree:
    def __init__(self, html, anchors, first, parts):
        """`anchors` are those of each page, `first` is what learned() returns, and `parts` are the parts of shelves: page -> title."""
        self.html, self.anchors, self.first, self.parts = html, anchors, first, parts
        self.moved = {}  # old place of an entry -> its new one
        self.read, self.files = {}, {}  # name of a file -> its first words and entries, old and new

    def arranged(self, entries, old, new, group=None):
        """Some entries of one parent as they shall be; `old` and `new` are the places of the parent."""
        kept, seen = [], {}
        order = ordered(entries, self.first.get(group, ())) if group else range(len(entries))
        for number in order:
            title, url, children = entries[number]
            place = (*old, number)
            if url and not leads_somewhere(url, self.anchors):
                continue
            if (title, url) in seen and not children:
                self.moved[place] = seen[title, url]
                continue
            siblings, above = self.siblings_of(url, kept, new)
            self.moved[place] = seen[title, url] = (*above, len(siblings))
            if isinstance(children, list):
                children = self.arranged(children, place, self.moved[place]) or None
            elif children:
                self.visit(children, place, self.moved[place])
            siblings.append([with_breaks(SPACE.sub("", title) if group else title), url, children])
        return kept

    def siblings_of(self, url, kept, new):
        """The list to which an entry belongs, and the place of what is above it: the parent, or the part of a shelf."""
        if url not in self.parts:
            return kept, new
        part = self.parts[url]
        at = next((at for at, entry in enumerate(kept) if entry[:2] == [part, None]), len(kept))
        if at == len(kept):
            kept.append([part, None, []])
        return kept[at][2], (*new, at)

    def visit(self, name, old, new):
        """The entries of a file, which may be at several places of the tree."""
        if name not in self.read:
            self.read[name] = read(self.html / f"{name}.js")
        start, entries = self.read[name]
        self.files[name] = start, self.arranged(entries, old, new, name.removeprefix("group__") if name.startswith("group__") else None)

    def place_of(self, old):
        """The new place of an entry, or of what is above it."""
        return next(self.moved[old[:end]] for end in range(len(old), -1, -1) if old[:end] in self.moved)


def arrange(html, anchors, first, parts):
    """Sorts the tree, puts the pages of a shelf into its parts, and leaves out entries that lead nowhere or that their parent has twice."""
    tree, data = Tree(html, anchors, first, parts), html / "navtreedata.js"
    (root,) = json.loads(NAVTREE.search(text := data.read_text())[0])
    tree.moved[()] = ()
    root[2] = tree.arranged(root[2], (), ())
    for name, (start, entries) in tree.files.items():
        (html / f"{name}.js").write_text(f"{start}=\n{json.dumps(entries, indent=0)};\n")
    bounds = json.loads(BOUNDS.search(text)[0])
    for number, bound in enumerate(bounds):
        path = html / f"navtreeindex{number}.js"
        start, found = read(path)
        places = {url: tree.place_of(tuple(place)) for url, place in found.items() if leads_somewhere(url, anchors)}
        lines = ",\n".join(f"{json.dumps(url)}:{json.dumps(place, separators=(',', ':'))}" for url, place in places.items())
        path.write_text(f"{start}=\n{{\n{lines}\n}};\n")
        bounds[number] = next(iter(places), bound)
    text = NAVTREE.sub(lambda _: json.dumps([root], indent=0), text)
    data.write_text(BOUNDS.sub(lambda _: json.dumps(bounds, indent=0), text))


def with_menu_below(text, below, moved):
    """menudata.js in which some entries of the menu are children of another one, which comes first among them."""
    start, _, data = text.partition("var menudata=")
    menu = json.loads(re.sub(r"(?<=[{,])(text|url|children):", r'"\1":', data.strip().rstrip(";")))
    parent = next(entry for entry in menu["children"] if entry["text"] == below)
    parent["children"] = [{"text": "All pages", "url": parent["url"]}, *(entry for entry in menu["children"] if entry["text"] in moved)]
    menu["children"] = [entry for entry in menu["children"] if entry["text"] not in moved]
    return f"{start}var menudata={json.dumps(menu, indent=0)}\n"


def broken_entries(html, anchors):
    """(file, link) of each entry of the tree or of the menu that leads nowhere, and how many were looked at."""
    broken, checked = [], 0
    for path in sorted(html.glob("*.js")):
        if path.name.startswith(("jquery", "search")):
            continue
        for link in re.findall(r'"([\w-]+\.html(?:#[^"]*)?)"', BOUNDS.sub("", path.read_text())):
            checked += 1
            if not leads_somewhere(link, anchors):
                broken.append((path.name, link))
    return broken, checked


def remove_partial_indexes(html):
    for path in html.glob("functions_*"):
        if re.match(PARTIAL.replace(r"\.html", r"\.(?:html|js)$"), f'"{path.name}'):
            path.unlink()
    tree, menu = html / "navtreedata.js", html / "menudata.js"
    tree.write_text(re.sub(rf',\n *\[ "[^"]*", {PARTIAL}[^\]]*\]', "", tree.read_text()))
    text = menu.read_text()
    while found := re.search(rf',\s*\{{text:"[^"]*",url:{PARTIAL}', text):
        end, depth = text.index("{", found.start()) + 1, 1
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        text = text[:found.start()] + text[end:]
    menu.write_text(text)
