"""Blocks in braces, and names in code."""
import re

from ..textfiles import without_comments

OF_A_NAMESPACE = re.compile(r"\bnamespace(?:\s+([\w:]+))?\s*$")
LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"')


def closing_brace(text, begin, braces="{}"):
    """The place of the brace that closes the block that begins before `begin`, or -1."""
    depth = 1
    for brace in re.finditer(f"[{braces}]", text[begin:]):
        depth += 1 if brace.group(0) == braces[0] else -1
        if depth == 0:
            return begin + brace.start()
    return -1


def _blocks(text, position):
    """The beginnings of the blocks around `position`: matches of the namespace that each belongs to, or None."""
    before = LITERAL.sub("", without_comments(text[:position].replace('extern "C"', "namespace ")))
    opened = []
    for brace in re.finditer(r"[{}]", before):
        if brace.group(0) == "{":
            opened.append(OF_A_NAMESPACE.search(before[:brace.start()][-200:]))
        elif opened:
            opened.pop()
    return opened


def is_in_namespace(text, position):
    """Whether what stands at `position` is in no block, or only in blocks of namespaces."""
    return all(_blocks(text, position))


def namespace_of(text, position):
    """The namespaces around `position`, as "a::b::", or ""."""
    return "".join(block.group(1) + "::" for block in _blocks(text, position) if block and block.group(1))


def replace_name(text, name, new, other):
    """The text with another name, but for literals, comments, the names of headers, and where it stands behind a match of `other`."""
    return re.sub(rf'"(?:[^"\\\n]|\\.)*"|//[^\n]*|^[ \t]*#[ \t]*include[^\n]*|\b{other}{name}\b|\b{name}\b',
                  lambda match: new if match.group(0) == name else match.group(0), text, flags=re.M)
