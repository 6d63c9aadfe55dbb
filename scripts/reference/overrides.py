"""Finds functions whose text Doxygen copied from the base class, and shows a link to the base class instead of the copy.

An override with a text of its own keeps its place among the functions of its class; the others follow at the end of the list.
"""
import re

DETAIL = re.compile(r'<a id="(\w+)" name="\1"></a>\n<h2 class="memtitle">(?:(?!<h2 ).)*?<div class="memdoc">(.*?)</div>\n</div>\n', re.S)
BASE = re.compile(r'<p ?>(?:Reimplemented from|Implements) <a class="el" href="([^"#]*)#(\w+)">([^<]+)</a>.*?</p>', re.S)
ROW = re.compile(r'<tr class="(\w+):(\w*)[ "].*?</tr>\n', re.S)
NAME = re.compile(r'<a class="el" href="[^"#]*#\w+">([a-z]\w*)</a> \(')


def plain(text):
    return " ".join(re.sub(r"<[^>]*>", "", re.sub(r"<p ?>(?:Reimplemented (?:from|in)|Implement(?:s|ed in)) .*?</p>", "", text, flags=re.S)).split())


def copies_of(pages):
    """(page, anchor) of each function with a copied text -> the page, anchor, and class of the function that has the text."""
    texts, bases = {}, {}
    for page, html in pages.items():
        if not page.startswith(("class", "struct")):
            continue
        for anchor, doc in DETAIL.findall(html):
            texts[page, anchor] = plain(doc)
            if base := BASE.search(doc):
                bases[page, anchor] = base.groups()

    def owner(key):
        base = bases.get(key)
        if not base or texts.get(base[:2]) != texts.get(key):
            return None
        return owner(base[:2]) or base

    return {key: found for key in bases if (found := owner(key))}


def with_links_to_bases(page, text, copies):
    """The text of a copied function is a link to the function of the base class, and nothing is left of its details."""
    own = {anchor: base for (name, anchor), base in copies.items() if name == page}
    if not own:
        return text
    text = DETAIL.sub(lambda found: "" if found[1] in own else found[0], text)
    text = re.sub(r'<h2 class="groupheader">[^<]* in detail</h2>\n(?=<h2 class="groupheader">|<hr|</div><!-- contents)', "", text)
    names = {}

    def row(match):
        kind, anchor = match[1], match[2]
        if anchor not in own or " inherit " in match[0][:120]:
            return match[0]
        base, target, scope = own[anchor]
        if kind == "memitem":
            link = re.compile(rf'<a class="el" href="[^"#]*#{anchor}">([^<]*)</a>')
            if found := link.search(match[0]):
                names[anchor] = found[1]
            return link.sub(rf'<a id="{anchor}" name="{anchor}"></a><a class="el" href="{base}#{target}">\1</a>', match[0])
        if kind == "memdesc" and anchor in names:
            link = f'<a class="el" href="{base}#{target}">{scope.split("::")[-1]}::{names[anchor]}()</a>'
            return re.sub(r'(<td class="mdescRight">).*?(<br />)', rf"\1As {link} says.\2", match[0], flags=re.S)
        return match[0]

    return ROW.sub(row, text)


def property_of(name):
    return re.sub(r"^(?:get|set|is|has)(?=[A-Z])", "", name)


def goes_last(table):
    """The anchors of overrides without a text of their own, unless they are overloads or accessors of a member that has one."""
    names, copied, described = {}, set(), set()
    for match in ROW.finditer(table):
        if match[1] == "memitem" and " inherit " not in match[0][:120]:
            cell = re.search(r'mem(?:Templ)?ItemRight".*', match[0], re.S)
            name = cell and NAME.search(cell[0])
            names[match[2]] = property_of(name[1]) if name else match[2]
            if re.search(r"\boverride\b", match[0]):
                copied.add(match[2])
        elif match[1] == "memdesc" and ">As <a " not in match[0]:
            described.add(match[2])
    copied -= described
    placed = {name for anchor, name in names.items() if anchor not in copied}
    return {anchor for anchor in copied if names[anchor] not in placed}
