"""Old versions of libraries: Box2D, RapidJSON, json11, and the standard library."""
import re

from .blocks import closing_brace, is_in_namespace, replace_name
from .rule import Rule


BOX2D_CALLS = {"ApplyForce": 2, "ApplyLinearImpulse": 2, "ApplyForceToCenter": 1, "ApplyTorque": 1, "ApplyAngularImpulse": 1}


def _arguments(text, begin):
    """The end of the argument list that begins at `begin`, behind its parenthesis, and how many arguments it has."""
    depth, commas, position = 1, 0, begin
    while position < len(text):
        character = text[position]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                return position, commas + 1
        elif character == "," and depth == 1:
            commas += 1
        position += 1
    return None, 0


def box2d_calls(text, note):
    """Functions of Box2D 2.1 to 2.3: those that push a body got an argument, and active is enabled now."""
    if not re.search(r"\bb2(?:Body|Vec2|World)\b", text):
        return text
    for match in reversed(list(re.finditer(r"(?:->|\.)(" + "|".join(BOX2D_CALLS) + r")\s*\(", text))):
        end, count = _arguments(text, match.end())
        if end and count == BOX2D_CALLS[match.group(1)]:
            text = text[:end] + ", true" + text[end:]
            note("calls of old Box2D", match.group(1))
    renamed = re.sub(r"((?:->|\.))(Set|Is)Active\b(?=\s*\()", r"\1\2Enabled", text)
    if renamed != text:
        note("calls of old Box2D", "SetActive, IsActive")
    return renamed


# The library json11 of 2014 compares nulls by their order, which C++ took back.
null_of_json11 = Rule(r"(\bValue\s*<\s*Json::NUL\s*,\s*)(?:std::)?nullptr_t\b", r"\1CopraPortNull", "order of null", "json11")


def _repair_handler(texts, file, name, returned, note_of):
    text = texts[file]
    for match in reversed(list(re.finditer(returned, text))):
        opened = re.compile(r"[^;{}]{0,1000}\{").match(text, match.end())
        if opened:
            end = closing_brace(text, opened.end())
            body = re.sub(r"\breturn\s+\*\s*this\s*;", "return true;", text[opened.end():end])
            text = text[:opened.end()] + body + text[end:]
        key = ""
        if re.match(r"StartObject\s*\(", text[match.end():]):
            key = "template<class Text, class Length> bool Key(Text text, Length length, bool copy) { return String(text, length, copy); } "
        text = text[:match.start()] + key + "bool " + text[match.end():]
    if text != texts[file]:
        note_of(file)("handlers of RapidJSON 0.1", f"the functions of {name} return bool")
        texts[file] = text


EVENTS_OF_JSON = "Null|Bool|Int|Uint|Int64|Uint64|Double|String|StartObject|EndObject|StartArray|EndArray"


def handlers_of_rapidjson(texts, note_of):
    """Handlers of RapidJSON 0.1, whose functions return the handler: today they return whether to go on, and names of members,
    which were strings like others, have a function of their own."""
    for file, text in texts.items():
        if "EndObject" not in text:
            continue
        for name in re.findall(r"\b(?:class|struct)\s+(\w+)[^;{}()]{0,1000}\{", text):
            returned = rf"\b{name}\s*&\s*(?=(?:{name}\s*::\s*)?(?:{EVENTS_OF_JSON})\s*\()"
            if re.search(rf"{returned}EndObject\b", text):
                for other in texts:
                    _repair_handler(texts, other, name, returned, note_of)


def _replace(texts, note_of, pattern, new, title, detail):
    for file, text in texts.items():
        replaced = re.sub(pattern, new, text)
        if replaced != text:
            note_of(file)(title, detail)
            texts[file] = replaced


def own_make_unique(texts, note_of):
    """make_unique() that a game of C++11 declares itself, beside that of std since C++14: it gets another name."""
    if any(re.search(r"unique_ptr\s*<\s*\w+\s*>\s+make_unique\s*\(", text) for text in texts.values()):
        _replace(texts, note_of, r"(?<![:\w])make_unique\b", "makeUniqueOfGame",
                 "functions that C++14 has too", "make_unique() of the game is makeUniqueOfGame()")


# What a game defines that std has since a later standard, beside its kind of parameters: a template, or numbers.
NUMBER = r"(?:const\s+)?(?:unsigned|signed|long|short|int|float|double|size_t|s?size_t|u?int\d+_t)\b[^;{]*"
FUNCTIONS_OF_STD = {"clamp": (17, None), "gcd": (17, None), "lerp": (20, NUMBER), "midpoint": (20, NUMBER), "to_string": (11, NUMBER)}


def own_functions_of_std(texts, note_of):
    """Functions that a game declares itself beside those of later standards, with which they are ambiguous: they get other names."""
    for name, (standard, parameters) in FUNCTIONS_OF_STD.items():
        template = rf"template\s*<[^;{{]*>\s*(?:(?:constexpr|inline|static)\s+)*(?:const\s+)?\w+\s*&?\s+{name}\s*\("
        plain = rf"^[ \t]*(?:(?:constexpr|inline|static|extern)\s+)*[\w:]+[ \t&*]+{name}\s*\(\s*{parameters}\)\s*[;{{]"
        declared = re.compile(plain if parameters else template, re.M)
        if any(is_in_namespace(text, match.start()) for text in texts.values() for match in declared.finditer(text)
               if not match.group(0).lstrip().startswith(("return", "else"))):
            new = re.sub(r"_(\w)", lambda match: match.group(1).upper(), name) + "OfGame"
            _replace(texts, note_of, rf"(?<![\w.>])(?<!std::){name}(?=\s*(?:<[\w:]+>)?\s*\()", new,
                     f"functions that C++{standard} has too", f"{name}() of the game is {new}()")


# The allocator of RapidJSON 1.1 cannot be copied.
allocators_of_rapidjson = Rule(r"\bauto\s+(\w+\s*=\s*\w+(?:\.|->)GetAllocator\s*\(\s*\)\s*;)", r"auto& \1",
                               "allocators of RapidJSON", "auto& for GetAllocator()")


def values_of_rapidjson(texts, note_of):
    """`Value` in a game for 2.x that uses the namespace of RapidJSON: cocos2d has one today, too."""
    if not any(re.search(r"\busing\s+namespace\s+rapidjson\b", text) for text in texts.values()):
        return
    for file, text in texts.items():
        new = replace_name(text, "Value", "rapidjson::Value", r"\w+::")
        if new != text:
            note_of(file)("names of RapidJSON", "Value is rapidjson::Value")
            texts[file] = new


def headers_of_tinyxml2(texts, note_of):
    """TinyXML2 by its names alone, in a game whose copy of the engine includes it in cocos2d.h."""
    if any(re.search(r"#\s*include\s*[<\"][^>\"\n]*tinyxml2\.h", text) for text in texts.values()):
        return
    for file, text in texts.items():
        if re.search(r"\btinyxml2::", text):
            texts[file] = '#include "tinyxml2/tinyxml2.h"\n#line 1\n' + text
            note_of(file)("headers of TinyXML2", "tinyxml2/tinyxml2.h is included")


# `make_pair<A, B>(a, b)` of C++03: since C++11 its parameters are references to temporaries.
pairs = Rule(r"\bmake_pair(?=\s*<(?:[^<>();]|<(?:[^<>();]|<[^<>();]*>)*>)*>\s*\()", "pair", "pairs with types",
             "make_pair<A, B>() is pair<A, B>()")

# A name of old versions of TinyXML2.
names_of_tinyxml2 = Rule(r"\bXML_NO_ERROR\b", "XML_SUCCESS", "names of TinyXML2", "XML_NO_ERROR is XML_SUCCESS")


def clocks(texts, note_of):
    """`high_resolution_clock` beside `steady_clock`: the same class for Visual C++."""
    if any(re.search(r"\bsteady_clock\b", text) for text in texts.values()):
        _replace(texts, note_of, r"\bhigh_resolution_clock\b", "steady_clock",
                 "clocks", "high_resolution_clock is steady_clock, as for Visual C++")
