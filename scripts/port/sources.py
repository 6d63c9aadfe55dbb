"""Which sources of a game are compiled."""
import os
import re
from pathlib import Path

from .includes import INCLUDE
from .layout import HEADERS, declared_classes, defined_classes, defined_functions, used_names
from .textfiles import read


class SourceChoice:
    """Adds sources to those of a game and leaves others out: changes `game.sources` and `game.left_out`. `files` are the names of all
    files that are written, with their paths."""

    def __init__(self, game):
        self.game = game

    def relative(self, path):
        return path.relative_to(self.game.folder).as_posix()

    def choose(self, resolver, files):
        self.add_libraries(resolver, files)
        self.leave_out_remains(resolver, files)
        self.leave_out_copies(resolver, files)

    def add_libraries(self, resolver, files):
        """Adds the sources of libraries that the game brings along outside of its own sources, if it includes their headers, and of
        those that they include in turn."""
        root = self.relative(self.game.root) + "/" if self.game.root != self.game.folder else ""
        waiting = [self.relative(path) for path in self.game.sources]
        seen = set(waiting)
        while waiting:
            name = waiting.pop()
            for match in INCLUDE.finditer(read(files[name])[0]):
                target = match.group(3).replace("\\", "/")
                quote, found = resolver.resolve(name, match.group(2), target)
                found = os.path.normpath(str(Path(name).parent / found)).replace(os.sep, "/")
                if quote != '"' or found not in files or found in seen:
                    continue
                seen.add(found)
                waiting.append(found)
                if not found.startswith(root):
                    # Box2D/Box2D.h in libs/Box2D means all of libs/Box2D, a.h in libs/b all of libs/b; a.h in the game's folder
                    # means its own source only, and only if no other source has that name, since remains lie there, too.
                    depth = len([part for part in target.split("/")[:-1] if part not in ("..", ".")])
                    folder = "/".join(found.split("/")[:-max(depth, 1)])
                    waiting += self._add_library(folder, files) if folder else self._add_source(Path(found).stem, files)

    def _add_library(self, folder, files):
        """Adds the sources below a folder. Returns the names of new ones."""
        return self._add([path for path in self.game.libraries if self.relative(path).startswith(folder + "/")], files)

    def _add_source(self, stem, files):
        """Adds the source in the game's folder with this name, if there is no other. Returns its name in a list."""
        if any(path.stem == stem for path in self.game.sources):
            return []
        return self._add([path for path in self.game.libraries if path.parent == self.game.folder and path.stem == stem], files)

    def _add(self, paths, files):
        added = [self.relative(path) for path in paths if self.relative(path) not in files]
        for name in added:
            files[name] = self.game.folder / name
            self.game.sources.append(files[name])
        return added

    def leave_out_remains(self, resolver, files):
        """Leaves out sources that include a header which is not there, if no other file includes theirs."""
        includes, used = self._includes(files)
        for path in list(self.game.sources):
            name = self.relative(path)
            missing = [target for quote, target in includes[name] if resolver.is_missing(name, quote, target)]
            if missing and self._is_unused(path, used):
                self.game.sources.remove(path)
                del files[name]
                self.game.left_out.append((path, f"includes {missing[0]}, which is not there, and nothing includes its header"))

    def leave_out_copies(self, resolver, files):
        """Leaves out copies that were kept, of which a project has only one: sources that define functions which a source of a folder
        above defines, too, if no file of another folder includes their header; and sources that define nothing but functions of
        another source of their folder, if no other file includes their header."""
        users = self._users_of_headers(resolver, files)
        definers = {}
        for path in sorted(self.game.sources, key=lambda path: (len(path.parts), not users[path], path)):
            name = self.relative(path)
            functions = defined_functions(path)
            first = next((definers[function] for function in functions if function in definers), path)
            if first.parent != path.parent:
                is_copy = all(user.parent == path.parent for user in users[path])
            else:
                is_copy = first != path and functions <= definers.keys() and not users[path]
            if is_copy:
                self.game.sources.remove(path)
                del files[name]
                self.game.left_out.append((path, f"another copy of {self.relative(first)}; its header is not included elsewhere"))
            else:
                definers.update((function, path) for function in functions if function not in definers)

    def _users_of_headers(self, resolver, files):
        """The other files that include the header of each source."""
        users = {}
        for name, path in files.items():
            for match in INCLUDE.finditer(read(path)[0]):
                quote, found = resolver.resolve(name, match.group(2), match.group(3))
                found = os.path.normpath(str(Path(name).parent / found))
                users.setdefault(os.path.splitext(found)[0], set()).add(path)
        stems = {path: os.path.splitext(self.relative(path))[0] for path in self.game.sources}
        return {path: {user for user in users.get(stem, ()) if user.with_suffix("") != path.with_suffix("")} for path, stem in stems.items()}

    @staticmethod
    def _includes(files):
        """The #include lines of each file, and the names of headers that some other file includes."""
        includes = {name: [(match.group(2), match.group(3)) for match in INCLUDE.finditer(read(path)[0])]
                    for name, path in files.items()}
        used = {re.split(r"[/\\]", target)[-1].lower() for name, targets in includes.items() for _, target in targets
                if re.split(r"[/\\]", target.rsplit(".", 1)[0])[-1].lower() != Path(name).stem.lower()}
        return includes, used

    def _is_unused(self, path, used):
        return all(path.stem.lower() + ending not in used for ending in HEADERS) and path.stem != self.game.delegate_header.stem

    def leave_out_failed(self, failed):
        """Leaves out those of the sources that did not compile which the delegate does not use, such as remains of a template.
        Returns whether there were any."""
        delegate = self.game.delegate_header.stem
        first = [self.game.delegate_header, *(path for path in self.game.sources if path.stem == delegate)]
        used = used_names(self.game, self.game.sources, first)
        classes = declared_classes(self.game, used)
        remains = [path for path in self.game.sources if self.relative(path) in failed
                   and path.stem != delegate and path.stem.lower() not in used
                   and classes.isdisjoint(defined_classes(path))]
        for path in remains:
            self.game.sources.remove(path)
            self.game.left_out.append((path, "does not compile, and nothing that the game uses includes its header"))
        return bool(remains)

    def leave_out_all(self, failed):
        """Leaves out the sources that did not compile, for a program that is linked without them."""
        for path in [path for path in self.game.sources if self.relative(path) in failed]:
            self.game.sources.remove(path)
            self.game.left_out.append((path, "does not compile; a call of what it defines ends the program"))
