"""Repeats the text of a group of declarations at each of them, for Doxygen, which gives it to the first only.
Adds texts for what all classes have: init(), constructors, other names of a function, and the variables of
accessors. Leaves out the protected variables that games do not use, and the arguments by which tests find their line.

As for undocumented.py, a text describes the declarations below it up to an empty line or an access specifier.
"""
import re

FIELD = re.compile(r"    [\w:<>*&, ]+ [*&]?_(\w+)(?: = [^;]*|\{[^;]*\})?;$")
# A protected variable. Games use those of KEPT; they are counted over published games.
VARIABLE = re.compile(r"    (?!return\b|using\b|friend\b|typedef\b)(?:mutable |static |inline |constexpr )*[\w:<>*&, ]+[ *&]_\w+(?:\[\w+\])?(?: : \d+)?(?: = [^;]*|\{[^;]*\})?;(?: *//.*)?$")
KEPT = re.compile(r"[ *&]_(?:eventDispatcher|director|globalZOrder|position|target|scheduler|actionManager|children|startPosition|previousPosition|touchEnabled|"
                  r"visible|duration|modelViewTransform|contentSize|parent|selectedItem|state|highlighted|enabled|selected|elapsed)\b")
# Functions that connect Node with other classes of the framework.
OF_NODE = re.compile(r"    .*\b(?:drawProgram|drawsSpecially|hasPerspective|visitsSpecially|stopResting|drawWithProgram|extras|localTransform|isLocalTransformDirty|"
                     r"markTransformDirty|insertChild|detachChild)\([^;]*\)(?: const)?(?:;| \{.*\})|    static constexpr uint8_t k(?:LocalTransformDirty|Resting)\b")
SEVERAL = re.compile(r"( *)([\w:<>]+) (\w+(?:, \w+)+);$")
TEXT = re.compile(r"\s*///(?!<) ?(.*)")
NO_CODE = re.compile(r"//.*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])'")
SCOPE = re.compile(r"\s*(?:template\s*<.*>\s*)?(?:class|struct|union|namespace|extern)\b")
OTHER = re.compile(r"\s*(?:#|friend\b|class\b|struct\b|enum\b|union\b|namespace\b|using\b(?! \w+ =)|static_assert\b|[})]|[A-Z_]+\(|~|[^(]*\b_\w+ *[=;{(])")


# Texts of a group: in the imperative (Send touch events), or about names and constants.
GROUP = re.compile(r"(?:Add|Do|Fill|Multiply|Read|Send|Set|Store|Take|Write|Arithmetic|Deprecated|Iterators|Names|Often|Old names|Keys|Sources|Empty containers|The content by|"
                   r"The same with the names|The names|The gl) ")
# The texts in the imperative are shown in the third person.
IMPERATIVE = re.compile(r"(?:Add|Do|Fill|Multiply|Read|Send|Set|Store|Take|Write)(?= (?!by |when |not ))")
ACCESSOR = re.compile(r"(?:get|is|has)[A-Z]")
# What a setter does, which is not what the other accessor returns.
SETS = re.compile(r"(?:Changes|Enables|Ends|Makes|Mirrors|Moves|Remembers|Removes|Replaces|Returns|Rotates|Scales|Sets?|Shows|Slants|Starts|Suspends) ")


def as_statement(text):
    found = IMPERATIVE.match(text)
    if not found:
        return text
    verb = {"Do": "Does", "Multiply": "Multiplies"}.get(found[0], found[0] + "s")
    return verb + text[found.end():]


def first_paragraph(lines):
    end = next((i for i, line in enumerate(lines) if not line.strip() or re.match(r"\s*[-*] |    ", line)), len(lines))
    return " ".join(line.strip() for line in lines[:end])


def name_of(line):
    """The name of the function that a line declares; "" for a variable or a type."""
    found = re.search(r"(operator\W+?|~?\w+) *\(", re.sub(r"<[^()]*>|function<.*?\)>", "", line))
    return found[1] if found else ""


def property_of(name):
    return re.sub(r"^(get|set|is|has)(?=[A-Z]|on[A-Z])", "", name)


def is_like(first, line):
    """Whether a function without a text is an overload of another, or the other accessor of its property."""
    one, other = name_of(first), name_of(line)
    is_pair = property_of(other) != other and property_of(one) == property_of(other)
    return bool(other) and (one == other or is_pair) and not re.search(r"override|= delete", line)


def fits(text, first, line):
    """Whether the text of the declaration `first` describes this one, too: an overload, the other accessor of its property, a variable of
    the same type, or what a text in the imperative is about. Everything else needs a text of its own."""
    one, other = name_of(first), name_of(line)
    if not text or "override" in line and one != other or "= delete" in line or OTHER.match(line):
        return False
    if other and one == other:
        return "()" not in first or not re.match(r"    \w+\(|    (?:explicit|constexpr) ", first)  # another constructor
    if property_of(one) == property_of(other) != other:
        return not SETS.match(text)
    if GROUP.match(text):
        return not ACCESSOR.match(other) or ACCESSOR.match(one) is not None or re.match("Names|Old|Deprecated|The", text) is not None
    return not one and not other and kind_of(first) == kind_of(line)


def kind_of(line):
    """The type of a variable; callbacks are of one kind, and so are names of types, and variables of a union."""
    line = re.sub(r"///.*", "", line).strip()
    if found := re.match(r"using|typedef|template|std::function|cc\w+Callback", line):
        return found[0]
    return re.sub(r"\s*[*&]*\s*\w+(?:\[[^]]*\])?\s*(?:=.*|\{.*\})?;?$", "", re.sub(r" = .*", "", line))


CREATE = re.compile(r"static (\w+)\* (create\w*)\(((?:[^()]|\([^()]*\))*)\)")
INIT = re.compile(r" *(?:virtual )?bool (init\w*)\((.*)\) *[;{]")
FORWARDED = re.compile(r"    (?:static |virtual )*[\w:&*<> ]+?\b([a-z]\w*)\((.*?)\)(?: const)? \{ (?:return )?(?:node_\(\)\.)?([a-z]\w*)\((.*)\); \}$")
CONSTRUCTOR = re.compile(r"    (\w+)\(\)(?: = default)?;$")


OPERATORS = {"==": "Whether both values are equal.", "!=": "Whether the values differ.",
             "+": "Returns the sum.", "-": "Returns the difference.", "*": "Returns the product.", "/": "Returns the quotient.",
             "+=": "Adds the other value to this one.", "-=": "Subtracts the other value from this one.",
             "*=": "Multiplies this value by the other one.", "/=": "Divides this value by the other one.",
             "=": "Replaces the value with that of the other object.",
             "<": "Whether this value is less than the other one.", ">": "Whether this value is greater than the other one.",
             "<=": "Whether this value is less than or equal to the other one.",
             ">=": "Whether this value is greater than or equal to the other one."}


# What every smart pointer has.
POINTERS = ((r"    (\w+)\(std::nullptr_t\)", "Constructs an empty pointer from `nullptr`."), (r"    (\w*Ptr)\(T\* \w+\)", "Constructs a pointer to an object, or an empty one from null."),
            (r"    T\* operator->\(\)", "Gives access to the members of the object. The pointer must not be null."),
            (r"    explicit operator bool\(\) const \{ return .* != nullptr; \}", "Whether the pointer is not null."))


def types_of(parameters):
    """The types of parameters, without names and default values."""
    return [re.sub(r"\W*\w+$", "", re.sub(r" = .*", "", one).strip()) for one in re.split(r",(?![^<(]*[>)])", parameters)]


class Standard:
    """Texts for what is the same in all classes: protected variables with an accessor, constructors, operators, and init() beside create()."""

    def __init__(self, lines):
        text = "\n".join(lines)
        self.accessors = set(re.findall(r"\b(?:set|get|is|has)[A-Z]\w*(?=\()", text))
        self.creates = CREATE.findall(text)

    def text_of(self, line):
        if "= delete" in line:
            return None
        if field := FIELD.match(line):
            name = field[1][:1].upper() + field[1][1:]
            return next((f"See {kind}{name}()." for kind in ("set", "get", "is", "has") if kind + name in self.accessors), None)
        if found := CONSTRUCTOR.match(line):
            has_create = any(one[:2] == (found[1], "create") for one in self.creates)
            return "Constructs an object for a derived class. Games call create()." if has_create else "Constructs an object with default values."
        if found := INIT.match(line):
            fitting = [name for _, name, parameters in self.creates if types_of(parameters) == types_of(found[2])]
            name = found[1].replace("init", "create", 1)
            if fitting:
                return f"Initializes a new object as {name if name in fitting else fitting[0]}() does. Returns false on failure."
        if found := re.match(r"    (?!using)(?:.*[ &*>])?operator([-+*/!=<>]=?)\((.*?)\)(?!\()", line):
            return OPERATORS[found[1]] if found[2] else {"-": "Returns the negative.", "*": "Returns the object. The pointer must not be null."}.get(found[1])
        if found := next((text for pattern, text in POINTERS if re.match(pattern, line)), None):
            return found
        if found := re.match(r"    (\w+)\((?:const \1&|\1&&)", line):
            return ("Constructs a copy of another object." if "const" in line else
                    "Constructs an object that takes over the contents of another one.")
        if re.match(r"    (?:constexpr )?[A-Z]\w*\(\)(?: noexcept)? = default;$", line):
            return "Constructs an object with default values."
        if found := FORWARDED.match(line):
            names = [re.sub(r".*\W", "", parameter) for parameter in found[2].split(", ")]
            return f"The same as {found[3]}()." if found[1] != found[3] and names == found[4].split(", ") else None
        if found := re.match(r"    static (\w+)\* create\w*\(", line):
            return f"Creates an autoreleased {found[1]}."
        return None


def without_inside(lines):
    """The lines of a header, as many as before, without protected variables of the framework and functions of Node for its own classes."""
    kept, comment, access = [], 0, ""
    for line in lines:
        stripped = line.strip()
        if found := re.match(r"(public|protected|private)\s*:", stripped):
            access = found[1]
        elif re.match(r"(?:template<.*> *)?(?:class|struct) [^;]*$", line):
            access = "private" if "class " in line else "public"
        if access == "protected" and (VARIABLE.match(line) or OF_NODE.match(line)) and not KEPT.search(line):
            kept[len(kept) - comment:] = [""] * comment
            line = ""
        comment = comment + 1 if stripped.startswith("///") else 0
        kept.append(line)
    return kept


def without_lines_of_tests(lines):
    """Each function of TestApp can be passed the line of the test, which is the line of the call if the test does not."""
    text = re.sub(r",(\s*)const TestLine& \w+ = TestLine::current\(\)", r"\1", "\n".join(lines))
    return re.sub(r"\(const TestLine& \w+ = TestLine::current\(\)\)", "()", text).split("\n")


SETTER_OR_GETTER = re.compile(r"\s*(?:/\*[!*] (?:@brief )?(?P<text>.*?) \*/ )?(?:virtual |static )*(?:(?P<setter>void set)|[\w:<>*& ]+[ *&](?:get|is|has))[A-Z]\w*\(")
NOUN = re.compile(r"(?:The (?!same |old |names? |form |gl|\w+(?: of an? [\w ]+)? (?:is|are) )|An? (?:number|text|pointer|string|name|flag|object|font file)\b|"
                  r"Whether |How |Where (?!it )|Which )")


def as_action(text):
    """What a setter does, if its text says what the property is: The color -> Sets the color."""
    return f"Sets {text[0].lower()}{text[1:]}" if NOUN.match(text) else text


def as_value(text):
    """What a getter returns, if its text says what the setter does: Sets the color -> Returns the color."""
    return re.sub(r"^Sets (?=the |an? |whether |how |where |which )", "Returns ", text)


def with_accessors_in_words(lines):
    """The lines of a header in which the text of a setter says what it sets, and that of a getter does not."""
    lines = list(lines)
    for i, line in enumerate(lines):
        if not (found := SETTER_OR_GETTER.match(line)):
            continue
        worded = as_action if found["setter"] else as_value
        if found["text"]:
            lines[i] = line[:found.start("text")] + worded(found["text"]) + line[found.end("text"):]
        elif "///<" in line:
            start, mark, text = line.partition("///< ")
            lines[i] = start + mark + (worded(text) if text else "")
        else:
            first = i
            while first and TEXT.match(lines[first - 1]):
                first -= 1
            if first < i and (text := TEXT.match(lines[first])[1]):
                lines[first] = lines[first].replace(text, worded(text), 1)
    return lines


def repeated(lines):
    """The lines of a header, as many as before."""
    return with_accessors_in_words(with_texts_repeated(lines))


def with_texts_repeated(lines):
    lines = without_lines_of_tests(without_inside(lines))
    standard = Standard(lines)
    comment, text, first, opening, ended = [], "", "", "", True
    beside = "", ""  # the last declaration with a text beside it, and that text
    blocks = []  # of each brace that is open, whether it is that of a scope
    is_macro = False
    for line, below in zip(lines, [*lines[1:], ""]):
        has_own_text = "///<" in line or line.endswith(" =") and "///<" in below
        found, code = TEXT.match(line), NO_CODE.sub("", line)
        is_macro, was_macro = line.endswith("\\"), is_macro
        if was_macro:  # goes on
            text = ""
        elif found:
            if not comment:
                line = line.replace(found[1], as_statement(found[1]))
            comment.append(found[1])
        elif ended and (not line.strip() or re.match(r"\s*(public|protected|private)\s*:", line)):
            comment, text = [], ""
        elif code.strip():
            if comment:
                opening = "/*! @brief " if len(comment) == 1 else "/** "  # Doxygen takes a text of one line whole
                text, first, comment = first_paragraph(comment), line, []
                if several := SEVERAL.match(line):
                    line = several[1] + f" /*! @brief {text} */ ".join(f"{several[2]} {name};" for name in several[3].split(", "))
            elif has_own_text:
                own = line.partition("///<")[2].strip().rstrip(".")
                if own.lower() == "likewise" and (text or beside[1]):
                    line = f"{line.partition('///<')[0]}///< {text or beside[1]}"
                if not name_of(line.partition("///<")[0]):
                    text = ""  # a variable with a text of its own ends the group
            elif ended and all(blocks) and fits(text, first, line):
                indent = len(line) - len(line.lstrip())
                line = f"{line[:indent]}{opening}{as_statement(text)} */ {line[indent:]}"
            elif ended and all(blocks) and is_like(beside[0], line):
                line = f"/*! @brief {beside[1]} */ {line}"
            elif ended and all(blocks) and (of_kind := standard.text_of(line)):
                line = f"/*! @brief {of_kind} */ {line}"
            if "///<" in line:
                beside = line.partition("///<")[0], line.partition("///<")[2].strip()
            scope = bool(SCOPE.match(code)) and not code.rstrip().endswith(";")
            for brace in re.findall(r"[{}]", code):
                if brace == "{":
                    blocks.append(scope)
                    text = "" if scope else text
                else:
                    blocks[-1:] = []
            ended = code.rstrip().endswith((";", "}", "{", ":")) and all(blocks) or code.lstrip().startswith("#")
        yield line
