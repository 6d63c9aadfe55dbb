"""The guides that the page of a class links: the sections that name the class, or else those that name a base class of the same subject.

Guides name a class with a link to its page. The guides of its group come first, then another one of the shelves for users, then the cheatsheet. A class in many sections
of a guide links the whole guide. A class that no guide names links none, since a guide about something else is no help.
"""
import html as entities
import re
from collections import Counter

import groups
import search
import shelves

CLASS_LINK = re.compile(r'href="((?:class|struct)[^"#]+\.html)')
IN_GROUPS = re.compile(r'(<div class="ingroups">(?:<a [^>]*>[^<]*</a> &raquo; )*<a class="el" href="group__([\w-]+)\.html">[^<]*</a>)(?=</div>)')
MANY = 3  # sections of a guide that name a class; with more, the class links the guide
MOST = 2  # guides that a class links
LESS = re.compile("Mistakes|Next steps|Common messages")  # headings of sections that explain no class
SHELVES = ("Learn", "Do")
PARTS = ("Port a game", "Install, ship, and extend")  # of the second shelf, which explain no classes
LAST = "docs/cheatsheet.md"


def guides_for_users(root):
    """The names of guides that explain classes, with the tutorials after those for one task and the cheatsheet last."""
    paths = [page.path for title in reversed(SHELVES) for shelf in shelves.shelves_of(root) if shelf.title == title for page in shelf.pages if page.part not in PARTS]
    return [path.removeprefix("docs/").removesuffix(".md") for path in (*paths, LAST)]


def sections_of(text):
    """(anchor, title, text) of each section of a guide; what is before the first heading has no anchor."""
    parts = search.HEADING.split(text)
    yield "", "", parts[0]
    yield from zip(parts[1::3], parts[2::3], parts[3::3])


def is_about(heading, page):
    """Whether a heading has a word of the name of a class, such as Joints for PhysicsJointPin."""
    words = {word.lower() for word in re.findall("[A-Z][a-z]{3,}", page.rpartition("_1_1")[2])}
    return any(word.lower().removesuffix("s") in words for word in re.findall(r"[A-Za-z]{4,}", search.plain(heading)))


class Guides:
    def __init__(self, root, pages, bases):
        """`bases` are those of pages of classes: page -> (page, name) of each."""
        self.titles, self.headings, self.named, self.others = {}, {}, {}, guides_for_users(root)
        self.pages, self.bases, self.groups, self.heirs = pages, bases, {}, {}
        for name, found in bases.items():
            for base, _ in found:
                self.heirs.setdefault(base, []).append(name)
        names = shelves.pages_of(root)
        for guide in dict.fromkeys([*self.others, *(guide for group in groups.GROUPS for guide in group.guides)]):
            page = names.get(f"docs/{guide}.md", "") + ".html"
            if page in pages:
                self.add(guide, page, entities.escape(shelves.title_of(root, f"docs/{guide}.md")), pages[page])

    def add(self, guide, page, title, text):
        """Counts how often the sections of a guide name each class. A name in a heading counts as ten, and one below a heading that is about the class as three."""
        self.titles[guide] = page, title
        for anchor, heading, section in sections_of(text):
            self.headings[anchor] = search.plain(heading).strip()
            if not LESS.search(heading):
                for name, count in Counter(CLASS_LINK.findall(section) + 10 * CLASS_LINK.findall(heading)).items():
                    self.named.setdefault(name, {}).setdefault(guide, Counter())[anchor] += count * (3 if is_about(heading, name) else 1)

    def group_of(self, name):
        if name not in self.groups:
            self.groups[name] = group_in(search.group_of(name, self.pages)) if name in self.pages else None
        return self.groups[name]

    def link(self, guide, found):
        """The link to the section of a guide that names a class most often, or to the guide."""
        page, title = self.titles[guide]
        anchor = max(found, key=found.get) if len(found) <= MANY else ""
        return f'<a class="el" href="{page}#{anchor}">{title}: {self.headings[anchor]}</a>' if anchor else f'<a class="el" href="{page}">{title}</a>'

    def links_to(self, found, group):
        """The links to guides of a group, or else to another one; `found` has the sections that name a class."""
        own = [guide for guide in group.guides if guide in found]
        users = [guide for guide in own if guide in self.others]
        others = sorted((guide for guide in self.others[:-1] if guide in found), key=lambda guide: -sum(found[guide].values()))
        return [self.link(guide, found[guide]) for guide in (users or others[:1] or own or [guide for guide in self.others[-1:] if guide in found])[:MOST]]

    def of_family(self, name, group):
        """The sections that name a class or those that derive from it, as far as they belong to the group."""
        found, open_pages, seen = {}, [name], {name}
        while open_pages:
            one = open_pages.pop()
            for guide, sections in self.named.get(one, {}).items():
                found.setdefault(guide, Counter()).update(sections)
            open_pages += [heir for heir in self.heirs.get(one, ()) if self.group_of(heir) is group and heir not in seen and not seen.add(heir)]
        return found

    def links(self, name):
        """The links of a class: to the guides that name it, or the class around it, or else its nearest base class of the same group with what derives from that."""
        group = self.group_of(name)
        if not group:
            return []
        for one in (name, around(name, self.pages)):
            if found := self.links_to(self.named.get(one, {}), group):
                return found
        level, seen = [name], {name}
        while level:
            for one in level:
                if self.group_of(one) is group and (found := self.links_to(self.of_family(one, group), group)):
                    return found
            level = [page for one in level for page, _ in self.bases.get(one, ()) if page not in seen and not seen.add(page)]
        return []


def around(name, pages):
    """The page of the class around another one, or None."""
    outer = re.sub(r"^(?:class|struct)|_1_1(?:(?!_1_1).)*$", "", name) if "_1_1" in name else ""
    return next((page for page in (f"class{outer}.html", f"struct{outer}.html") if page in pages), None)


def group_in(line):
    """The group that the line on the page of a class names, the innermost of several; None for the internals and for no group."""
    found = IN_GROUPS.search(line)
    return next((group for group in groups.GROUPS if found and group.name == found[2] and group.name != "internals"), None)


def with_guides(text, links):
    """The page of a class names guides beside its subject."""
    if not links:
        return text
    return IN_GROUPS.sub(lambda match: f"{match[1]} &middot; {'Guides' if len(links) > 1 else 'Guide'}: {'; '.join(links)}", text)
