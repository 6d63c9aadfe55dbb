"""Says what the names are that an example uses without declaring them. Each example stands on the page of its class alone, so a reader who copies it has
to know what to put in their place."""
import re

# Name -> what it is.
NAMES = {
    "scene": "the running scene", "physics": "the `PhysicsWorld` of the running scene",
    "nodeGrid": "a `NodeGrid` in the scene, with the nodes to distort", "node": "any node in the scene", "bee": "a sprite in the scene", "sprite": "a sprite in the scene",
    "hook": "a `PhysicsBody` that does not move", "ball": "a node with a `PhysicsBody`", "map": "a `TMXTiledMap`", "camera": "a `Camera` with a frame buffer",
    "progressTimer": "a `ProgressTimer` in the scene",
    "app": "the `TestApp` of the test, a member of `GameTest`", "dt": "the time since the last frame, in seconds", "kFrame": "the time of a frame, 1/60 second",
}
OF_PHYSICS = {"scene": "the running scene, which `Scene::createWithPhysics()` has created"}
OF_TRANSITIONS = {"next": "the scene that comes next"}
OF_CONTACTS = {"key": "a node with a `PhysicsBody`", "door": "another one"}
# Name -> type of what an example reads or changes in a lambda that captures `this`.
MEMBERS = dict.fromkeys(("caught", "clicks", "coins", "contacts", "doubleTaps", "fits", "hits", "landings", "pauses", "solved", "status", "steps", "sum", "taps", "ticks",
                         "chosen", "volume"), "int") | dict.fromkeys(("changed", "focused", "received", "scores"), "std::string")
MEMBERS |= dict.fromkeys(("hasJumped", "hasMusic", "isBegun", "isMuted", "isOpen", "isPushed", "isStarted", "isThere", "isTouched"), "bool")
MEMBERS |= dict.fromkeys(("cursor", "end", "place", "start"), "Vec2")
MEMBERS |= {"bounce": "float", "fingers": "std::map<int, Vec2>", "hit": "const copra::CollisionSprite*", "loaded": "Sprite*"}
OF_NODES = {"bee": "Sprite*", "ball": "Node*"}
WHERE = {"bee": ", a sprite in the scene", "ball": ", with a `PhysicsBody`"}
OF_JOINTS = {"ball": "a `PhysicsBody`"}
OF_TESTS = "The example is part of a test, whose macros are those of GoogleTest.\n"
MACRO = re.compile(r"\b(?:EXPECT|ASSERT)_\w+\(")
OF_KITS = {"scene", "app", "dt", "kFrame"}  # in the kits, other names are those of their own classes
NOISE = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"')
DECLARED = r"(?<!\breturn)(?<!\bdelete)(?:[\w>]\s+|[*&]\s*){0}\b\s*[=;(){{,:)\]]"


def undeclared(name, code):
    return re.search(rf"(?<![\w.:])(?<!->){name}\b(?!\s*\(|::)", code) and not re.search(DECLARED.format(name), code)


def lambdas(code):
    """The bodies of the lambdas that capture `this`, with their parameters."""
    for match in re.finditer(r"\[this\b[^\]]*\]", code):
        end = start = code.find("{", match.end())
        depth = 0
        while end < len(code):
            depth += {"{": 1, "}": -1}.get(code[end], 0)
            end += 1
            if not depth:
                break
        yield code[match.end():end] if start >= 0 else ""


def members(code, above):
    """The members of the object that lambdas capture as `this`, and the sentence about them, or ""."""
    bare = NOISE.sub("", code)
    used = " ".join(lambdas(bare))
    found = {name: f"`{name}` (`{kind}`{WHERE.get(name, '')})" for name, kind in (OF_NODES | MEMBERS).items() if undeclared(name, used) and undeclared(name, bare)}
    if all(text in above for text in found.values()):
        return found, ""  # the example above it has them all
    return found, listed(list(found.values()))


def listed(found):
    """The sentence about members; "" if there are none."""
    if not found:
        return ""
    last = f" and {found[-1]}" if len(found) == 2 else f", and {found[-1]}"
    names = ", ".join(found[:-1]) + last if len(found) > 1 else found[0]
    return f"The example is part of a member function of your class, which has the member{'s' * (len(found) > 1)} {names}.\n"


def sentence(owner, code, above=""):
    """What the undeclared names of the example of a class are, or "". `above` is the sentence of the example above it."""
    texts = NAMES | OF_JOINTS if "::PhysicsJoint" in owner and "ball->getPhysicsBody" not in code else NAMES
    if "::Transition" in owner:
        texts = texts | OF_TRANSITIONS
    if "Physics" in owner:
        texts = texts | OF_PHYSICS
    if "PhysicsContactWith" in owner:
        texts = texts | OF_CONTACTS
    bare = NOISE.sub("", code)
    own, of_members = members(code, above)
    found = [name for name in texts if name not in own and f"`{name}`" not in above and f"`{name}`" not in code and undeclared(name, bare) and (name in OF_KITS or "copra::" not in owner)]
    parts = [f"`{name}` is {texts[name]}" for name in found]
    parts = [part.replace("in the scene", "in it") if number and found[0] == "scene" else part for number, part in enumerate(parts)]
    text = f"Here, {', '.join(parts[:-1])}{', and ' if len(parts) > 1 else ''}{parts[-1]}.\n" if parts else ""
    return text + of_members + (OF_TESTS if MACRO.search(bare) and OF_TESTS not in above else "")
