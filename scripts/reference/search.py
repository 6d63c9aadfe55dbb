"""Writes search-data.js, in which search.js finds classes, members, headings of guides, and names of earlier versions, and search-texts.js, which has
the texts below the results.

The search of Doxygen knows neither members without a text of their own nor headings. Here each page has a line: its file, the title that
results show, its rank, its bases (numbers of lines), pairs of a name and an anchor, the words of its description, or of a guide's
introduction and of the text below each of its headings, and the beginnings of the texts of the page and of each name. Results of a lower
rank come first: the API of cocos2d-x, then guides, the kits, and what is within the framework. topics.txt names what comes before them. The files are
small: words and repeated texts are numbers (packed(), texts_of()), anchors have as many characters as they need, and the texts, which no search
needs, have a file that arrives later.
"""
import html as entities
import json
import re
from collections import Counter
from pathlib import Path

HEADING = re.compile(r'<h[1-6]><a class="anchor" id="([\w-]+)"></a>\s*(.*?)</h[1-6]>', re.S)
TITLE = re.compile(r'<div class="title">(.*?)\s*(?:<div|</div>)', re.S)
MEMBER = re.compile(r'<tr class="memitem:(\w+)[^>]*>(.*?)</tr>\n', re.S)
NAME = re.compile(r'<b>(?:\w+::)*(\w[\w ]*)</b>|<a class="el" href="(?:[^"#]*)#\w+">(?:\w+::)*([\w ]+)</a>')
VALUE = re.compile(r'#(\w+)"')
VALUE_TEXT = re.compile(r'<td class="fieldname"><a id="(\w+)"[^>]*></a>[^<]*</td><td class="fielddoc">(.*?)</td>', re.S)
KIND = re.compile(r" (?:(?:Class|Struct|Union|Namespace|File)(?: Template)?) Reference$")
INHERITS = re.compile(r"<p>Inherits (.*?)\.</p>\n")
PAGES = re.compile(r"(?:class(?!es)|struct|union|group__|guide-|shelf-)[^/]*\.html|namespace(?:cocos2d|copra)[\w]*\.html|\w+_8h\.html")
ROW = re.compile(r'<tr class="(memitem|memdesc|separator):(\w*)[ "](.*?)</tr>\n', re.S)
IN_GROUP = re.compile(r'<div class="ingroups">.*?</div>', re.S)
ASIDES = re.compile(r'<p ?>(?:Code: |To try the examples, )(?:(?!</p>).)*</p>|<details.*?</details>|<div class="fragment">.*?<!-- fragment -->|<div class="caption">.*?</div>', re.S)
BLOCK = re.compile(r"<(p) ?>\s*(?!\s|</p>)(.*?)</p>|<([uo]l|table)\b[^>]*>(.*?)</\3>", re.S)
ITEM = re.compile(r"<li>(.*?)(?=</?li>|<[uo]l>|$)|<tr[^>]*>\s*<td[^>]*>(.*?)</td>", re.S)  # of a list, or the first cell of a row
HEAD = re.compile(r"<th[^>]*>(.*?)</th>", re.S)
# Tables, by their headings, with a summary of their own: the items of the others say what they are about.
TABLES = {("what you see", "why"): "What you see when something is wrong, and why", ("mistake", "message", "remedy"): "Mistakes, their messages, and how to correct them",
          ("subject", "cocos2d-x 3.17", "Copra"): "How Copra differs from cocos2d-x 3.17", ("in the game", "repair"): "What the command finds in a game, and how it repairs it",
          ("2.x", "Copra"): "Code for cocos2d-x 2.x, and what replaces it", ("cocos2d-iphone", "Copra"): "Code for cocos2d-iphone, and what replaces it",
          ("type", "purpose"): "The main types, and what they are for"}
FIRST_HEADINGS = {"to": "How to", "to see": "How to see", "you have": "If you have", "if you see this in the trace": "If the trace shows"}
# The overload that results show: the first one whose arguments have this word.
OVERLOADS = {"schedule": "interval"}
LONGEST = 110  # characters of a summary: two lines of the results
CHECKSUM = re.compile("a[0-9a-f]{32,}")
OLDER = re.compile("The spelling|(?:The )?[Dd]eprecated")
SHORTEST_ANCHOR = 4  # characters
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"  # of the numbers of words
LEFT_OUT = re.compile(r"_3_01|copra_1_1(?:Null|web)|_1_1_0d")  # forms of templates, backends, unnamed unions
COMMON = set("all and are but can for from has have her its not one than that the their them then there these they this two was which with".split())
# For contributors and about the past, tests, and games that were tried: below everything else.
LAST = ("guide-inside", "guide-architecture", "guide-beecluster", "guide-benchmarks", "guide-changelog", "guide-contributing", "guide-extending", "guide-game-readme", "guide-history",
        "guide-measurements", "guide-porting-games", "guide-resources-licenses", "guide-security", "guide-tests", "shelf-")
LAST_RANK = 2.4
ASIDE = ("guide-platforms", "guide-porting")
SURELY = {"setPositionX", "scheduleOnce", "onTouchEnded", "CREATE_FUNC", "seek", "savePicture", "CCSprite", "ccp"}
ALIAS = re.compile(r"^(?:using (\w+) = (?:\w+::)*(\w+);|#define (CC\w+) (\w+)$|inline (?:const )?(\w+)[&* ]+(cc\w+)\((?:const )?(\w*))", re.M)

BODY = re.compile(r"[^{;]*\{\s*return ([^;{}]{1,60}|\{[^;{}]{1,60}\});\s*\}")  # of a function that only returns something


def plain(text):
    return entities.unescape(re.sub(r"<[^>]+>", "", text)).strip()


def title_of(text):
    found = TITLE.search(text)
    title = re.sub(r'<span class="mlabels">.*', "", found[1], flags=re.S) if found else ""
    return re.sub("<.*", "", KIND.sub("", plain(title))).strip()


def rank_of(name, title, group):
    if name.startswith(("guide-", "shelf-")):
        return LAST_RANK if name.startswith(LAST) else 2 if name.startswith(ASIDE) else 1
    if title.startswith("copra::") or name.startswith("group__internals"):
        return 3 if "group__internals" in group or not group else 2
    return 1 if title.startswith(("cocostudio::", "cocosbuilder::")) or title.count("::") > 1 + title.startswith(("cocos2d::ui::", "cocos2d::network::")) else 0


def group_of(name, pages):
    """The line on the page of a class that names its group. A class within another one is in the group of that."""
    while name:
        if found := IN_GROUP.search(pages[name]):
            return found[0]
        around = re.sub(r"^(?:class|struct|union)|_1_1(?:(?!_1_1).)*$", "", name) if "_1_1" in name else ""
        name = next((page for page in (f"{kind}{around}.html" for kind in ("class", "struct")) if page in pages), "")
    return ""


def names_in(name, text):
    """(name, anchor) of what a page describes."""
    found, rows = {}, {}
    if name.startswith("guide-"):
        return [(plain(heading), anchor) for anchor, heading in HEADING.findall(text)]
    for anchor, row in MEMBER.findall(text):
        if name.endswith("_8h.html") and "#define" not in row:
            continue
        cell = re.split(r'mem(?:Templ)?ItemRight"', row)[-1]
        names = list(NAME.finditer(cell))
        for match in names if "{" in cell else names[:1]:
            value = VALUE.search(match[0])  # of an enum, has an anchor of its own
            own = value[1] if value and f'id="{value[1]}"' in text else anchor
            if f'id="{own}"' in text:
                short = (match[1] or match[2]).strip()
                wanted = OVERLOADS.get(short, "")
                if short not in found or wanted not in rows[short] and wanted in row:
                    found[short], rows[short] = own, row
    return [pair for pair in found.items() if not pair[0].startswith("operator")]


def words_of(name, text):
    """The words of the texts of a page, in which a search of two words looks, too."""
    start = re.search(r'<div class="(?:textblock|contents)">', text)
    text = re.sub(r'<details><summary>Code of the (?:scene|figure).*?</details>|<div class="fragment">.*?<!-- fragment -->|<table class="memberdecls">.*', " ", text[start.start():] if start else "", flags=re.S)
    parts = re.split(HEADING.pattern, text, flags=re.S)[::3] if name.startswith("guide-") else [text]
    titles = HEADING.findall(text) if name.startswith("guide-") else []
    texts = [plain(part) for part in parts[:1]] + [f"{plain(title)} {plain(part)}" for (_, title), part in zip(titles, parts[1:])]
    return [" ".join(sorted(set(re.findall(r"[a-z]{3,}", part.lower())) - COMMON)) for part in texts]


def shortened(text, longest=LONGEST):
    """The first sentence of a text, as far as it fits in a line of the results."""
    text = re.sub(r"^In the examples?, [^.]*\. ", "", " ".join(plain(text.replace("More...", "")).split()))
    ends = (found.end() for found in re.finditer(r"[;:.](?= |$)", text))
    end = next((end for end in ends if end > 20 and text.count("(", 0, end) <= text.count(")", 0, end)), len(text))
    return clipped(text[:end].rstrip(".;:"), longest)


def clipped(text, longest=LONGEST):
    """A text, as far as it fits in a line of the results."""
    return text if len(text) <= longest else text[:longest].rsplit(" ", 1)[0].rstrip(",;") + " ..."


def first_text(part):
    """The first paragraph of a part of a page."""
    found = re.search(r"<p ?>(?!Code: |To try the examples, )(.*?)</p>", part, re.S)
    return shortened(found[1]) if found else ""


def beginning(part):
    """The first text of a part of a guide. A list goes on with the sentence above it; a list or a table without one has the beginnings of its items, unless TABLES has its headings."""
    blocks = [block for block in BLOCK.finditer(ASIDES.sub("", part)) if plain(block[0])][:2]
    if not blocks:
        return ""
    text = " ".join(plain(blocks[0][2] or "").split())
    if text and (not text[-1].isalpha() or ". " in text or blocks[-1][3] not in ("ul", "ol")):
        return shortened(blocks[0][2])
    heads = tuple(" ".join(plain(head).split()) for head in HEAD.findall(blocks[0][4] or "")) if blocks[0][3] == "table" and not text else ()
    if heads in TABLES:
        return TABLES[heads]
    items = [" ".join(plain(found[1] or found[2] or "").split()) for found in ITEM.finditer(blocks[-1 if text else 0][4])]
    items = [re.sub(r"[,;.]?(?: and)?$" if text or blocks[0][3] == "table" else r"[,;.]$|[.;:] .*", "", item) for item in items if item]
    if heads and heads[0]:
        text = FIRST_HEADINGS.get(heads[0], heads[0][0].upper() + heads[0][1:] + ":")
    shown, separator = f"{text} " if text else "", ", " if text or heads else " | "
    return clipped(shown + separator.join(items))


def summaries_of(name, text, anchors):
    """The beginnings of the texts of a page and of what it has at some anchors."""
    start = text.find('<div class="textblock">' if name.startswith(("class", "struct", "union")) else '<div class="contents">') % (len(text) + 1)
    if name.startswith("guide-"):
        parts = re.split(HEADING.pattern, text[start:], flags=re.S)
        found = {anchor: beginning(part) for anchor, part in zip(parts[1::3], parts[3::3])}
        return [beginning(parts[0])] + [found.get(anchor, "") for anchor in anchors]
    found, block = {anchor: shortened(doc) for anchor, doc in VALUE_TEXT.findall(text)}, []  # a block of members has its text below the last one
    for kind, anchor, row in ROW.findall(text):
        if kind == "memitem":
            block.append(anchor)
        elif kind == "memdesc":
            found |= dict.fromkeys(block, shortened(re.sub(".*?mdescRight\">", "", row, flags=re.S)))
        else:
            block = []
    return [first_text(text[start:])] + [found.get(anchor, "") for anchor in anchors]


def topics_of(lines, text=None):
    """What topics.txt lists: words that a search has to contain, words that it may contain, and the addresses of the results, those that must not be with a !."""
    urls = {}
    for file, title, _, _, names, *_ in lines:
        short = re.sub(r"^(?:cocos2d|copra)::(?:ui::|testing::|network::|experimental::)*", "", title)
        urls.setdefault(file.removesuffix(".html") if "-" in file else short, file)
        for name, anchor in zip(names[::2], names[1::2]):
            is_member = file.startswith(("class", "struct"))
            urls.setdefault(f"{short}::{name}" if is_member else anchor if file.startswith("guide-") else name, f"{file}#{anchor}")
    for line in (text or (Path(__file__).parent / "topics.txt").read_text()).splitlines():
        if line and not line.startswith("#"):
            needed, also, targets = (part.split() for part in line.split("|"))
            yield needed, also, [target[:target.startswith("!")] + urls.get(target.lstrip("!"), target.lstrip("!")) for target in targets]


def aliases(root, titles):
    """(name of an earlier version, number of the page of its class, and for a function the code that it stands for)."""
    classes = {title.split("::")[-1]: number for number, title in reversed(list(enumerate(titles))) if title.startswith("cocos2d::")}
    for path in sorted((root / "framework/compat").rglob("*.h")):
        text = path.read_text()
        for line in ALIAS.finditer(text):
            alias, of, define, value, result, function, first = (part or "" for part in line.groups())
            name, number = alias or define or function, classes.get(of or value or result, classes.get(first))
            if number is not None and name not in classes:
                body = BODY.match(text, line.end()) if function else None
                code = re.sub(r"^\{(.*)\}$", rf"{result}(\1)", " ".join(body[1].split())) if body else ""
                yield name, number, "" if "copra::" in code or re.fullmatch(r"\w+|\{.*", code) else code


def lines_of(root, pages):
    """The lines of search-data.js, and the names that they hold."""
    shown = {name: title_of(text) for name, text in sorted(pages.items()) if PAGES.fullmatch(name) and not LEFT_OUT.search(name)}
    shown = {name: title for name, title in shown.items() if title}
    numbers = {name: number for number, name in enumerate(shown)}
    lines = []
    for name, title in shown.items():
        inherits = INHERITS.search(pages[name])
        bases = [numbers[base] for base in re.findall(r'href="([^"#]+)"', inherits[1]) if base in numbers] if inherits else []
        found = names_in(name, pages[name])
        lines.append([name, title, rank_of(name, title, group_of(name, pages)), bases, [text for pair in found for text in pair],
                      words_of(name, pages[name]), summaries_of(name, pages[name], [anchor for _, anchor in found])])
    older = [text for line in {line[0]: line for line in aliases(root, list(shown.values()))}.values() for text in line]
    return lines, older


def missing(lines, older, pages):
    """Names that the search must find but does not: those of SURELY, and functions of classes."""
    found = set(older) | {name for line in lines for name in line[4][::2]}
    functions = {name for file, text in pages.items() if file.startswith(("class", "struct")) and not LEFT_OUT.search(file)
                 for name in re.findall(r"(?:<b>|<a class=\"el\" href=\"[^\"]*#[^\"]*\">)([a-z]\w*)(?:</b>|</a>) \(", text) if name != "operator"}
    return sorted((SURELY | functions) - found)


def unknown_results(lines):
    """The results in topics.txt that do not exist."""
    return [target for *_, targets in topics_of(lines) for target in targets if ".html" not in target]


def with_all_members(text, lines):
    """A page of the index of members with all members that begin with its letter; Doxygen leaves out those without a text."""
    letter = re.search(r'<h3><a id="index_(\w)" name="index_\w"></a>.*?</h3><ul>\n', text)
    if not letter:
        return text
    found = {}
    for file, title, rank, _, names, *_ in lines:
        for name, anchor in zip(names[::2], names[1::2]) if file.startswith(("class", "struct")) else ():
            if name[0].lower() == letter[1]:
                found.setdefault(name, []).append((rank, f'<a class="el" href="{file}#{anchor}">{entities.escape(title)}</a>'))
    items = "".join(f"<li>{name}: {', '.join(link for _, link in sorted(found[name]))}</li>\n" for name in sorted(found, key=str.lower))
    end = text.index("</ul>", letter.end())
    return text[:letter.end()].replace("all documented class members", "all members of classes") + items + text[end:]


def with_short_anchors(lines, ids):
    """The lines with ~ and the end of each anchor that Doxygen made from a checksum, as far as no other one of its page ends so. page.js finds the
    whole one. The anchor of an enum is the beginning of those of its values, so the end is what tells them apart. `ids` are the anchors of each page."""
    for file, title, rank, bases, names, words, texts in lines:
        sums = {anchor for anchor in (*names[1::2], *ids.get(file, ())) if CHECKSUM.fullmatch(anchor)}
        ends = Counter(anchor[-length:] for anchor in sums for length in range(SHORTEST_ANCHOR, len(anchor) + 1))
        short = {anchor: next(("~" + anchor[-length:] for length in range(SHORTEST_ANCHOR, len(anchor)) if ends[anchor[-length:]] == 1), anchor) for anchor in sums}
        yield [file, title, rank, bases, [short.get(text, text) if number % 2 else text for number, text in enumerate(names)], words, texts]


def packed(lines):
    """The lines with numbers of words, three characters for each, and the list of words. Instead of the texts, a line has the places of names whose
    text says that they are older spellings."""
    vocabulary = sorted({word for line in lines for text in line[5] for word in text.split()})
    numbers = {word: "".join(DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for place in (2, 1, 0)) for number, word in enumerate(vocabulary)}
    return [[*line[:5], ["".join(numbers[word] for word in text.split()) for text in line[5]], [place for place, text in enumerate(line[6][1:]) if OLDER.match(text)]]
            for line in lines], vocabulary


def texts_of(lines):
    """The texts of the results: of each page, and of its names unless it is within the framework. A number stands for a text of the list of those that
    several results have."""
    kept = [line[6] if line[2] < 3 else line[6][:1] for line in lines]
    repeated = [text for text, count in Counter(text for texts in kept for text in texts).items() if text and count > 1]
    places = {text: place for place, text in enumerate(repeated)}
    return [[places.get(text, text) for text in texts] for texts in kept], repeated


def script(**constants):
    """The text of a script that declares constants; each entry of a list of lists has a line."""
    def code(value):
        rows = value if isinstance(value, list) and value and isinstance(value[0], list) else None
        encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
        return "[\n" + ",\n".join(map(encode, rows)) + "\n]" if rows else encode(value)

    return "".join(f"const {name} = {code(value)};\n" for name, value in constants.items())


def write(html, lines, older):
    """How many names can be searched for."""
    files = {line[0]: html / line[0] for line in lines}
    short = list(with_short_anchors(lines, {file: re.findall('"(a[0-9a-f]{32,})"', path.read_text()) for file, path in files.items() if path.is_file()}))
    shown, vocabulary = packed(short)
    texts, repeated = texts_of(short)
    (html / "search-data.js").write_text(script(searchPages=shown, searchWords=" ".join(vocabulary), searchAliases=older,
                                                searchTopics=[list(topic) for topic in topics_of(short)]))
    (html / "search-texts.js").write_text(script(searchTexts=texts, searchRepeated=repeated))
    return len(older) // 3 + sum(1 + len(line[4]) // 2 for line in lines)
