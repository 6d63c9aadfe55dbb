"""Switches of platforms, which have no branch for Linux."""
import re


PLATFORM_IF = re.compile(r"^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif)\b(.*)$", re.M)
PLATFORM = re.compile(r"(?:CC|AX)_PLATFORM_(\w+)")
DESKTOPS = ("MAC", "WIN32")


def _chains(text):
    """The #if ... #endif chains of a text: lists of (match of the line, kind, condition)."""
    open_chains = []
    for match in PLATFORM_IF.finditer(text):
        kind, condition = match.group(1), match.group(2)
        if kind in ("if", "ifdef", "ifndef"):
            open_chains.append([(match, kind, condition)])
        elif open_chains:
            open_chains[-1].append((match, kind, condition))
            if kind == "endif":
                yield open_chains.pop()


def platform_branches(text, note):
    """Platform switches without a branch for Linux take that of another desktop."""
    changes = []
    for chain in _chains(text):
        branches = [(match, set(PLATFORM.findall(condition))) for match, kind, condition in chain if kind in ("if", "elif")]
        kinds = {kind for _, kind, _ in chain}
        named = set().union(*(names for _, names in branches))
        if "else" in kinds or "LINUX" in named or len(branches) < 2 or not all(names for _, names in branches):
            continue
        for desktop in DESKTOPS:
            taken = [match for match, names in branches if desktop in names and "!=" not in match.group(2)]
            if taken:
                line = taken[0]
                prefix = "AX" if "AX_PLATFORM" in line.group(2) else "CC"
                kind = "if" if line.group(1) == "if" else "elif"
                condition = line.group(2).rstrip("\r").strip()
                changes.append((line.start(), line.end(), f"#{kind} ({condition}) || ({prefix}_TARGET_PLATFORM == {prefix}_PLATFORM_LINUX)"))
                note("platform switches without Linux", f"the branch of {desktop} is taken")
                break
    for begin, end, line in sorted(changes, reverse=True):
        text = text[:begin] + line + text[end:]
    return text


DECLARED = re.compile(r"^[ \t]*(?:#[ \t]*define[ \t]+(\w+)|(?:(?:static|const|extern|constexpr)[ \t]+)+[\w:<>*& \t]*?\b(\w+)[ \t]*(?:\[\s*\w*\s*\])?[ \t]*=)", re.M)


def platform_constants(text, note):
    """Constants that each platform gets in an #if of its own, without one for Linux: those of another desktop are taken."""
    chains = [chain for chain in _chains(text) if len(chain) == 2 and chain[0][1] == "if" and "!=" not in chain[0][2]]
    declared = []
    for chain in chains:
        names = {first or second for first, second in DECLARED.findall(text[chain[0][0].end():chain[1][0].start()])}
        declared.append((chain[0][0], set(PLATFORM.findall(chain[0][2])), names))
    for line, platforms, names in reversed(declared):
        desktop = next((name for name in DESKTOPS if name in platforms), None)
        others = [other for other in declared if other[0] is not line and other[2] & names and other[1]]
        if not desktop or not others or any("LINUX" in other[1] for other in declared):
            continue
        if desktop != DESKTOPS[0] and any(DESKTOPS[0] in other[1] for other in others):
            continue  # the branch of macOS is taken
        prefix = "AX" if "AX_PLATFORM" in line.group(2) else "CC"
        condition = line.group(2).rstrip("\r").strip()
        text = text[:line.start()] + f"#if ({condition}) || ({prefix}_TARGET_PLATFORM == {prefix}_PLATFORM_LINUX)" + text[line.end():]
        note("platform switches without Linux", f"the constants of {desktop} are taken")
    return text


SIZE_OF_WINDOW = re.compile(r"(?:\s*[\w:()>-]+(?:->|\.)setFrame(?:Size|ZoomFactor)\s*\([^;]*\)\s*;)+\s*")


def window_of_desktop(text, note):
    """The size of the window that is set for another desktop only."""
    for chain in reversed(list(_chains(text))):
        (line, kind, condition), end = chain[0], chain[-1][0]
        platforms = set(PLATFORM.findall(condition))
        if (len(chain) != 2 or kind != "if" or "!=" in condition or "LINUX" in platforms or platforms.isdisjoint(DESKTOPS)
                or not SIZE_OF_WINDOW.fullmatch(re.sub(r"//[^\n]*", "", text[line.end():end.start()]))):
            continue
        note("platform switches without Linux", "the size of the window is set as on another desktop")
        text = text[:line.start()] + f"#if ({condition.strip()}) || (CC_TARGET_PLATFORM == CC_PLATFORM_LINUX)" + text[line.end():]
    return text
