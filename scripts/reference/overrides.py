"""Finds functions whose text Doxygen copied from the base class. They have no text on the page of their class: inherited.py shows them among
the members of the base class. An override with a text of its own keeps its place among the functions of its class.

An overload or accessor of a member that has a text of its own keeps its row, too, with a link to the base class and the first sentence of its text.
"""
import html as entities
import re

import search

DETAIL = re.compile(r'<a id="(\w+)" name="\1"></a>\n<h2 class="memtitle">(?:(?!<h2 ).)*?<div class="memdoc">(.*?)</div>\n</div>\n', re.S)
BASE = re.compile(r'<p ?>(?:Reimplemented from|Implements) (.*?)</p>', re.S)
LINK = re.compile(r'<a class="el" href="([^"#]*)#(\w+)">([^<]+)</a>')
ROW = re.compile(r'<tr class="(\w+):(\w*)[ "].*?</tr>\n', re.S)
NAME = re.compile(r'<a class="el" href="[^"#]*#\w+">([a-z]\w*)</a> \(')


def plain(text):
    return " ".join(re.sub(r"<[^>]*>", "", re.sub(r"<p ?>(?:Reimplemented (?:from|in)|Implement(?:s|ed in)) .*?</p>", "", text, flags=re.S)).split())


def overridden_by(pages):
    """(page, anchor) of each function of a class -> those that it overrides: (page, anchor, class)."""
    return {(page, anchor): [link for base in BASE.findall(doc) for link in LINK.findall(base)]
            for page, html in pages.items() if page.startswith(("class", "struct")) for anchor, doc in DETAIL.findall(html)}


def copies_of(pages, overridden):
    """(page, anchor) of each function with a copied text -> the page, anchor, and class of the function that has the text."""
    texts = {(page, anchor): plain(doc) for page, html in pages.items() if page.startswith(("class", "struct")) for anchor, doc in DETAIL.findall(html)}

    def owner(key):
        base = next(iter(overridden.get(key, ())), None)
        if not base or texts.get(base[:2]) != texts.get(key):
            return None
        return owner(base[:2]) or base

    return {key: found for key in overridden if (found := owner(key))}


def property_of(name):
    return re.sub(r"^(?:get|set|is|has)(?=[A-Z])", "", name)


def without_copies(page, text, copies):
    """The page without the details of functions that have a copied text, and without their rows, unless they belong to others."""
    own = {anchor: base for (name, anchor), base in copies.items() if name == page}
    if not own:
        return text, own
    text = DETAIL.sub(lambda found: "" if found[1] in own else found[0], text)
    text = re.sub(r'<h2 class="groupheader">[^<]* in detail</h2>\n(?=<h2 class="groupheader">|<hr|</div><!-- contents)', "", text)
    names = {}  # anchor -> name, of the functions of this class
    for match in ROW.finditer(text):
        if match[1] == "memitem" and " inherit " not in match[0][:120]:
            cell = re.search(r'mem(?:Templ)?ItemRight".*', match[0], re.S)
            name = cell and NAME.search(cell[0])
            if name:
                names[match[2]] = name[1]
    placed = {property_of(name) for anchor, name in names.items() if anchor not in own}
    kept = {anchor for anchor in own if property_of(names.get(anchor, "")) in placed}

    def row(match):
        kind, anchor = match[1], match[2]
        if anchor not in own or " inherit " in match[0][:120]:
            return match[0]
        if anchor not in kept:
            return ""
        base, target, scope = own[anchor]
        if kind == "memitem":
            link = re.compile(rf'<a class="el" href="[^"#]*#{anchor}">([^<]*)</a>')
            return link.sub(rf'<a id="{anchor}" name="{anchor}"></a><a class="el" href="{base}#{target}">\1</a>', match[0])
        if kind == "memdesc":
            return re.sub(r'(<td class="mdescRight">)(.*?)(<br />)', lambda found: found[1] + overrides_text((base, target, scope), names[anchor]) + copied(found[2])
                          + found[3], match[0], flags=re.S)
        return match[0]

    return ROW.sub(row, text), {anchor: base for anchor, base in own.items() if anchor not in kept}


def with_links_to_texts(text, dropped):
    """A page whose links to functions without a row lead to the text that they have; `dropped` are the functions of each page."""
    def link(match):
        base = dropped.get(match[1], {}).get(match[2])
        return f'href="{base[0]}#{base[1]}"' if base else match[0]

    return re.sub(r'href="([^"#]+)#(a[0-9a-f]{32,})"', link, text)


def copied(text):
    """The first sentence of a text, behind the link to its function."""
    whole = " ".join(search.plain(text.replace("More...", "")).split())
    return " " + entities.escape(re.split(r"(?<=\.) (?=[A-Z])", whole)[0], False) if whole else ""


def overrides_text(base, name):
    """What a row says about the function that it overrides."""
    page, anchor, scope = base
    return f' <span class="from">Overrides <a class="el" href="{page}#{anchor}">{scope.split("::")[-1]}::{name}()</a>.</span>'
