"""Repeats the text of a group of declarations at each of them, for Doxygen, which gives it to the first only.

As for undocumented.py, a text describes the declarations below it up to an empty line or an access specifier. finish.py shows such a
group as one block.
"""
import re
from os.path import commonprefix

TEXT = re.compile(r"\s*///(?!<) ?(.*)")
NO_CODE = re.compile(r"//.*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])'")
SCOPE = re.compile(r"\s*(?:template\s*<.*>\s*)?(?:class|struct|union|namespace|extern)\b")
OTHER = re.compile(r"\s*(?:#|friend\b|class\b|struct\b|enum\b|union\b|namespace\b|using\b(?! \w+ =)|static_assert\b|[})]|[A-Z_]+\(|~|[^(]*\b_\w+ *[=;{(])")


def first_paragraph(lines):
    end = next((i for i, line in enumerate(lines) if not line.strip() or re.match(r"\s*[-*] |    ", line)), len(lines))
    return " ".join(line.strip() for line in lines[:end])


def kind_of(line):
    """What a function does, as far as a text for one kind does not describe another: the start of its name."""
    found = re.search(r"\b(create|init)\w*\(", line)
    return found[1] if found else ""


def is_of_another(first, line):
    """Whether one is an accessor and the other is not one of the same or a similar property, such as setScaleX() and getScaleY()."""
    one, other = ((re.search(r"\b(?:get|set|is|has)([A-Z]\w*)\(", text) or ["", ""])[1] for text in (first, line))
    return one != other and len(commonprefix([one, other])) < 5


def fits(text, first, line):
    """Whether the text of the declaration `first` describes this one, too. One that says what a function does fits similar functions only."""
    if not text or "///<" in line or "override" in line or "= delete" in line or OTHER.match(line):
        return False
    says_what_it_does = re.match(r"(?:[A-Z][a-z]+s|Whether|If)\b(?<!This)", text)
    if says_what_it_does and is_of_another(first, line) or text.startswith("Returns ") and re.search(r"\bset[A-Z]\w*\(", line):
        return False
    return text.startswith("The ") or kind_of(first) == kind_of(line)


def repeated(lines):
    """The lines of a header, as many as before."""
    comment, text, first, opening, ended = [], "", "", "", True
    blocks = []  # of each brace that is open, whether it is that of a scope
    is_macro = False
    for line in lines:
        found, code = TEXT.match(line), NO_CODE.sub("", line)
        is_macro, was_macro = line.endswith("\\"), is_macro
        if was_macro:  # goes on
            text = ""
        elif found:
            comment.append(found[1])
        elif ended and (not line.strip() or re.match(r"\s*(public|protected|private)\s*:", line)):
            comment, text = [], ""
        elif code.strip():
            if comment:
                opening = "/*! @brief " if len(comment) == 1 else "/** "  # Doxygen takes a text of one line whole
                text, first, comment = first_paragraph(comment), line, []
            elif ended and all(blocks) and fits(text, first, line):
                indent = len(line) - len(line.lstrip())
                line = f"{line[:indent]}{opening}{text} */ {line[indent:]}"
            scope = bool(SCOPE.match(code)) and not code.rstrip().endswith(";")
            for brace in re.findall(r"[{}]", code):
                if brace == "{":
                    blocks.append(scope)
                    text = "" if scope else text
                else:
                    blocks[-1:] = []
            ended = code.rstrip().endswith((";", "}", "{", ":")) and all(blocks) or code.lstrip().startswith("#")
        yield line
