"""Writes .ccbi files, the format that CocosBuilder publishes its scenes in (version 5).

A file has a head ("ibcc", version, whether it is for scripts), the table of all strings, the sequences and the nodes.
Integers are Elias gamma codes, the lowest bit of a byte first, and end at a byte boundary; a byte in front of a float names
its type. Strings are written once and referred to by number.
"""
import struct

(POSITION, SIZE, POINT, POINT_LOCK, SCALE_LOCK, DEGREES, INTEGER, FLOAT, FLOAT_VAR, CHECK, SPRITEFRAME, TEXTURE, BYTE,
 COLOR3, COLOR4F_VAR, FLIP, BLEND_MODE, FNT_FILE, TEXT, FONT_TTF, INTEGER_LABELED, BLOCK, ANIMATION, CCB_FILE, STRING,
 BLOCK_CONTROL, FLOAT_SCALE, FLOAT_XY) = range(28)
NO_TARGET, ROOT, OWNER = range(3)
(INSTANT, LINEAR, CUBIC_IN, CUBIC_OUT, CUBIC_INOUT, ELASTIC_IN, ELASTIC_OUT, ELASTIC_INOUT, BOUNCE_IN, BOUNCE_OUT,
 BOUNCE_INOUT, BACK_IN, BACK_OUT, BACK_INOUT) = range(14)


class Writer:
    def __init__(self):
        self.strings, self.body = [], bytearray()

    def unsigned(self, value):
        self.code(value + 1)

    def signed(self, value):
        self.code(2 * value + 1 if value >= 0 else -2 * value)

    def code(self, value):
        bits = value.bit_length() - 1
        row = [0] * bits + [1] + [(value >> i) & 1 for i in range(bits - 1, -1, -1)]
        for start in range(0, len(row), 8):
            self.body.append(sum(bit << i for i, bit in enumerate(row[start:start + 8])))

    def byte(self, value):
        self.body.append(int(value))

    def float(self, value):
        short = {0: 0, 1: 1, -1: 2, 0.5: 3}
        if value in short:
            self.byte(short[value])
        elif value == int(value):
            self.byte(4)
            self.signed(int(value))
        else:
            self.byte(5)
            self.body += struct.pack("<f", value)

    def string(self, text):
        if text not in self.strings:
            self.strings.append(text)
        self.unsigned(self.strings.index(text))

    def value(self, kind, value):
        """A property's value: numbers, strings or a list of them."""
        layout = {POSITION: "ffu", SIZE: "ffu", POINT: "ff", POINT_LOCK: "ff", SCALE_LOCK: "ffu", DEGREES: "f", INTEGER: "i",
                  FLOAT: "f", FLOAT_VAR: "ff", CHECK: "b", SPRITEFRAME: "ss", TEXTURE: "s", BYTE: "b", COLOR3: "bbb",
                  COLOR4F_VAR: "ffffffff", FLIP: "bb", BLEND_MODE: "uu", FNT_FILE: "s", TEXT: "s", FONT_TTF: "s",
                  INTEGER_LABELED: "i", BLOCK: "su", ANIMATION: "ss", CCB_FILE: "s", STRING: "s", BLOCK_CONTROL: "suu",
                  FLOAT_SCALE: "fu", FLOAT_XY: "ff"}[kind]
        self.parts(layout, value)

    def parts(self, layout, value):
        write = {"f": self.float, "u": self.unsigned, "i": self.signed, "b": self.byte, "s": self.string}
        values = value if isinstance(value, (list, tuple)) else [value]
        assert len(values) == len(layout), (layout, value)
        for letter, one in zip(layout, values):
            write[letter](one)

    def keyframe(self, kind, time, easing, value):
        self.float(time)
        easing, option = easing if isinstance(easing, tuple) else (easing, 2)
        self.unsigned(easing)
        if CUBIC_IN <= easing <= ELASTIC_INOUT:
            self.float(option)
        layout = {POSITION: "ff", SCALE_LOCK: "ff", FLOAT_XY: "ff", DEGREES: "f", CHECK: "b", BYTE: "b", COLOR3: "bbb",
                  SPRITEFRAME: "ss"}[kind]
        self.parts(layout, value)

    def sequence(self, number, name, duration, next=-1, calls=(), sounds=()):
        self.float(duration)
        self.string(name)
        self.unsigned(number)
        self.signed(next)
        self.unsigned(len(calls))
        for call in calls:
            self.parts("fsu", call)
        self.unsigned(len(sounds))
        for sound in sounds:
            self.parts("fsfff", sound)

    def node(self, kind, properties=(), children=(), variable=None, animations=None, extra=()):
        """properties: (type, name, value); variable: (name, ROOT or OWNER);
        animations: {sequence: [(name, type, [(time, easing, value)])]}"""
        self.string(kind)
        self.unsigned(variable[1] if variable else NO_TARGET)
        if variable:
            self.string(variable[0])
        self.unsigned(len(animations or {}))
        for number, timelines in (animations or {}).items():
            self.unsigned(number)
            self.unsigned(len(timelines))
            for name, type, keyframes in timelines:
                self.string(name)
                self.unsigned(type)
                self.unsigned(len(keyframes))
                for keyframe in keyframes:
                    self.keyframe(type, *keyframe)
        self.unsigned(len(properties))
        self.unsigned(len(extra))
        for type, name, value in list(properties) + list(extra):
            self.unsigned(type)
            self.string(name)
            self.byte(0)  # for all platforms
            self.value(type, value)
        self.unsigned(len(children))
        for child in children:
            self.node(**child)

    def head(self, version, for_scripts):
        head = Writer()
        head.body += b"ibcc"
        head.unsigned(version)
        head.byte(for_scripts)
        head.unsigned(len(self.strings))
        for text in self.strings:
            encoded = text.encode()
            head.body += struct.pack(">H", len(encoded)) + encoded
        return bytes(head.body)


def file(root, sequences=(), auto_play=-1, version=5, for_scripts=False):
    """The bytes of a file. root: arguments of Writer.node(); sequences: those of Writer.sequence()."""
    body = Writer()
    body.unsigned(len(sequences))
    for sequence in sequences:
        body.sequence(**sequence)
    body.signed(auto_play)
    body.node(**root)
    return body.head(version, for_scripts) + bytes(body.body)


def node(kind, *properties, **more):
    return dict(kind=kind, properties=properties, **more)
