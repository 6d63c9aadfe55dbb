"""Sorts the classes of a group by name, on its page and in the tree beside all pages, which shows its functions after them. Removes the
indexes of some kinds of members, in which Doxygen leaves out many; that of all members is complete.

Doxygen takes the order of headers. The tree is in files of JavaScript: group__NAME.js has the children of a group, and navtreeindex*.js
the place of each page in the tree.
"""
import json
import re

CLASSES = re.compile(r'(<a id="nested-classes" .*?</tr>\n)(.*?)(</table>)', re.S)
ROWS = re.compile(r'<tr class="memitem:"(?:(?!<tr class="memitem:).)*', re.S)
PARTIAL = r'"functions_(?:func|vars|type|enum|eval|rela)(?:_[^"]*)?\.html'
SPACE = re.compile(r"^(?:cocos2d|copra)::(?:testing::)?")


def key_of(title):
    """By the last name: ui::Widget is between Tween and Zip."""
    return re.sub("[<&].*", "", title).split("::")[-1].lower(), title


def with_sorted_classes(text):
    def rows(match):
        def key(row):
            title = re.search(r'<a class="el"[^>]*>([^<]*)</a>', row)
            return title[1].startswith("copra::"), key_of(title[1])
        return match[1] + "".join(sorted(ROWS.findall(match[2]), key=key)) + match[3]
    return CLASSES.sub(rows, text)


def read(path):
    start, _, data = path.read_text().partition("=")
    return start, json.loads(data.strip().rstrip(";"))


def ordered(entries):
    """The numbers of the entries to show: groups and classes, then functions, each name once. Constants and types are on the page only."""
    shown, seen = [], set()
    for number, (title, url, _) in enumerate(entries):
        if "#" not in url or title.split("::")[-1][:1].islower() and title not in seen:
            seen.add(title)
            shown.append(number)

    def key(number):
        title, url, _ = entries[number]
        if url.startswith("group__") and "#" not in url:
            return 0, "", ""
        return 1 + ("#" in url), *key_of(SPACE.sub("", title))

    return sorted(shown, key=key)


def sort(html):
    indexes = {path: read(path) for path in sorted(html.glob("navtreeindex*.js"))}
    places = {url: place for _, (_, found) in indexes.items() for url, place in found.items()}
    for path in sorted(html.glob("group__*.js"), key=lambda path: len(places.get(path.stem + ".html", ()))):
        start, entries = read(path)
        group, order = places[path.stem + ".html"], ordered(entries)
        moved = {old: new for new, old in enumerate(order)}
        for url, place in places.items():
            if len(place) > len(group) and place[:len(group)] == group:
                new = moved.get(place[len(group)])
                place[len(group):] = [] if new is None else [new, *place[len(group) + 1:]]
        sorted_entries = [[SPACE.sub("", entries[old][0]), *entries[old][1:]] for old in order]
        path.write_text(f"{start}=\n{json.dumps(sorted_entries, indent=0)};\n")
    for path, (start, found) in indexes.items():
        lines = ",\n".join(f"{json.dumps(url)}:{json.dumps(place, separators=(',', ':'))}" for url, place in found.items())
        path.write_text(f"{start}=\n{{\n{lines}\n}};\n")


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
