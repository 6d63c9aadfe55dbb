"""Writes the report of a port as Markdown."""
from . import advice
from .generation import NAMES
from .untrusted import printable

LONGEST_LIST = 40


def _repairs(overlay):
    lines = ["## Repairs", ""]
    if not overlay.repairs.made:
        return lines + ["None was necessary."]
    for name, uses in sorted(overlay.repairs.made.items()):
        lines.append(f"- **{name}**: {len(uses)} in {len({file for file, _ in uses})} files")
        lines += [f"  - {file}: {what}" for file, what in uses[:LONGEST_LIST]]
        if len(uses) > LONGEST_LIST:
            lines.append(f"  - and {len(uses) - LONGEST_LIST} more")
    return lines


def _groups(diagnosis, absences):
    lines = ["## What is missing", "", "| what | name | count | first place | message | see |", "|---|---|---|---|---|---|"]
    for kind, name, count, place, message in diagnosis.groups():
        cells = [kind, f"`{name}`", str(count), place, message.replace("|", "\\|"), absences.explain(name, kind).replace("|", "\\|")]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def _uncalled(overlay):
    lines = ["", "## Overrides that nothing calls", "", "| class | function | file | reason |", "|---|---|---|---|"]
    for file, name, declaration, reason in overlay.uncalled:
        lines.append(f"| {name} | `{declaration}` | {file} | {reason} |")
    return lines


def make(overlay, diagnosis, absences, built, played):
    """The text of the report. `diagnosis` is None if nothing was compiled, `played` if nothing ran."""
    game = overlay.game
    lines = [f"# Port of {printable(game.folder.name)}", "",
             f"- version of the API: {NAMES[overlay.repairs.generation]} ({overlay.repairs.reason})",
             f"- sources: {len(game.sources)} in {game.root}",
             f"- application: {game.delegate} in {game.delegate_header}",
             "- resources: " + (", ".join(str(folder) for folder in game.resources) or "none")]
    if diagnosis:
        lines.append(f"- compiled: {len(diagnosis.compiled)} of {len(game.sources)} sources"
                     + ("" if built else "; the program was not linked"))
    lines += [f"- {note}" for note in game.notes]
    if played:
        lines += ["", "## The run", "", *(f"- {line}" for line in played.lines())]
    following = advice.steps(overlay, diagnosis, built, played)
    if following:
        lines += ["", "## Next steps", "", *(f"- {step}" for step in following)]
    lines += ["", *_repairs(overlay)]
    if overlay.uncalled:
        lines += _uncalled(overlay)
    if game.left_out:
        lines += ["", "## Left out", "", *(f"- {printable(path.relative_to(game.folder))}: {why}" for path, why in game.left_out)]
    if overlay.aliases and overlay.aliases.missing:
        lines += ["", "## Files that the sources name and that do not exist", "",
                  *(f"- {name}" for name in sorted(overlay.aliases.missing)[:LONGEST_LIST])]
    if diagnosis:
        if diagnosis.groups():
            lines += ["", *_groups(diagnosis, absences)]
        lines += ["", "## Sources", "", "| source | result |", "|---|---|"]
        for path in game.sources:
            name = path.relative_to(game.folder).as_posix()
            result = "compiled" if name in diagnosis.compiled else "errors" if name in diagnosis.failed else "not compiled"
            lines.append(f"| {name} | {result} |")
    return "\n".join(lines) + "\n"
