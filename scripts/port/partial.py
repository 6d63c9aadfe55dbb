"""Links a game although some of its sources do not compile: what they would define ends the program when it is called."""
import re
import subprocess

UNDEFINED = re.compile(r"undefined reference to [`']([^'\n]+)'")
HEAD = """// Made by ./copra port --partial: what the sources define that do not compile.
#include <cstdio>
#include <cstdlib>

namespace {
[[noreturn]] void missing(const char* name) {
    std::fprintf(stderr, "Copra: %s is in a source that did not compile\\n", name);
    std::abort();
}
} // namespace
"""


def demangle(names):
    """The names as the sources have them; as they are where the tool c++filt is missing."""
    try:
        text = subprocess.run(["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return dict(zip(names, names))
    return dict(zip(names, text.splitlines()))


def undefined(output):
    """The mangled names that the linker did not find; it must have run with --no-demangle."""
    return sorted(set(UNDEFINED.findall(output)))


def definitions(names):
    """A source that defines `names`: functions that end the program, and zeroed memory for everything else."""
    lines = [HEAD]
    for number, (name, text) in enumerate(demangle(names).items()):
        if not re.fullmatch(r"[\w.$]+", name):
            continue
        if "(" in text or not name.startswith("_Z"):
            quoted = text.replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'extern "C" void copraMissing{number}() __asm__("{name}");\n'
                         f'void copraMissing{number}() {{\n    missing("{quoted}");\n}}')
        else:
            lines.append(f'extern "C" char copraMissing{number}[1024] __asm__("{name}");\nchar copraMissing{number}[1024];')
    return "\n".join(lines) + "\n"
