"""The groups of the reference, "By subject", and what belongs to them: a header belongs to the first place that fits its path."""
import re
from typing import NamedTuple

FORWARD = re.compile(r"^(?:template<[^;{}]*>\s*)?(?:class|struct|enum class) [\w:]+(?: : \w+)?;", re.M)
EMPTY = re.compile(r"^namespace [\w:]+ \{\s*^\}(?: // namespace [\w:]+)?", re.M)


class Group(NamedTuple):
    name: str
    title: str  # short: the tree beside the pages is narrow
    text: str  # a sentence below the title, without its period
    guides: tuple = ()  # the names of pages in docs/ about it
    within: str = ""  # the group that contains it
    first: tuple = ()  # the pages of classes that come before those of the guides


# In the order of the reference.
GROUPS = (
    Group("scene", "Nodes and scenes", "Nodes, scenes, layers, and cameras", ("scenes", "cocos", "core")),
    Group("app", "Director, time", "The director, the scheduler, the application, and its view", ("scenes", "screens", "pausing", "background", "core", "installing")),
    Group("events", "Events and input", "Touches, mouse, keys, controllers, and events of the game", ("input", "gestures")),
    Group("sprites", "Sprites and images", "Sprites, sheets, animations, and textures", ("sprites", "animation")),
    Group("text", "Text and fonts", "Labels, text fields, and fonts", ("text",)),
    Group("shapes", "Shapes, color layers", "Shapes that are drawn, and layers of a color", ("shapes", "drawing")),
    Group("effects", "Clipping and effects", "Clipping, render textures, parallax, progress bars, and motion streaks", ("drawing", "scenes", "widgets")),
    Group("particles", "Particles", "Particle systems", ("particles",)),
    Group("tile-maps", "Tile maps", "Maps of Tiled", ("tile-maps",)),
    Group("menus", "Menus", "Menus and their items", ("widgets",)),
    Group("widgets", "Widgets", "Buttons, sliders, lists, and layouts", ("widgets", "input")),
    Group("controls", "Controls of extensions", "The older controls, scroll views, and tables", ("widgets", "physics"), "widgets"),
    Group("actions", "Actions", "The base classes of all changes of nodes over time; the subjects below have the actions themselves, such as MoveTo", ("actions", "animation"),
          first=("classcocos2d_1_1Action.html", "classcocos2d_1_1FiniteTimeAction.html")),
    Group("move-actions", "Move, turn, fade, tint", "Actions that change the properties of a node", ("actions",), "actions"),
    Group("order-actions", "Order and calls", "Actions that run, repeat, and delay others, or call functions", ("actions",), "actions"),
    Group("eases", "Eases", "Actions that change the speed of others", ("actions",), "actions"),
    Group("grid-actions", "Grid effects", "Actions that bend and split the picture of a node", ("actions", "drawing"), "actions"),
    Group("transitions", "Transitions", "Changes from one scene to another", ("scenes", "actions"), "actions"),
    Group("sound", "Sound", "Sounds and music", ("sound",)),
    Group("physics", "Physics", "Bodies, shapes, joints, and contacts", ("physics", "physics-details")),
    Group("network", "Network, storage", "HTTP, downloads, WebSockets, and stored values", ("network", "saving")),
    Group("editors", "Scenes from editors", "The files of Cocos Studio and CocosBuilder", ("editors", "studio-1", "armatures", "cocosbuilder")),
    Group("editor-parts", "Parts of the loaders", "What the loaders of scenes consist of, for games that extend them", ("editors", "studio-1", "armatures", "cocosbuilder"), "editors"),
    Group("renderer", "Renderer, shaders", "Shaders, vertex buffers, and commands of the renderer", ("drawing", "draw-calls", "rendering")),
    Group("math", "Vectors, colors", "Vectors, rectangles, matrices, colors, and curves", ("cheatsheet",)),
    Group("files", "Files, settings", "Files, settings, property lists, and archives", ("saving", "faq")),
    Group("base", "Values, memory", "Reference counting, containers, values, and logging", ("core", "cheatsheet")),
    Group("kit", "Gameplay kit", "Steering, homing, swarms, collisions, and platformers", ("gameplay", "articles")),
    Group("kit-collisions", "Collisions", "Which shapes and sprites touch, and when", ("gameplay",), "kit"),
    Group("kit-steering", "Steering", "Seek, arrive, avoid, flock, and follow paths", ("steering", "gameplay"), "kit"),
    Group("kit-homing", "Homing, units", "Bullets that follow their target, lock-on, and units that move to a point", ("gameplay",), "kit"),
    Group("kit-swarms", "Swarms", "Swarms that fly around a point and dodge", ("steering", "gameplay"), "kit"),
    Group("kit-bodies", "Bodies, platformers", "Boxes that push, walk, jump, and stand on slopes", ("platformers", "gameplay"), "kit"),
    Group("kit-published", "As published", "The formulas of the articles exactly as published, for ported code", ("articles",), "kit"),
    Group("testing-kit", "Testing kit", "Plays a game in a test, without a window", ("testing",)),
    Group("tools", "Tools", "What developers look at: inspector, log, traces, statistics, and hot reload", ("debugging", "inspector", "performance")),
    Group("internals", "Internals", "How the framework works inside; it may change, so games should not use it", ("architecture", "inside/README")),
)

WITHIN_KIT = ("core/actors/Destination", "core/actors/EnemyFinder", "core/actors/Positions", "core/actors/frameOrFile",
              "core/gameplay/bodies/AxisSolver", "core/gameplay/collision/CirclePairs", "core/gameplay/collision/CircleSweep",
              "core/gameplay/collision/ContactTracker", "core/gameplay/collision/GridSweep", "core/gameplay/collision/Lanes")
# (group, beginnings of the paths of headers). Below the line of the internals, namespace copra belongs to them.
PLACES = (
    ("testing-kit", ("tools/testing/",)),
    ("tools", ("tools/inspector/Inspector", "core/diagnosis/", "core/app/Console", "core/app/HotReload", "core/app/StatsOverlay", "core/app/CrashReport",
               "core/base/Trace", "core/base/log")),
    ("internals", ("tools/", *WITHIN_KIT)),
    ("kit-published", ("core/actors/CollisionRadar",)),
    ("kit-collisions", ("core/gameplay/collision/", "core/actors/Collision")),
    ("kit-steering", ("core/gameplay/steering/", "core/actors/MySteering", "core/actors/SteeredNode")),
    ("kit-homing", ("core/gameplay/tracking/", "core/gameplay/Aiming", "core/actors/TrackBullet", "core/actors/UnitSprite")),
    ("kit-swarms", ("core/gameplay/swarm/", "core/actors/BeeSwarm")),
    ("kit-bodies", ("core/gameplay/bodies/", "core/actors/BodyWorldBinding")),
    ("kit-published", ("core/gameplay/reference/", "core/actors/reference/")),
    ("kit", ("core/gameplay/", "core/actors/")),
    ("sound", ("features/audio/AudioPlayer",)),
    ("base", ("core/base/WeakPtr",)),
    ("renderer", ("core/platform/Vertex",)),
    ("internals", ("",)),
    ("eases", ("core/action/ActionEase", "core/action/Ease")),
    ("order-actions", ("core/action/CallFunc", "core/action/DelayTime", "core/action/Repeat", "core/action/ReverseTime",
                       "core/action/Sequence", "core/action/Spawn", "core/action/Speed", "core/action/TargetedAction")),
    ("actions", ("core/action/ActionInstant", "core/action/ActionInterval", "core/scene/Action")),
    ("move-actions", ("core/action/", "core/nodes/sprites/Animate", "core/nodes/sprites/Flip", "features/nodes/effects/ProgressTo")),
    ("grid-actions", ("features/nodes/effects/Grid", "features/nodes/effects/NodeGrid", "features/nodes/effects/PageTurn3D")),
    ("transitions", ("features/transitions/", "core/app/TransitionScene")),
    ("sprites", ("core/nodes/sprites/", "core/images/", "core/render/PolygonInfo", "core/render/Sprite", "core/render/Texture")),
    ("text", ("features/nodes/text/", "features/fonts/", "core/render/TextTypes")),
    ("shapes", ("features/nodes/shapes/",)),
    ("effects", ("features/nodes/effects/",)),
    ("particles", ("features/nodes/particles/",)),
    ("tile-maps", ("features/nodes/tiles/",)),
    ("menus", ("features/nodes/menu/",)),
    ("widgets", ("features/ui/",)),
    ("controls", ("features/extensions/",)),
    ("sound", ("features/audio/",)),
    ("physics", ("features/physics/",)),
    ("network", ("features/network/", "features/storage/")),
    ("editors", (*(f"features/studio/armature/{name}" for name in ("Armature.", "ArmatureAnimation", "ArmatureDataManager", "BatchNode", "Bone", "ColliderDetector", "Skin")),
                 *(f"features/studio/builder/{name}" for name in ("CCBAnimationManager", "CCBReader", "CCBMember", "CCBSelector", "NodeLoader")),
                 *(f"features/studio/json/{name}" for name in ("ActionManagerEx", "ComAttribute", "ComController", "GUIReader", "SceneReader", "Trigger")),
                 *(f"features/studio/timeline/{name}" for name in ("ActionTimeline.", "ActionTimelineNode", "BoneNode", "Com", "SkeletonNode")),
                 *(f"features/studio/scenes/{name}" for name in ("ActionTimelineCache", "CSLoader", "LocalizationManager", "NodeReader", "WidgetCallBack")))),
    ("editor-parts", ("features/studio/",)),
    ("renderer", ("core/render/", "core/opengl/", "core/platform/BlendFunc", "core/platform/GLTypes", "core/platform/Vertex")),
    ("renderer", ("core/scene/FrameBuffer",)),
    ("scene", ("core/scene/",)),
    ("events", ("core/event/",)),
    ("app", ("core/app/", "core/time/", "core/platform/Device")),
    ("math", ("core/math/",)),
    ("files", ("core/files/",)),
    ("base", ("",)),
)
# What games use of headers of the internals, and what is about another subject than its header: header -> (group, beginning of a declaration). Its group ends at "};", or at an empty line.
APART = {
    "core/platform/Input.h": (("events", "enum class Key"), ("events", "enum class MouseButton")),
    "core/event/ControllerInput.h": (("events", "struct ControllerDeadZones"), ("events", "void setControllerDeadZones")),
    "core/event/ControllerMapping.h": (("events", "int addControllerMappings"),),
    "core/gameplay/collision/CirclePairs.h": (("kit-collisions", "struct CirclePair"), ("kit-collisions", "class CirclePairs")),
    "core/scene/Protocols.h": (("renderer", "class BlendProtocol"), ("renderer", "class TextureProtocol"), ("text", "class LabelProtocol")),
    "features/studio/timeline/Frame.h": (("editors", "class Frame"), ("editors", "class EventFrame")),
    "core/platform/Pixels.h": (("testing-kit", "struct PixelSize"), ("testing-kit", "struct PixelImage")),
    "core/render/RenderStream.h": (("renderer", "struct BatchState"),),
    "core/render/Renderer.h": (("renderer", "class RenderScope"),),
}


def group_of(space, header):
    """The group of what a header declares in a namespace; `header` is its path from framework/."""
    return next(name for name, paths in PLACES if header.startswith(paths) and (
        paths != ("",) or name != "internals" or space.startswith("copra")))


def group_of_class(name, header):
    """The group of a class of a header, or of the class that it is in."""
    for group, start in APART.get(header, ()):
        if re.match(rf"(?:\w+::)*{start.split()[-1]}(?:::|$)", name):
            return group
    return group_of(name.rpartition("::")[0], header)


def definitions(link):
    """The groups for Doxygen; `link` returns the reference to a page of docs/."""
    for group in GROUPS:
        guides = ("Guides: " if len(group.guides) > 1 else "Guide: ") + "; ".join(link(f"docs/{guide}.md") for guide in group.guides)
        within = f"@ingroup {group.within}\n" if group.within else ""
        yield f"/** @defgroup {group.name} {group.title}\n{within}@brief {group.text}. {guides}\n*/\n"


def grouped(text, header):
    """The text of a header in which each namespace is in its group, without forward declarations, which would belong to it, too. Lines
    stay where they are."""
    for forward in (FORWARD, EMPTY, EMPTY):
        text = forward.sub(lambda match: "\n" * match[0].count("\n"), text)
    lines, spaces, is_open = text.split("\n"), [], False

    def begin():
        return f"/** @addtogroup {group_of('::'.join(spaces), header)} */ /** @{{ */"

    for number, line in enumerate(lines):
        if opened := re.fullmatch(r"(?:inline )?namespace ([\w:]+) \{", line):
            if is_open:  # a namespace within another would not pass the group on to what it contains
                above = next(at for at in range(number - 1, -1, -1) if lines[at].strip() and not lines[at].startswith("///"))
                lines[above] += " /** @} */"
            spaces.append(opened[1])
            lines[number] += " " + begin()
            is_open = True
        elif spaces and line == "} // namespace " + spaces[-1]:
            spaces.pop()
            lines[number] = ("/** @} */ " if is_open else "") + line
            is_open = False
        elif spaces and not is_open and not line.strip():  # after a namespace within
            lines[number] = begin()
            is_open = True
    for group, start in APART.get(header, ()):
        first = next((number for number, line in enumerate(lines) if re.match(rf"{start}\b[^;]*[{{(]", line)), None)
        if first is None:
            continue
        end = r"\};" if lines[first].endswith("{") else r".*;$"
        last = next(number for number in range(first, len(lines)) if re.match(end, lines[number]) and (end[0] != "." or not lines[number + 1].strip()))
        above = next(number for number in range(first, 0, -1) if not lines[number].strip())
        space = next(found[1] for number in range(first, -1, -1) if (found := re.match(r"(?:inline )?namespace ([\w:]+) \{", lines[number])))
        around = f"/** @addtogroup {group_of(space, header)} */ /** @{{ */"
        lines[above] = f"/** @}} */ /** @addtogroup {group} */ /** @{{ */"
        lines[last] += f" /** @}} */ {around}"
    return "\n".join(lines)
