#!/usr/bin/env python3
"""Checks that Sources and Catalog declare nothing that is not used, or that only tests use.

    python3 Tests/DeadCode/check.py

Reads the index of the last `swift build --build-tests`. In use are the public declarations of Sources, the `main()`
of the Catalog, what stands outside a declaration, and all that a declaration in use needs in turn. A member needs its
type. An override or a witness is in use if its type and what it overrides are, and what it overrides is in use with
it. What the compiler calls unseen comes with its type: `required` initializers, the functions of a result builder,
the properties that a synthesized conformance reads, the cases that a raw value makes.

Code that this platform does not compile has no index, and what it declares is not checked. Its words count as uses of
each declaration that is visible there: those between `#if` and `#endif`, and those of files of no target.

Not found are a property that is only written, a case that is only matched, a parameter that is not read, a requirement
of a protocol if one of its witnesses is in use, and what only Tests declares.

Prints each offence as `path:line: what`, and exits with 1 if there is one.
"""

import collections
import pathlib
import re
import sys

from declarations import FILEPRIVATE, INTERNAL, PUBLIC, TESTS, Code, target

ROOT = pathlib.Path(__file__).resolve().parents[2]

# An app uses what is public there.
LIBRARIES = "Sources/"
# They declare Apple's modules, or are a package of their own, and use nothing of this one.
OTHERS = ("Tests/AppleStandIns/", "Tests/DeadCode/")

# What the compiler calls by its name.
CALLED = re.compile(
    r"build[A-Z]\w*\(|(wrapped|projected)Value$|init\((wrappedValue|projectedValue|stringInterpolation):|"
    r"append(Interpolation|Literal)\(|subscript\(dynamicMember:|dynamicallyCall\(|callAsFunction\(|CodingKeys$")
# The conformances whose synthesized members read all properties.
READERS = {"Equatable", "Hashable", "Codable", "Encodable", "Decodable"}
# Those that make no case of an enum, as a raw value or `CaseIterable` does.
NO_MAKERS = {
    "Equatable", "Hashable", "Comparable", "Sendable", "Error", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible"}

CONDITION = re.compile(r"\s*#(if|endif)\b")
COMMENT = re.compile(r"\s*//")


class Uses:
    """The way from what is in use to what it needs."""

    def __init__(self, code):
        self.code = code
        self.roots = set()
        self.needs = collections.defaultdict(set)
        # Overrides and witnesses, by their types and by what they override.
        self.witnesses = collections.defaultdict(set)
        for user, used in code.uses: self.add(user, used)
        for one in code.checked: self.add_declaration(one)

    def add(self, user, used):
        """Notes that one declaration needs another; the other is in use if the one is not in the package."""
        user, used = self.code.resolved(user), self.code.resolved(used)
        if user in self.code.declarations: self.needs[user].add(used)
        else: self.roots.add(used)

    def add_declaration(self, one):
        code, type = self.code, self.code.type(one)
        if one.kind == "extension": return self.add(code.extended.get(one.usr), one.usr)
        if not one.is_implicit and self.is_root(one): self.roots.add(one.usr)
        if type and self.comes_with(type, one): self.add(type, one.usr)
        if type: self.needs[one.usr].add(type)
        overridden = {code.resolved(other) for other in code.overridden[one.usr]}
        self.needs[one.usr] |= overridden
        for other in overridden: self.witnesses[other].add(one.usr)
        if overridden and type in code.declarations: self.witnesses[type].add(one.usr)
        elif any(other not in code.declarations for other in overridden): self.roots.add(one.usr)

    def is_root(self, one):
        is_public = self.code.level(one) == PUBLIC
        return is_public if one.file.startswith(LIBRARIES) else one.name == "main()"

    def comes_with(self, type, one):
        """True if a type that is in use may use a member that the index does not mention."""
        code, kind = self.code, one.kind
        bases = code.all_bases(type)
        names = {code.names[base] for base in bases}
        # A protocol may need a type alias.
        if kind in ("deinitializer", "associated type") or kind == "type alias" and bases: return True
        # Initializers of subclasses call the one without parameters, unless they call another.
        outer = code.declarations.get(type)
        if kind == "initializer" and one.name == "init()" and outer and outer.kind == "class": return True
        if kind == "initializer" and "required" in code.before(one).split(): return True
        # Protocols of the package inherit from others, which count instead.
        if kind == "case" and {code.names[base] for base in bases - code.defined} - NO_MAKERS: return True
        if one.usr in code.stored and names & READERS: return True
        return bool(CALLED.match(one.name))

    def found(self, roots):
        """All that is in use if some declarations are."""
        found, waiting = set(), [*self.roots, *roots]
        while waiting:
            one = self.code.resolved(waiting.pop())
            if one in found: continue
            found.add(one)
            waiting += self.needs[one]
            waiting += [witness for witness in self.witnesses[one] if self.is_called(witness, found)]
        return found

    def is_called(self, witness, found):
        declarations = self.code.declarations
        type = self.code.type(declarations[witness])
        overridden = [self.code.resolved(other) for other in self.code.overridden[witness]]
        return (type in found or type not in declarations) and any(
            other in found or other not in declarations for other in overridden)


class Words:
    """The code that has no index: lines between `#if` and `#endif`, and whole files."""

    def __init__(self, code):
        self.code = code
        self.texts = {}
        self.testable = set()  # The files that see what is internal elsewhere.
        for file in code.files:
            if not file.startswith(OTHERS): self.read(file, (code.root / file).read_text())

    def read(self, file, text):
        depth, kept = 0, {}
        for number, line in enumerate(text.split("\n"), 1):
            condition = CONDITION.match(line)
            if condition: depth += 1 if condition[1] == "if" else -1
            elif (depth > 0 or file not in self.code.units) and not COMMENT.match(line): kept[number] = line
        if kept: self.texts[file] = kept
        if "@testable" in text: self.testable.add(file)

    def has(self, one, tested):
        """True if code that has no index may use a declaration; that of tests counts if `tested`."""
        name = one.name.split("(")[0]
        type = self.code.declarations.get(self.code.type(one))
        if name in ("init", "subscript"): name = type.name if type else name
        word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)" + (r"|\.init\b" if one.kind == "initializer" else ""))
        return any(
            word.search(line)
            for file, lines in self.texts.items()
            if self.is_visible(one, file) and (tested or not file.startswith(TESTS))
            for number, line in lines.items() if (file, number) != (one.file, one.line))

    def is_visible(self, one, file):
        level = self.code.level(one)
        if level <= FILEPRIVATE: return file == one.file
        return level > INTERNAL or target(file) == target(one.file) or file in self.testable


def unused(code, uses, words, tested):
    """The declarations that are not in use, without the members of these; those of tests are uses if `tested`."""
    roots = set(code.tested) if tested else set()
    while True:
        found = uses.found(roots)
        missing = [one for one in code.checked if one.usr not in found]
        named = {one.usr for one in missing if words.has(one, tested)}
        if not named: break
        roots |= named
    usrs = {one.usr for one in missing}
    return [
        one for one in missing
        if not one.is_implicit and one.kind != "extension" and code.type(one) not in usrs]


def offences(code):
    uses, words = Uses(code), Words(code)
    dead = unused(code, uses, words, tested=True)
    only_tested = [one for one in unused(code, uses, words, tested=False) if one not in dead]
    for declarations, what in (dead, "nothing uses"), (only_tested, "only tests use"):
        for one in declarations:
            type = code.declarations.get(code.type(one))
            name = f"{type.name}.{one.name}" if type else one.name
            yield one.file, one.line, f"{what} the {one.kind} {name}"


def main():
    code = Code(ROOT, ROOT / ".build/debug/index/store")
    for file in code.outdated(): sys.exit(f"{file} is newer than the index: swift build --build-tests")
    found = sorted(offences(code))
    for path, line, what in found: print(f"{path}:{line}: {what}")
    count = sum(not one.is_implicit for one in code.checked)
    print(f"{count} declarations, {len(found)} that nothing or only tests use")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
