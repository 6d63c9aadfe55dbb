"""Adds the headings of guides to the search of Doxygen, which knows titles of pages only: each word of a heading finds it."""
import html as entities
import re

HEADING = re.compile(r'<h[1-6]><a class="anchor" id="(guide-[\w-]+)"></a>\s*(.*?)</h[1-6]>', re.S)
TITLE = re.compile(r'<div class="title">(.*?) ?</div>')
SECTION = re.compile(r'(\d+): "((?:[^"\\]|\\.)*)"')
WORDS_OF_NO_USE = {"a", "an", "and", "are", "as", "at", "for", "from", "in", "is", "it", "of", "on", "or", "the", "to", "what", "with"}


def plain(text):
    return entities.unescape(re.sub(r"<[^>]+>", "", text)).strip()


def key_of(text):
    """The form in which the script of the search compares texts."""
    return "".join(c if c.isascii() and c.isalnum() else "".join(f"_{byte:02x}" for byte in c.encode()) for c in text.lower())


def entries_of(pages):
    """(first letter, key, line without its number) of each word of each heading."""
    for name, text in sorted(pages.items()):
        title = TITLE.search(text)
        for anchor, heading in HEADING.findall(text) if name.startswith("guide-") and title else ():
            shown = plain(heading).replace("\\", "").replace("'", "\\'")
            page = plain(title[1]).replace("'", "\\'")
            for word in re.finditer(r"[\w./:]+", shown):
                rest = shown[word.start():].lower()
                if word.start() == 0 or word[0].lower() not in WORDS_OF_NO_USE:
                    yield rest[0], key_of(rest), f"['{shown}',['../{name}#{anchor}',1,'{page}']]"


def add_headings(html, pages):
    data = (html / "search/searchdata.js").read_text()
    letters, names = (dict(SECTION.findall(part.split("}")[0])) for part in data.split("var ")[1:3])
    sections = {name: letters[number] for number, name in names.items()}  # name -> the first letters that it has
    added = {}
    for letter, key, line in entries_of(pages):
        for section in ("all", "pages"):
            at = sections.get(section, "").find(letter)
            if at >= 0:
                added.setdefault(html / "search" / f"{section}_{at:x}.js", []).append((key, line))
    for path, entries in added.items():
        lines = re.findall(r"^  \['(\w+?)_\d+',(.*)\],?$", path.read_text(), re.M)
        both = sorted(set(lines) | set(entries), key=lambda entry: entry[0])
        path.write_text("var searchData=\n[\n" + ",\n".join(f"  ['{key}_{i}',{line}]" for i, (key, line) in enumerate(both)) + "\n];\n")
    return len({line for entries in added.values() for _, line in entries})
