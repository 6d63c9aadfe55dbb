"""The code that draws a picture of the gallery, and other code that a page hides until a reader opens it.

A scene of tests/gallery/scenes is a block GALLERY_SCENE("family/scene", "caption") { ... }, or a row of a table: a statement within a block
`const bool kNameAdded = [] { ... }();`, or a row of an array there, which a loop below it adds. What the code uses from the same source, such as
functions, constants, and macros, comes before it. Headers of tests/gallery declare the rest. A figure of tests/gallery/figures is a block
FIGURE("name", width, height) { ... }.
"""
import functools
import re
from typing import NamedTuple

START = re.compile(r'(?:GALLERY_SCENE|^FIGURE)\(\s*"([^"]+)",\s*((?:"(?:\\.|[^"\\])*"\s*)+|[^)"]*)\)', re.M)
TABLE = re.compile(r"^(?:\[\[maybe_unused\]\] )?const bool \w+ = \[\] \{\n(.*?)^\}\(\);$", re.M | re.S)
FAMILY = re.compile(r'"([\w-]+)/(?:[\w-]+)?"')
WORD = re.compile(r"(?<!->)(?<!\.)(?<!::)\b[A-Za-z_]\w*")
FAMILY_ALONE = re.compile(r'"[\w-]+/"')
COMMENT = re.compile(r"//[^\n]*")
STRING = re.compile(r'"((?:\\.|[^"\\])*)"')
# The name that a part of a source declares: a macro, class, function, or constant.
NAME = re.compile(r"#define (\w+)|(?:class|struct) (\w+)|(?:using|enum class|enum) (\w+)|[^({=;]*?(\w+)(?:\[\])?\s*(?:\(|=|\{|;)")
# A closed section of a guide with a block of code alone.
LISTING = re.compile(r"^(<details><summary>[^\n]*</summary>)\n\n(?:<!-- [^\n]* -->\n)?```(\w+)\n(.*?)^```\n\n</details>\n", re.M | re.S)
PICTURE = re.compile(r'<img src="([\w-]+)\.(?:png|webp)"[^>]*>(?:\s*<div class="caption">\s*([^<]*))?')
LONG = 30  # lines of a scene of which a class shows only what is about it
LONGEST = 60  # lines that a page shows; it links the source of what is longer
DECLARED = re.compile(r" +(?:const )?(?:auto|[A-Z][\w:<>]*)[*&]* [*&]?(\w+)\s*[=({;]")  # a variable
LEFT_OUT = "    // ..."
OF_EXAMPLE = "The example draws this picture."  # the caption of a picture whose code is the example of the class
OF_ENTRY = "This is an object of the class."  # the caption of a picture of an entry of tests/catalog
PLAIN = re.compile(r"^(?:#(?!define)|#define GALLERY_SCENE|using namespace|namespace|\}|GALLERY_SCENE|FIGURE)|^\[\[maybe_unused\]\] const bool")


class Scene(NamedTuple):
    caption: str  # what the picture shows
    code: str
    helpers: tuple  # (name, header of tests/gallery) of the functions of the gallery that the code calls
    source: str = ""  # its path from tests/gallery
    is_part: bool = False  # of what the source has


def parts_of(text):
    """The declarations at the beginning of a line, each with the comment above it."""
    part, comment = [], []
    for line in text.split("\n"):
        starts = line[:1] not in ("", " ", "}", ")") and not re.match("(?:public|protected|private):", line)
        if starts and not line.startswith("//") and not (part and part[-1].endswith(("\\", ">", ","))):
            if part:
                yield "\n".join(part).rstrip()
            part, comment = comment + [line], []
        elif line.startswith("//"):
            comment.append(line)
        elif part:
            part, comment = part + comment + [line], []
    if part:
        yield "\n".join(part).rstrip()


def declared(text):
    """The names of functions, classes, constants, and macros of a source -> their code."""
    found = {}
    for part in parts_of(text):
        code = re.sub(r"^(?://[^\n]*\n)+", "", part)
        if PLAIN.match(code):
            continue
        code = re.sub(r"^(?:template<[^\n]*>\n|\[\[maybe_unused\]\] )+", "", code)
        if name := NAME.match(code):
            found.setdefault(next(group for group in name.groups() if group), []).append(re.sub(r"\n\} // namespace.*", "", part, flags=re.S).rstrip())
    return found


def with_used(code, parts):
    """The code below what it uses of the parts of its source."""
    used, open_codes = set(), [code]
    while open_codes:
        for word in set(WORD.findall(COMMENT.sub("", STRING.sub('""', open_codes.pop())))) & parts.keys() - used:
            used.add(word)
            open_codes += parts[word]
    shown = ""
    for part in [part for name, found in parts.items() if name in used for part in found] + [code]:
        is_line = "\n" not in part and not shown.endswith("}")
        shown += ("\n" if is_line else "\n\n") + part
    return shown.strip("\n")


def statements(block, indent):
    """The statements of a block: each begins at the indentation."""
    found = []
    for line in block.split("\n"):
        is_start = re.match(" " * indent + r"[^\s})]", line) and not (found and re.match(" *//", found[-1].rpartition("\n")[2]))
        if is_start or not found:
            found.append(line)
        else:
            found[-1] += "\n" + line
    return [statement.rstrip() for statement in found if statement.strip()]


def rows_of(block):
    """(strings of the row, code) of each scene that the statements of a table add."""
    listed = [statement for statement in statements(block, 4) if STRING.search(statement)]
    for number, statement in enumerate(listed):
        first, _, rest = statement.partition("\n")
        if re.search(r"\[\] = \{$", first):
            for row in statements(rest.rpartition("\n")[0], 8):
                yield STRING.findall(row), "\n".join([first, row, "    };", *listed[number + 1:number + 2]])
        elif not FAMILY_ALONE.search(statement):
            yield STRING.findall(statement), statement


def scenes_of(text):
    """(name, caption, code) of each scene in a source."""
    parts = declared(text)
    for match in START.finditer(text):
        code = text[match.start():text.index("\n}", match.start()) + 2]
        yield match[1], "".join(STRING.findall(match[2])), with_used(code, parts)
    for table in TABLE.finditer(text):
        family = FAMILY.search(text)[1]
        for strings, code in rows_of(table[1]):
            code = re.sub(r"^    ", "", code, flags=re.M)
            names = [name for name in strings if "/" in name and re.fullmatch(r"[\w-]+/[\w-]+", name)]
            captions = [caption for caption in strings if caption not in names]
            for number, name in enumerate(names or [f"{family}/{strings[0]}"]):
                yield name, captions[number if names else 1], with_used(code, parts)


def helpers(root):
    """The names of functions that the headers of tests/gallery declare -> their header."""
    return {name: path.relative_to(root / "tests/gallery").as_posix() for path in sorted((root / "tests/gallery").rglob("*.h"))
            for name in re.findall(r"^ *(?:[\w:<>]+[ *&]+)+([a-z]\w*)\(", path.read_text(), re.M)}


@functools.cache
def scenes(root):
    """The scenes and figures of the gallery: the name of the picture -> scene."""
    headers, found = helpers(root), {}
    for path in sorted((root / "tests/gallery").glob("*s/*.cpp")):  # scenes, figures
        included = set(re.findall(r'#include "(?:figures/)?(\w+\.h)"', text := path.read_text())) | {"theme.h"}
        own = declared(text)
        for name, caption, code in scenes_of(text):
            used = {(word, headers[word]) for word in re.findall(r"\w+(?=\()", code)
                    if word in headers and word not in own and headers[word].split("/")[-1] in included}
            found[name.replace("/", "_", 1)] = Scene(caption.replace('\\"', "'"), code, tuple(sorted(used)), path.relative_to(root / "tests/gallery").as_posix())
    return found


def about(scene, name):
    """A long scene without what does not name a class: without paragraphs of the scene, and without the declarations that the others do not use. A line
    `// ...` stands for what is left out. A scene that does not name the class stays as it is, and so does a block of which nothing would remain."""
    def names(code):
        return re.search(rf"\b{name}\b", STRING.sub('""', code))

    if len(scene.code.split("\n")) <= LONG or not names(scene.code):
        return scene
    *declarations, block = parts_of(scene.code)
    if not START.search(block) or not block.endswith("\n}"):
        return scene
    opening, *paragraphs = block.removesuffix("\n}").split("\n\n")
    shown = []
    for paragraph in paragraphs:
        if names(paragraph) or paragraph.count("{") != paragraph.count("}"):
            shown.append(paragraph)
        elif shown[-1:] != [LEFT_OUT]:
            shown.append(LEFT_OUT)
    head, end, first = opening.partition(") {\n")
    first = statements(first, 4)
    if not names("".join(first)):  # then it prepares what the others use
        first = [line for line in first if (found := DECLARED.match(line)) and re.search(rf"\b{found[1]}\b", "".join(shown))]
    shown.insert(0, "\n".join([head + end.rstrip(), *first]))
    body = block if not first and set(shown[1:]) <= {LEFT_OUT} else "\n\n".join(shown) + "\n}"
    code = "\n\n".join([part for part in declarations if names(part)] + [body])
    whole = with_used(code, declared("\n\n".join(part for part in declarations if not names(part))))
    code = whole if len(whole.split("\n")) <= LONGEST else code
    kept = tuple(helper for helper in scene.helpers if re.search(rf"\b{helper[0]}\(", code))
    return scene._replace(code=code, helpers=kept, is_part=True) if code != scene.code else scene


def is_of_table(scene):
    """Whether a macro writes most of the code, which then explains nothing: the eases."""
    return "#define GALLERY_THREE" in scene.code


def is_empty(code):
    """Whether a scene has no statement in its block."""
    return re.search(r"\{\s*(?://[^\n]*\s*)*\}\s*$", code) is not None


def summary_of(name):
    return f"Code of the scene {name.replace('_', '/', 1)}" if "_" in name else f"Code of the figure {name}"


def for_example(caption):
    """The caption of a picture on the page of a base class of what it shows."""
    return "For example, " + re.sub(r"^(?:A|An|Each|Four|On|The|Three)\b", lambda word: word[0].lower(), caption)


def listed(names):
    """a; a and b; a, b, and c."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])}{',' * (len(names) > 2)} and {names[-1]}"


def is_linked(scene):
    """Whether a page links the source of a scene instead of showing its code."""
    return len(scene.code.split("\n")) > LONGEST


def link_to(source):
    """A link to a source of the gallery."""
    return f'<a href="sources/tests/gallery/{source}.txt">{source.split("/")[-1]}</a>'


def sources_of(linked):
    """A paragraph with the sources of pictures."""
    sources = list(dict.fromkeys(link_to(scene.source) for scene in linked.values()))
    places = [f"the {'scene' if '_' in name else 'figure'} {name.replace('_', '/', 1)}" for name in linked]
    return f"<p>Code: {listed(places)} in {listed(sources)}, which the gallery runs.</p>\n"


def shown(name, scene):
    """The code below a picture, as a text of Doxygen that is closed until a reader opens it, or a link to the source."""
    if is_linked(scene):
        return sources_of({name: scene})
    names = [f"<em>{helper}</em>" for helper, _ in scene.helpers]  # with (), Doxygen would link them to functions of the same name
    links = [link_to(header) for header in sorted({header for _, header in scene.helpers})]
    says = "says" if len(links) == 1 else "say"
    below = ""
    if len(names) == 1:
        below = f"The function {names[0]} belongs to the gallery, not to Copra; {links[0]} says what it does.\n"
    elif names:
        below = f"The functions {listed(names)} belong to the gallery, not to Copra; {listed(links)} {says} what they do.\n"
    if scene.is_part:
        below = f'The whole scene is in {link_to(scene.source)}. {below}'.rstrip(" \n") + "\n"
    return f"<details><summary>{summary_of(name)}</summary>\n@code{{.cpp}}\n{scene.code}\n@endcode\n{below}</details>\n"


def with_listings(text):
    """A page for Doxygen whose closed sections of code can be opened: it ends <details> at an empty line, which Markdown needs there."""
    return LISTING.sub(lambda found: f"{found[1]}\n@code{{.{found[2]}}}\n{found[3]}@endcode\n</details>\n", text)


def name_of(picture, found):
    """The figure or scene that a picture shows, or None; docs/images has some with - instead of _."""
    return next((name for name in (picture, picture.replace("-", "_", 1)) if name in found), None)


def with_code(text, found):
    """A page for Doxygen with the code of each picture of a scene, below the paragraph or table that has the picture."""
    def below(block):
        names = [name_of(picture, found) for picture in re.findall(r"!\[[^\]]*\]\(([\w-]+)\.png\)", block)]
        names = [name for name in names if name]
        names = [name for name in dict.fromkeys(names) if not is_of_table(found[name])]
        linked = {name: found[name] for name in names if is_linked(found[name])}
        return "".join([block, *("\n\n" + shown(name, found[name]) for name in names if name not in linked), "\n\n" + sources_of(linked) if linked else ""])

    return "\n\n".join(below(block) for block in text.split("\n\n"))


def without_code(root, pages):
    """(page, name) of each picture of the gallery that a page shows without its code. The gallery makes some scenes from the examples of
    classes, which are the code."""
    drawn = {path.stem for folder in ("golden", "thumbnails") for path in (root / "tests/gallery" / folder).glob("*.png")}
    found = scenes(root)
    for page, text in pages.items():
        for picture, caption in PICTURE.findall(text):
            name = name_of(picture, found) or picture
            if name in found and is_of_table(found[name]):
                continue
            has_code = f"<summary>{summary_of(name)}<" in text or name in found and f"sources/tests/gallery/{found[name].source}.txt" in text
            if (name in drawn or name in found) and not has_code and caption.strip() != OF_EXAMPLE:
                yield page, name
