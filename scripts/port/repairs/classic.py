"""The names and types of 1.x and 2.x."""
import re

from .blocks import closing_brace
from .rule import Rule


def label_strings(texts, note_of):
    """Strings of labels in 2.x are const char*; unless the game has a getString() of its own. Changes the map of texts."""
    if any(re.search(r"[\w>][\s*&]+(?:\w+::)?getString\s*\(", text) for text in texts.values()):
        return
    for name, text in texts.items():
        new = re.sub(r"((?:->|\.)\s*getString\s*\(\s*\))(?!\s*\.\s*\w)", r"\1.c_str()", text)
        if new != text:
            note_of(name)("strings of labels", "getString().c_str()")
            texts[name] = new


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


# `CC_SAFE_DELETE(p)` without a semicolon: the macros of 1.x end with a brace.
missing_semicolon = Rule(
    r"(?m)^([ \t]*CC_SAFE_(?:DELETE|DELETE_ARRAY|FREE|RELEASE|RELEASE_NULL|RETAIN)[ \t]*\([^;{}()\n]*\))(?=[ \t]*(?://[^\n]*)?\r?\n)(?!\s*[;,)])",
    r"\1;", "macros without a semicolon", "CC_SAFE_DELETE(p) gets one")


# `CCDictionary<Key, Value>` of 1.x, a macro there.
typed_dictionaries = Rule(
    r"\bCCDictionary(?=\s*<)",
    "CCMutableDictionary", "dictionaries of 1.x", "CCDictionary<> is CCMutableDictionary<>")


# `CCRect::CCRectContainsPoint()` of 1.x is a function.
static_comparisons = Rule(
    r"\b(?:cocos2d::)?CC(?:Rect|Point|Size)\s*::\s*(CC(?:RectContainsPoint|RectIntersectsRect|RectEqualToRect|PointEqualToPoint"
    r"|SizeEqualToSize|RectGetM(?:in|id|ax)[XY]))\b",
    r"cocos2d::\1", "comparisons of 1.x", "CCRect::CCRectContainsPoint() and the like are functions")


def reverse_of_actions(text, note):
    """`reverse()` of an action of 2.x, which is const since 3.0, and copyWithZone() of the engine's actions, which is gone."""
    new = re.sub(r"\bCC\w+::copyWithZone\s*\(\s*\w+\s*\)\s*;", ";", text)
    # The actions without duration return CCFiniteTimeAction* in 2.x: those stay beside the function of today.
    new = re.sub(r"(\bCCAction(?:Interval|Ease\w*)\s*\*\s*(?:\w+::)?reverse\s*\(\s*(?:void)?\s*\))(?=\s*(?:override\s*)?[;{])", r"\1 const", new)
    if new != text:
        note("reverse() of actions", "it is const, and there is no copyWithZone()")
    return new


# `random()` beside that of the namespace cocos2d, which 2.x did not have.
random_of_c = Rule(r"(?<![\w.>:])random\s*\(\s*\)", "::random()", "random() of C", "::random()")


def braces_of_colors(text, note):
    """Colors of 2.x had no constructors: a list in braces may be shorter, and what is left out is zero."""
    def pad(match):
        values = match.group(3).count(",") + 1
        lost = int(match.group(2)) - values
        return match.group(1) + match.group(3).rstrip() + ", 0" * lost + "}" if lost > 0 else match.group(0)
    new = re.sub(r"(\bccColor([34])[BF]\s+\w+\s*=\s*\{)([^{}();]*[^{}();,\s][^{}();,]*)\}", pad, text)
    if new != text:
        note("colors in braces", "what is left out is zero")
    return new


def color_protocol(text, note):
    """CCRGBAProtocol beside another base class: it is a node today, as each class that has it is."""
    protocol = r"public\s+(?:cocos2d\s*::\s*)?CCRGBAProtocol\b"
    new = re.sub(rf"(\bclass\s+\w+\s*:[^{{}};]*?)\s*,\s*{protocol}", r"\1", text)
    new = re.sub(rf"(\bclass\s+\w+\s*:\s*){protocol}\s*,\s*", r"\1", new)
    if new != text:
        note("the protocol of colors", "CCRGBAProtocol is removed from the base classes")
    return new


# A design without a policy: 2.x stretches it, after an assertion that is only logged on Android.
unknown_policy = Rule(
    r"(\bsetDesignResolutionSize\s*\([^;{}]*,\s*)kResolutionUnKnown(?=\s*\))",
    r"\1kResolutionExactFit", "designs without a policy", "kResolutionUnKnown is kResolutionExactFit")


def undefined_functions(texts, note_of, names):
    """Functions that a class declares and nobody defines, with names that are virtual today: the program would not link, though with 2.x,
    where they override nothing, it did. `names` are those of the framework's virtual functions."""
    declared = re.compile(r"^([ \t]*)(?!virtual\b|static\b)[\w:]+[\w:*&<> \t]*[ \t*&](\w+)[ \t]*\([^;{}()\n]*\)[ \t]*(?:const[ \t]*)?;", re.M)
    all_text = "\n".join(texts.values())
    for file, text in texts.items():
        for opened in reversed(list(re.finditer(r"^[ \t]*class\s+(\w+)\s*:[^;{}()]{0,1000}\{", text, re.M))):
            owner, begin, end = opened.group(1), opened.end(), closing_brace(text, opened.end())

            def replace(match):
                name = match.group(2)
                if name not in names or re.search(rf"\b{owner}\s*::\s*{name}\s*\(", all_text):
                    return match.group(0)
                note_of(file)("functions that nothing defines", f"{owner}::{name}()")
                return match.group(1) + "/* " + match.group(0).strip() + " */"
            if end >= 0:
                text = text[:begin] + declared.sub(replace, text[begin:end]) + text[end:]
        texts[file] = text
