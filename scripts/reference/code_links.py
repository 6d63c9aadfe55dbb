"""Makes links of the names of classes, their members, and functions of the kits in the code of guides and of examples.

A name is linked if one class of cocos2d has it or, without such a class, one of copra. Classes within the framework are linked only if
the name has its namespace, or the guide is about them. A call such as `bee->setPosition()` is linked if the code shows the class of `bee`,
or if all classes with such a function inherit it from one. The links that Doxygen makes in code are dropped: it links local variables.
A block without a statement is the output of a program, and has no links.
"""
import re

CODE = re.compile(r"""<a\ [^>]*>(?:(?!</a>).)*</a>
    | <code>((?:\w+::)*\w+)(\([^<]*\))?</code>
    | (<pre\ class="fragment">.*?</pre> | <div\ class="fragment">.*?</div><!--\ fragment\ --> | <code>[^\n]*?</code>)""", re.S | re.X)
# Links, comments, strings, tags, and then the names: those of types and what they contain, and those of functions that are called.
TOKEN = re.compile(r"""<a\ [^>]*>.*?</a>
    | <span\ class="(?:comment|stringliteral|preprocessor)">.*?</span>
    | <[^>]*> | //[^\n]* | (?:"|&quot;)[^\n]*?(?:"|&quot;) | '[^'\n]*' | &(?!gt;|lt;)\w+;
    | (?<![\w.\#/-])(?P<type>(?:\w+::)+\w+|[A-Z]\w+)(?![\w.-])
    | (?P<object>\w*)(?P<arrow>(?:\(\)|\))?(?:-&gt;|\.))(?P<member>[a-z]\w*)(?=\()
    | (?<![\w.;])(?P<call>[a-z]\w*)(?=\()""", re.S | re.X)
DOXYGENS = re.compile(r'^<div class="ttc"[^\n]*\n|<a class="code[^"]*" href="[^"]*"[^>]*>(.*?)</a>', re.M | re.S)
NAMED_TYPE = re.compile(r"\b((?:\w+::)*[A-Z]\w*)(?:&lt;[^;(]*?&gt;|<[^;(]*?>)?\s*(?:\*|&amp;|&)?\s+\*?(?:&amp;|&)?([a-z]\w*)\s*(?=[;=(){,:])")
MADE = re.compile(r"\bauto\*?\s+\*?([a-z]\w*)\s*=\s*(?:new\s+)?((?:\w+::)*[A-Z]\w*)(?:::(?:create\w*|getInstance|shared\w*)|(?=\())")

# What a block of code has, and an output of a program has not.
STATEMENT = re.compile(r"[;{}]\s*(?://[^\n]*)?$", re.M)
SHARED = re.compile(r"((?:\w+::)*\w+)(?:</a>)?::(?:getInstance|shared\w*)$")


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
        self.owners, self.only = {}, {}  # name of a function -> lines of the classes that declare it
        for line in lines:
            if line[0].startswith(("class", "struct")) and line[2] < 2:
                for name in line[4][::2]:
                    self.owners.setdefault(name, []).append(line)

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

    def is_derived(self, line, base):
        return line is base or any(self.is_derived(self.lines[number], base) for number in line[3])

    def only_member(self, name):
        """The link to the function of Node, or else to that of the only class that declares one, with those that inherit it. A name in small
        letters may be one of the standard library, unless the class derives from Ref."""
        if name not in self.only:
            lines, node, ref = self.owners.get(name, []), self.class_of("Node"), self.class_of("Ref")
            first = node if node in lines else next((one for one in lines if all(self.is_derived(line, one) for line in lines)), None)
            is_known = first and (re.search("[A-Z]", name) or self.is_derived(first, ref))
            self.only[name] = self.member_of(first, name) if is_known else None
        return self.only[name]

    def called(self, name, class_name):
        """The link to a function that is called for an object of a class; None if that is not known."""
        line = self.class_of(class_name) if class_name else None
        return self.member_of(line, name) if line else self.only_member(name)

    def target(self, name):
        """The page and anchor of a name, or None."""
        if line := self.class_of(name):
            return line[0]
        before, _, last = name.rpartition("::")
        if line := self.class_of(before) if before else None:
            return self.member_of(line, last) or line[0]
        return self.target(before) if before.count("::") else None


def types_in(code):
    """The classes of the variables in a piece of code, as far as it shows them."""
    code = re.sub(r"<[^>]*>", "", code)
    found = {name: made for name, made in MADE.findall(code)}
    return found | {name: made for made, name in NAMED_TYPE.findall(code) if made != "auto"}


def linked(text, names, internal=False):
    """The page with links in its code."""
    names.internal = internal

    def link(target, name):
        return f'<a class="code" href="{target}">{name}</a>' if target else name

    def in_block(match, types):
        if match["type"]:
            return link(names.target(match["type"]), match["type"])
        if match["member"]:
            shared = SHARED.search(match.string, 0, match.start()) if match["arrow"].startswith("()") else None
            of = shared[1] if shared else types.get(match["object"])
            return f'{match["object"]}{match["arrow"]}{link(names.called(match["member"], of), match["member"])}'
        if match["call"] and match["call"] not in types:
            return link(names.functions.get(match["call"]) or names.called(match["call"], "Node"), match["call"])
        return match[0]

    def in_code(match):
        if match[3]:
            code = DOXYGENS.sub(lambda found: found[1] or "", match[3])
            if code.startswith("<pre") and not STATEMENT.search(re.sub("<[^>]*>", "", code)):
                return code
            types = types_in(code)
            return TOKEN.sub(lambda found: in_block(found, types), code)
        target = (names.target(match[1]) or names.functions.get(match[1])) if match[1] else None
        return f'<code><a href="{target}">{match[1]}</a>{match[2] or ""}</code>' if target else match[0]

    return CODE.sub(in_code, text)
