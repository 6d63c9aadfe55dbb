"""Lists on the page of a class what it inherits: for each base class a section that a reader opens, with the topics of the base, and with a name, a
link, and a sentence for each of its members.

Doxygen repeats the rows of the members of all bases, in the order of their kinds and without topics, which would make up three quarters of all pages. Here the
page of each base is read once it is finished. An override without a text of its own (overrides.py) has no other row than that of its base class.
"""
import html as entities
import re

import overrides
import search

BLOCK = re.compile(r'<tr class="inherit_header (\w+)">.*?&#160;(.*?)</td></tr>\n'
                   r'((?:<tr class="(?:\w+:\w* inherit \1|memdesc:\w*)">.*?</tr>\n)*)', re.S)
MEMBER = re.compile(r'<tr class="memitem:(\w+) inherit')
PART = re.compile(r'<h2 class="groupheader"><a id="([\w-]+)" name="[\w-]+"></a>\s*(.*?)</h2>|<tr class="(construction)">'
                  r'|<tr class="(topic|memitem|memdesc|separator)(?::(\w*))?[ "](.*?)</tr>\n', re.S)
# The tables of a page in the order in which a section shows them. Only derived classes use what comes after them.
TABLES = ("pub-methods", "pub-attribs", "pub-static-methods", "pub-static-attribs", "pub-types")
GENERAL, DERIVED = "General", "For derived classes"
INSIDE_NAME = re.compile(r"^operator|_$|^~|^k[A-Z]")  # and constants of the framework
EARLIER = re.compile(r"(?:The )?[Dd]eprecated (?:name|spelling)|(?:The )?(?:[Nn]ame|[Ss]pelling) of \S+ in cocos2d-x")  # only on the page of the base
LONGEST = 150  # characters of a sentence
OF_GETTER = re.compile(r"^Returns (?=(?:the|an?|how|where|what|which|in|whether)\b)(\w)")
END = re.compile(r'<h2 class="groupheader">[^<]* in detail</h2>|<hr/>The documentation|</div><!-- contents -->')


def inherited_by(text):
    """The members that Doxygen lists as inherited by a class: (page, anchor)."""
    found = set()
    for block in BLOCK.finditer(text):
        if base := re.search(r'href="([^"#]+)"', block[2]):
            found |= {(base[1], anchor) for anchor in MEMBER.findall(block[3])}
    return found


def without_blocks(text):
    """A page without the rows of what is inherited, and without tables that have no others."""
    return without_empty_tables(BLOCK.sub("", text))


def without_empty_tables(text):
    """A page without tables that have a heading alone."""
    return re.sub(r'<table class="memberdecls">\n<tr class="heading">(?:(?!</tr>).)*</tr>\n</table>\n?', "", text, flags=re.S)


def name_of(cell, anchor, class_name):
    """The names that a row shows; none for constructors and what is within the framework."""
    plain = search.plain(cell.partition(">")[2])
    names = [bold or link for bold, link in search.NAME.findall(cell)]
    if not plain.startswith("{"):  # an enum without a name
        names = names[:1]
    if "operator" in plain.partition("(")[0]:
        return []
    return [name for name in names if name != class_name and not INSIDE_NAME.search(name)]


def members_of(text):
    """What the page of a class shows: (rank of its table, topic, [(anchor, name)], sentence) of each member, or of neighbors with one text."""
    class_name = search.title_of(text).split("::")[-1]
    rank, topic, items, found = len(TABLES), "", [], []
    table = ""

    def flush(sentence=""):
        if items:
            found.append((rank, topic, list(items), sentence))
        items.clear()

    text = text[:end.start()] if (end := END.search(text)) else text
    for part in PART.finditer(text):
        heading, title, construction, kind, anchor, row = part.groups()
        if heading or construction:
            flush()
            table = heading or "pro-methods"
            rank = TABLES.index(table) if table in TABLES else len(TABLES)
            topic = DERIVED if rank == len(TABLES) else GENERAL if rank == 0 else search.plain(title)
        elif kind == "topic" and rank == 0:
            flush()
            topic = search.plain(row.partition(">")[2]) or GENERAL
        elif kind == "memitem" and table not in ("nested-classes", "friends"):
            is_created = table == "pub-static-methods" and re.search(r">create\w*</", row)  # it creates an object of the base class
            names = [] if is_created else name_of(re.split(r'mem(?:Templ)?ItemRight"', row)[-1], anchor, class_name)
            items += [(anchor, name) for name in names if rank == len(TABLES) or name[0] != "_"]
        elif kind == "memdesc":
            flush(search.shortened(re.sub(r'.*?mdescRight">|<span class="from">.*?</span>', "", row, flags=re.S), LONGEST))
        elif kind == "separator":
            flush()
    flush()
    return sorted(found, key=lambda member: member[0])


class Inheritance:
    """What the classes inherit, from the pages that Doxygen made."""

    def __init__(self, pages, overridden, copies):
        """`overridden` and `copies` are what overrides.py returns."""
        self.overridden, self.copies = overridden, copies
        self.by_page = {name: inherited_by(text) for name, text in pages.items() if name.startswith(("class", "struct"))}
        self.own = {}
        for page, anchor in overridden:
            self.own.setdefault(page, set()).add((page, anchor))
        self.dropped = {}  # page -> the anchors of functions without a row
        self.members, self.lost = {}, set()

    def shown(self, page):
        """(page, anchor) of each inherited member -> the anchor of the override without a text of its own, or None."""
        keys, hidden, found = self.own.get(page, set()) | self.by_page.get(page, set()), set(), {}
        for key in keys:
            open_keys = list(self.overridden.get(key, ()))
            while open_keys:
                if (above := open_keys.pop()[:2]) not in hidden:
                    hidden.add(above)
                    open_keys += self.overridden.get(above, ())
        for key in keys - hidden:
            if key in self.copies:
                if key[0] != page or key[1] in self.dropped[page]:
                    found[self.copies[key][:2]] = key[1] if key[0] == page else None
            elif key[0] != page:
                found.setdefault(key, None)
        return found

    def with_sections(self, page, text, pages, bases):
        """The finished page of a class with a section for each base, the nearest one first; `bases` are the links of each page to its bases."""
        shown, parts, placed = self.shown(page), [], set()
        for base, name in order_of(page, bases):
            if base not in pages:
                continue
            if base not in self.members:
                self.members[base] = members_of(pages[base])
            rows = [(topic, kept, sentence) for _, topic, items, sentence in self.members[base]
                    if (kept := [item for item in items if (base, item[0]) in shown and (shown[base, item[0]] or not EARLIER.match(sentence))])]
            if rows:
                own = {anchor: shown[base, anchor] for _, kept, _ in rows for anchor, _ in kept}
                placed |= {(base, anchor) for anchor in own}
                parts.append(section(base, name, rows, own))
        self.lost |= {(page, anchor) for key, anchor in shown.items() if anchor and key not in placed}
        return with_parts(text, parts)


def paired(rows):
    """The rows of a section, in which the accessors of a property and the overloads of a function are one: (topic, items, sentence)."""
    found = []
    for topic, items, sentence in rows:
        kind = {overrides.property_of(name) for _, name in items}
        if found and found[-1][0] == topic and kind == {overrides.property_of(name) for _, name in found[-1][1]}:
            found[-1] = topic, found[-1][1] + items, found[-1][2] or sentence
        else:
            found.append((topic, items, sentence))
    return found


def section(base, name, rows, own):
    """A closed section; `own` are the overrides of the class without texts of their own."""
    def names(items):
        links = {}  # of each name, the first overload
        for anchor, member in items:
            link, ids = links.get(member, (f'<a href="{base}#{anchor}">{entities.escape(member)}</a>', ""))
            links[member] = link, ids + (f'<i id="{own[anchor]}">overridden</i>' if own[anchor] and not ids else f'<i id="{own[anchor]}"></i>' if own[anchor] else "")
        return ", ".join(link + (" " + ids if ids else "") for link, ids in links.values())

    lines, last, rows = [], None, paired(rows)
    for topic, items, sentence in rows:
        if {"get", "set"} <= {member[:3] for _, member in items}:  # it is of both
            sentence = OF_GETTER.sub(lambda first: first[1].upper(), sentence)
        if topic != last:
            lines += ["</dl>"] * bool(lines) + [f"<h4>{entities.escape(topic)}</h4>"] * (topic != GENERAL or any(row[0] != GENERAL for row in rows)) + ["<dl>"]
        last = topic
        lines.append(f"<dt>{names(items)}</dt><dd>{entities.escape(sentence)}</dd>")
    count, name = len({member for _, items, _ in rows for _, member in items}), entities.escape(name.removeprefix("cocos2d::"))
    return (f'<details class="from"><summary>From {name} <span>{count} name{"s" if count > 1 else ""}</span></summary>\n'
            f'<p>All details are on the page of <a class="el" href="{base}">{name}</a>.</p>\n' + "\n".join(lines) + "\n</dl></details>\n")


def order_of(page, bases):
    """The bases of a class, the nearest one first; `bases` are the links of each page, (page, name)."""
    found, level = [], [page]
    while level:
        level = [link for name in level for link in bases.get(name if isinstance(name, str) else name[0], ())]
        found = [link for link in found if link not in level] + list(dict.fromkeys(level))
    return found


def with_parts(text, parts):
    """The page with the sections below the lists of its own members."""
    if not parts:
        return text
    heading = '<h2 class="groupheader"><a id="inherited" name="inherited"></a>Inherited</h2>\n'
    end = END.search(text)
    text = text[:end.start()] + heading + "".join(parts) + text[end.start():]

    def summary(match):
        links = [link for link in re.split(r"\s*&#124;\s*", match[1].strip()) if link]
        return '<div class="summary">\n' + " &#124;\n".join([*links, '<a href="#inherited">Inherited</a>']) + "  </div>"

    return re.sub(r'<div class="summary">\n(.*?)</div>', summary, text, count=1, flags=re.S)
