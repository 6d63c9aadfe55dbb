"""Keeps what is within the framework apart from what games use. The classes of the group "Internals" have an index of their own, say in their first
line that games do not use them, and list only members that have a text, if any has one; lines such as "Inherited by" on the pages of other classes leave them out.
"""
import re

import search

INDEX = "internal-classes.html"
NOTE = '<p class="internal">Internal: not for games; it may change in any version. <a class="el" href="group__internals.html">All internals</a></p>\n'
ENTRY = re.compile(r'<dd><a class="el" href="([^"#]+)">(?:(?!</dd>).)*</dd>', re.S)
LETTER = re.compile(r'<dl class="classindex (?:even|odd)">\n<dt class="alphachar"><a id="letter_(.)".*?</dl>\n', re.S)
BLOCK = re.compile(r'(?:<tr class="(?:memitem|memdesc|memtemplate)[:"](?:(?!</tr>\n).)*</tr>\n)+(?:<tr class="separator:(?:(?!</tr>\n).)*</tr>\n)?', re.S)
EMPTY_TABLE = re.compile(r'<table class="memberdecls">\n<tr class="heading">(?:(?!</tr>).)*</tr>\n</table>', re.S)
NESTED = re.compile(r'<a id="nested-classes" ')


def names_in(pages):
    """The pages of classes that belong to the internals; a class within another one has the group of that."""
    return {name for name, text in pages.items() if name.startswith(("class", "struct", "union")) and search.rank_of(name, search.title_of(text), search.group_of(name, pages)) == 3}


def with_note(text):
    return text.replace('<div class="contents">\n', '<div class="contents">\n' + NOTE, 1)


def with_described_members(text):
    """The page of a class without the rows of members that have no text; classes within it remain. If no member has one, all are shown."""
    if '<tr class="memdesc:' not in text:
        return text

    def table(match):
        return match[0] if NESTED.search(match[0]) else BLOCK.sub(lambda block: block[0] if '<tr class="memdesc:' in block[0] else "", match[0])

    return EMPTY_TABLE.sub("", re.sub(r'<table class="memberdecls">\n.*?</table>', table, text, flags=re.S))


def indexes(text, inside):
    """The index of the classes that games use, and that of the internals."""
    def of(is_shown, title, other):
        def letter(match):
            entries = [entry[0] for entry in ENTRY.finditer(match[0]) if is_shown(entry[1])]
            return re.sub(r"(</dt>\n).*(?=</dl>)", lambda start: start[1] + "".join(entries), match[0], flags=re.S) if entries else ""

        page = LETTER.sub(letter, text)
        kept = set(re.findall(r'id="letter_(.)"', page))
        links = "&#160;|&#160;".join(f'<a class="qindex" href="#letter_{one}">{one}</a>' for one in re.findall(r'href="#letter_(.)"', text) if one in kept)
        page = re.sub(r'<div class="qindex">.*?</div>', lambda _: f'<p>{other}</p>\n<div class="qindex">{links}</div>', page, count=1, flags=re.S)
        return page.replace('<div class="title">A to Z</div>', f'<div class="title">{title}</div>')

    public = of(lambda page: page not in inside, "Classes from A to Z", f'The classes inside the framework have <a class="el" href="{INDEX}">an index of their own</a>.')
    internal = of(lambda page: page in inside, "Internal classes from A to Z",
                  'These classes are not for games; they may change in any version. The <a class="el" href="classes.html">classes for games</a> have their own index.')
    return public, internal.replace("initNavTree('classes.html'", "initNavTree('group__internals.html'").replace(": A to Z</title>", ": Internal classes</title>")


def with_index(text):
    """The page of the internals with a link to their index."""
    line = f'<p>All classes, also those within others: <a class="el" href="{INDEX}">Internal classes from A to Z</a>.</p>\n'
    return text.replace('<div class="contents">\n', '<div class="contents">\n' + line, 1)
