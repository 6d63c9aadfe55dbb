"""Makes links of the names of classes, their members, and functions of the kits in the code of guides and of examples.

A name is linked if one class of cocos2d has it or, without such a class, one of copra. Classes within the framework are linked only if
the name has its namespace, or the guide is about them.
"""
import re

CODE = re.compile(r"""<a\ [^>]*>(?:(?!</a>).)*</a>
    | <code>((?:\w+::)*\w+)(\([^<]*\))?</code>
    | (<pre\ class="fragment">.*?</pre> | <div\ class="fragment">.*?</div><!--\ fragment\ --> | <code>[^\n]*?</code>)""", re.S | re.X)
# Links, comments, strings, tags, and then the names.
TOKEN = re.compile(r"""<a\ [^>]*>.*?</a>
    | <span\ class="(?:comment|stringliteral|preprocessor)">.*?</span>
    | <[^>]*> | //[^\n]* | (?:"|&quot;)[^\n]*?(?:"|&quot;) | '[^'\n]*' | &\w+;
    | (?<![\w.\#/-])((?:\w+::)+\w+|[A-Z]\w+)(?![\w.-])""", re.S | re.X)


class Names:
    def __init__(self, lines):
        """`lines` are those of search.lines_of()."""
        self.lines, self.internal = lines, False
        classes = {line[1]: line for line in lines if line[0].startswith(("class", "struct"))}
        self.classes, self.functions = {}, {}
        for title, line in classes.items():
            if title.rpartition("::")[0] not in classes:
                self.classes.setdefault(re.sub("<.*", "", title).split("::")[-1], []).append(line)
        for line in lines:
            if line[0].startswith(("group__kit", "group__testing")):
                for name, anchor in zip(line[4][::2], line[4][1::2]):
                    self.functions[name] = None if name in self.functions else f"{line[0]}#{anchor}"  # None: there are several

    def class_of(self, name):
        most = 3 if self.internal or name.startswith("copra::") else 2
        fits = [line for line in self.classes.get(name.split("::")[-1], ()) if ("::" + re.sub("<.*", "", line[1])).endswith("::" + name) and line[2] <= most]
        found = [line for line in fits if line[1].startswith("cocos2d::")] or fits
        return found[0] if len(found) == 1 else None

    def member_of(self, line, name):
        """The link to a member of a class or of its bases."""
        if name in line[4][::2]:
            return f"{line[0]}#{line[4][line[4].index(name) + 1]}"
        return next((link for base in line[3] if (link := self.member_of(self.lines[base], name))), None)

    def target(self, name):
        """The page and anchor of a name, or None."""
        if line := self.class_of(name):
            return line[0]
        before, _, last = name.rpartition("::")
        if line := self.class_of(before) if before else None:
            return self.member_of(line, last) or line[0]
        return self.target(before) if before.count("::") else None


def linked(text, names, internal=False):
    """The page with links in its code."""
    names.internal = internal

    def in_block(match):
        target = names.target(match[1]) if match[1] else None
        return f'<a class="code" href="{target}">{match[1]}</a>' if target else match[0]

    def in_code(match):
        if match[3]:
            return TOKEN.sub(in_block, match[3])
        target = (names.target(match[1]) or names.functions.get(match[1])) if match[1] else None
        return f'<code><a href="{target}">{match[1]}</a>{match[2] or ""}</code>' if target else match[0]

    return CODE.sub(in_code, text)
