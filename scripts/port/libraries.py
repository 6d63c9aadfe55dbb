"""Libraries of the system that games include: how a header names them, their packages in Debian, and what the linker needs."""
import re
import subprocess
from typing import NamedTuple


class Library(NamedTuple):
    """`header` is the beginning of what games include, `link` the name of the library, empty for headers alone."""

    header: str
    package: str
    link: str = ""


LIBRARIES = (
    Library("AL/", "libopenal-dev", "openal"), Library("OpenAL/", "libopenal-dev", "openal"),
    Library("asio.hpp", "libasio-dev"),
    Library("boost/filesystem", "libboost-filesystem-dev", "boost_filesystem"),
    Library("boost/regex", "libboost-regex-dev", "boost_regex"),
    Library("boost/thread", "libboost-thread-dev", "boost_thread"),
    Library("boost/", "libboost-dev"),
    Library("clipper.hpp", "libpolyclipping-dev", "polyclipping"),
    Library("curl/", "libcurl4-openssl-dev", "curl"),
    Library("fmt/", "libfmt-dev", "fmt"),
    Library("glm/", "libglm-dev"),
    Library("lua.hpp", "liblua5.4-dev", "lua5.4"),
    Library("nlohmann/json.hpp", "nlohmann-json3-dev"),
    Library("openssl/", "libssl-dev", "crypto"),
    Library("simdjson", "libsimdjson-dev", "simdjson"),
    Library("sqlite3.h", "libsqlite3-dev", "sqlite3"),
    Library("uuid/uuid.h", "uuid-dev", "uuid"),
    Library("websocketpp/", "libwebsocketpp-dev"),
    Library("yaml-cpp/", "libyaml-cpp-dev", "yaml-cpp"),
    Library("zlib.h", "zlib1g-dev", "z"),
)
INCLUDED = re.compile(r"^[ \t]*#[ \t]*include[ \t]*<([^>\n]+)>", re.M)


def library_of(header):
    """The library that has this header, also behind other folders (../lib/nlohmann/json.hpp), or None."""
    return next((library for library in LIBRARIES if header.startswith(library.header) or "/" + library.header in header), None)


def linked(texts):
    """The names of the libraries to link for what the texts include from the system, sorted."""
    found = {library_of(header) for text in texts for header in INCLUDED.findall(text)}
    return sorted({library.link for library in found if library and library.link})


def packages_to_install(links):
    """The packages of those libraries to link that the compiler does not find, sorted."""
    def is_there(link):
        answers = (subprocess.run(["c++", f"-print-file-name=lib{link}{end}"], capture_output=True, text=True, check=False).stdout.strip()
                   for end in (".so", ".a"))
        return any("/" in answer for answer in answers)
    lost = {link for link in links if not is_there(link)}
    return sorted({library.package for library in LIBRARIES if library.link in lost})
