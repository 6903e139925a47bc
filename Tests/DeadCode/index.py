"""Reads the index that the compiler writes at every build, with the toolchain's libIndexStore.

Its interface in C is described in the toolchain's `usr/local/include/indexstore/indexstore.h`. A unit is a compiled
file; its record has the symbols of the file and their occurrences. A USR is the name of a symbol in all records.
"""
import collections
import ctypes
import pathlib
import shutil
import subprocess
import sys

# Roles of an occurrence, and of its relations to other symbols.
DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
CHILD_OF, BASE_OF, OVERRIDE_OF, CALLED_BY, EXTENDED_BY, ACCESSOR_OF, CONTAINED_BY = (
    1 << 9, 1 << 10, 1 << 11, 1 << 13, 1 << 14, 1 << 15, 1 << 16)

# Kinds of declarations by their numbers, and more special ones; others declare nothing of their own.
KINDS = {
    5: "enum", 6: "struct", 7: "class", 8: "protocol", 9: "extension", 11: "type alias", 12: "function",
    13: "variable", 15: "case", 16: "method", 17: "class method", 18: "static method", 19: "property",
    20: "class property", 21: "static property", 22: "initializer", 23: "deinitializer"}
SUBKINDS = {1011: "subscript", 1012: "associated type", 1013: None}
GETTER = 3

RECORD = 2  # The kind of a unit's dependency.

Unit = collections.namedtuple("Unit", "file seconds record")

Symbol = collections.namedtuple("Symbol", "handle usr kind is_getter roles")
Occurrence = collections.namedtuple("Occurrence", "usr roles line column relations")


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.bytes, self.length).decode() if self.length else ""


HANDLE = ctypes.c_void_p
NAME_VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, HANDLE, Text)
VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, HANDLE, HANDLE)

FUNCTIONS = {
    "store_create": (HANDLE, ctypes.c_char_p, HANDLE),
    "store_units_apply_f": (ctypes.c_bool, HANDLE, ctypes.c_uint, HANDLE, NAME_VISITOR),
    "store_get_unit_modification_time": (ctypes.c_bool, HANDLE, ctypes.c_char_p, HANDLE, HANDLE, HANDLE),
    "unit_reader_create": (HANDLE, HANDLE, ctypes.c_char_p, HANDLE),
    "unit_reader_dispose": (None, HANDLE),
    "unit_reader_get_main_file": (Text, HANDLE),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, HANDLE, HANDLE, VISITOR),
    "unit_dependency_get_kind": (ctypes.c_int, HANDLE),
    "unit_dependency_get_name": (Text, HANDLE),
    "record_reader_create": (HANDLE, HANDLE, ctypes.c_char_p, HANDLE),
    "record_reader_dispose": (None, HANDLE),
    "record_reader_symbols_apply_f": (ctypes.c_bool, HANDLE, ctypes.c_bool, HANDLE, VISITOR),
    "record_reader_occurrences_of_symbols_apply_f": (
        ctypes.c_bool, HANDLE, HANDLE, ctypes.c_size_t, HANDLE, ctypes.c_size_t, HANDLE, VISITOR),
    "symbol_get_usr": (Text, HANDLE),
    "symbol_get_name": (Text, HANDLE),
    "symbol_get_kind": (ctypes.c_int, HANDLE),
    "symbol_get_subkind": (ctypes.c_int, HANDLE),
    "symbol_get_roles": (ctypes.c_uint64, HANDLE),
    "symbol_get_related_roles": (ctypes.c_uint64, HANDLE),
    "occurrence_get_symbol": (HANDLE, HANDLE),
    "occurrence_get_roles": (ctypes.c_uint64, HANDLE),
    "occurrence_get_line_col": (None, HANDLE, HANDLE, HANDLE),
    "occurrence_relations_apply_f": (ctypes.c_bool, HANDLE, HANDLE, VISITOR),
    "symbol_relation_get_roles": (ctypes.c_uint64, HANDLE),
    "symbol_relation_get_symbol": (HANDLE, HANDLE),
}


def library():
    """The path of libIndexStore, which is beside the toolchain's programs."""
    if sys.platform == "darwin":
        swift, name = subprocess.check_output(["xcrun", "--find", "swift"], text=True).strip(), "libIndexStore.dylib"
    else:
        swift, name = shutil.which("swift"), "libIndexStore.so"
    if not swift: sys.exit("there is no swift in the PATH")
    return pathlib.Path(swift).resolve().parent.parent / "lib" / name


def visit(function, *arguments, by):
    """Calls a function of the library that goes through a list, and `by` with each element."""
    visitor = function.argtypes[-1](lambda _, element: by(element) or True)
    function(*arguments, None, visitor)


class Store:
    def __init__(self, path):
        loaded = ctypes.CDLL(str(library()))
        for name, (result, *arguments) in FUNCTIONS.items():
            function = getattr(loaded, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.handle = self.store_create(str(path).encode(), None)
        if not self.handle: sys.exit(f"there is no index in {path}: swift build --build-tests makes it")

    def units(self):
        """All units, those of deleted files too."""
        names = []
        visit(self.store_units_apply_f, self.handle, 0, by=lambda name: names.append(str(name).encode()))
        return [unit for name in names for unit in self.read_unit(name)]

    def read_unit(self, name):
        reader = self.unit_reader_create(self.handle, name, None)
        if not reader: return
        seconds, fraction = ctypes.c_int64(), ctypes.c_int64()
        self.store_get_unit_modification_time(
            self.handle, name, ctypes.byref(seconds), ctypes.byref(fraction), None)
        records = []

        def add(dependency):
            if self.unit_dependency_get_kind(dependency) == RECORD:
                records.append(str(self.unit_dependency_get_name(dependency)))

        visit(self.unit_reader_dependencies_apply_f, reader, by=add)
        file = str(self.unit_reader_get_main_file(reader))
        self.unit_reader_dispose(reader)
        # The unit of a module has no file. One of a file of Swift has a record, unless nothing is in it.
        if file: yield Unit(file, seconds.value + fraction.value / 1e9, next(iter(records), None))


class Record:
    """The symbols of a file and their occurrences, for a `with` statement."""

    def __init__(self, store, name):
        self.store = store
        self.name = name

    def __enter__(self):
        self.handle = self.store.record_reader_create(self.store.handle, self.name.encode(), None)
        if not self.handle: sys.exit(f"the index lacks the record {self.name}: swift build --build-tests makes it")
        self.usrs = {}
        return self

    def __exit__(self, *_):
        self.store.record_reader_dispose(self.handle)

    def usr(self, symbol):
        usr = self.usrs.get(symbol)
        if usr is None: usr = self.usrs[symbol] = sys.intern(str(self.store.symbol_get_usr(symbol)))
        return usr

    def symbols(self):
        """The symbols of declarations, with the roles that they have anywhere in the file."""
        store, symbols = self.store, []

        def add(symbol):
            subkind = store.symbol_get_subkind(symbol)
            kind = SUBKINDS[subkind] if subkind in SUBKINDS else KINDS.get(store.symbol_get_kind(symbol))
            if not kind: return
            roles = store.symbol_get_roles(symbol) | store.symbol_get_related_roles(symbol)
            symbols.append(Symbol(symbol, self.usr(symbol), kind, subkind == GETTER, roles))

        visit(store.record_reader_symbols_apply_f, self.handle, False, by=add)
        return symbols

    def name_of(self, symbol):
        return str(self.store.symbol_get_name(symbol.handle))

    def occurrences(self, symbols):
        """All occurrences of some symbols; the relations are pairs of roles and a USR."""
        store, occurrences, relations = self.store, [], []
        line, column = ctypes.c_uint(), ctypes.c_uint()
        places = ctypes.byref(line), ctypes.byref(column)
        get_roles, get_symbol = store.symbol_relation_get_roles, store.symbol_relation_get_symbol

        def relate(_, relation):
            relations.append((get_roles(relation), self.usr(get_symbol(relation))))
            return True

        # Each function for C costs some time, so that one serves all occurrences.
        related = VISITOR(relate)

        def add(occurrence):
            relations.clear()
            store.occurrence_relations_apply_f(occurrence, None, related)
            store.occurrence_get_line_col(occurrence, *places)
            occurrences.append(Occurrence(
                self.usr(store.occurrence_get_symbol(occurrence)), store.occurrence_get_roles(occurrence),
                line.value, column.value, tuple(relations)))

        if symbols:
            handles = (HANDLE * len(symbols))(*[symbol.handle for symbol in symbols])
            visit(
                store.record_reader_occurrences_of_symbols_apply_f, self.handle, handles, len(handles), None, 0,
                by=add)
        return occurrences
