#!/usr/bin/env python3
"""Compares the public interface of every library with the file that has it written down.

    python3 Tests/Interfaces/check.py [--write]

Needs a debug build of the libraries. Each has a file NAME.txt here, with one line for each public declaration, as
`swift symbolgraph-extract` gives them, sorted by their paths. With --write the files are written anew. A change of the
interface is so seen in a review: it changes a line.

- A name stands with the path of its type, as in `func TransitionContext.explain(_ reason: String)`.
- A type's line has its superclass and its conformances; those with a condition have lines of their own. A type with
  `@MainActor` is `Sendable` without a word.
- `extension` begins what is declared for a type of another module, or for all types that conform to a protocol.
- A member of a type with `@MainActor` has it, too, unless its line says `nonisolated`.
- `open` and `deprecated` stand where they apply. Members that a type inherits have no line.

The number at the top counts the declarations. Lines that only add conformances are none.

Each factory of a transition whose parameters all have defaults has its advice on parentheses, too. One without
parameters cannot have it: the compiler refuses a property of the same name.
"""

import argparse
import collections
import concurrent.futures
import difflib
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests/AppleStandIns"))

from graphs import graphs, of_build  # noqa: E402

COMMAND = "python3 Tests/Interfaces/check.py --write"

# On UIKit it declares what the other libraries have on the stage.
LEFT_OUT = {"UIKitPlatform"}
# What the compiler says of a factory of a transition without its parentheses.
ADVICE = ROOT / "Sources/Transitions/Advice/Transition+Parentheses.swift"
# Conformances that almost every type has without a word in the sources.
SILENT = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}
# The declarations that have the isolation of their type unless they say otherwise.
ISOLATED = {
    "swift.init", "swift.method", "swift.type.method", "swift.property", "swift.type.property", "swift.subscript",
    "swift.type.subscript", "swift.func.op"}
WITH_CONFORMANCES = {"swift.class", "swift.struct", "swift.enum", "swift.extension"}
OWNERS = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}
# How the name is spelled that is no identifier.
KEYWORDS = {"swift.init": "init", "swift.subscript": "subscript", "swift.type.subscript": "subscript"}


def conditions(constraints, owner):
    """The conditions of a declaration as they are written, but for those of the type that owns it."""
    known = owner.get("swiftGenerics", {}).get("constraints", []) if owner else []
    return sorted({
        f"{each['lhs']}{' ==' if each['kind'] == 'sameType' else ':'} {each['rhs']}"
        for each in constraints if each["rhs"] not in SILENT and each not in known})


def with_conditions(words, conditions):
    """A declaration, which may have conditions already, with these conditions."""
    start, where, end = words.partition(" where ")
    lacking = [each for each in conditions if each not in end.split(", ")]
    return " where ".join([start, ", ".join([*([end] if where else []), *lacking])]) if where or lacking else start


class Graph:
    """The public symbols of all libraries, and how they belong together."""

    def __init__(self, names):
        self.symbols = {name: {} for name in names}
        self.parents, self.superclasses = {}, {}
        self.conformances = collections.defaultdict(list)

    def add(self, library, graph):
        for symbol in graph["symbols"]: self.symbols[library][symbol["identifier"]["precise"]] = symbol
        for each in graph["relationships"]:
            match each["kind"]:
                case "memberOf" | "requirementOf" | "extensionTo": self.parents[each["source"]] = each["target"]
                # It is in an extension of its protocol, as the requirement is in the protocol.
                case "defaultImplementationOf": self.parents.setdefault(each["source"], each["target"])
                case "inheritsFrom": self.superclasses[each["source"]] = each
                case "conformsTo": self.conformances[each["source"]].append(each)

    def find(self, identifier):
        return next((one[identifier] for one in self.symbols.values() if identifier in one), None)

    def parent(self, symbol):
        """The type that a member belongs to, also if an extension declares it; None if no library here declares it."""
        found = self.find(self.parents.get(symbol["identifier"]["precise"]))
        return self.parent(found) if found and found["kind"]["identifier"] not in OWNERS else found

    def target(self, relationship):
        """The name of a superclass or protocol; None if it is not public."""
        found = self.find(relationship["target"])
        if found: return ".".join(found["pathComponents"])
        return relationship.get("targetFallback", "").partition(".")[2] or None

    def conforms(self, symbol):
        """The protocols of a type or an extension, each with its condition, but for those of a superclass."""
        identifier = symbol["identifier"]["precise"]
        found = {
            (name, tuple(conditions(each.get("swiftConstraints", []), symbol)))
            for each in self.conformances[identifier] if (name := self.target(each)) and name not in SILENT}
        if is_main_actor(symbol): found.discard(("Sendable", ()))
        superclass = self.find(self.superclasses.get(identifier, {}).get("target"))
        return sorted(found - set(self.conforms(superclass) if superclass else []))

    def lines(self, library):
        """The lines of a library, each with the path by which it is sorted, and how many are declarations."""
        lines, count = [], 0
        for symbol in self.symbols[library].values():
            path = ".".join(symbol["pathComponents"])
            kind = symbol["kind"]["identifier"]
            heads = collections.defaultdict(list)
            if kind in WITH_CONFORMANCES:
                for name, given in self.conforms(symbol): heads[given].append(name)
            if kind != "swift.extension":
                count += 1
                superclass = self.superclasses.get(symbol["identifier"]["precise"])
                if superclass and (name := self.target(superclass)): heads[()].insert(0, name)
                lines.append((path, self.line(symbol, library, heads.pop((), []))))
            for given, names in heads.items():
                lines.append((path, with_conditions(f"extension {path}: {', '.join(names)}", given)))
        return sorted(lines), count

    def line(self, symbol, library, heads):
        """The declaration of a symbol, with its path in the place of its name."""
        kind = symbol["kind"]["identifier"]
        extended = symbol.get("swiftExtension", {})
        words = declaration(symbol)
        parent = self.parent(symbol)
        if parent and is_main_actor(parent):
            if is_main_actor(symbol):
                words = words.replace("@MainActor ", "", 1)
            elif kind in ISOLATED and "nonisolated" not in words:
                words = f"nonisolated {words}"
        if symbol["accessLevel"] == "open": words = f"open {words}"
        if any(each.get("isUnconditionallyDeprecated") for each in symbol.get("availability", [])):
            words = f"deprecated {words}"
        if extended and (extended["extendedModule"] != library or extended["typeKind"] == "swift.protocol"):
            words = f"extension {words}"
        if heads:
            start, where, end = words.partition(" where ")
            words = f"{start}: {', '.join(heads)}{where}{end}"
        # A member of a generic type repeats the conditions of the type.
        return with_conditions(words, conditions(extended.get("constraints", []), parent))


def declaration(symbol):
    """The fragments of a declaration in one line, with the path in the place of the name."""
    path = ".".join(part.partition("(")[0] for part in symbol["pathComponents"])
    keyword = KEYWORDS.get(symbol["kind"]["identifier"])
    words, is_named = [], False
    for fragment in symbol["declarationFragments"]:
        spelling = fragment["spelling"]
        if not is_named and (fragment["kind"] == "identifier" or spelling == keyword):
            spelling, is_named = path, True
        words.append(spelling)
    return re.sub(r"\s+", " ", "".join(words)).replace("@preconcurrency ", "").replace(" : ", ": ").strip()


def is_main_actor(symbol):
    return "@MainActor" in "".join(each["spelling"] for each in symbol["declarationFragments"])


def graph_of(names):
    """The public symbols of the libraries in the debug build."""
    graph = Graph(names)
    flags = [*of_build(ROOT), "-emit-extension-block-symbols"]
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for name, found in zip(names, pool.map(lambda name: graphs(name, flags), names)):
            for each in found: graph.add(name, each)
    return graph


def advice_offences(graph):
    """The factories with defaults for all parameters that lack advice on parentheses, and those that have it in vain."""
    advised = set(re.findall(r"write '\.(\w+)\(\)'\"\)\n  public static var \1:", ADVICE.read_text()))
    return advised ^ {
        symbol["pathComponents"][1].partition("(")[0] for symbol in graph.symbols["Transitions"].values()
        if symbol["kind"]["identifier"] == "swift.type.method" and symbol["pathComponents"][0] == "Transition"
        and declaration(symbol).count(" = ") == len(symbol["functionSignature"].get("parameters", [])) > 0}


def contents(library, lines, count):
    """The file of a library."""
    head = f"# {count} public declarations of {library}. `{COMMAND}` writes this file.\n"
    return head + "".join(f"{line}\n" for _, line in lines)


def main():
    options = argparse.ArgumentParser(description="Compares public interfaces with the files that have them.")
    options.add_argument("--write", action="store_true", help="write the files anew")
    arguments = options.parse_args()
    names = sorted({folder.name for folder in (ROOT / "Sources").iterdir()} - LEFT_OUT)
    graph = graph_of(names)
    texts = {f"{name}.txt": contents(name, *graph.lines(name)) for name in names}
    written = {file.name: file.read_text() for file in HERE.glob("*.txt")}
    if arguments.write:
        for name in written.keys() - texts.keys(): (HERE / name).unlink()
        for name, text in texts.items(): (HERE / name).write_text(text)
        return
    changed = [name for name in sorted({*texts, *written}) if texts.get(name) != written.get(name)]
    for name in changed:
        sys.stdout.writelines(difflib.unified_diff(
            written.get(name, "").splitlines(True), texts.get(name, "").splitlines(True),
            f"Tests/Interfaces/{name}", "what is declared", n=0))
    if changed:
        sys.exit(f"\nThe public interface has changed. If it is meant, `{COMMAND}` writes it down: commit it, too.")
    if wrong := advice_offences(graph):
        place = ADVICE.relative_to(ROOT)
        sys.exit(f"{place} must have the factories with defaults for all parameters: {', '.join(sorted(wrong))}")
    print(f"{len(names)} interfaces are as they are written")


if __name__ == "__main__":
    main()
