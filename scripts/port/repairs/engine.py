"""Names of 3.x and 4.x, and classes that a game defines beside the framework's."""
import re

from .blocks import closing_brace, is_in_namespace, replace_name
from ..textfiles import without_comments
from .rule import Rule


def names_of_3_0(text, note):
    """EGLView of 3.0 alpha and beta, normalize() that returned the result up to 3.0 beta, and `Seperate`, which later versions spell right."""
    new = re.sub(r"\bEGLView\s*::\s*getInstance\s*\(\s*\)", "GLView::sharedOpenGLView()", text)
    new = re.sub(r"\bEGLView\b", "GLView", new)
    if new != text:
        note("names of 3.0 alpha and beta", "EGLView is GLView")
    text = new
    new = re.sub(r"\b(onContactS|EventCode\s*::\s*S)(eperate|EPERATE)\b",
                 lambda match: match.group(1) + ("eparate" if match.group(2).islower() else "EPARATE"), text)
    if new != text:
        note("names of 3.0 alpha and beta", "onContactSeperate is onContactSeparate")
    if re.search(r"[\w>&*]\s+(?:\w+::)?normalize\s*\(", new):
        return new  # the game has a normalize() of its own

    def replace(match):
        statement = re.split(r"[;{}]", match.string[:match.start()])[-1]
        is_value = re.search(r"(?<![=!<>])=(?!=)|\breturn\b", statement) or not re.match(r"\s*;", match.string[match.end():])
        if not is_value:
            return match.group(0)
        note("names of 3.0 alpha and beta", "normalize() as a value is getNormalized()")
        return match.group(1) + "getNormalized()"
    return re.sub(r"(\.|->)normalize\s*\(\s*\)", replace, new)


def properties_of_3_0(texts, note_of):
    """CC_PROPERTY() before 3.12, whose getter was not const: for properties whose getter the game defines so."""
    defined = {match.group(1) for text in texts.values()
               for match in re.finditer(r"\w::get(\w+)\s*\(\s*(?:void)?\s*\)\s*\{", text)}

    def spell_out(match):
        kind, variable, name = match.groups()
        if name not in defined:
            return match.group(0)
        return f"protected: {kind} {variable}; public: virtual {kind} get{name}(); virtual void set{name}({kind} var);"
    for file, text in texts.items():
        new = re.sub(r"\bCC_PROPERTY\s*\(\s*([\w:*&<> ]+?)\s*,\s*(\w+)\s*,\s*(\w+)\s*\)", spell_out, text)
        if new != text:
            note_of(file)("properties before 3.12", "the getter of CC_PROPERTY() is not const")
            texts[file] = new


def names_of_3_1(texts, note_of):
    """Vector2, Matrix and their kin of 3.1, which 3.2 renamed, if the game has no types of these names itself."""
    for old, new in (("Vector2", "Vec2"), ("Vector3", "Vec3"), ("Vector4", "Vec4"), ("Matrix", "Mat4")):
        declared = re.compile(rf"\b(?:class|struct|typename|namespace|enum(?:\s+class)?)\s+{old}\b|\btypedef\b[^;]*\b{old}\s*;|\busing\s+{old}\s*="
                              rf"|\bdefine\s+{old}\b|(?<!cocos2d)::{old}\b|\b{old}\.h\b")
        if any(declared.search(without_comments(text)) for text in texts.values()):
            continue
        for file, text in texts.items():
            texts[file] = replace_name(text, old, new, r"(?:\.|->)")
            if texts[file] != text:
                note_of(file)("names of 3.1", f"{old} is {new}")


# Members of Texture2D::TexParams.
names_of_4_0 = Rule(r"(?<=\.)([st])AddressMode\b", lambda match: "wrap" + match.group(1).upper(), "names of 4.0", "sAddressMode is wrapS")


LIST_OF_ACTIONS = re.compile(r"\b(?:CC)?(?:Sequence|Spawn)::create\s*\(")
FRACTION = re.compile(r"(?<=,)\s*(\d+\.\d*[fF]?|\.\d+[fF]?)\s*,")


def numbers_among_actions(text, note):
    """`Sequence::create(a, 0.1, b, NULL)`: Linux passes fractions in registers that the function does not read, but in a page and on
    Windows they lie among the pointers."""
    for match in reversed(list(LIST_OF_ACTIONS.finditer(text))):
        end = closing_brace(text, match.end(), "()")
        for number in reversed(list(FRACTION.finditer(text, match.end(), max(end, match.end())))):
            before = text[match.end():number.start()]
            if len(re.findall(r"[({[]", before)) > len(re.findall(r"[)}\]]", before)):
                continue  # an argument of a call within
            text = text[:number.start()] + "\n" * number.group(0).count("\n") + text[number.end():]
            note("numbers among actions", f"{number.group(1)} in {match.group(0)}) is removed, as Linux ignores it")
    return text


def lengths_of_sax(texts, note_of):
    """textHandler() of a SAXDelegator took an int before 3.17."""
    if not any(re.search(r"\bSAXDelegator\b", text) for text in texts.values()):
        return
    for name, text in texts.items():
        texts[name] = re.sub(r"(\btextHandler\s*\(\s*void\s*\*\s*\w*\s*,\s*const\s+char\s*\*\s*\w*\s*,\s*)int\b", r"\1size_t", text)
        if texts[name] != text:
            note_of(name)("parsers of XML", "textHandler() takes a size_t")


def sounds_of_cocos2d_h(texts, note_of):
    """Includes SimpleAudioEngine.h where a file names its namespace and nothing that it includes does: up to 3.2 cocos2d.h did."""
    if any(re.search(r"\bnamespace\s+CocosDenshion\s*\{", text) for text in texts.values()):
        return
    includes = {name: {target.replace("\\", "/").rsplit("/", 1)[-1].lower()
                       for target in re.findall(r'^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)', text, re.M)}
                for name, text in texts.items()}
    files = {}
    for name in texts:
        files.setdefault(name.rsplit("/", 1)[-1].lower(), []).append(name)
    for name, text in texts.items():
        if not re.search(r"\bCocosDenshion\b", text):
            continue
        known, ahead = set(), set(includes[name])
        while ahead:
            header = ahead.pop()
            known.add(header)
            for file in files.get(header, ()):
                ahead |= includes[file] - known
        if "simpleaudioengine.h" not in known:
            texts[name] = '#include "audio/include/SimpleAudioEngine.h"\n#line 1\n' + text
            note_of(name)("sounds of cocos2d.h", "SimpleAudioEngine.h is included, as by cocos2d.h up to 3.2")


def template_resolution(texts, note_of):
    """The branch of desktops in AppDelegate.cpp uses a variable that some games removed: it gets a size."""
    name = "designResolutionSize"
    if any(re.search(rf"\bSize\s+{name}\b|\b{name}\s*=[^=]|define\s+{name}\b", text) for text in texts.values()):
        return
    for file, text in texts.items():
        new = re.sub(rf"\bRect\s*\(\s*0\s*,\s*0\s*,\s*{name}\.width\s*,\s*{name}\.height\s*\)", "Rect(0, 0, 640, 960)", text)
        if new != text:
            note_of(file)("the size of the window", f"{name} is declared nowhere; the window has 640 x 960 pixels")
            texts[file] = new


RELEASES = re.compile(r"for\s*\(\s*auto\s*[*&]?\s*(\w+)\s*:\s*(\w+)\s*\)\s*(\{\s*)?"
                      r"(?:CC_SAFE_RELEASE\(\1\)|\1->release\(\))\s*;(?(3)\s*\})")


def double_release(texts, note_of):
    """A destructor that releases the elements of a Vector, which releases them itself. Left alone if the game retains or
    creates the elements with new."""
    for file, text in texts.items():
        for match in reversed(list(RELEASES.finditer(text))):
            name = match.group(2)
            before = text[:match.start()]
            destructor = list(re.finditer(r"^\w[\w:<>]*::~?\w+\s*\([^;{]*\{", before, re.M))
            if not destructor or "~" not in destructor[-1].group(0):
                continue
            if not any(re.search(rf"\bVector\s*<[^<>;]*>\s*{name}\b", other) for other in texts.values()):
                continue
            pushed = re.findall(rf"\b{name}\s*\.\s*pushBack\s*\(\s*(\w+)\s*\)", text)
            if any(re.search(rf"\b{item}\s*=\s*new\b|\b{item}->retain\(", text) for item in pushed):
                continue
            text = text[:match.start()] + "/* " + match.group(0).replace("*/", "") + " */" + text[match.end():]
            note_of(file)("second releases", f"the destructor releases the elements of the Vector {name}, which does it itself")
        texts[file] = text


OPENED = re.compile(r"\bNS_CC_BEGIN\b|\bnamespace\s+cocos2d\s*\{")


def own_engine_classes(texts, note_of, names):
    """A class of the framework that a source defines again in its namespace, as it included only headers without it. The class
    gets another name in that source; `names` are those of the framework's classes."""
    for file, text in texts.items():
        if not file.endswith((".cpp", ".cc", ".cxx")):
            continue
        own = set()
        for opened in OPENED.finditer(text):
            end = text.find("NS_CC_END", opened.end()) if opened.group(0).startswith("NS") else closing_brace(text, opened.end())
            own |= set(re.findall(r"\bclass\s+(\w+)[^;{()]*\{", text[opened.end():end])) & names
        for name in sorted(own):
            text = re.sub(rf"(?<!include )(?<![\w/])(~?){name}\b(?!\.h)", rf"\1{name}OfGame", text)
            note_of(file)("classes of the framework that the game has itself", f"{name} is {name}OfGame in this source")
        texts[file] = text


TYPE = re.compile(r"^[ \t]*(?:class|struct)\s+(\w+)\s*(?::[^;{()]*)?\{|^[ \t]*typedef\s[^;{}()]*?\b(\w+)\s*;|\}\s*(\w+)\s*;", re.M)
ENUM = re.compile(r"\benum\b(?:\s+(\w+))?\s*\{([^{}]*)\}")


def own_types_of_today(texts, note_of, names):
    """Classes, other types and enumerators of a game for 2.x with names that the framework has for its own types today, without CC
    in front: with `using namespace cocos2d` they would be ambiguous. They get other names everywhere."""
    own = set()
    for file, text in texts.items():
        if re.search(r"\bNS_CC_BEGIN\b|\bnamespace\s+cocos2d\s*\{", text):
            continue
        own |= {next(filter(None, match.groups())) for match in TYPE.finditer(text)} & names
        for match in ENUM.finditer(without_comments(text)):
            found = {match.group(1), *re.findall(r"(?:^|,)\s*(\w+)", match.group(2))} & names
            if found and is_in_namespace(without_comments(text), match.start()):
                own |= found
    for name in sorted(name for name in own if not name.startswith("CC")):
        rename_of_game(texts, note_of, name)


def rename_of_game(texts, note_of, name):
    """Gives a type of the game another name everywhere, but for what the engine's namespaces have."""
    for file, text in texts.items():
        new = replace_name(text, name, name + "OfGame", r"(?:cocos2d|extension|g?ui|ax)::")
        if new != text:
            note_of(file)("classes of the framework that the game has itself", f"{name} is {name}OfGame")
            texts[file] = new


CREATED = re.compile(r"(?:static_cast\s*<\s*(\w+)\s*\*\s*>\s*\(\s*|\(\s*(\w+)\s*\*\s*\)\s*)(?:cocos2d::|ax::)?(\w+)::create(\w*)\s*\(")
INITIALIZERS = {"": "initWithFile", "WithSpriteFrame": "initWithSpriteFrame", "WithSpriteFrameName": "initWithSpriteFrameName",
                "WithTexture": "initWithTexture"}


def casts_of_created(texts, note_of):
    """`static_cast<Hero*>(Hero::create("a.png"))` without a Hero::create(): it makes a Sprite, which has no place for the members of a
    Hero, that are written behind it. It gets a real Hero."""
    classes = {}  # the base class and the body of each class
    for text in texts.values():
        for match in re.finditer(r"\bclass\s+(\w+)\s*(?:final\s*)?:\s*public\s+(?:cocos2d::|ax::)?(\w+)\s*\{", text):
            classes[match.group(1)] = match.group(2), text[match.end():closing_brace(text, match.end())]
    for file, text in texts.items():
        for match in reversed(list(CREATED.finditer(text))):
            name, maker, suffix = match.group(1) or match.group(2), match.group(3), match.group(4)
            base, body = classes.get(name, ("", ""))
            end = closing_brace(text, match.end(), "()")
            behind = re.match(r"\s*\)", text[end + 1:]) if match.group(1) else re.match("", "")
            arguments = text[match.end():end]
            makes_base = maker == base or (maker == name and not re.search(rf"\bcreate{suffix}\s*\(|\bCREATE_FUNC\b", body))
            init = INITIALIZERS.get(suffix) if arguments.strip() else "init"
            if end < 0 or not behind or not makes_base or base not in ("Sprite", "CCSprite") or not init:
                continue
            text = (f"{text[:match.start()]}[&] {{ auto* made = new {name}(); return made->{init}({arguments}) ? (made->autorelease(), made) : "
                    f"(made->release(), static_cast<{name}*>(nullptr)); }}(){text[end + 1 + behind.end():]}")
            note_of(file)("casts to a class that an object does not have", f"{maker}::create{suffix}() makes a {name}")
        texts[file] = text
