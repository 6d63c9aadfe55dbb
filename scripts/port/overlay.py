"""Writes the repaired copies of a game's sources and the CMake project that builds them."""
import re
from pathlib import Path

from . import partial, staging
from .assets import Aliases
from .includes import Resolver, axmol_headers, engine_headers
from .overrides import Uncalled
from .project import Project
from .repairing import Repairs
from .sources import SourceChoice
from .textfiles import copy_tree, read, remove_others, write_if_changed

HERE = Path(__file__).resolve().parent
STAND_INS = HERE / "stand-ins"
RESOURCES = "Resources"  # also the name by which games of Windows find the folder, as ../Resources


class Overlay:
    """The project that builds a game: `folder` holds src/, main.cpp, CMakeLists.txt and Resources/."""

    def __init__(self, game, folder, framework):
        self.game, self.folder, self.framework = game, Path(folder), framework
        self.sources = SourceChoice(game)
        self.repairs = Repairs(game, framework)
        self.project = Project(game, self.folder, self.repairs)
        self.aliases = None
        self.uncalled = []  # see Uncalled.of()

    def write(self, standard=None, defines=(), library=None):
        """Writes everything that changed since the last time."""
        files = {self.sources.relative(path): path for path in [*self.game.sources, *self.game.headers]}
        stand_ins = [path.relative_to(STAND_INS).as_posix() for path in STAND_INS.rglob("*.h*")]
        resolver = Resolver(files, engine_headers(self.framework), stand_ins, axmol_headers(self.framework))
        self.sources.choose(resolver, files)
        self.project.standard, self.project.defines, self.project.library = standard, defines, library
        texts = self.repairs.repair(resolver, files)
        texts.update(self._prefix_header(resolver))
        for name, text in texts.items():
            write_if_changed(self.folder / "src" / name, text)
        remove_others(self.folder / "src", set(texts))
        copy_tree(STAND_INS, self.folder / "stand-ins")
        self.project.write()
        self._write_resources(texts)
        self.uncalled = Uncalled(self.framework.parent, self.repairs.generation).of(texts)

    def leave_out_failed(self, failed):
        """See SourceChoice. If it returns true, the project is to be built again."""
        if not self.sources.leave_out_failed(failed):
            return False
        self.project.write()
        return True

    def leave_out_all(self, failed):
        """Leaves out the sources that did not compile, for a program that is linked without them."""
        self.sources.leave_out_all(failed)
        self.write_missing(partial.definitions([]))

    def write_missing(self, text):
        self.project.is_partial = True
        write_if_changed(self.folder / "missing.cpp", text)
        self.project.write()

    def _prefix_header(self, resolver):
        """The prefix header of an Xcode project with its name, if it has anything for C++. It stays in its folder."""
        for path in self.game.prefix_headers:
            text = re.sub(r"#\s*ifdef\s+__OBJC__.*?#\s*endif", "", read(path)[0], flags=re.S)
            if re.search(r"^[ \t]*#[ \t]*(include|define)\b", text, re.M):
                name = self.sources.relative(path) + ".h"
                self.repairs.note(path.name)("prefix headers of Xcode", "included first")
                self.project.prefix = "src/" + name
                return {name: resolver.repair(name, text, self.repairs.note(path.name))}
        return {}

    def _write_resources(self, texts):
        self.aliases = Aliases(self.game.resources, self.game.folder, self.game.others)
        for text in texts.values():
            self.aliases.ask_text(text)
        self.aliases.ask_data()
        staging.stage(self.aliases.all(), self.folder / RESOURCES)
        for name, (path, repair) in sorted(self.aliases.found.items()):
            self.repairs.note(name)(repair, path.name)

    def eject(self):
        """Copies the resources, so that the project stands on its own."""
        staging.copy(self.aliases.all(), self.folder / RESOURCES)
