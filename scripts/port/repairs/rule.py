"""Repairs of one expression."""
import re


class Rule:
    """Replaces what matches a pattern, and notes once for each source that it did."""

    def __init__(self, pattern, replacement, title, detail, flags=0):
        self.pattern, self.replacement = re.compile(pattern, flags), replacement
        self.title, self.detail = title, detail

    def __call__(self, text, note):
        new = self.pattern.sub(self.replacement, text)
        if new != text:
            note(self.title, self.detail)
        return new
