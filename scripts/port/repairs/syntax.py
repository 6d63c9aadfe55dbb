"""What older compilers and Visual C++ accept."""
import re

from ..textfiles import without_comments
from .blocks import LITERAL, closing_brace
from .rule import Rule


def continued_comment(text, note):
    """A comment that ends with a backslash continues in the next line; Visual C++ sources in GBK have such by accident."""
    def replace(match):
        note("comments that end with a backslash", match.group(0).strip()[:40])
        return match.group(1) + "."
    return re.sub(r"(//[^\n]*?)\\[ \t]*(?=\r?$)", replace, text, flags=re.M)


# `button->::Menu::setPosition()` names the class around it, as Xcode completes it; clang accepts it for a function that both inherit.
completed_calls = Rule(r"(?<!\bthis)(->|\.)\s*::\s*(?!cocos2d\b|ax\b)\w+\s*::\s*(\w+)(?=\s*\()", r"\1\2",
                       "completed calls", "p->::Menu::setPosition() is p->setPosition()")


# `#elif` without a condition, which Visual C++ takes for `#else`.
empty_elif = Rule(r"^([ \t]*#[ \t]*)elif([ \t]*\r?)$", r"\1else\2", "#elif without a condition", "#else", re.M)


def code_behind_if(text, note):
    """`#if NAME Class::call();`: Visual C++ ignores what stands behind the condition."""
    def replace(match):
        note("code behind an #if", match.group(2).strip()[:60])
        return match.group(1)
    return re.sub(r"^([ \t]*#[ \t]*if[ \t]+(?!defined\b)\w+)([ \t]+[A-Za-z_]\w*[ \t]*(?:::|\().*)$", replace, text, flags=re.M)


# `++a.begin()`: the iterator of an array is a pointer here, which cannot be incremented before it is stored.
increment_of_begin = Rule(r"\+\+(\w+\.begin\(\))", r"std::next(\1)", "increments of begin()", "std::next(a.begin())")


def keyword_as_name(text, note):
    """A variable with the name `default`, which old versions of Visual C++ accept."""
    if not re.search(r"\b(?:auto|int|bool|float)\s+default\s*=", text):
        return text
    note("keywords as names", "default is default_")
    text = re.sub(r"\b((?:auto|int|bool|float)\s+)default(\s*=)", r"\1default_\2", text)
    return re.sub(r"\breturn\s+default\s*;", "return default_;", text)


def for_each(text, note):
    """`for each (T x in c)` of Visual C++."""
    def replace(match):
        note("for each", match.group(0))
        return f"for ({match.group(1).strip()} : {match.group(2).strip()})"
    return re.sub(r"\bfor\s+each\s*\(\s*([^();]+?)\s+in\s+((?:[^()]|\([^()]*\))+?)\s*\)", replace, text)


def assert_text(text, note):
    """`assert(x, "text")`: the macro takes one argument."""
    def replace(match):
        note("assert with a text", match.group(0).strip())
        return f"{match.group(1)}assert(({match.group(2)}) && {match.group(3)});"
    return re.sub(r'^([ \t]*)assert\s*\((.+),\s*("[^"\n]*")\s*\)\s*;', replace, text, flags=re.M)


def class_qualification(text, note):
    """`class A { void A::f(); };`: a member is declared without the name of its class."""
    for match in list(re.finditer(r"\b(?:class|struct)\s+(\w+)[^;{}()]{0,1000}\{", text)):
        name, begin = match.group(1), match.end()
        depth, end = 1, begin
        while end < len(text) and depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        body = text[begin:end]
        # A declaration: a type before the name and a list of parameters behind it, not an expression.
        pattern = rf"(?m)^([ \t]*(?:virtual\s+|static\s+|inline\s+)*(?:const\s+)?[\w:<>]+[\s*&]+){name}::(~?\w+\s*\([^;{{}}]*\)\s*(?:const\s*)?[;{{])"
        new = re.sub(pattern, lambda m: m.group(0) if m.group(1).strip() in ("return", "new", "delete", "else") else
                     m.group(1) + m.group(2), body)
        if new != body:
            note("qualified names in classes", name)
            return class_qualification(text[:begin] + new + text[end:], note)
    return text


def namespace_qualification(text, note):
    """`namespace A { void A::f() {} }`: a function is defined without the name of the namespace around it."""
    for match in reversed(list(re.finditer(r"\bnamespace\s+(\w+)\s*\{", text))):
        name, begin, end = match.group(1), match.end(), closing_brace(text, match.end())
        if end < 0:
            continue
        body = re.sub(rf"(?m)^([ \t]*(?:static\s+|inline\s+)*(?:const\s+)?[\w:<>]+[\s*&]+){name}::(\w+\s*\([^;{{}}]*\)\s*\{{)",
                      lambda m: m.group(0) if m.group(1).strip() in ("return", "new", "delete", "else") else m.group(1) + m.group(2),
                      text[begin:end])
        if body != text[begin:end]:
            note("qualified names in namespaces", name)
            text = text[:begin] + body + text[end:]
    return text


def friend_typedef(text, note):
    """`friend class iterator;` where `iterator` is another name of a class, which Visual C++ accepts."""
    def replace(match):
        name = match.group(2)
        if not re.search(rf"\btypedef\b[^;{{}}]*\b{name}\s*;|\busing\s+{name}\s*=", text):
            return match.group(0)
        note("friends by another name", name)
        return f"{match.group(1)} {name};"
    return re.sub(r"(?<=[;{}:])(\s*friend)\s+(?:class|struct)\s+(\w+)\s*;", replace, text)


def alias_of_unnamed_type(text, note):
    """`using A = enum {...};`: the type has no name, so that GCC keeps functions with such a parameter in their file."""
    def replace(match):
        note("types without a name", match.group(1))
        return f"{match.group(2)} {match.group(1)}{match.group(3)}"
    return re.sub(r"\busing\s+(\w+)\s*=\s*(enum|struct)(\s*\{)", replace, text)


def qualified_types(text, note):
    """`const enum A {...};`: the qualifier belongs to an object, and there is none, which Visual C++ accepts."""
    pattern = r"\b((?:(?:const|static|extern|volatile|inline)\s+)+)((?:enum|class|struct|union)\b[^;{}()=]{0,1000}\{)"
    for match in reversed(list(re.finditer(pattern, text))):
        end = closing_brace(text, match.end())
        if end >= 0 and re.match(r"\s*;", text[end + 1:]):
            note("qualified types", " ".join(match.group(2).split())[:60])
            text = text[:match.start()] + "\n" * match.group(1).count("\n") + match.group(2) + text[match.end():]
    return text


# `__FUNCTION__ "text"`: the name of the function is a literal for Visual C++ only.
function_in_literal = Rule(r'\b__FUNCTION__(\s*)(?=")', r"\1", "functions in literals", "__FUNCTION__ before a literal is left out")


LAMBDA = re.compile(r"\]\s*(?:\((?:[^()]|\([^()]*\))*\))?\s*(?:mutable\s*)?(?:->\s*[\w:*&<> ]+)?\s*$")
POINTER_FUNCTION = re.compile(r"^(?:[\w:<>,]+[ \t]+)*[\w:<>,]+[ \t]*\*[ \t]*(?:\w+::)*\w+[ \t]*\([^;{}()]*\)\s*(?:const\s*)?\{", re.M)


def false_as_pointer(text, note):
    """`return false;` in a function that returns a pointer, which Visual C++ accepts. Lambdas in it are left alone."""
    places = []
    for function in POINTER_FUNCTION.finditer(text):
        lambdas, position = [False], function.end()
        while position < len(text) and lambdas:
            if text[position] == "{":
                lambdas.append(lambdas[-1] or bool(LAMBDA.search(text[max(0, position - 200):position])))
            elif text[position] == "}":
                lambdas.pop()
            elif not lambdas[-1] and text[position] == "r":
                match = re.match(r"return\s+false(?=\s*;)", text[position:position + 40])
                if match and not text[position - 1].isalnum():
                    places.append((position, position + match.end()))
            position += 1
    for begin, end in reversed(places):
        text = text[:begin] + "return nullptr" + text[end:]
    if places:
        note("false as a pointer", "return nullptr")
    return text


def enumerators_of_char(text, note):
    """`enum class A : char { b = 128 };`, which Visual C++ accepts."""
    def replace(match):
        if not any(127 < int(value) < 256 for value in re.findall(r"=\s*(\d+)", match.group(3))):
            return match.group(0)
        note("enumerators of char", "unsigned char")
        return f"{match.group(1)}unsigned char{match.group(2)}{match.group(3)}"
    return re.sub(r"(\benum\s+(?:class\s+)?\w+\s*:\s*)char(\s*\{)([^}]*)", replace, text)


def exception_specification(text, note):
    """`void f() throw(X);`, which C++17 does not know."""
    def replace(match):
        statement = re.split(r"[;{}]", match.string[:match.start()])[-1]
        if re.search(r"\b(if|while|for|switch|else|catch)\b", statement):
            return match.group(0)
        note("exception specifications", match.group(0).strip()[:60])
        return match.group(1) + "\n" * match.group(0).count("\n") + match.group(2)
    return re.sub(r"(\)\s*(?:const\s*)?)\bthrow\s*\([^();]+\)\s*([;{])", replace, text)


# The cast of `std::ostringstream() << x` back to its class: since C++11 the stream is a temporary there as well.
casts_of_streams = Rule(
    r"\b(?:static|dynamic)_cast\s*<\s*((?:std::)?(?:o|w|wo)?stringstream)\s*&\s*>(?=[\s\\(]*(?:std::)?(?:o|w|wo)?stringstream\s*\()",
    r"static_cast<\1&&>", "casts of temporary streams", "static_cast<ostringstream&&>")


def lost_namespaces(texts, note_of):
    """A namespace that a game has renamed but for a use in a template, into which Visual C++ does not look before it is used:
    what follows such a name is a template function of the same file."""
    declared = {name for text in texts.values() for words in
                re.findall(r"(?:\b(?:namespace|class|struct|enum|union|typename|using)|\.\.\.)((?:\s*\b\w+){1,3})", text)
                for name in words.split()}  # with macros such as CC_DLL
    used = {}
    for file, text in texts.items():
        text = LITERAL.sub("", without_comments(text))
        for match in re.finditer(r"(?<![\w:])(\w+)::(\w+)", text):
            used.setdefault(match.group(1), []).append((file, match.group(2)))
    for name, uses in used.items():
        files = {file for file, _ in uses}
        if name in declared or len(files) != 1:
            continue
        file = files.pop()
        functions = set(re.findall(r"\btemplate\s*<[^;{]*?>[^;{(]*?\b(\w+)\s*\(", texts[file]))
        if all(member in functions for _, member in uses):
            texts[file] = re.sub(rf"(?<![\w:]){name}::(?=\w)", "", texts[file])
            note_of(file)("namespaces that are gone", f"{name}:: in a template")
