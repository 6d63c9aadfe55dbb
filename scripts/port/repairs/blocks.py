"""Blocks in braces."""
import re


def closing_brace(text, begin):
    """The place of the brace that closes the block that begins before `begin`, or -1."""
    depth = 1
    for brace in re.finditer(r"[{}]", text[begin:]):
        depth += 1 if brace.group(0) == "{" else -1
        if depth == 0:
            return begin + brace.start()
    return -1
