"""Reads source files in the encodings of old games as text, and writes files."""
import re

from .untrusted import LARGEST_TEXT, fault_of_file

CYRILLIC = set(range(0xC0, 0x100)) | {0xA8, 0xB8}


def _pairs(data):
    """The two-byte characters of a text in one of the East Asian encodings."""
    position = 0
    while position < len(data):
        if data[position] < 0x80:
            position += 1
        else:
            yield data[position], data[position + 1] if position + 1 < len(data) else 0
            position += 2


def _share(data, is_common):
    pairs = list(_pairs(data))
    return sum(1 for pair in pairs if is_common(*pair)) / len(pairs) if pairs else 0.0


def _score_gbk(data, _):
    # The 3,755 common characters of GB 2312 and its punctuation.
    return _share(data, lambda a, b: (0xB0 <= a <= 0xD7 or a in (0xA1, 0xA3)) and b >= 0xA1)


def _score_big5(data, _):
    # The common characters of Big5 and its punctuation; about half of them have a small second byte, as GB 2312 never has.
    good = _share(data, lambda a, b: 0xA4 <= a <= 0xC6 or a in (0xA1, 0xA2))
    return good if any(0x40 <= b <= 0x7E for _, b in _pairs(data)) else good * 0.5


def _score_shift_jis(_, text):
    east = [c for c in text if ord(c) >= 0x80]
    kana = sum(1 for c in east if "\u3040" <= c <= "\u30ff" or c in "\u3001\u3002")
    return kana / len(east) * 2 if east else 0.0


def _score_cp1251(data, _):
    # Russian words are runs of letters; accented letters of other languages stand alone.
    high = sum(1 for byte in data if byte >= 0x80)
    words = "".join("x" if byte in CYRILLIC else " " for byte in data).split()
    return sum(len(word) for word in words if len(word) >= 3) / high * 0.95 if high else 0.0


def _score_euc_kr(data, _):
    return _share(data, lambda a, b: 0xB0 <= a <= 0xC8 and b >= 0xA1) * 0.9


# How well bytes, and the text that they are in an encoding, suit it: 0 to 1, but for Japanese texts, which are sure.
SCORES = {"gbk": _score_gbk, "big5": _score_big5, "shift_jis": _score_shift_jis, "euc_kr": _score_euc_kr, "cp1251": _score_cp1251}


def detect(data):
    """The encoding of the bytes: the name of Python's codec."""
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return name
    try:
        data.decode("utf-8")
        return "utf-8"
    except UnicodeDecodeError:
        pass
    scores = []
    for name, score in SCORES.items():
        try:
            text = data.decode(name)
        except UnicodeDecodeError:
            continue
        scores.append((score(data, text), name))
    best = max(scores, key=lambda scored: scored[0], default=(0.0, "latin-1"))
    if best[0] >= 0.5:
        return best[1]
    # A mixture, or a few accented letters.
    east_asian = [name for _, name in scores if name == "gbk"]
    return east_asian[0] if east_asian and best[0] > 0.2 else "latin-1"


def read(path):
    """The text of a file and the encoding it was in; "" if it is not a regular file, or too large. Line ends are kept."""
    if fault_of_file(path, LARGEST_TEXT):
        return "", "utf-8"
    with open(path, "rb") as file:
        data = file.read()
    encoding = detect(data)
    return data.decode(encoding, errors="replace"), encoding


COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.){1,9}\'|//[^\n]*|/\*.*?\*/', re.S)


def without_comments(text):
    """The text with its lines, where a comment is a blank."""
    def blank(match):
        return match.group(0) if match.group(0)[0] in "\"'" else " " + "\n" * match.group(0).count("\n")
    return COMMENT.sub(blank, text)


def write_if_changed(path, text):
    """Leaves the file and its date alone if it has this text."""
    data = text.encode("utf-8")
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def remove_others(folder, names):
    """Removes the files below `folder` that are not among `names`."""
    for path in folder.rglob("*"):
        if path.is_file() and path.relative_to(folder).as_posix() not in names:
            path.unlink()


def copy_tree(source, target):
    for path in source.rglob("*"):
        if path.is_file():
            write_if_changed(target / path.relative_to(source), path.read_text(encoding="utf-8"))
