"""Repeats the text of a group of declarations at each of them, for Doxygen, which gives it to the first only.

As for undocumented.py, a text describes the declarations below it up to an empty line or an access specifier. finish.py shows such a
group as one block.
"""
import re

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


def fits(text, first, line):
    """Whether the text of the declaration `first` describes this one, too: that of a getter does not describe a setter."""
    return text and "///<" not in line and "override" not in line and "= delete" not in line and not OTHER.match(line) and kind_of(first) == kind_of(line) and not (
        text.startswith("Returns ") and re.search(r"\bset[A-Z]\w*\(", line))


def repeated(lines):
    """The lines of a header, as many as before."""
    comment, text, first, opening, ended = [], "", "", "", True
    blocks = []  # of each brace that is open, whether it is that of a scope
    for line in lines:
        found, code = TEXT.match(line), NO_CODE.sub("", line)
        if found:
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
