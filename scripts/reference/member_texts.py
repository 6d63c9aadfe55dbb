"""Repeats the text of a group of declarations at each of them, for Doxygen, which gives it to the first only. A
protected variable without a text refers to its accessor.

As for undocumented.py, a text describes the declarations below it up to an empty line or an access specifier. finish.py shows such a
group as one block.
"""
import re

FIELD = re.compile(r"    [\w:<>*&, ]+ [*&]?_(\w+)(?: = [^;]*|\{[^;]*\})?;$")
TEXT = re.compile(r"\s*///(?!<) ?(.*)")
NO_CODE = re.compile(r"//.*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])'")
SCOPE = re.compile(r"\s*(?:template\s*<.*>\s*)?(?:class|struct|union|namespace|extern)\b")
OTHER = re.compile(r"\s*(?:#|friend\b|class\b|struct\b|enum\b|union\b|namespace\b|using\b(?! \w+ =)|static_assert\b|[})]|[A-Z_]+\(|~|[^(]*\b_\w+ *[=;{(])")


GROUP = re.compile(r"(?:Add|Append|Call|Change|Convert|Create|Dispatch|Do|Edit|Fill|Find|Multiply|Notify|Remove|Reorder|Send|Set|"
                   r"Store|Take|Transform|Write|Arithmetic|Deprecated|Iterators|Names|Old names|These|The gl|The same|The names|Return the) ")
PLURAL = re.compile(r"The [a-z]+s\b")
DOES = re.compile(r"(?:[A-Z][a-z]+s|Called|Cannot|Null|Whether|If|After|See|As|From|`\w+`)\b(?<!This)")


def first_paragraph(lines):
    end = next((i for i, line in enumerate(lines) if not line.strip() or re.match(r"\s*[-*] |    ", line)), len(lines))
    return " ".join(line.strip() for line in lines[:end])


def name_of(line):
    """The name of the function that a line declares; "" for a variable or a type."""
    found = re.search(r"(operator\W+?|~?\w+) *\(", re.sub(r"<[^()]*>|function<.*?\)>", "", line))
    return found[1] if found else ""


def property_of(name):
    return re.sub(r"^(get|set|is|has)(?=[A-Z])", "", name)


def words(name):
    """The words of a name, as far as they are found in a text: resume() in "Pauses or resumes"."""
    found = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
    return [word.lower()[:5] for word in found if word not in ("get", "set", "is", "has", "to", "for", "with")]


def fits(text, first, line):
    """Whether the text of the declaration `first` describes this one, too.

    A text in the imperative is that of a group (Send touch events). Others fit overloads, the other accessor of a property, and
    functions that they name: the capacity (The size, and the capacity), resume() (Pauses or resumes it).
    """
    if not text or "///<" in line or "override" in line or "= delete" in line or OTHER.match(line):
        return False
    one, other = name_of(first), name_of(line)
    if other and one == other:
        return True
    if text.startswith("Returns ") and other.startswith("set"):
        return False
    subject = property_of(other)
    if GROUP.match(text) or subject != other and property_of(one) == subject:
        return True
    if not one and not other:
        return not DOES.match(text)
    if not one or not other:
        return False
    if DOES.match(text):
        word = words(other)[:1] if not text.startswith("Called") else words(other)[-1:]
        return word != words(one)[:1] and bool(word) and word[0] in text.lower()
    shared = len(subject) == len(property_of(one)) and subject[:-1] == property_of(one)[:-1]  # ScaleX, ScaleY
    return shared or PLURAL.match(text) and subject != other or words(other)[-1:] and words(other)[-1] in text.lower()


def accessor_of(line, functions):
    """The function to which a protected variable without a text refers: setScale() for _scale; None if there is none."""
    field = FIELD.match(line)
    name = field and field[1][:1].upper() + field[1][1:]
    return next((kind + name for kind in ("set", "get", "is", "has") if kind + name in functions), None) if field else None


def repeated(lines):
    """The lines of a header, as many as before."""
    functions = set(re.findall(r"\b(?:set|get|is|has)[A-Z]\w*(?=\()", "\n".join(lines)))
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
            elif ended and all(blocks) and (accessor := accessor_of(line, functions)):
                line = f"/*! @brief See {accessor}(). */ {line}"
            scope = bool(SCOPE.match(code)) and not code.rstrip().endswith(";")
            for brace in re.findall(r"[{}]", code):
                if brace == "{":
                    blocks.append(scope)
                    text = "" if scope else text
                else:
                    blocks[-1:] = []
            ended = code.rstrip().endswith((";", "}", "{", ":")) and all(blocks) or code.lstrip().startswith("#")
        yield line
