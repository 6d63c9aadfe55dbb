#!/usr/bin/env python3
"""Finishes the pages that Doxygen made, and checks them: finish.py ROOT HTML

The topics of a header stand between the functions of its class. What a class inherits follows by base
class and topic (inherited.py), and so do overrides without a text of their own (overrides.py), instead of copies of rows; the pages
that listed all members again are removed. What only derived classes or the framework use is folded or left out. Groups list their classes as their guides do. Classes name their ancestry, and guides have links in their
code and a list of their headings. Links to lists that Doxygen leaves out become text. The files to which guides link are copied. Then each
link has to lead to a page and an anchor that exist, no page may show the stars of bold text, each guide has to be free of commands of Doxygen and to show
its code as the Markdown does, each picture of the gallery has to have its code, half of the public classes have to link a guide, and the search has to find all functions.
"""
import html as entities
import re
import shutil
import sys
from collections import Counter
from pathlib import Path
from urllib.parse import unquote

import code_links
import guide_links
import inherited
import internals
import overrides
import scenes
import search
import shelves
import topics
import tree
from prepare import load_class_pages

sys.dont_write_bytecode = True
LINK = re.compile(r'<(?:a|link|area)\b[^>]*?\bhref="([^"]*)"|<(?:img|script)\b[^>]*?\bsrc="([^"]*)"')
ANCHOR = re.compile(r'\b(?:id|name)="([^"]*)"')
TABLE = re.compile(r'(<table class="memberdecls">\n)(.*?)(</table>)', re.S)
RAW = re.compile(r"@ref\b|@section\b|@verbatim\b|&lt;/?(?:tt|code)&gt;")  # what Doxygen leaves in a page that it could not read
DETAIL = re.compile(r'<a id="(\w+)" name="\1"></a>\n<h2 class="memtitle">(?:(?!<h2 ).)*?<div class="memdoc">\s*(?:<p>(?:(?!</p>).)*</p>)?\s*'
                    r'(?:<p ?>(?:Reimplemented from|Implements) <a class="el" href="([^"#]*)#(\w+)">([^<]*)</a>\.</p>\s*)?</div>\n</div>\n', re.S)
INTERNAL = ("guide-inside", "guide-architecture", "guide-extending", "guide-rendering")  # guides that name what is within the framework
LONG_PAGE = 5  # headings
FEW_PARTS = 3  # headings of the second level
MANY = 10  # classes that inherit from another
# What stands behind a class in "Inherited by" that only code with the numbers of an article needs.
PUBLISHED = {f"copra::{name}": f" (as published in the article; use copra::{better})" for name, better in
             (("ReferenceSteering", "MySteering"), ("ReferenceTrackBullet", "TrackBullet"), ("ReferenceUnit", "UnitSprite"))}
ROW = re.compile(r'<tr class="(\w+):(\w*)[ "].*?</tr>\n', re.S)
INSIDE = re.compile(r"\)\s*=\s*delete|\boperator (?:new|delete)\b|\w_ \(")
INSIDE_NAME = re.compile(r"^operator (?:new|delete)|_$")
PROTECTED = re.compile(r'(<tr class="heading"><td colspan="2"><h2 class="groupheader"><a id="pro-[\w-]+" name="[\w-]+"></a>\s*)(.*?)'
                       r'(</h2></td></tr>\n)(.*?)</table>', re.S)
# What is said once above the constructors of a class.
OF_CONSTRUCTION = re.compile(r"(?:For derived classes; games call |Initializes a new object as )create\(\)(?: does\. Returns false on failure)?\.")
TOKEN = re.compile(r"-&gt;|(?<![\w-])-{1,2}[A-Za-z][\w-]*")
# The name of a parameter, which Doxygen links if a member has the same one.
PARAMETER = re.compile(r'(?<=[ *&;])<a class="el" href="[^"]*#[^"]*">([a-z]\w*)</a>(?= ?[,)=\[])')


def without_implemented(text):
    """Doxygen lists virtual functions of a base beside those that override them."""
    own = set(ANCHOR.findall(text))
    bases = {match[2] for match in ROW.finditer(text) if match[1] == "memitem" and match[2] not in own and "static " not in match[0]}
    return ROW.sub(lambda match: "" if match[2] and match[2] in bases else match[0], text)


def without_inside(text):
    """Functions that games do not call need no row: deleted ones, those that allocate, those of the
    framework, which end with _, and destructors about which there is nothing to say."""
    rows = list(ROW.finditer(text))
    described = {match[2] for match in rows if match[1] == "memdesc"}
    inside = {match[2] for match in rows if match[1] == "memitem" and (
        INSIDE.search(cell := re.sub("<[^>]*>", "", match[0])) or match[2] not in described and re.search(r"[\s;]~\w+ \(\)", cell))}
    return ROW.sub(lambda match: "" if match[2] in inside else match[0], text)


def without_common_texts(rows):
    """The rows of constructors without the texts that all have."""
    return ROW.sub(lambda row: "" if row[1] == "memdesc" and OF_CONSTRUCTION.fullmatch(search.plain(row[0].partition('mdescRight">')[2])) else row[0], rows)


def construction_of(rows, name):
    """The title of the rows of constructors and init() of a class, and what derived classes do with them."""
    is_made, is_initialized = re.search(rf">~?{name}</(?:a|b)> \(", rows), re.search(r">init\w*</", rows)
    if not is_made:
        return "Initialization", "They do not call the functions below."
    if not is_initialized:
        return "Constructors", "The constructor is for the create() of derived classes."
    return "Constructors and init()", "These are for derived classes: their own create() calls the constructor, and then init()."


def with_construction_apart(text):
    """The constructors and init() of a class that games make with create() are below the other functions, behind a line that unfolds them."""
    name = search.title_of(text).split("::")[-1]
    created = re.findall(r"\bstatic [^()]*\s(create\w*) \(", search.plain("".join(row[0] for row in ROW.finditer(text) if row[1] == "memitem")))
    if not created or re.search(r"\bstatic [^()]*\sgetInstance \(", search.plain(text)):  # a singleton creates itself; what its create functions return is of another class
        return text

    def table(match):
        rows, apart, block = [], [], []
        if 'id="pub-methods"' not in match[2]:
            return match[0]
        for row in re.findall(r'<tr class="(?:[^"]*)".*?</tr>\n', match[2], re.S):
            block.append(row)
            if row.startswith(('<tr class="separator:', '<tr class="heading"')):
                names = re.findall(r'mem(?:Templ)?ItemRight".*?>(~?\w+)</(?:a|b)> \(', "".join(block))
                is_apart = names and all(one == name or re.match("init(?![a-z])", one) for one in names)
                (apart if is_apart else rows).extend(block)
                block = []
        if not apart:
            return match[0]
        title, text = construction_of("".join(apart), name)
        text = f"Games call {'create' if 'create' in created else created[0]}(). {text}"
        return (match[1] + "".join(rows + block) + f'<tr class="construction"><td colspan="2"><details><summary>{title}, for derived classes</summary>'
                f'<p>{text}</p>\n<table class="memberdecls">\n{without_common_texts("".join(apart))}</table></details></td></tr>\n' + match[3])

    return TABLE.sub(table, text)


def with_protected_folded(text):
    """What only derived classes use is behind a line that unfolds it, unless the page has nothing else: GameTest."""
    if 'id="pub-' not in text:
        return text

    def table(match):
        count, name = len(re.findall('<tr class="memitem:', match[4])), match[2].strip().lower()
        if not count:
            return "</table>"
        title = f"{count} {name.removesuffix('s') if count == 1 else name}, for derived classes"
        return (f'{match[1]}{match[2]}{match[3]}<tr class="folded"><td colspan="2"><details><summary>{title}</summary>'
                f'<table class="memberdecls">\n{without_common_texts(match[4])}</table></details></td></tr>\n</table>')

    return PROTECTED.sub(table, text)


def without_links_of_parameters(text):
    def cell(match):
        name, paren, parameters = match[0].partition(" (")
        return name + paren + PARAMETER.sub(r"\1", parameters)

    return re.sub(r'<td class="mem(?:Templ)?ItemRight".*?</td></tr>', cell, text, flags=re.S)


def without_repetitions(text):
    """Members of which the details say no more than the list have their anchor there."""
    gone = {found[1]: found.groups()[1:] for found in DETAIL.finditer(text)}
    names = {}
    if not gone:
        return text
    text = DETAIL.sub("", text)
    text = re.sub(r'<h2 class="groupheader">[^<]* in detail</h2>\n(?=<h2 class="groupheader">|<hr|</div><!-- contents)', "", text)

    def row(match):
        if match[2] not in gone:
            return match[0]
        if match[1] == "memdesc":
            text, base = re.sub(r'\s*<a href="[^"]*">More...</a>', "", match[0]), gone[match[2]]
            return text.replace("<br />", overrides.overrides_text(base, names[match[2]]) + "<br />") if base[0] and match[2] in names else text
        if found := overrides.NAME.search(match[0]):
            names[match[2]] = found[1]
        link = re.compile(rf'<a class="el" href="[^"#]*#{match[2]}">([^<]*)</a>')
        return link.sub(rf'<a id="{match[2]}" name="{match[2]}"></a><b>\1</b>', match[0])

    return ROW.sub(row, text)


def bases_of(pages):
    """Page of a class -> the links to its bases."""
    return {name: re.findall(r'<a class="el" href="([^"]+)">([^<]+)</a>', found[1]) for name, text in pages.items()
            if (found := search.INHERITS.search(text))}


def with_ancestry(text, bases, hidden=frozenset()):
    """Below the title: the classes from which a class inherits, up to the first, and those that inherit from it, without `hidden` ones."""
    def chain(page, name):
        """The first bases up to the last one, as links to their pages."""
        return [(page, name)] + (chain(*bases[page][0]) if bases.get(page) else [])

    def chains(links):
        """The chains of all bases; those that classes of a chain have besides it follow."""
        found, seen, links = [], set(), list(links)
        for link in links:
            if link[0] not in seen:
                found.append(chain(*link))
                seen |= {page for page, _ in found[-1]}
                links += [other for page, _ in found[-1] for other in bases.get(page, [])[1:]]
        return [" &rarr; ".join(f'<a class="el" href="{page}">{short(name)}</a>' for page, name in one if "&lt;" not in name) for one in found]

    def short(name):
        return name.removeprefix("cocos2d::")

    def line(match):
        links = re.findall(r'<a class="el" href="([^"]+)">([^<]+)</a>', match[2])
        if match[1] == "Inherits":
            names = chains(links)
        else:
            links = [link for link in links if link[0] not in hidden]
            names = [f'<a class="el" href="{page}">{short(name)}</a>{PUBLISHED.get(name, "")}' for page, name in links if "&lt;" not in name]
        if not any(names):
            return "" if links or "<a " in match[2] else match[0]
        names = ("; " if match[1] == "Inherits" else ", ").join(name for name in names if name)
        if len(links) > MANY:
            return f'<details class="ancestry"><summary>{match[1]} {len(links)} classes</summary>{names}</details>\n'
        return f'<p class="ancestry">{match[1]}: {names}</p>\n'

    return re.sub(r"<p>(Inherits|Inherited by) (.*?)\.</p>\n", line, text)


def without_dead_summary(text):
    """The line below the title links only lists that the page has."""
    for anchor in re.findall(r'<a href="#([a-z-]+)">[^<]*</a>(?: &#124;|  </div>)', text):
        if f'name="{anchor}"' not in text:
            text = re.sub(rf'<a href="#{anchor}">[^<]*</a>(?: &#124;\n)?', "", text)
    return re.sub(r" &#124;\n\s*</div>", "  </div>", text)


def finished(text, is_class):
    text = inherited.without_blocks(without_inside(text))
    text = without_repetitions(re.sub(r"<p>(?:Reimplemented|Implemented) in .*?</p>\n", "", text))
    text = without_implemented(text) if is_class else text
    text = inherited.without_empty_tables(without_links_of_parameters(with_protected_folded(with_construction_apart(text))))
    text = re.sub(r"(<p ?>)(?:Reimplemented from|Implements) ", r"\1Overrides ", text)  # as the rows of the list
    text = re.sub(r'(<a class="el" href="(?:guide|shelf)-[^"]*">(?:(?!</a>).)*</a>) : ', r"\1: ", text)  # Doxygen needs the space
    text = text.replace("Here is a list of all modules:", "All classes by subject. The page of each subject names its guides.")
    if 'id="details"' not in text:
        text = re.sub(r'\s*<a href="#details">More...</a>', "", text)
    return without_dead_summary(text)


def with_includes(text, included):
    """What games include instead of the header of a class; `included` has the header that stands for it."""
    return re.sub(r"<code>#include (?:&lt;|&quot;)(.*?)(?:&gt;|&quot;)</code>",
                  lambda match: f"<code>#include &quot;{included.get(match[1], match[1])}&quot;</code>", text)


def with_group(text, group):
    """The page of a class within another one names the group of that."""
    return text if search.IN_GROUP.search(text) else re.sub(r'(<div class="title">(?:(?!<div).)*?)(?=</div>)', lambda title: title[1] + group, text, count=1, flags=re.S)


def guided(pages):
    """The pages of public classes -> whether they link a guide."""
    return {name: 'href="guide-' in group[0] for name, text in pages.items() if name.startswith(("class", "struct")) and name != "classes.html"
            and (group := search.IN_GROUP.search(text)) and "group__internals" not in group[0]}


def without_stray_links(text):
    """Doxygen links words at the start of a sentence that are the name of a class, such as Waves."""
    link = r'<a class="el" href="(?:class|struct)[^"]*"[^>]*>([A-Z][a-z]+)</a>'
    return re.sub(rf"(<p ?>|<li>|<td[^>]*>|\. ){link}(?= [a-z])", r"\1\2", text)


def without_false_links(text, page, names):
    """Doxygen links init() and free() to any function of that name. A function without its class is linked only to one of the same page, to one
    of the kits, or if no class has one of its name."""
    def link(match):
        is_sure = match[1] == page or match[2] in names.functions or re.search("[A-Z]", match[2]) and match[2] not in names.owners
        return match[0] if is_sure else f"{match[2]}()"

    return re.sub(r'<a class="el" href="(group__[^"#]*\.html)#[^"]*"[^>]*>([a-z]\w*)\(\)</a>', link, text)


def with_part(text, part):
    """A guide whose path at the bottom names the part of its shelf, as the tree does."""
    return re.sub(r'(<div id="nav-path".*?)(</ul>)', rf'\1<li class="navelem">{entities.escape(part)}</li>\2', text, count=1, flags=re.S) if part else text


def altered_code(root, pages):
    """(page, code) of what a guide shows in another way than its Markdown does."""
    for path, name in shelves.pages_of(root).items():
        found = Counter(" ".join(search.plain(code).split()) for code in re.findall("<code>(.*?)</code>", pages[name + ".html"], re.S))
        for code in Counter(" ".join(code.split()) for code in shelves.code_of((root / path).read_text())) - found:
            yield name, code


def with_contents(text):
    """A guide with a list of its headings below the title, if it has many. Those of the second level are listed, too, if there are several."""
    headings = re.findall(r'<h([12])><a class="anchor" id="([^"]+)"></a>\s*(.*?)</h\1>', text, re.S)
    if len(headings) < LONG_PAGE:
        return text
    has_parts, links = sum(level == "2" for level, *_ in headings) >= FEW_PARTS, ""
    for level, anchor, title in headings:
        link = f'<a href="#{anchor}">{search.plain(title)}</a>'
        if level == "1" or not links:
            links += f"<li>{link}</li>"
        elif has_parts:
            links = links.removesuffix("</ul></li>") if links.endswith("</ul></li>") else links.removesuffix("</li>") + "<ul>"
            links += f"<li>{link}</li></ul></li>"
    contents = f'<details class="toc" open><summary>On this page</summary><ul>{links}</ul></details>\n'
    return text.replace('<div class="contents">\n', '<div class="contents">\n' + contents, 1)


def without_dead_members(text, anchors):
    """Doxygen links members of unnamed unions, which it shows nowhere."""
    def link(match):
        return match[0] if match[2] in anchors.get(match[1], {match[2]}) else match[3]

    return re.sub(r'<a (?:class="[^"]*" )?href="([^"#]+)#(a[0-9a-f]{32,})"[^>]*>(.*?)</a>', link, text)


def with_alternatives(text):
    """Pictures with a text that a screen reader reads: their caption, or what Doxygen made their title."""
    text = re.sub(r'(<img src="[^"]*" alt=")(" [^>]*title="([^"]*)")', r"\1\3\2", text)
    return re.sub(r'(<img src="[^"]*" alt=")("[^>]*/>\s*<div class="caption">\s*)(.*?)(?=</div>)',
                  lambda match: match[1] + entities.escape(search.plain(match[3])) + match[2] + match[3], text, flags=re.S)


def with_captions(text):
    """A class with captions that say what a picture shows: others could be taken for a text about the class."""
    def caption(match):
        shown = match[2].strip()
        return match[0] if shown in (scenes.OF_EXAMPLE, scenes.OF_ENTRY) else f"{match[1]}Picture: {shown}{match[3]}"

    return re.sub(r'(<div class="caption">)(.*?)(</div>)', caption, text, flags=re.S)


def with_sources_in_captions(text):
    """A caption goes on with the link to the source of its picture, which else stands between the picture and the text."""
    def caption(match):
        shown = match[2].strip()
        return f"{match[1]}{shown}{'' if shown.endswith('.') else '.'} Code: {match[4]}.{match[3]}"

    return re.sub(r'(<div class="caption">\s*)((?:(?!</div>).)*)(</div>\s*</div>)\s*<p ?>Code: ((?:(?!</p>).)*), which the gallery runs\.</p>', caption, text, flags=re.S)


def with_whole_tokens(text):
    """Code within a sentence breaks neither in an arrow nor in an option, since browsers break lines after hyphens."""
    def code(match):
        parts = re.split(r"(<[^>]*>)", match[2])
        parts[::2] = [TOKEN.sub(r'<span class="whole">\g<0></span>', part) for part in parts[::2]]
        return match[1] + "".join(parts) + match[3]

    return re.sub(r"(<code>)(.*?)(</code>)", code, text, flags=re.S)


def copy_sources(root, html, pages):
    for source in {match for text in pages.values() for match in re.findall(r'href="sources/([^"]+)"', text)}:
        path = html / "sources" / source
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / source.removesuffix(".txt"), path)


def broken_links(html, pages):
    """(page, link) of each that leads nowhere, and how many were looked at."""
    anchors = {name: set(ANCHOR.findall(text)) for name, text in pages.items()}
    files = {path.relative_to(html).as_posix() for path in html.rglob("*") if path.is_file()}
    broken, checked = tree.broken_entries(html, anchors)
    for name, text in pages.items():
        for link in {first or second for first, second in LINK.findall(text)}:
            if re.match(r"[a-z]+:|//", link) or not link:
                continue
            checked += 1
            path, _, anchor = unquote(link.replace("&amp;", "&")).partition("#")
            path = path or name
            if path not in files or anchor and path in anchors and anchor not in anchors[path]:
                broken.append((name, link))
    return sorted(broken), checked


def unread_guides(pages):
    """(page, text) of each guide that shows commands of Doxygen."""
    return sorted((name, found[0]) for name, text in pages.items() if name.startswith("guide-") and (found := RAW.search(text)))


def starred(pages):
    """(page, text) of each text that shows the stars of bold Markdown."""
    no_text = re.compile(r'<div class="fragment">.*?<!-- fragment -->|<(pre|code|script)\b.*?</\1>|<div class="memproto">.*?</div>|'
                         r'<td class="(?:mem(?:Templ)?Item(?:Left|Right)|paramtype)".*?</td>|<svg.*?</svg>', re.S)
    return sorted((name, found[0]) for name, text in pages.items()
                  if (found := re.search(r".{0,20}\*\*.{0,20}", search.plain(no_text.sub("", text)))))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    root, html = Path(sys.argv[1]), Path(sys.argv[2])
    for path in (*html.glob("*-members.html"), *(html / f"{name}.html" for name in ("annotated", "hierarchy", "pages"))):
        path.unlink(missing_ok=True)
    tree.remove_partial_indexes(html)
    pages = {path.name: path.read_text() for path in html.glob("*.html")}
    before, bases = dict(pages), bases_of(pages)
    pages = {name: with_alternatives(shelves.shown(text)) for name, text in pages.items()}
    overridden = overrides.overridden_by(pages)
    copies = overrides.copies_of(pages, overridden)
    heirs = inherited.Inheritance(pages, overridden, copies)
    for name, text in pages.items():
        pages[name], heirs.dropped[name] = overrides.without_copies(name, text, copies)
    pages = {name: overrides.with_links_to_texts(text, heirs.dropped) for name, text in pages.items()}
    included = {header.partition("/")[2]: top for header, top in load_class_pages(root).includes_of(root).items()}
    pages = {name: finished(text, name.startswith(("class", "struct", "union"))) for name, text in pages.items()}
    inside = internals.names_in(pages)
    pages = {name: with_includes(text, {} if name in inside else included) for name, text in pages.items()}
    pages |= {name: without_dead_summary(internals.with_note(internals.with_described_members(pages[name]))) for name in inside}
    pages["classes.html"], pages[internals.INDEX] = internals.indexes(pages["classes.html"], inside)
    pages["group__internals.html"] = internals.with_index(pages["group__internals.html"])
    anchors = {name: set(ANCHOR.findall(text)) for name, text in pages.items()}
    pages = {name: without_dead_members(text, anchors) for name, text in pages.items()}
    of_headers = topics.Topics(html.parent / "xml", html.parent / "input")
    lines, older = search.lines_of(root, pages)
    names = code_links.Names(lines)
    pages = {name: with_ancestry(without_false_links(without_stray_links(text), name, names), bases, () if name in inside else inside) for name, text in pages.items()}
    pages |= {name: with_contents(code_links.linked(text, names, name.startswith(INTERNAL))) for name, text in pages.items() if name.startswith("guide-")}
    learned = tree.learned(pages)
    guides = guide_links.Guides(root, pages, bases)
    links_of = {name: guides.links(name) for name in pages if name.startswith(("class", "struct"))}
    pages |= {name: TABLE.sub(lambda table, page=name[:-5]: of_headers.inserted(page, table[0]), text) for name, text in pages.items()
              if name.startswith(("class", "struct"))}
    parts = shelves.parts_of(root)
    for name, text in pages.items():
        if name.startswith("guide-"):
            text = with_part(with_sources_in_captions(with_whole_tokens(text)), parts.get(name))
        elif name.startswith(("class", "struct")):
            text = code_links.linked(guide_links.with_guides(with_group(text, search.group_of(name, pages)), links_of[name]), names)
            text = with_sources_in_captions(with_captions(heirs.with_sections(name, text, pages, bases)))
        elif name == "index.html":
            text = code_links.linked(text, names)
        elif name.startswith("group__"):
            text = tree.with_sorted_classes(text, learned.get(name[len("group__"):-len(".html")], ()))
        if re.fullmatch(r"functions(_\w)?\.html", name):
            text = search.with_all_members(text, lines)
        pages[name] = text
        if text != before.get(name):
            (html / name).write_text(text)
    for name in ("menudata.js", "navtreedata.js"):  # the tree needs the page of all pages, which is empty without it
        text = (html / name).read_text().replace('{text:"All pages",url:"pages.html"},\n', "")
        (html / name).write_text(text.replace("annotated.html", "classes.html"))
    (html / "menudata.js").write_text(tree.with_menu_below((html / "menudata.js").read_text(), "Look up", ("Namespaces", "Macros")))
    tree.arrange(html, {name: set(ANCHOR.findall(text)) for name, text in pages.items()}, learned, parts)
    copy_sources(root, html, pages)
    print(f"{search.write(html, lines, older)} names can be searched for")
    broken, checked = broken_links(html, pages)
    for name, link in broken:
        print(f"{name}: the link to {link} leads nowhere", file=sys.stderr)
    unread = unread_guides(pages)
    for name, text in unread:
        print(f"{name}: the page shows {text}, a command of Doxygen, as text", file=sys.stderr)
    bold = starred(pages)
    for name, text in bold:
        print(f"{name}: the page shows the stars of '{text}'", file=sys.stderr)
    altered = list(altered_code(root, pages))
    for name, code in altered:
        print(f"{name}: the page does not show `{code}` as it is", file=sys.stderr)
    uncoded = list(scenes.without_code(root, pages))
    for name, scene in uncoded:
        print(f"{name}: the picture of the scene {scene} is without its code", file=sys.stderr)
    class_pages = load_class_pages(root)
    misplaced = list(class_pages.scene_checks.faults_of_guides(root, class_pages.classes_of(root)))
    for fault in misplaced:
        print(fault, file=sys.stderr)
    for page, anchor in sorted(heirs.lost):
        print(f"{page}: the override #{anchor} has neither a row nor a place among the members of its base classes", file=sys.stderr)
    with_guide = guided(pages)
    unguided = 2 * sum(with_guide.values()) < len(with_guide)
    if unguided:
        print("less than half of the public classes link a guide; guide_links.py finds those that name them", file=sys.stderr)
    missing = search.unknown_results(lines) + search.missing(lines, older, pages)
    if missing:
        print(f"the search does not find {len(missing)} names, such as {missing[0]}", file=sys.stderr)
    print(f"{checked} links, {len(broken)} broken")
    return 1 if broken or unread or bold or altered or uncoded or misplaced or unguided or missing or heirs.lost else 0


if __name__ == "__main__":
    sys.exit(main())
