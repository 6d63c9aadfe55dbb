"""Finds out for which generation of the API a game was written."""
import re

from .textfiles import without_comments

# (generation, what a source says, weight): the first match of each is the evidence.
SIGNS = [
    ("axmol", r'#\s*include\s*[<"](?:axmol/)?axmol\.h[">]|\bUSING_NS_AX\b|\bnamespace\s+ax\b|\bax::', 20),
    ("v1", r"\bCC\w+::(?:spriteWith|actionWith|layerWith|menuWith|itemWith|labelWith)\w*\(|\bCC(?:Scene|Layer)::node\(\)"
           r"|\bLAYER_NODE_FUNC\b|\bCCMutableArray\b", 8),
    ("v2", r"\bCCEGLView\b|\bCCDirector::sharedDirector\(\)|\bCCSprite::create|\bCCArray\b|\bCCObject\s*\*|\bcc[p]\(|\bCCSize\b"
           r"|\bCCTouch\s*\*", 2),
    ("v3", r"\bDirector::getInstance\(\)|\bSprite::create|\bVec2\b|\bGLView(?:Impl)?::|\bCC_CALLBACK_\d|\bauto\s+\w+\s*=\s*\w+::create",
     2),
    ("v4", r"\bbackend::\w+|\bCallbackCommand\b|\bMaterial::createWithFilename|COCOS2D_VERSION\s*>=\s*0x0004", 4),
]
NAMES = {"v1": "1.x or 2.0", "v2": "2.x", "v3": "3.x", "v4": "4.x", "axmol": "axmol"}
LEAST_OF_1X = 0.02  # of the signs of 1.x and 2.x: fewer are remains in a game for 2.x
LIBRARIES = {"v1": "copra::cocos2d-v2", "v2": "copra::cocos2d-v2", "v3": "copra::cocos2d", "v4": "copra::cocos2d",
             "axmol": "copra::axmol"}


def detect(texts):
    """The generation of a game and by what it is known. `texts` maps the names of its files to their text."""
    weight, evidence = {}, {}
    texts = {name: without_comments(text) for name, text in texts.items()}
    for generation, sign, worth in SIGNS:
        for name, text in texts.items():
            for match in re.finditer(sign, text):
                weight[generation] = weight.get(generation, 0) + worth
                line = text.count("\n", 0, match.start()) + 1
                evidence.setdefault(generation, []).append(f"{match.group(0).strip()} in {name}:{line}")
    weight["v2"] = weight.get("v2", 0) + weight.get("v1", 0)
    if weight.get("axmol", 0) > 0:
        best = "axmol"
    elif weight.get("v4", 0) > 0 and weight.get("v3", 0) > weight.get("v2", 0):
        best = "v4"
    else:
        best = max(("v3", "v2"), key=lambda generation: weight.get(generation, 0))
        if best == "v2" and weight.get("v1", 0) > LEAST_OF_1X * weight["v2"]:
            best = "v1"
    found = evidence.get(best, [])
    reason = f"{len(found)} signs, the first is {found[0]}" if found else "nothing says otherwise"
    return best, reason
