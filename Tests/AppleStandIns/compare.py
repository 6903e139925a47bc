#!/usr/bin/env python3
"""Compare every declaration of the stand-ins with that of an SDK.

usage: compare.py SDK
SDK is the folder of an SDK of iOS, as for `type_check.py --sdk`. The compiler lists what the modules of both declare.
Each declaration of a stand-in must be in the SDK's module of the same name, with the same argument labels, types,
`static` or `class`, setters, `throws`, and arguments that have defaults. It must be as open, on the same actor, of
the same version of iOS if that is newer than the package's oldest, and deprecated or not; and a type must have the
same superclass and no other conformances. The stand-ins may lack declarations and conformances: that makes the
check stricter, and not less so.

What the SDK has only for a base type is compared with that. Not compared are the names of parameters inside a
function, the values of defaults and of cases, and what the SDK's lists lack: if a result of Objective-C may be left
unused, and if an initializer of it is required.
"""
import collections
import dataclasses
import difflib
import pathlib
import re
import sys
import tempfile

from graphs import graphs
from package import Package
from platforms import STAND_INS, stand_in_sources, with_stand_ins
from sdk import with_sdk

# What the stand-ins have of their own, and why.
OWN = {
    "OptionalAnimationController": "the result of a call of an optional method, see UIKit/Exports.swift",
    "UIViewControllerTransitioningDelegate.animationController": "makes calls of an optional method possible",
    **dict.fromkeys(
        [f"UIAdaptivePresentationControllerDelegate.presentationController{call}"
         for call in ("ShouldDismiss", "WillDismiss", "DidDismiss", "DidAttemptToDismiss")], "as above"),
    "mode_t": "in a part of Darwin that has no list in newer SDKs",
    "FILE": "an alias of a structure whose name begins with an underscore",
    "NSObject.value(forKey:)": "open in the SDK, by a category, which a class of Swift does not have",
    "NSObject.value(forKeyPath:)": "open in the SDK, by a category, which a class of Swift does not have",
    "NSObject.setValue(_:forKeyPath:)": "open in the SDK, as above",
}

# Of SwiftUI there are only names, and what one file of an app needs: `sdk.py` compiles that with the SDK.
COMPARED = [name for name in STAND_INS if name not in ("SwiftUI", "XCTest")]

# The modules of newer SDKs whose declarations another module hands on, and which are not in its list.
PARTS = dict.fromkeys(
    ["_Builtin_float", "_errno", "_math", "_signal", "_stdio", "_stdlib", "_string", "_time", "unistd"], "Darwin")
PARTS["os_object"] = "Dispatch"

# The words before a declaration, and those that are compared.
MODIFIER = re.compile(
    r"(@[\w.]+(?:\([^)]*\))?|class(?= (?:func|var|subscript)\b)|convenience|dynamic|final|indirect|infix|lazy|"
    r"mutating|nonmutating|open|optional|override|postfix|prefix|public|required|static|weak|"
    r"(?:nonisolated|unowned)(?:\(\w+\))?) ")
COMPARED_MODIFIERS = {
    "@discardableResult", "@dynamicMemberLookup", "@frozen", "@propertyWrapper", "@resultBuilder", "class",
    "convenience", "mutating", "postfix", "prefix", "required", "static", "weak"}

# Conformances that the compiler adds, or that change nothing for a caller.
MINOR = {
    "BitwiseCopyable", "CVarArg", "Copyable", "CustomDebugStringConvertible", "CustomPlaygroundDisplayConvertible",
    "CustomReflectable", "CustomStringConvertible", "Escapable", "SendableMetatype", ""}

# What a type has by its conformances to protocols of the standard library.
CONFORMING = {"!=(_:_:)", "==(_:_:)", "encode(to:)", "hash(into:)", "hashValue", "init(from:)", "rawValue"}


def with_arguments(text, change):
    """The text of a function after a change of the list of its arguments."""
    depth, begin, parts = 0, text.find("("), []
    if begin < 0 or not re.match(r"(func|init|subscript)\b", text):
        return text
    start = begin + 1
    for index in range(begin, len(text)):
        depth += (text[index] in "([") - (text[index] in ")]")
        if depth == 0 or (depth == 1 and text[index] == ","):
            parts.append(text[start:index])
            start = index + 1
        if depth == 0:
            return f"{text[:begin]}({','.join(change(parts))}){text[start:]}"


def shape(text):
    """What is compared of a declaration besides its modifiers: an argument with a default ends with `=`."""
    if text.startswith("let "):
        text = "var" + text[3:] + " { get }"
    if text.startswith("var ") and "{" not in text:
        text += " { get set }"
    if re.match(r"(protocol|class|struct|enum)\b", text):
        text = text.split(" : ")[0]
    if generic := re.match(r"(?:func \w+|init[?!]?|subscript)<([^>]*)>", text):
        for number, name in enumerate(re.findall(r"(?:^|, )(\w+)", generic[1])):
            text = re.sub(rf"\b{name}\b(?!:)", f"T{number}", text)
    text = re.sub(rf"\b(Swift|{'|'.join(STAND_INS)})\.(?=\w)", "", text).replace("-> ()", "-> Void")
    text = re.sub(r"\bany ", "", re.sub(r"\(any ([\w.]+)\)", r"\1", text))
    text = with_arguments(text, lambda parts: [re.sub(" = .*", "=", part) for part in parts])
    return re.sub(r"\s*([^\w\s])\s*", r"\1", text)


def version(entry):
    return entry["major"], entry.get("minor", 0)


@dataclasses.dataclass
class Declaration:
    """A symbol of a list."""

    identifier: str
    module: str
    # Its name after those of the types that it is in.
    path: tuple
    kind: str
    access: str
    text: str
    modifiers: set
    shape: str
    # What its availability says of all platforms, of iOS and of Swift.
    availability: list

    @staticmethod
    def read(symbol, module):
        path = tuple(symbol["pathComponents"])
        parts = [(part["spelling"], part["kind"]) for part in symbol["declarationFragments"]]
        if module == "CoreFoundation" and re.match("CG(?!Float)", path[0]):
            # The compiler knows C's `CGFloat` by this name only if it has Core Graphics.
            parts = [(re.sub(r"\bDouble\b", "CGFloat", spelling), kind) for spelling, kind in parts]
        rest, modifiers = "".join(spelling for spelling, kind in parts if kind != "internalParam"), set()
        while match := MODIFIER.match(rest):
            modifiers.add(match[1])
            rest = rest[match.end():]
        availability = {entry.get("domain", "*"): entry for entry in symbol.get("availability", [])}
        return Declaration(
            symbol["identifier"]["precise"], PARTS.get(module, module), path,
            symbol["kind"]["identifier"].removeprefix("swift."), symbol["accessLevel"],
            "".join(spelling for spelling, _ in parts), modifiers, shape(rest),
            [availability.get(name, {}) for name in ("*", "iOS", "Swift")])

    def is_type(self):
        return self.kind in ("associatedtype", "class", "enum", "protocol", "struct", "typealias")

    def is_imported(self):
        return self.identifier.startswith("c:")

    def is_optional(self):
        return "optional" in self.modifiers or self.availability[0].get("message", "").startswith("an optional ")

    def is_deprecated(self, floor):
        everywhere, here, _ = self.availability
        return ("isUnconditionallyDeprecated" in everywhere and not self.is_optional()) or (
            "deprecated" in here and version(here["deprecated"]) <= floor)

    def is_there(self):
        return not any("isUnconditionallyUnavailable" in each or "obsoleted" in each for each in self.availability)


class Modules:
    """What the stand-ins declare, or what the SDK does."""

    def __init__(self, graphs, texts):
        self.known, self.found = {}, collections.defaultdict(list)
        self.bases, self.superclass, self.defaults = collections.defaultdict(dict), {}, {}
        relationships = []
        for graph in graphs:
            relationships += graph["relationships"]
            for symbol in graph["symbols"]:
                declaration = Declaration.read(symbol, graph["module"]["name"])
                if declaration.is_there() and declaration.identifier not in self.known:
                    self.known[declaration.identifier] = declaration
                    self.found[declaration.path].append(declaration)
        for relationship in relationships:
            source, target = (self.known.get(relationship[end]) for end in ("source", "target"))
            if source and target and relationship["kind"] == "defaultImplementationOf":
                self.defaults[source.identifier] = target
            if source and relationship["kind"] in ("conformsTo", "inheritsFrom"):
                module, *path = relationship.get("targetFallback", "").split(".")
                path = target.path if target else tuple(path)
                self.bases[source.path][path] = target.module if target else module
                if relationship["kind"] == "inheritsFrom":
                    self.superclass[source.path] = path
        # The versions of iOS that have conformances: the lists lack them.
        self.versions = {}
        extension = r"@available\(([^)]*)\)\n(?:@.*\n)*(?:public )?extension ([\w.]+) ?: ([\w., @]+?) (?:where .*)?{"
        for available, name, bases in re.findall(extension, "\n".join(texts)):
            if since := re.search(r"\biOS (\d+)\.?(\d*)", available):
                for base in bases.split(", "):
                    key = re.sub(rf"\b({'|'.join(STAND_INS)})\.", "", name), base.split(".")[-1]
                    self.versions[key] = int(since[1]), int(since[2] or 0)

    def type(self, path):
        return next((found for found in self.found.get(path, []) if found.is_type()), None)

    def family(self, path):
        """A type and its base types, near ones first, each with its module."""
        family, waiting = {path: ""}, [path]
        while waiting:
            bases = self.bases.get(waiting.pop(0), {}).items()
            new = {base: module for base, module in bases if base not in family}
            family |= new
            waiting += new
        return family

    def conformances(self, path):
        """The names of the protocols that a type conforms to, each with its module."""
        classes = {path, *self.superclass.values()}
        names = {".".join(base): module for base, module in self.family(path).items() if base not in classes}
        itself, *bases = [found for found in map(self.type, self.family(path)) if found]
        if itself.kind == "protocol" and any(
                each.is_imported() or "AnyObject" in each.text for each in (itself, *bases)):
            names["AnyObject"] = "Swift"
        superclass = self.superclass.get(path)
        if itself.kind == "class" and self.actor(itself) != "none":
            names["Sendable"] = "Swift"
        elif superclass not in self.found or superclass == ("NSObject",):
            pass
        elif "Sendable" not in self.conformances(superclass):
            # A class has in the list what its superclass says to be unavailable.
            names.pop("Sendable", None)
        return names

    def actor(self, declaration):
        """The actor of a declaration: one of Swift says it, one of Objective-C has that of its class."""
        if "@MainActor" in declaration.modifiers:
            return "@MainActor"
        said = any(modifier.startswith("nonisolated") for modifier in declaration.modifiers)
        if said or not declaration.is_imported() or declaration.kind == "enum.case":
            return "none"
        path = declaration.path
        owner = self.type(self.superclass.get(path) if declaration.is_type() else path[:-1])
        return self.actor(owner) if owner else "none"

    def introduced(self, declaration):
        """The version of iOS that has a declaration and the types that it is in."""
        around = [self.type(declaration.path[:length]) for length in range(1, len(declaration.path))]
        entries = [each.availability[1] for each in [declaration, *around] if each]
        return max((version(entry["introduced"]) for entry in entries if "introduced" in entry), default=(0, 0))


class Comparison:
    """The comparison of the stand-ins with an SDK, for the package's oldest version."""

    def __init__(self, stand_ins, sdk, floor):
        self.stand_ins, self.sdk, self.floor = stand_ins, sdk, floor

    def lines(self):
        for own in sorted(self.stand_ins.known.values(), key=lambda own: (own.module, own.path)):
            for difference in self.differences(own):
                yield f"{own.module} {'.'.join(own.path)}: {difference}"

    def differences(self, own):
        """The differences of a declaration from the SDK's of its name that is most like it."""
        owner, base = own.path[:-1], self.stand_ins.defaults.get(own.identifier)
        if any(".".join(own.path[:length]) in OWN for length in range(1, len(own.path) + 1)):
            return []
        if base and base.is_optional() or owner and own.path[-1] in CONFORMING:
            return []
        # Of a type that the SDK lacks or has as another kind, this is said once.
        types = self.stand_ins.type(owner), self.sdk.type(owner)
        if types[0] and (not types[1] or types[0].kind != types[1].kind):
            return []

        def likeness(each):
            return difflib.SequenceMatcher(None, own.shape, each.shape).ratio()

        found = sorted(self.counterparts(own), key=likeness, reverse=True)
        if base:
            # Only a requirement that a type may lack has an implementation.
            found = [each for each in found if each.identifier in self.sdk.defaults]
        if found:
            return min((list(self.pair(own, other)) for other in found), key=len)
        near = max(self.siblings(own), key=likeness, default=None)
        return [f"is not there: stand-in '{own.text}'" + (f"; SDK '{near.text}'" if near else "")]

    def counterparts(self, own):
        """The SDK's declarations of a name: those of its type, or else of the nearest base type."""
        *owner, name = own.path
        for base in [()] if own.is_type() or not owner else self.sdk.family(tuple(owner)):
            if found := self.sdk.found.get((*(base or owner), name)):
                return found
        # A requirement with defaults is here besides a method without these arguments.
        return [each for each in self.siblings(own) if own.shape in requirement(each.shape)]

    def siblings(self, own):
        """The SDK's declarations of the same type with the same name, and any labels."""
        return [
            each for each in self.sdk.known.values() if each.path[:-1] == own.path[:-1]
            and each.path[-1].split("(")[0] == own.path[-1].split("(")[0]]

    def pair(self, own, other):
        """The differences of a declaration from one of the SDK."""
        def differ(kind, *values):
            if values[0] != values[1]:
                yield "{}: stand-in {}; SDK {}".format(kind, *values)

        owner, inherited = self.stand_ins.type(own.path[:-1]), own.path[:-1] != other.path[:-1]
        in_protocol = owner and owner.kind == "protocol"
        left_out = {"weak"} if in_protocol else set()
        if own.kind == "init" and (inherited or other.is_imported() and "(im)" not in other.identifier):
            left_out |= {"convenience", "required"}
        if own.kind != "enum":
            left_out.add("@frozen")
        if other.is_imported():
            left_out |= {"@discardableResult", "required"}
        modifiers = [(each.modifiers & COMPARED_MODIFIERS) - left_out for each in (own, other)]
        isolating, text = other, other.shape
        if inherited and self.sdk.type(other.path[:-1]).kind == "protocol":
            text = re.sub(r"\bSelf\b", ".".join(own.path[:-1]), text)
        if modifiers[0] != modifiers[1] or own.shape not in (requirement(text) if in_protocol else [text]):
            yield f"declaration: stand-in '{own.text}'; SDK '{other.text}'"
        elif not inherited:
            yield from differ("module", own.module, other.module)
        if not inherited:
            yield from differ("access", own.access, other.access)
        # In a class, initializers and what its protocols require are on its own actor.
        elif own.kind == "init" or self.sdk.type(other.path[:-1]).kind == "protocol":
            isolating = self.sdk.type(own.path[:-1]) or other
        yield from differ("actor", self.stand_ins.actor(own), self.sdk.actor(isolating))
        if in_protocol:
            yield from differ("optional", own.is_optional(), other.is_optional())
        yield from differ("deprecated", own.is_deprecated(self.floor), other.is_deprecated(self.floor))
        versions = [modules.introduced(each) for modules, each in ((self.stand_ins, own), (self.sdk, other))]
        around = owner and not inherited and [
            modules.introduced(modules.type(own.path[:-1])) for modules in (self.stand_ins, self.sdk)]
        if versions != around:
            yield from differ("availability", *(
                f"iOS {each[0]}.{each[1]}" if each > self.floor else "always" for each in versions))
        if own.is_type() and own.kind == other.kind:
            yield from differ("superclass", *(
                ".".join(modules.superclass.get(own.path, ["none"])) for modules in (self.stand_ins, self.sdk)))
            # What its base types differ in is said of these.
            first, *others = [self.invented(base) for base in self.stand_ins.family(own.path)]
            invented = first.difference(*others)
            yield from differ("conformance", ", ".join(sorted(invented)) or "no other", "no other")

    def invented(self, path):
        """The protocols that a type conforms to only in the stand-ins, or there in older versions of iOS."""
        if not self.stand_ins.type(path) or not self.sdk.type(path):
            return set()

        def late(modules, name):
            oldest = max(self.floor, modules.introduced(modules.type(path)))
            return max(modules.versions.get((".".join(path), name), oldest), oldest)

        own, sdk = self.stand_ins.conformances(path), self.sdk.conformances(path)
        other = {name + " of another version" for name in own if name in sdk
                 and late(self.stand_ins, name) != late(self.sdk, name)}
        return own.keys() - sdk.keys() - MINOR | other


def requirement(text):
    """The forms of a requirement of a protocol without defaults: with these arguments, and without them."""
    return [
        text, with_arguments(text, lambda parts: [part.removesuffix("=") for part in parts]),
        with_arguments(text, lambda parts: [part for part in parts if not part.endswith("=")])]


def lists(platform, names):
    """The compiler's lists of what modules declare, of those that are there."""
    for name in names:
        yield from graphs(name, platform.flags, may_fail=name in PARTS)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sdk, floor = pathlib.Path(sys.argv[1]).resolve(), Package().floor("ios")
    sources = [file.read_text() for name in COMPARED for file in stand_in_sources(name)]
    interfaces = [
        file.read_text() for name in COMPARED
        for folder in ("usr/lib/swift", f"System/Library/Frameworks/{name}.framework/Modules")
        for file in sdk.glob(f"{folder}/{name}.swiftmodule/arm64-apple-ios.swiftinterface")]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        platform = with_stand_ins("ios", floor, folder / "stand-ins")
        stand_ins = Modules(lists(platform, COMPARED), sources)
        platform = with_sdk("ios", floor, sdk, folder / "sdk")
        declared = lists(platform, ["Swift", *COMPARED, *PARTS])
        lines = list(Comparison(stand_ins, Modules(declared, interfaces), tuple(map(int, floor.split(".")))).lines())
    for line in lines:
        print(line)
    differ = len({line.split(": ")[0] for line in lines})
    print(f"{len(stand_ins.known)} declarations of the stand-ins are compared with {sdk.name}: {differ} differ")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main()
