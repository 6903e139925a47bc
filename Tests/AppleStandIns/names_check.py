#!/usr/bin/env python3
"""Check that the stand-ins for UIKit and Core Animation declare nothing that these do not have.

usage: names_check.py
`uikit-members.tsv` has the members of Apple's types by their Swift names. Each declaration of the two stand-ins
must be in it, with its argument labels: as a member of its type, or of one that this type inherits from or conforms
to. `type_check.py` compiles the package with the stand-ins, so no name of it is one that UIKit lacks either.
"""
import pathlib
import sys
import tempfile

from graphs import graphs
from package import HERE, Package
from platforms import with_stand_ins

MODULES = ["QuartzCore", "UIKit"]

# What a class, a structure or an enumeration has by its base types in Foundation and in the standard library.
INHERITED = {
    "NSObject": {"init()"},
    "NSCoding": {"init(coder:)", "encode(with:)"},
    "NSCopying": {"copy(with:)"},
    "RawRepresentable": {"init(rawValue:)", "rawValue"},
    "OptionSet": {"init(rawValue:)", "rawValue"},
}

TYPES = {"swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias"}


def listed():
    """The list, as pairs of a type and a member; the member of a type itself is empty."""
    rows = set()
    for line in (HERE / "uikit-members.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            type_name, member = line.split("\t")[:2]
            rows |= {(type_name, member), (type_name, "")}
    return rows


def read():
    """The symbols of the modules, and the base types of each, by their identifiers."""
    symbols, bases = [], {}
    with tempfile.TemporaryDirectory() as folder:
        flags = with_stand_ins("ios", Package().floor("ios"), pathlib.Path(folder)).flags
        for graph in (graph for name in MODULES for graph in graphs(name, flags)):
            symbols += graph["symbols"]
            for relationship in graph["relationships"]:
                if relationship["kind"] in ("conformsTo", "inheritsFrom"):
                    name = relationship.get("targetFallback", "").split(".")[-1]
                    bases.setdefault(relationship["source"], []).append(
                        (relationship["target"], name))
    return symbols, bases


def main():
    symbols, bases = read()
    paths = {symbol["identifier"]["precise"]: symbol["pathComponents"] for symbol in symbols}
    identifiers = {
        ".".join(symbol["pathComponents"]): symbol["identifier"]["precise"]
        for symbol in symbols if symbol["kind"]["identifier"] in TYPES}

    def family(name):
        """A type and all its base types."""
        names, waiting = [], [name]
        while waiting:
            name = waiting.pop()
            names.append(name)
            for base, fallback in bases.get(identifiers.get(name), []):
                waiting.append(".".join(paths[base]) if base in paths else fallback)
        return names

    rows = listed()
    missing = set()
    for symbol in symbols:
        path = symbol["pathComponents"]
        is_type = symbol["kind"]["identifier"] in TYPES
        type_name, member = (".".join(path), "") if is_type else (".".join(path[:-1]), path[-1])
        if any(
                (name, member) in rows or member in INHERITED.get(name, ()) for name in family(type_name)):
            continue
        missing.add((type_name, member))
    for type_name, member in sorted(missing):
        print("Not in uikit-members.tsv:", type_name, member)
    print(len(symbols), "declarations of the stand-ins for UIKit and Core Animation are compared with the list.")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
