"""Says what the names are that an example uses without declaring them. Each example stands on the page of its class alone, so a reader who copies it has
to know what to put in their place."""
import re

# Name -> what it is.
NAMES = {
    "scene": "the running scene", "world": "the running scene, which was created with physics", "physics": "the `PhysicsWorld` of the running scene",
    "nodeGrid": "a `NodeGrid` in the scene, with the nodes to distort", "node": "any node in the scene", "bee": "a sprite in the scene", "sprite": "a sprite in the scene",
    "hook": "a `PhysicsBody` that does not move", "ball": "a node with a `PhysicsBody`", "map": "a `TMXTiledMap`",
    "progressTimer": "a `ProgressTimer` in the scene",
    "app": "the `TestApp` of the test", "dt": "the time since the last frame, in seconds", "kFrame": "the time of a frame, 1/60 second",
}
OF_JOINTS = {"ball": "a `PhysicsBody`"}
OF_KITS = {"scene", "app", "dt", "kFrame"}  # in the kits, other names are those of their own classes
NOISE = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"')
DECLARED = r"(?<!\breturn)(?<!\bdelete)(?:[\w>]\s+|[*&]\s*){0}\b\s*[=;(){{,:)\]]"


def undeclared(name, code):
    return re.search(rf"(?<![\w.:])(?<!->){name}\b(?!\s*\(|::)", code) and not re.search(DECLARED.format(name), code)


def sentence(owner, code, above=""):
    """What the undeclared names of the example of a class are, or "". `above` is the sentence of the example above it."""
    texts = NAMES | OF_JOINTS if "::PhysicsJoint" in owner and "ball->getPhysicsBody" not in code else NAMES
    bare = NOISE.sub("", code)
    found = [name for name in texts if f"`{name}`" not in above and f"`{name}`" not in code and undeclared(name, bare) and (name in OF_KITS or "copra::" not in owner)]
    parts = [f"`{name}` is {texts[name]}" for name in found]
    parts = [part.replace("in the scene", "in it") if number and found[0] == "scene" else part for number, part in enumerate(parts)]
    return f"Here, {', '.join(parts[:-1])}{', and ' if len(parts) > 1 else ''}{parts[-1]}.\n" if parts else ""
