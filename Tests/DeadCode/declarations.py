"""What the index says of Sources, Catalog and Tests: the declarations that are checked, and what uses what."""
from __future__ import annotations

import collections
import contextlib
import dataclasses
import functools
import pathlib
import re

import index
from index import (
    ACCESSOR_OF, BASE_OF, CALLED_BY, CHILD_OF, CONTAINED_BY, DEFINITION, EXTENDED_BY, IMPLICIT, OVERRIDE_OF, REFERENCE)

# The folders whose declarations are checked, and the one whose uses count less.
CHECKED = ("Sources", "Catalog")
TESTS = "Tests"

PRIVATE, FILEPRIVATE, INTERNAL, PACKAGE, PUBLIC = range(5)
LEVELS = {
    "private": PRIVATE, "fileprivate": FILEPRIVATE, "internal": INTERNAL, "package": PACKAGE, "public": PUBLIC,
    "open": PUBLIC}
LEVEL = re.compile(rf"\b({'|'.join(LEVELS)})\b(?!\()")


def target(file):
    """The folder of a file's target."""
    parts = file.split("/")
    return "/".join(parts[:2]) if parts[0] in ("Sources", TESTS) else parts[0]


@dataclasses.dataclass(frozen=True)
class Declaration:
    usr: str
    name: str
    kind: str
    file: str
    line: int
    column: int
    is_implicit: bool
    parent: str | None


class Code:
    """The declarations of the files in a folder, by their USRs, and their relations."""

    def __init__(self, root, store):
        self.root = root
        self.store = index.Store(store)
        self.units = self.newest_units()
        self.declarations = {}
        self.uses = []  # Pairs of what uses, which is None outside a declaration, and what it uses.
        self.tested = set()  # What tests use.
        self.properties = {}  # By accessors.
        self.stored = set()  # The properties that are stored.
        self.extended = {}  # Types by extensions.
        self.bases = collections.defaultdict(set)  # What a type or an extension inherits from.
        self.overridden = collections.defaultdict(set)  # What a declaration overrides or is a witness of.
        self.names = {}
        with contextlib.ExitStack() as records:
            checked, tests = (
                [self.opened(file, records) for file in self.units_in(*folders)] for folders in (CHECKED, [TESTS]))
            self.defined = self.definitions(checked, tests)
            for file, record, symbols in checked:
                if file in self.units: self.read(file, record, symbols)
            for *_, symbols in tests: self.read_test(symbols)
        for extension, extended in self.extended.items(): self.bases[extended] |= self.bases[extension]

    def opened(self, file, records):
        record = records.enter_context(index.Record(self.store, self.units[file].record))
        return file, record, record.symbols()

    def definitions(self, checked, tests):
        """The USRs of all that is declared here; forgets the units of targets that are used elsewhere only.

        `swift build --target` may have compiled a library that stands in for another on another platform.
        """
        homes = {
            one.usr: target(file) for file, _, symbols in checked for one in symbols if one.roles & DEFINITION}
        used = {
            homes[one.usr] for file, _, symbols in checked + tests for one in symbols
            if homes.get(one.usr, target(file)) != target(file)}
        elsewhere = {home for home in homes.values() if home.startswith("Sources/")} - used
        self.units = {file: unit for file, unit in self.units.items() if target(file) not in elsewhere}
        return {usr for usr, home in homes.items() if home not in elsewhere}

    def newest_units(self):
        """The newest unit of each file that is there still, by the path of the file."""
        newest = {}
        for unit in self.store.units():
            path = pathlib.Path(unit.file)
            if not path.is_relative_to(self.root) or not path.exists(): continue
            file = path.relative_to(self.root).as_posix()
            if file not in newest or newest[file].seconds < unit.seconds: newest[file] = unit
        return newest

    def units_in(self, *folders):
        return sorted(
            file for file, unit in self.units.items() if unit.record and file.split("/")[0] in folders)

    @functools.cached_property
    def files(self):
        """All files with code; those of DocC catalogs are a part of the pages."""
        paths = [path for folder in (*CHECKED, TESTS) for path in (self.root / folder).rglob("*.swift")]
        files = [path.relative_to(self.root).as_posix() for path in sorted(paths)]
        return [file for file in files if ".docc/" not in file]

    def outdated(self):
        """The files that the index does not know as they are."""
        targets = {target(file) for file in self.units}
        for file in self.files:
            unit = self.units.get(file)
            if target(file) in targets and (
                not unit or unit.seconds < (self.root / file).stat().st_mtime): yield file

    def read(self, file, record, symbols):
        known = {
            one.usr: one for one in symbols
            if one.usr in self.defined or one.roles & BASE_OF}
        for one in known.values():
            if one.usr not in self.names: self.names[one.usr] = record.name_of(one)
        for usr, roles, line, column, relations in record.occurrences(list(known.values())):
            def related(role): return [other for roles, other in relations if roles & role]

            if roles & DEFINITION:
                one, parent = known[usr], next(iter(related(CHILD_OF)), None)
                self.declarations[usr] = Declaration(
                    usr, self.names[usr], one.kind, file, line, column, bool(roles & IMPLICIT), parent)
                for owner in related(ACCESSOR_OF):
                    self.properties[usr] = owner
                    if one.is_getter and roles & IMPLICIT: self.stored.add(owner)
            for extension in related(EXTENDED_BY): self.extended[extension] = usr
            for heir in related(BASE_OF): self.bases[heir].add(usr)
            self.overridden[usr].update(related(OVERRIDE_OF))
            # The beginning of an extension does not use the type.
            if roles & REFERENCE and usr in self.defined and not related(EXTENDED_BY):
                users = related(CALLED_BY | CONTAINED_BY | BASE_OF) or [None]
                self.uses += [(user, usr) for user in users]

    def read_test(self, symbols):
        self.tested |= {
            one.usr for one in symbols
            if one.usr in self.defined and one.roles & (REFERENCE | OVERRIDE_OF | BASE_OF)}

    def resolved(self, usr):
        """The property of an accessor; anything else is itself."""
        return self.properties.get(usr, usr)

    @functools.cached_property
    def checked(self):
        """The declarations, without accessors."""
        return [one for one in self.declarations.values() if one.usr not in self.properties]

    def type(self, one):
        """The type that a declaration is a member of, by its USR; None if there is none or an extension has it."""
        parent = self.declarations.get(one.parent)
        return self.extended.get(one.parent) if parent and parent.kind == "extension" else one.parent

    @functools.cache
    def all_bases(self, usr):
        """All that a type inherits from, by its bases too."""
        bases = self.bases.get(usr, set())
        return bases.union(*(self.all_bases(base) for base in bases if base != usr))

    @functools.cache
    def lines(self, file):
        return (self.root / file).read_bytes().split(b"\n")

    def before(self, one):
        """What stands before the name of a declaration in its line."""
        line = self.lines(one.file)[one.line - 1][:one.column - 1].decode()
        return re.split("[{};]", line)[-1]

    @functools.cache
    def level(self, one):
        """How far a declaration is visible."""
        parent, outer = self.declarations.get(one.parent), self.declarations.get(self.type(one))
        limit = self.level(outer) if outer else PUBLIC
        words = LEVEL.findall(self.before(one))
        # The members of an extension have its level if they have none of their own.
        if not words and parent and parent.kind == "extension": words = LEVEL.findall(self.before(parent))
        if words: return min(limit, LEVELS[words[-1]])
        has_no_own = one.kind in ("case", "extension") or parent and parent.kind == "protocol"
        return limit if has_no_own else min(limit, INTERNAL)
