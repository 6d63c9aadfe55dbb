"""Shows values of Copra in gdb as a programmer thinks of them:

    (gdb) source copra.py
    (gdb) print position        {x = 12, y = 40}            points and sizes
    (gdb) print color           {r = 255, g = 0, b = 0}
    (gdb) print children        Vector of 3 = {...}         Vector, Map, Value, ValueMap ...
    (gdb) print hero            RefPtr to Ship 'GameScene/field/ship' at (480, 320)
    (gdb) print *enemy          Enemy 'GameScene/field/wasp' at (20, 600) = {lives = 3}
    (gdb) copra-object enemy    the same for any expression; of an object that is gone, where it was created and released

'copra debug' loads it; ~/.gdbinit may, too. Objects are described by the program itself, so it must run.
"""
import gdb
import gdb.printing


def number(value):
    return f"{float(value):g}"


# --- Objects ---

def may_be_object(kind):
    """Whether a class is derived from cocos2d::Ref, or from a class of the framework that gdb knows by its name only: compilers describe
    a class where its virtual functions are."""
    kind = kind.strip_typedefs()
    if kind.code != gdb.TYPE_CODE_STRUCT or kind.name is None:
        return False
    if kind.name == "cocos2d::Ref" or (kind.name.startswith("cocos2d::") and not kind.fields()):
        return True
    return any(may_be_object(field.type) for field in kind.fields() if field.is_base_class)


reasons = set()


def say_once(reason):
    """Why objects are shown as addresses."""
    if reason not in reasons:
        reasons.add(reason)
        gdb.write(f"copra: objects are shown as addresses: {reason}\n", gdb.STDERR)


def describe_pointer(pointer):
    """What a pointer to a Ref points at, in words of the program itself, which knows what is alive."""
    address = int(pointer)
    if address == 0:
        return "nothing"
    try:
        function = "(const char* (*)(const void*))'copra::describeObject(void const*)'"
        call = gdb.parse_and_eval(f"({function})((const void*){address})")
        return call.string("utf-8", "replace")
    except (gdb.error, gdb.MemoryError, RuntimeError) as error:  # no program runs, it does not have the function, or gdb cannot call it
        say_once(str(error))
        return f"{address:#x}"


class ObjectPrinter:
    def __init__(self, value):
        self.value = value

    def to_string(self):
        return describe_pointer(self.value.address) if self.value.address is not None else ""

    def children(self):
        for field in self.value.type.fields():
            if not field.is_base_class and hasattr(field, "bitpos") and field.name:  # static members have no place
                yield field.name, self.value[field]


class ObjectCommand(gdb.Command):
    """copra-object EXPRESSION: the class of the object to which EXPRESSION points, and of a node its path and position. Of an object that
    is gone: where it was created and released."""

    def __init__(self):
        super().__init__("copra-object", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

    def invoke(self, argument, from_tty):
        value = gdb.parse_and_eval(argument)
        if value.type.strip_typedefs().code == gdb.TYPE_CODE_STRUCT:
            value = value["_ptr"] if "RefPtr<" in str(value.type) else value.address
        print(describe_pointer(value).rstrip())


# --- Plain values ---

def fields_printer(*names):
    class Printer:
        def __init__(self, value):
            self.value = value

        def to_string(self):
            return "{" + ", ".join(f"{name} = {number(self.value[name])}" for name in names) + "}"
    return Printer


class RectPrinter:
    def __init__(self, value):
        self.value = value

    def to_string(self):
        origin, size = self.value["origin"], self.value["size"]
        return (f"{{x = {number(origin['x'])}, y = {number(origin['y'])}, width = {number(size['width'])}, "
                f"height = {number(size['height'])}}}")


# --- Pointers and containers ---

class RefPtrPrinter:
    def __init__(self, value):
        self.pointer = value["_ptr"]

    def to_string(self):
        return "RefPtr to " + describe_pointer(self.pointer)


class WeakPtrPrinter:
    def __init__(self, value):
        self.block = value["_block"]

    def to_string(self):
        return "WeakPtr to " + ("nothing" if int(self.block) == 0 else describe_pointer(self.block.dereference()["object"]))


class VectorPrinter:
    """cocos2d::Vector."""

    def __init__(self, value):
        data = value["_data"]
        self.memory, self.size = data["_memory"] + int(data["_first"]), int(data["_last"]) - int(data["_first"])

    def to_string(self):
        return f"Vector of {self.size}"

    def children(self):
        for i in range(self.size):
            yield f"[{i}]", describe_pointer(self.memory[i])

    def display_hint(self):
        return "array"


class MapPrinter:
    """cocos2d::Map: what its std::unordered_map holds."""

    def __init__(self, value):
        self.data = value["_data"]

    def to_string(self):
        return f"Map of {int(self.data['_M_h']['_M_element_count'])}"

    def children(self):
        printer = gdb.default_visualizer(self.data)  # that of the standard library
        for _, child in printer.children() if printer else []:
            yield "", child

    def display_hint(self):
        return "map"


class ValuePrinter:
    CONTENT = {"BYTE": "byteValue", "INTEGER": "intValue", "UNSIGNED": "unsignedValue", "INT64": "int64Value", "UNSIGNED64": "unsigned64Value",
               "INT_UI64": "unsigned64Value", "FLOAT": "floatValue", "DOUBLE": "doubleValue", "BOOLEAN": "boolValue"}
    CONTAINERS = {"STRING": "string", "VECTOR": "vector", "MAP": "map", "INT_KEY_MAP": "intKeyMap"}

    def __init__(self, value):
        self.type = str(value["_type"]).split("::")[-1]
        self.content = value["_content"]

    def to_string(self):
        if self.type in self.CONTAINERS:
            return f"Value {self.type} {self.content[self.CONTAINERS[self.type]].dereference().format_string()}"
        if self.type not in self.CONTENT:
            return f"Value {self.type}"
        return f"Value {self.type} {self.content[self.CONTENT[self.type]].format_string()}"


class ObjectPrinters(gdb.printing.PrettyPrinter):
    """Objects are known by their base class, not by a name."""

    def __init__(self):
        super().__init__("copra-objects")

    def __call__(self, value):
        return ObjectPrinter(value) if may_be_object(value.type) else None


def printers():
    all_of = gdb.printing.RegexpCollectionPrettyPrinter("copra")
    for name, expression, printer in (
            ("Vec2", "^cocos2d::Vec2$", fields_printer("x", "y")), ("Vec3", "^cocos2d::Vec3$", fields_printer("x", "y", "z")),
            ("Vec4", "^cocos2d::Vec4$", fields_printer("x", "y", "z", "w")), ("Size", "^cocos2d::Size$", fields_printer("width", "height")),
            ("Rect", "^cocos2d::Rect$", RectPrinter), ("Color3B", "^cocos2d::Color3B$", fields_printer("r", "g", "b")),
            ("Color4", "^cocos2d::Color4[BF]$", fields_printer("r", "g", "b", "a")), ("Value", "^cocos2d::Value$", ValuePrinter),
            ("RefPtr", "^(cocos2d|copra)::RefPtr<.*>$", RefPtrPrinter), ("WeakPtr", "^copra::WeakPtr<.*>$", WeakPtrPrinter),
            ("Vector", "^cocos2d::Vector<.*>$", VectorPrinter), ("Map", "^cocos2d::Map<.*>$", MapPrinter)):
        all_of.add_printer(name, expression, printer)
    return all_of


gdb.printing.register_pretty_printer(None, printers(), replace=True)
gdb.printing.register_pretty_printer(None, ObjectPrinters(), replace=True)
ObjectCommand()
