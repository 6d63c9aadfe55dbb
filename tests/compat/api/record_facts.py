#!/usr/bin/env python3
"""Records the facts of the public headers of cocos2d-x 3.17.2 that tests/compat compares ours with: facts.tsv.

    record_facts.py ORIGINAL > facts.tsv

ORIGINAL is a copy of cocos2d-x 3.17.2 with the folders cocos/, extensions/ and external/. Needs the Python bindings of libclang
(Debian: python3-clang-14) and the headers of GLEW and GLFW. Reads the 2-D folders in the configuration of a Linux desktop
with Chipmunk. A fact is a name, its access, its type, whether it is virtual, and the value of an enumerator; nothing else of
the headers is copied. The columns are described in facts.py.
"""
import re
import sys
from pathlib import Path

from clang import cindex
from clang.cindex import AccessSpecifier, CursorKind as K

FOLDERS = ["2d", "base", "math", "ui", "deprecated", "platform", "renderer", "audio/include", "physics", "network", "storage"]
EDITORS = ["editor-support/cocostudio", "editor-support/cocosbuilder"]  # a unit of their own: they repeat names of the first
# Of other platforms, private to the original's sources, or C libraries that came along.
LEFT_OUT = re.compile(
    r"-(apple|android|win32|winrt|ios|mac)|/(android|apple|ios|mac|win32|winrt|desktop/.*-)/|UIEditBox/(Mac|iOS)/|UIEditBox/.*Impl|s3tc|atitc|etc1|pvr\.h"
    r"|uthash|utlist|firePngData|CCFPSImages|ccFPSImages|CCScriptSupport|CCGLProgramStateCache|xxhash|allocator"
    r"|CCDownloader-|CCPhysicsHelper|WebView|VideoPlayer|CCGL-linux|CCStdC|CCEGLView|CCFontFreeType|CCThread\.h"
    r"|CCPropertyVerify|edtaa3|CCNinePatchImageParser|ioapi|unzip|bitmask|HttpClient-|HttpCookie"
    r"|HttpConnection|HttpAsyn|WebSocket-|SocketIO-|CCIDownloader|_generated\.h"
)
TEMPLATES = {  # the class that replaces a class template in the checks
    "cocos2d::Vector": "cocos2d::Vector<cocos2d::Node *>",
    "cocos2d::Map": "cocos2d::Map<int, cocos2d::Node *>",
    "cocos2d::RefPtr": "cocos2d::RefPtr<cocos2d::Node>",
}
ACCESS = {AccessSpecifier.PUBLIC: "public", AccessSpecifier.PROTECTED: "protected"}


def spelled(type_):
    text = type_.get_canonical().spelling
    text = re.sub(r"std::(__cxx11::)?basic_string<char(, std::char_traits<char>, std::allocator<char>)?>", "std::string", text)
    text = re.sub(r"(, )?std::(allocator|less|hash|equal_to)<[^<>]*(<[^<>]*(<[^<>]*>)?[^<>]*>)?[^<>]*>", "", text)
    text = re.sub(r"\((unnamed|anonymous) (\w+) at [^)]*\)", r"(\1 \2)", text)
    return text.replace("__va_list_tag *", "va_list").replace("cocos2d::", "c::")


class Recorder:
    def __init__(self, root, folders):
        self.roots = tuple(f"{root}/{folder}/" for folder in folders) + (f"{root}/cocos/cocos2d.h",)
        self.rows, self.seen = set(), set()

    def ours(self, cursor):
        file = cursor.location.file
        return file is not None and file.name.startswith(self.roots) and not LEFT_OUT.search(file.name)

    def row(self, *columns):
        self.rows.add("\t".join(columns).replace("cocos2d::", "c::"))

    def scope(self, cursor, owner=""):
        for child in cursor.get_children():
            kind = child.kind
            if kind in (K.NAMESPACE, K.LINKAGE_SPEC, K.UNEXPOSED_DECL):
                if kind != K.NAMESPACE or child.spelling not in ("std", "spine", "flatbuffers", "tinyxml2"):
                    self.scope(child, f"{owner}{child.spelling}::" if kind == K.NAMESPACE else owner)
            elif self.ours(child):
                self.declaration(child, owner)

    def declaration(self, child, owner):
        kind, name = child.kind, owner + child.spelling
        if kind in (K.CLASS_DECL, K.STRUCT_DECL, K.CLASS_TEMPLATE, K.UNION_DECL):
            if child.is_definition() and child.spelling and "(" not in child.spelling:
                if kind != K.CLASS_TEMPLATE or name in TEMPLATES:
                    self.record(child, TEMPLATES.get(name, name), kind == K.CLASS_TEMPLATE)
        elif kind == K.ENUM_DECL:
            self.enumeration(child, owner, "public")
        elif kind in (K.TYPEDEF_DECL, K.TYPE_ALIAS_DECL):
            self.row("type", owner[:-2], child.spelling, "public")
        elif kind == K.VAR_DECL:
            self.row("variable", owner[:-2], child.spelling, "public", "", spelled(child.type))
        elif kind == K.FUNCTION_DECL and not child.spelling.startswith("operator"):
            self.row("function", owner[:-2], child.spelling, "public", "", spelled(child.type))
        elif kind == K.FUNCTION_TEMPLATE and not child.spelling.startswith("operator"):
            self.row("function", owner[:-2], child.spelling, "public")

    def enumeration(self, cursor, owner, access):
        name = cursor.spelling if cursor.spelling and "(" not in cursor.spelling else ""
        if name:
            self.row("type", owner[:-2], name, access)
            owner += name + "::"
        for child in cursor.get_children():
            if child.kind == K.ENUM_CONSTANT_DECL:
                self.row("value", owner[:-2], child.spelling, access, "", str(child.enum_value))

    def record(self, cursor, owner, template):
        if owner in self.seen:
            return
        self.seen.add(owner)
        bases = [c for c in cursor.get_children() if c.kind == K.CXX_BASE_SPECIFIER and c.access_specifier == AccessSpecifier.PUBLIC]
        self.row("class", owner, "", "public", "", ", ".join(spelled(b.type) for b in bases) if not template else "")
        for child in cursor.get_children():
            access = ACCESS.get(child.access_specifier)
            if access and child.location.file and not (child.kind == K.CXX_METHOD and not child.spelling):
                self.member(child, owner, access, template)

    def member(self, child, owner, access, template):
        kind, name = child.kind, child.spelling
        if kind in (K.CXX_METHOD, K.FUNCTION_TEMPLATE):
            if child.is_deleted_method() if hasattr(child, "is_deleted_method") else False:
                return
            repeats = kind == K.CXX_METHOD and not template and self.repeats(child)
            final = any(c.kind == K.CXX_FINAL_ATTR for c in child.get_children())
            flags = ("v" if child.is_virtual_method() and not final else "") + ("s" if child.is_static_method() else "")
            if repeats and not final and not name.startswith("~"):
                self.row("override", owner, name, access, flags, spelled(child.type))
            if repeats:
                return
            plain = kind == K.CXX_METHOD and not template
            parameters = [c for c in child.get_children() if c.kind == K.PARM_DECL]
            defaults = sum(any(t.spelling == "=" for t in p.get_tokens()) for p in parameters)
            if defaults == len(parameters) > 1 or any(len(list(p.get_tokens())) > 20 for p in parameters):
                defaults = 0  # of a macro, whose tokens are those of all of its text
            self.row("method", owner, name, access, flags + (str(defaults) if defaults and plain else ""), spelled(child.type) if plain else "")
        elif kind == K.CONSTRUCTOR and not template:
            parameters = [c for c in child.get_children() if c.kind == K.PARM_DECL]
            self.row("constructor", owner, "", access, "", " ; ".join(spelled(p.type) for p in parameters))
        elif kind in (K.FIELD_DECL, K.VAR_DECL):
            static = "s" if kind == K.VAR_DECL else ""
            self.row("field", owner, name, access, static, spelled(child.type) if access == "public" and not template else "")
        elif kind == K.ENUM_DECL:
            self.enumeration(child, owner + "::", access)
        elif kind in (K.TYPEDEF_DECL, K.TYPE_ALIAS_DECL):
            self.row("type", owner, name, access)
        elif kind in (K.CLASS_DECL, K.STRUCT_DECL) and child.is_definition() and name and "(" not in name:
            if access == "public":
                self.record(child, f"{owner}::{name}", template)
            else:
                self.row("type", owner, name, access)

    @staticmethod
    def repeats(method):
        """Whether it overrides with the access of what it overrides: it can be called in the same way."""
        overridden = method.get_overridden_cursors() if hasattr(method, "get_overridden_cursors") else base_methods(method)
        return any(o.access_specifier == method.access_specifier for o in overridden)


def base_methods(method):
    """The methods of the bases with the same name and type (the bindings do not have clang_getOverriddenCursors)."""
    found, queue = [], [method.semantic_parent]
    while queue:
        for child in queue.pop().get_children():
            if child.kind == K.CXX_BASE_SPECIFIER:
                base = child.type.get_canonical().get_declaration()
                queue.append(base)
                found += [
                    m
                    for m in base.get_children()
                    if m.kind == K.CXX_METHOD and m.spelling == method.spelling and m.is_virtual_method()
                    and m.type.get_canonical().spelling == method.type.get_canonical().spelling
                ]
    return found


def record(root, recorded):
    cocos = root / "cocos"
    files = [p for f in recorded for p in sorted((root / f).rglob("*.h"))]
    files = [p for p in files if not LEFT_OUT.search(str(p))]
    unit = '#include "cocos2d.h"\n#include "ui/CocosGUI.h"\n#include "extensions/cocos-ext.h"\n' + "".join(f'#include "{p}"\n' for p in files)
    external = root / "external"
    folders = [cocos, root, root / "extensions", cocos / "platform", cocos / "audio/include", cocos / "editor-support", external]
    folders += [external / "chipmunk/include", external / "chipmunk/include/chipmunk", external / "flatbuffers", external / "tinyxml2", external / "bullet", external / "glfw3/include/linux"]
    arguments = ["-x", "c++", "-std=c++11", "-DLINUX", "-DCC_ENABLE_CHIPMUNK_INTEGRATION=1", "-DCC_ENABLE_BULLET_INTEGRATION=0", "-w"]
    arguments += [f"-I{f}" for f in folders]
    parsed = cindex.Index.create().parse("facts.cpp", arguments, [("facts.cpp", unit)], cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD)
    for diagnostic in parsed.diagnostics:
        if diagnostic.severity >= cindex.Diagnostic.Error:
            print(diagnostic, file=sys.stderr)
    recorder = Recorder(root, recorded)
    recorder.scope(parsed.cursor)
    for cursor in parsed.cursor.get_children():
        if cursor.kind == K.MACRO_DEFINITION and recorder.ours(cursor) and not re.match(r"__|.*_(h|hpp)_*$", cursor.spelling, re.I):
            recorder.row("macro", "", cursor.spelling, "public")
    return recorder.rows


def main():
    root = Path(sys.argv[1]).resolve()
    rows = record(root, [*(f"cocos/{f}" for f in FOLDERS), "extensions/GUI"]) | record(root, [f"cocos/{f}" for f in EDITORS])
    print("\n".join(sorted(rows)))


if __name__ == "__main__":
    main()
