#!/usr/bin/env python3
"""Checks that an app's own names keep compiling beside this package.

usage: subclass_check.py

Every public member and initializer that a module which an app links adds to a class of UIKit or Core Animation is
found in the module's symbol graph. For each, an app gets two files: one imports UIKit only, and has subclasses with
members of the same name, and with initializers of the same type; the other imports this package. An extension of the
class would make the first one fail: "overriding non-open property outside of its defining module", or "declared in
extension … and cannot be overridden". A member in an extension of a protocol does not, nor does an initializer that is
generic: what an app has in its place is not. The app is checked in Swift 5 and Swift 6.

No class that an app may subclass, one of UIKit or an open one of ours, gets a selector of Objective-C from this package
that UIKit does not have. A method of a subclass may have another name in Swift and the same selector: "conflicts with
method … from superclass", or, where ours is private, it is called in the place of ours.

Apps are checked, too, in which `Transition` means something else: with SwiftUI, in a subclass of a view controller, and
with a type named `Transitioning`; a delegate of a stack that forwards to ours; and a file that lacks the import, which
sees the members of the module unless the app has the upcoming feature `MemberImportVisibility`.
"""
import pathlib
import re
import sys
import tempfile

import graphs
from package import HERE, Package
from platforms import swiftc, with_stand_ins
from type_check import Check

MEMBERS = {"swift.property", "swift.method", "swift.init", "swift.type.property", "swift.type.method"}

# A file of an app that adopts a transition in another one.
WITHOUT_IMPORT = "import UIKit\n@MainActor func read(_ page: UIViewController) { print(page.transitionController) }\n"
MISSING_IMPORT = "'transitionController' is not available due to missing import of defining module"


def symbols(module, modules, flags, access):
    """The symbols of a module from a level of access on, each with its declaration as text."""
    for symbol in graphs.symbols(module, modules, flags, access):
        yield symbol, "".join(each["spelling"] for each in symbol["declarationFragments"])


def members(module, modules, flags):
    """The public members that a module adds to classes of the platform: the class, the name and the declaration."""
    for symbol, text in symbols(module, modules, flags, "public"):
        extension = symbol.get("swiftExtension")
        if symbol["kind"]["identifier"] not in MEMBERS or not extension:
            continue
        classes = [
            constraint["rhs"] for constraint in extension.get("constraints", [])
            if constraint["kind"] == "superclass" and constraint["lhs"] == "Self"]
        if extension.get("typeKind") == "swift.class":
            classes.append(symbol["pathComponents"][0])
        for name in classes:
            if re.match(r"(UI|CA|NS)[A-Z]", name):
                yield name, symbol["names"]["title"], text


def selectors(module, modules, flags):
    """The members of any access that have a selector of their own, of classes that an app may subclass."""
    found = list(symbols(module, modules, flags, "private"))
    is_open = {tuple(symbol["pathComponents"]) for symbol, _ in found if symbol["accessLevel"] == "open"}
    for symbol, text in found:
        parent = tuple(symbol["pathComponents"][:-1])
        is_subclassed = parent in is_open or (symbol.get("swiftExtension") or {}).get("typeKind") == "swift.class"
        if is_subclassed and re.search(r"@objc\b|@IBAction\b|\bdynamic\b", text) and "override " not in text:
            yield parent[-1], symbol["pathComponents"][-1]


CODER = "required init?(coder: NSCoder) { preconditionFailure() }"


def subclasses(found):
    """A file of an app that imports the platform only, with subclasses that have members of the names."""
    lines = ["import QuartzCore", "import UIKit", ""]
    for number, (name, title, text) in enumerate(found):
        if title.startswith("init("):
            # An app has a plain type where ours is generic.
            generic = re.search(r"init[?]?<([^>]*)>", text)
            plain = re.sub(r"^.*?\binit([?]?)(<[^>]*>)?\(", r"init\1(", text)
            plain = re.sub(r" where .*$", "", plain)
            for parameter in re.findall(r"\w+(?= *(?:[:,]|$))", generic[1] if generic else ""):
                plain = re.sub(rf"\b{parameter}\b", "Void", plain)
            lines += [
                f"class Sub{number}{letter}: {name} {{ {words}{plain} {{ preconditionFailure() }}; {CODER} }}"
                for letter, words in zip("abcd", ("", "convenience ", "required ", "private "))]
        elif "(" in title:
            kind = "class func " if re.search(r"\b(static|class) func ", text) else "func "
            declaration = re.sub(r"^.*?\bfunc ", kind, re.sub(r"@\w+(\([^)]*\))? ", "", text))
            plain = re.match(r"\w+", title)[0]
            declaration = re.sub(r" where .*$", "", declaration)
            body = " { preconditionFailure() }" if "->" in declaration else " {}"
            if "Self" in declaration:
                declaration, body = f"{kind}{plain}()", " {}"
            lines.append(f"class Sub{number}a: {name} {{ {declaration}{body} }}")
        elif re.search(r"\b(static|class) var ", text):
            lines += [
                f"class Sub{number}a: {name} {{ class var {title}: Int {{ 0 }} }}",
                f"class Sub{number}b: {name} {{ private static let {title} = String() }}"]
        else:
            lines += [
                f"class Sub{number}a: {name} {{ var {title}: Int {{ 0 }} }}",
                f"class Sub{number}b: {name} {{ private var {title}: Int {{ 0 }} }}",
                f"class Sub{number}c: {name} {{ lazy var {title} = String() }}",
                f"class Sub{number}d: {name} {{ func {title}() {{}} }}"]
    return "\n".join(lines) + "\n"


def main():
    package = Package()
    failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        platform = with_stand_ins("ios", package.floor("ios"), folder / "apple")
        check = Check(package, platform, folder)
        names = [name for name in package.linked("ios") if package.is_library(name)]
        for name in names:
            status, output = check.run(name)
            if status:
                sys.exit(output)

        def compiled(version, *files, flags=()):
            return swiftc(
                *platform.flags, *flags, "-I", check.modules, "-parse-as-library", "-swift-version", version,
                "-module-name", "App", "-typecheck", *files)

        found = [member for name in names for member in members(name, check.modules, platform.flags)]
        if "transitionController" not in {title for _, title, _ in found}:
            sys.exit("subclass_check.py does not find the member transitionController.")
        old, new = folder / "Old.swift", folder / "New.swift"
        old.write_text(subclasses(found))
        new.write_text("import UIKit\n" + "".join(f"import {name}\n" for name in names))
        for language in ("5", "6"):
            status, output = compiled(language, old, new)
            if status:
                failed += 1
                print(f"An app's subclass does not compile in Swift {language}:\n{output}")
        print(f"{len(found)} public members of UIKit's classes may be members of an app's subclasses:")
        print(", ".join(sorted({f'{name}.{title}' for name, title, _ in found})))
        own = [found for name in names for found in selectors(name, check.modules, platform.flags)]
        failed += len(own)
        for name, title in own:
            print(f"A subclass of {name} in an app may have the selector of {title}; move it to another class.")
        print(f"{len(own)} selectors of this package are in classes that an app may subclass.")
        old.write_text(WITHOUT_IMPORT)
        new.write_text("import Transitioning\nimport UIKit\n")
        for flags, error in (((), ""), (("-enable-upcoming-feature", "MemberImportVisibility"), MISSING_IMPORT)):
            for language in ("5", "6"):
                status, output = compiled(language, old, new, flags=flags)
                is_so = error in output and bool(status) == bool(error)
                failed += not is_so
                what = f"A file without the import {'has no members' if error else 'has the members'} of the module"
                print(f"{what} in Swift {language}: {is_so}")
                print("" if is_so else output, end="")
        for file in sorted((HERE / "Apps").glob("*.swift")):
            for language in ("5", "6"):
                status, output = compiled(language, file)
                failed += status != 0
                does = "does not compile" if status else "compiles"
                print(f"Apps/{file.name} {does} in Swift {language}")
                print(output, end="")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
