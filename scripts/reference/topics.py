"""Puts the topics of a header, its banners such as `// --- Children ---`, between the functions of the class."""
import html
import re
from pathlib import Path

MEMBER = re.compile(r'<memberdef [^>]*id="(\w+)_1(\w+)"(?:(?!</memberdef>).)*?<location file="([^"]+\.h)" line="(\d+)"', re.S)
BANNER = re.compile(r"\s*(?://|/\*) --- (.*?) ---(?:$| \*/)")
BLOCK = re.compile(r'(?:<tr class="(?:memitem|memdesc|memtemplate)[:"].*?</tr>\n)+(?:<tr class="separator:.*?</tr>\n)?', re.S)
INSIDE = re.compile(r"<b>_\w|>_\w+</a> \(")
FRAMEWORK = "For the framework"
END = re.compile(r"(?:public|protected|private):|(?:class|struct) .*[^;]$")
ROW = re.compile(r'<tr class="(\w+)(?::(\w*))?.*?</tr>\n', re.S)


def topics_by_line(path):
    """The topic of each line of a header, from 1; "" before the first banner of a section."""
    found, topic = [""], ""
    for line in path.read_text().splitlines():
        if banner := BANNER.match(line):
            topic = re.sub(r"[:,]? ?\(?[\w, ]*\.cpp.*?\)?$", "", banner[1])
        elif END.match(line):
            topic = ""
        found.append(topic)
    return found


class Topics:
    """Where the members of classes are in the headers, from the XML of Doxygen."""

    def __init__(self, xml, root):
        headers = {}
        self.by_member = {}
        for path in sorted(xml.glob("*.xml")):
            if path.name.startswith(("class", "struct")):
                for page, anchor, file, line in MEMBER.findall(path.read_text()):
                    if file not in headers:
                        headers[file] = topics_by_line(Path(root) / file)
                    self.by_member[page, anchor] = "".join(headers[file][int(line):int(line) + 1])  # eases of macros are beyond the end

    def inserted(self, page, table):
        """A long list of members in which each topic has a line, if there are several. Functions whose names begin with _ are the last topic.
        Constructors at the end are not sorted by topic."""
        members, line, apart = table.partition('<tr class="construction">')
        rows = [row for row in ROW.finditer(members) if row[1] == "memitem"]
        shown = [self.by_member.get((page, row[2]), "") for row in rows]
        if len(rows) < 8 or len(set(shown)) < 2 or all(re.search(r"\boverride\b", row[0]) for row in rows):
            return table
        last, inside = "", "".join(block[0] for block in BLOCK.finditer(members) if INSIDE.search(block[0]))
        if inside:
            members = BLOCK.sub(lambda block: "" if INSIDE.search(block[0]) else block[0], members)
            end = members.rindex("</tr>\n") + len("</tr>\n")
            members = members[:end] + inside + members[end:]

        def row(match):
            nonlocal last
            topic = last if match[1] != "memitem" else FRAMEWORK if INSIDE.search(match[0]) else self.by_member.get((page, match[2]), "")
            if topic == last:
                return match[0]
            last = topic
            title = re.sub("`(.*?)`", r"<code>\1</code>", html.escape(topic))
            return (f'<tr class="topic"><td colspan="2">{title}</td></tr>\n' if topic else "") + match[0]

        return ROW.sub(row, members) + line + apart
