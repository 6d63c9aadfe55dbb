"""Makes the repairs of a game's sources, in order, and remembers them."""
import re

from . import generation, libraries, repairs
from .includes import engine_types, virtual_functions
from .textfiles import read
from .window import design


LONGEST_SIDE = 960  # pixels of an upright window


class Repairs:
    """The repaired texts of a game, and what was found on the way."""

    def __init__(self, game, framework):
        self.game, self.framework = game, framework
        self.made = {}  # repair -> [(file, what)]
        self.generation = None
        self.reason = ""
        self.names_of_std = False  # used without std::, as cocos2d.h of 1.x allowed
        self.uses_widgets = False
        self.linked = []  # libraries of the system that the sources include
        self.is_recoded = False  # some source was not UTF-8

    def note(self, file):
        return lambda repair, what: self.made.setdefault(repair, []).append((file, what))

    def repair(self, resolver, files):
        """The repaired texts of `files`, which are names with their paths."""
        texts = self._repair_sources(resolver, files)
        self.linked = libraries.linked(texts.values())
        self.uses_widgets = any(re.search(r"#\s*include\s*[\"<](?:ui/\w+\.h|CocosGUI\.h)", text) for text in texts.values())
        self.generation, self.reason = generation.detect(texts)
        self._repair_generation(texts)
        repairs.engine.own_engine_classes(texts, self.note, engine_types(self.framework))
        for repair in repairs.OF_GAMES:
            repair(texts, self.note)
        return texts

    def _repair_sources(self, resolver, files):
        texts = {}
        has_box2d = any(name.lower().endswith("box2d/dynamics/b2body.h") for name in files)
        for name, path in files.items():
            text, encoding = read(path)
            if encoding not in ("utf-8", "utf-8-sig"):
                self.note(name)("encodings", encoding)
                self.is_recoded = True
            text = resolver.repair(name, text, self.note(name))
            for repair in repairs.OF_SOURCES:
                if repair is not repairs.libraries.box2d_calls or not has_box2d:
                    text = repair(text, self.note(name))
            texts[name] = text
        return texts

    def _repair_generation(self, texts):
        if self.generation in ("v1", "v2"):
            repairs.classic.label_strings(texts, self.note)
            repairs.engine.own_types_of_today(texts, self.note, engine_types(self.framework))
            repairs.classic.undefined_functions(texts, self.note, virtual_functions(self.framework))
            repairs.libraries.values_of_rapidjson(texts, self.note)
            self._choose_frame_size(texts)
            for name in texts:
                for repair in repairs.OF_SOURCES_OF_2X:
                    texts[name] = repair(texts[name], self.note(name))
            self.names_of_std = self.generation == "v1" and any(
                re.search(r"(?<![\w:.>])(?:string|pair|vector|map)(?:\s*<|\s+\w+\s*[;=(])", text) for text in texts.values())
        if self.generation == "axmol":
            for name in texts:
                texts[name] = repairs.axmol.namespaces_of_yasio(texts[name], self.note(name))
            repairs.axmol.own_legacy_classes(texts, self.note)
            repairs.axmol.own_colors(texts, self.note)
            repairs.axmol.plain_box2d(texts, self.note)
            repairs.axmol.string_views_of_overrides(texts, self.note, virtual_functions(self.framework))
            repairs.axmol.string_views(texts, self.note)
            for name in texts:
                texts[name] = repairs.axmol.string_view_literals(texts[name], self.note(name))
        if self.generation == "v3":
            repairs.engine.sounds_of_cocos2d_h(texts, self.note)
            repairs.engine.lengths_of_sax(texts, self.note)
            repairs.engine.properties_of_3_0(texts, self.note)
            repairs.engine.names_of_3_1(texts, self.note)

    def _set_frame_size(self, size, reason):
        self.game.frame_size = size
        self.game.notes.append("Nothing sets the size of the window: it has the {} x {} pixels of {}.".format(*size, reason))

    def _choose_frame_size(self, texts):
        """Where nothing sets the size of the window, it has that of the first iPhones, or, without a
        project for other systems, of Android phones of the time of 2.x. A design that is stretched to the window gets one
        that fits, an upright one a window that is upright."""
        if any("setFrameSize" in text for text in texts.values()):
            return
        size, is_stretched = design(texts)
        if not self.game.frame_size and size and is_stretched:
            self._set_frame_size(size, "the design, which is stretched")
        elif not self.game.frame_size and size and size[0] < size[1]:
            scale = min(1, LONGEST_SIDE / size[1])
            self._set_frame_size((round(size[0] * scale), round(size[1] * scale)), "the upright design")
        if any(re.search(r"setDesignResolutionSize\s*\(", text) for text in texts.values()):
            if not self.game.frame_size and not size and self.game.names_portrait:
                self._set_frame_size((640, 960), "an upright window, as the manifest for Android says portrait")
            return
        if self.game.frame_size == (480, 320) and self.game.names_portrait:  # that of the template, which nobody changed
            self.game.frame_size = (320, 480)
            self.game.notes.append("The window has 320 x 480 pixels, since the manifest for Android says portrait.")
        if not self.game.frame_size:
            # Where the window is the whole screen, pictures were drawn for its pixels.
            short, long = (480, 800) if self.game.is_for_android_only else (320, 480)
            self.game.frame_size = (short, long) if self.game.is_portrait else (long, short)
            self.game.notes.append("Nothing sets the size of the window: it has {} x {} pixels.".format(*self.game.frame_size))
