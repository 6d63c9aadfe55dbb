"""Repairs of sources that a compiler for Linux rejects for mechanical reasons. Every function keeps the number of lines.

Each takes the text and `note(repair, what)`, which it calls for every change, and returns the new text.
"""
import re


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
    for match in list(re.finditer(r"\b(?:class|struct)\s+(\w+)[^;{}()]*\{", text)):
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
        name, begin, end = match.group(1), match.end(), _closing_brace(text, match.end())
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
    return re.sub(r"\b(friend)\s+(?:class|struct)\s+(\w+)\s*;", replace, text)


def alias_of_unnamed_type(text, note):
    """`using A = enum {...};`: the type has no name, so that GCC keeps functions with such a parameter in their file."""
    def replace(match):
        note("types without a name", match.group(1))
        return f"{match.group(2)} {match.group(1)}{match.group(3)}"
    return re.sub(r"\busing\s+(\w+)\s*=\s*(enum|struct)(\s*\{)", replace, text)


def continued_comment(text, note):
    """A comment that ends with a backslash continues in the next line; Visual C++ sources in GBK have such by accident."""
    def replace(match):
        note("comments that end with a backslash", match.group(0).strip()[:40])
        return match.group(1) + "."
    return re.sub(r"(//[^\n]*?)\\[ \t]*(?=\r?$)", replace, text, flags=re.M)


PLATFORM_IF = re.compile(r"^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif)\b(.*)$", re.M)
PLATFORM = re.compile(r"(?:CC|AX)_PLATFORM_(\w+)")
DESKTOPS = ("MAC", "WIN32")


def _chains(text):
    """The #if ... #endif chains of a text: lists of (match of the line, kind, condition)."""
    open_chains = []
    for match in PLATFORM_IF.finditer(text):
        kind, condition = match.group(1), match.group(2)
        if kind in ("if", "ifdef", "ifndef"):
            open_chains.append([(match, kind, condition)])
        elif open_chains:
            open_chains[-1].append((match, kind, condition))
            if kind == "endif":
                yield open_chains.pop()


DECLARED = re.compile(r"^[ \t]*(?:#[ \t]*define[ \t]+(\w+)|(?:(?:static|const|extern|constexpr)[ \t]+)+[\w:<>*& \t]*?\b(\w+)[ \t]*(?:\[\s*\w*\s*\])?[ \t]*=)", re.M)


def platform_constants(text, note):
    """Constants that each platform gets in an #if of its own, without one for Linux: those of another desktop are taken."""
    chains = [chain for chain in _chains(text) if len(chain) == 2 and chain[0][1] == "if" and "!=" not in chain[0][2]]
    declared = []
    for chain in chains:
        names = {first or second for first, second in DECLARED.findall(text[chain[0][0].end():chain[1][0].start()])}
        declared.append((chain[0][0], set(PLATFORM.findall(chain[0][2])), names))
    for line, platforms, names in reversed(declared):
        desktop = next((name for name in DESKTOPS if name in platforms), None)
        others = [other for other in declared if other[0] is not line and other[2] & names and other[1]]
        if not desktop or not others or any("LINUX" in other[1] for other in declared):
            continue
        if desktop != DESKTOPS[0] and any(DESKTOPS[0] in other[1] for other in others):
            continue  # the branch of macOS is taken
        prefix = "AX" if "AX_PLATFORM" in line.group(2) else "CC"
        condition = line.group(2).rstrip("\r").strip()
        text = text[:line.start()] + f"#if ({condition}) || ({prefix}_TARGET_PLATFORM == {prefix}_PLATFORM_LINUX)" + text[line.end():]
        note("platform switches without Linux", f"the constants of {desktop} are taken")
    return text


SIZE_OF_WINDOW = re.compile(r"(?:\s*[\w:()>-]+(?:->|\.)setFrame(?:Size|ZoomFactor)\s*\([^;]*\)\s*;)+\s*")


def window_of_desktop(text, note):
    """The size of the window that is set for another desktop only."""
    for chain in reversed(list(_chains(text))):
        (line, kind, condition), end = chain[0], chain[-1][0]
        platforms = set(PLATFORM.findall(condition))
        if (len(chain) != 2 or kind != "if" or "!=" in condition or "LINUX" in platforms or platforms.isdisjoint(DESKTOPS)
                or not SIZE_OF_WINDOW.fullmatch(re.sub(r"//[^\n]*", "", text[line.end():end.start()]))):
            continue
        note("platform switches without Linux", "the size of the window is set as on another desktop")
        text = text[:line.start()] + f"#if ({condition.strip()}) || (CC_TARGET_PLATFORM == CC_PLATFORM_LINUX)" + text[line.end():]
    return text


def platform_branches(text, note):
    """Platform switches without a branch for Linux take that of another desktop."""
    changes = []
    for chain in _chains(text):
        branches = [(match, set(PLATFORM.findall(condition))) for match, kind, condition in chain if kind in ("if", "elif")]
        kinds = {kind for _, kind, _ in chain}
        named = set().union(*(names for _, names in branches))
        if "else" in kinds or "LINUX" in named or len(branches) < 2 or not all(names for _, names in branches):
            continue
        for desktop in DESKTOPS:
            taken = [match for match, names in branches if desktop in names and "!=" not in match.group(2)]
            if taken:
                line = taken[0]
                prefix = "AX" if "AX_PLATFORM" in line.group(2) else "CC"
                kind = "if" if line.group(1) == "if" else "elif"
                condition = line.group(2).rstrip("\r").strip()
                changes.append((line.start(), line.end(), f"#{kind} ({condition}) || ({prefix}_TARGET_PLATFORM == {prefix}_PLATFORM_LINUX)"))
                note("platform switches without Linux", f"the branch of {desktop} is taken")
                break
    for begin, end, line in sorted(changes, reverse=True):
        text = text[:begin] + line + text[end:]
    return text


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


def label_strings(texts, note_of):
    """Strings of labels in 2.x are const char*; unless the game has a getString() of its own. Changes the map of texts."""
    if any(re.search(r"[\w>][\s*&]+(?:\w+::)?getString\s*\(", text) for text in texts.values()):
        return
    for name, text in texts.items():
        new = re.sub(r"((?:->|\.)\s*getString\s*\(\s*\))(?!\s*\.\s*\w)", r"\1.c_str()", text)
        if new != text:
            note_of(name)("strings of labels", "getString().c_str()")
            texts[name] = new


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


def function_in_literal(text, note):
    """`__FUNCTION__ "text"`: the name of the function is a literal for Visual C++ only."""
    new = re.sub(r'\b__FUNCTION__(\s*)(?=")', r"\1", text)
    if new != text:
        note("functions in literals", "__FUNCTION__ before a literal is left out")
    return new


def reverse_of_actions(text, note):
    """`reverse()` of an action of 2.x, which is const since 3.0, and copyWithZone() of the engine's actions, which is gone."""
    new = re.sub(r"\bCC\w+::copyWithZone\s*\(\s*\w+\s*\)\s*;", ";", text)
    # The actions without duration return CCFiniteTimeAction* in 2.x: those stay beside the function of today.
    new = re.sub(r"(\bCCAction(?:Interval|Ease\w*)\s*\*\s*(?:\w+::)?reverse\s*\(\s*(?:void)?\s*\))(?=\s*(?:override\s*)?[;{])", r"\1 const", new)
    if new != text:
        note("reverse() of actions", "it is const, and there is no copyWithZone()")
    return new


def random_of_c(text, note):
    """`random()` beside that of the namespace cocos2d, which 2.x did not have."""
    new = re.sub(r"(?<![\w.>:])random\s*\(\s*\)", "::random()", text)
    if new != text:
        note("random() of C", "::random()")
    return new


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


def exception_specification(text, note):
    """`void f() throw(X);`, which C++17 does not know."""
    def replace(match):
        statement = re.split(r"[;{}]", match.string[:match.start()])[-1]
        if re.search(r"\b(if|while|for|switch|else|catch)\b", statement):
            return match.group(0)
        note("exception specifications", match.group(0).strip()[:60])
        return match.group(1) + "\n" * match.group(0).count("\n") + match.group(2)
    return re.sub(r"(\)\s*(?:const\s*)?)\bthrow\s*\([^();]+\)\s*([;{])", replace, text)


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


def missing_semicolon(text, note):
    """`CC_SAFE_DELETE(p)` without a semicolon: the macros of 1.x end with a brace."""
    new = re.sub(r"(?m)^([ \t]*CC_SAFE_(?:DELETE|DELETE_ARRAY|FREE|RELEASE|RELEASE_NULL|RETAIN)[ \t]*\([^;{}()\n]*\))(?=[ \t]*(?://[^\n]*)?\r?\n)(?!\s*[;,)])",
                 r"\1;", text)
    if new != text:
        note("macros without a semicolon", "CC_SAFE_DELETE(p) gets one")
    return new


def typed_dictionaries(text, note):
    """`CCDictionary<Key, Value>` of 1.x, a macro there."""
    new = re.sub(r"\bCCDictionary(?=\s*<)", "CCMutableDictionary", text)
    if new != text:
        note("dictionaries of 1.x", "CCDictionary<> is CCMutableDictionary<>")
    return new


def static_comparisons(text, note):
    """`CCRect::CCRectContainsPoint()` of 1.x is a function."""
    new = re.sub(r"\b(?:cocos2d::)?CC(?:Rect|Point|Size)\s*::\s*(CC(?:RectContainsPoint|RectIntersectsRect|RectEqualToRect|PointEqualToPoint"
                 r"|SizeEqualToSize|RectGetM(?:in|id|ax)[XY]))\b", r"cocos2d::\1", text)
    if new != text:
        note("comparisons of 1.x", "CCRect::CCRectContainsPoint() and the like are functions")
    return new


SHARED_OF_1X = {"CCScheduler::sharedScheduler": "getScheduler", "CCActionManager::sharedManager": "getActionManager",
                "CCKeypadDispatcher::sharedDispatcher": "getKeypadDispatcher"}
FILES_OF_1X = "getFileData|fullPathFromRelativePath|fullPathFromRelativeFile|getWrit(?:e)?ablePath|setResourcePath|isFileExist|purgeCachedEntries"


def services_of_1x(text, note):
    """Services of 1.x: view and application are references there, the Director has the scheduler, and those of files are static."""
    new = re.sub(r"(?:&\s*)?\b(CCEGLView::sharedOpenGLView|CCApplication::sharedApplication)\s*\(\s*\)(\s*\.(?!\.))?",
                 lambda match: f"{match.group(1)}()" + ("->" if match.group(2) else ""), text)
    for name, getter in SHARED_OF_1X.items():
        new = re.sub(rf"\b{name}\s*\(\s*\)", f"CCDirector::sharedDirector()->{getter}()", new)
    new = re.sub(rf"\bCCFileUtils::({FILES_OF_1X})(?=\s*\()(?!\s*\([^;{{}}()]*\)\s*\{{)", r"CCFileUtils::sharedFileUtils()->\1", new)
    if new != text:
        note("services of 1.x", "the view, the scheduler and the files are objects")
    return new


LEGACY_CLASSES = "__String __Array __Dictionary __Set __SetIterator __Integer __Float __Double __Bool SimpleAudioEngine".split()


def own_legacy_classes(texts, note_of):
    """Classes with the names of 2.x that a game of axmol declares itself, since axmol removed them: they get other names."""
    own = [name for name in LEGACY_CLASSES
           if any(re.search(rf"\b(?:class|struct)\s+{name}\b(?!\s*;)|\busing\s+{name}\s*=", text) for text in texts.values())]
    if not own:
        return
    for file, text in texts.items():
        new = re.sub(rf"(?<!\w)({'|'.join(own)})\b", r"\1OfGame", text)
        if new != text:
            note_of(file)("classes of 2.x that the game has itself", "they end with OfGame")
            texts[file] = new


def own_make_unique(texts, note_of):
    """make_unique() that a game of C++11 declares itself, beside that of std since C++14: it gets another name."""
    if not any(re.search(r"unique_ptr\s*<\s*\w+\s*>\s+make_unique\s*\(", text) for text in texts.values()):
        return
    for file, text in texts.items():
        new = re.sub(r"(?<![:\w])make_unique\b", "makeUniqueOfGame", text)
        if new != text:
            note_of(file)("functions that C++14 has too", "make_unique() of the game is makeUniqueOfGame()")
            texts[file] = new


def null_of_json11(text, note):
    """The library json11 of 2014 compares nulls by their order, which C++ took back."""
    new = re.sub(r"(\bValue\s*<\s*Json::NUL\s*,\s*)(?:std::)?nullptr_t\b", r"\1CopraPortNull", text)
    if new != text:
        note("order of null", "json11")
    return new


EVENTS_OF_JSON = "Null|Bool|Int|Uint|Int64|Uint64|Double|String|StartObject|EndObject|StartArray|EndArray"


def handlers_of_rapidjson(texts, note_of):
    """Handlers of RapidJSON 0.1, whose functions return the handler: today they return whether to go on, and names of members,
    which were strings like others, have a function of their own."""
    for file, text in texts.items():
        for name in re.findall(r"\b(?:class|struct)\s+(\w+)[^;{}()]*\{", text):
            returned = rf"\b{name}\s*&\s*(?=(?:{name}\s*::\s*)?(?:{EVENTS_OF_JSON})\s*\()"
            if re.search(rf"{returned}EndObject\b", text):
                for other in texts:
                    _repair_handler(texts, other, name, returned, note_of)


def _repair_handler(texts, file, name, returned, note_of):
    text = texts[file]
    for match in reversed(list(re.finditer(returned, text))):
        opened = re.compile(r"[^;{}]*\{").match(text, match.end())
        if opened:
            end = _closing_brace(text, opened.end())
            body = re.sub(r"\breturn\s+\*\s*this\s*;", "return true;", text[opened.end():end])
            text = text[:opened.end()] + body + text[end:]
        key = ""
        if re.match(r"StartObject\s*\(", text[match.end():]):
            key = "template<class Text, class Length> bool Key(Text text, Length length, bool copy) { return String(text, length, copy); } "
        text = text[:match.start()] + key + "bool " + text[match.end():]
    if text != texts[file]:
        note_of(file)("handlers of RapidJSON 0.1", f"the functions of {name} return bool")
        texts[file] = text


def own_clamp(texts, note_of):
    """clamp() that a game of C++11 declares itself, beside that of std since C++17: it gets another name."""
    declared = r"template\s*<[^;{]*>\s*(?:(?:constexpr|inline|static)\s+)*(?:const\s+)?\w+\s*&?\s+clamp\s*\("
    if not any(re.search(declared, text) for text in texts.values()):
        return
    for file, text in texts.items():
        new = re.sub(r"(?<![\w.>])(?<!std::)clamp(?=\s*(?:<[\w:]+>)?\s*\()", "clampOfGame", text)
        if new != text:
            note_of(file)("functions that C++17 has too", "clamp() of the game is clampOfGame()")
            texts[file] = new


def empty_elif(text, note):
    """`#elif` without a condition, which Visual C++ takes for `#else`."""
    new = re.sub(r"^([ \t]*#[ \t]*)elif([ \t]*\r?)$", r"\1else\2", text, flags=re.M)
    if new != text:
        note("#elif without a condition", "#else")
    return new


def casts_of_streams(text, note):
    """The cast of `std::ostringstream() << x` back to its class: since C++11 the stream is a temporary there as well."""
    new = re.sub(r"\b(?:static|dynamic)_cast\s*<\s*((?:std::)?(?:o|w|wo)?stringstream)\s*&\s*>(?=[\s\\(]*(?:std::)?(?:o|w|wo)?stringstream\s*\()",
                 r"static_cast<\1&&>", text)
    if new != text:
        note("casts of temporary streams", "static_cast<ostringstream&&>")
    return new


def names_of_4_0(text, note):
    """Members of Texture2D::TexParams."""
    new = re.sub(r"(?<=\.)([st])AddressMode\b", lambda match: "wrap" + match.group(1).upper(), text)
    if new != text:
        note("names of 4.0", "sAddressMode is wrapS")
    return new


def increment_of_begin(text, note):
    """`++a.begin()`: the iterator of an array is a pointer here, which cannot be incremented before it is stored."""
    new = re.sub(r"\+\+(\w+\.begin\(\))", r"std::next(\1)", text)
    if new != text:
        note("increments of begin()", "std::next(a.begin())")
    return new


def keyword_as_name(text, note):
    """A variable with the name `default`, which old versions of Visual C++ accept."""
    if not re.search(r"\b(?:auto|int|bool|float)\s+default\s*=", text):
        return text
    note("keywords as names", "default is default_")
    text = re.sub(r"\b((?:auto|int|bool|float)\s+)default(\s*=)", r"\1default_\2", text)
    return re.sub(r"\breturn\s+default\s*;", "return default_;", text)


def lost_namespaces(texts, note_of):
    """A namespace that a game has renamed but for a use in a template, into which Visual C++ does not look before it is used:
    what follows such a name is a template function of the same file."""
    declared = {name for text in texts.values()
                for name in re.findall(r"\b(?:namespace|class|struct|enum|union|typename|using)\s+(?:class\s+)?(\w+)", text)}
    used = {}
    for file, text in texts.items():
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


OPENED = re.compile(r"\bNS_CC_BEGIN\b|\bnamespace\s+cocos2d\s*\{")


def own_engine_classes(texts, note_of, names):
    """A class of the framework that a source defines again in its namespace, as it included only headers without it. The class
    gets another name in that source; `names` are those of the framework's classes."""
    for file, text in texts.items():
        if not file.endswith((".cpp", ".cc", ".cxx")):
            continue
        own = set()
        for opened in OPENED.finditer(text):
            end = text.find("NS_CC_END", opened.end()) if opened.group(0).startswith("NS") else _closing_brace(text, opened.end())
            own |= set(re.findall(r"\bclass\s+(\w+)[^;{()]*\{", text[opened.end():end])) & names
        for name in sorted(own):
            text = re.sub(rf"(?<!include )(?<![\w/])(~?){name}\b(?!\.h)", rf"\1{name}OfGame", text)
            note_of(file)("classes of the framework that the game has itself", f"{name} is {name}OfGame in this source")
        texts[file] = text


def code_behind_if(text, note):
    """`#if NAME Class::call();`: Visual C++ ignores what stands behind the condition."""
    def replace(match):
        note("code behind an #if", match.group(2).strip()[:60])
        return match.group(1)
    return re.sub(r"^([ \t]*#[ \t]*if[ \t]+(?!defined\b)\w+)([ \t]+[A-Za-z_]\w*[ \t]*(?:::|\().*)$", replace, text, flags=re.M)


def clocks(texts, note_of):
    """`high_resolution_clock` beside `steady_clock`: the same class for Visual C++."""
    if not any(re.search(r"\bsteady_clock\b", text) for text in texts.values()):
        return
    for file, text in texts.items():
        new = re.sub(r"\bhigh_resolution_clock\b", "steady_clock", text)
        if new != text:
            note_of(file)("clocks", "high_resolution_clock is steady_clock, as for Visual C++")
            texts[file] = new


def own_classes_of_today(texts, note_of, names):
    """Classes of a game for 2.x with names that the framework has for its own classes today, without CC in front: with `using
    namespace cocos2d` they would be ambiguous. They get other names everywhere."""
    own = set()
    for file, text in texts.items():
        if not re.search(r"\bNS_CC_BEGIN\b|\bnamespace\s+cocos2d\s*\{", text):
            own |= set(re.findall(r"^[ \t]*(?:class|struct)\s+(\w+)\s*(?::[^;{()]*)?\{", text, re.M)) & names
    for name in sorted(name for name in own if not name.startswith("CC")):
        for file, text in texts.items():
            new = re.sub(rf'"(?:[^"\\\n]|\\.)*"|//[^\n]*|^[ \t]*#[ \t]*include[^\n]*|\b{name}\b',
                         lambda match: match.group(0) + "OfGame" if match.group(0) == name else match.group(0), text, flags=re.M)
            if new != text:
                note_of(file)("classes of the framework that the game has itself", f"{name} is {name}OfGame")
                texts[file] = new


def _closing_brace(text, begin):
    """The place of the brace that closes the block that begins before `begin`, or -1."""
    depth = 1
    for brace in re.finditer(r"[{}]", text[begin:]):
        depth += 1 if brace.group(0) == "{" else -1
        if depth == 0:
            return begin + brace.start()
    return -1


def string_view_literals(text, note):
    """`"text"sv` is an std::string, which the functions of this framework take."""
    new = re.sub(r'("(?:[^"\\\n]|\\.)*")sv\b', r"std::string(\1)", text)
    if new != text:
        note("string views", 'literals with "sv"')
    return new


ALL = (continued_comment, empty_elif, code_behind_if, increment_of_begin, keyword_as_name, null_of_json11, for_each, assert_text, class_qualification, namespace_qualification, friend_typedef, alias_of_unnamed_type, function_in_literal, false_as_pointer, enumerators_of_char, platform_branches, platform_constants, window_of_desktop, exception_specification,
       box2d_calls, names_of_3_0, names_of_4_0, casts_of_streams)
