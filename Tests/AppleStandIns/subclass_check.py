#!/usr/bin/env python3
"""Check that an app's own names keep compiling beside this package.

usage: subclass_check.py [--sdk DIR]

Every public member that a module which an app links adds to a class of UIKit or Core Animation is found in the
module's symbol graph. For each, an app gets two files: one imports UIKit only, and has subclasses with members of the
same name; the other imports this package. An extension of the class would make the first one fail: "overriding
non-open property outside of its defining module". A member in an extension of a protocol does not. The app is checked
in Swift 5 and Swift 6, and once with a module that has the fault, which must be found.

So are apps in which `Transition` means something else: with SwiftUI, in a subclass of a view controller, and with a
type named `Transitioning`; and a delegate of a stack that forwards to ours.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from package import Package
from platforms import swiftc, with_stand_ins
from sdk import with_sdk
from type_check import Check

MEMBERS = {"swift.property", "swift.method"}

FAULT = "public import UIKit\nextension UIViewController { public var plantedMember: Int { 0 } }\n"

APPS = {
    "a file with SwiftUI": """
import SwiftUI
import Transitioning
import Transitions
import UIKit

final class Slow: ViewControllerTransition {
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}
@MainActor func adopt(_ controller: UIViewController) {
  controller.transitionController.transition = Slow()
  controller.transitionController.transition = .slideUp
}
@MainActor func own(_ controller: UIViewController) -> (any ViewControllerTransition)? {
  controller.transitionController.transition
}
""",
    "a subclass of a view controller": """
import Transitioning
import Transitions
import UIKit

final class Page: UIViewController {
  final class Slow: ViewControllerTransition {
    func start(with context: TransitionContext) { context.transitionDidEnd() }
  }
  var chosen: any ViewControllerTransition = Slow()
  func adopt() { transitionController.transition = chosen }
}
extension ViewControllerTransition where Self == Page.Slow {
  static var slow: Self { Self() }
}
@MainActor func adopt(_ page: Page) { page.transitionController.transition = .slow }
""",
    "an app with a type named Transitioning": """
import Transitioning
import Transitions
import UIKit

protocol Transitioning {}
final class Slow: ViewControllerTransition, Transitioning {
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}
@MainActor func adopt(_ controller: UIViewController) {
  let chosen: any ViewControllerTransition = Slow()
  controller.transitionController.transition = chosen
}
""",
    "delegates of an app's own that forward to ours": """
import Transitioning
import UIKit

final class StackDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ stack: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionNavigationControllerDelegate.sharedDelegate().navigationController(
      stack, animationControllerFor: operation, from: from, to: to)
  }
  func navigationController(
    _ stack: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionNavigationControllerDelegate.sharedDelegate().navigationController(
      stack, interactionControllerFor: animator)
  }
  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionTabBarControllerDelegate.sharedDelegate().tabBarController(
      tabs, animationControllerForTransitionFrom: from, to: to)
  }
}
""",
}


def members(module, modules, flags):
    """The public members that a module adds to classes of the platform: the class, the name and the declaration."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, *map(str, flags), "-I", modules, "-output-dir",
             folder, "-minimum-access-level", "public", "-skip-synthesized-members"], check=True)
        for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            for symbol in json.loads(file.read_text())["symbols"]:
                extension = symbol.get("swiftExtension")
                if symbol["kind"]["identifier"] not in MEMBERS or not extension:
                    continue
                classes = [
                    constraint["rhs"] for constraint in extension.get("constraints", [])
                    if constraint["kind"] == "superclass" and constraint["lhs"] == "Self"]
                if extension.get("typeKind") == "swift.class":
                    classes.append(symbol["pathComponents"][0])
                text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
                for name in classes:
                    if re.match(r"(UI|CA|NS)[A-Z]", name):
                        yield name, symbol["names"]["title"], text


def subclasses(found):
    """A file of an app that imports the platform only, with subclasses that have members of the names."""
    lines = ["import QuartzCore", "import UIKit", ""]
    for number, (name, title, text) in enumerate(found):
        if "(" in title:
            declaration = re.sub(r"^.*?\bfunc ", "func ", re.sub(r"@\w+(\([^)]*\))? ", "", text))
            plain = re.match(r"\w+", title)[0]
            declaration = re.sub(r" where .*$", "", declaration)
            body = " { preconditionFailure() }" if "->" in declaration else " {}"
            if "Self" in declaration:
                declaration, body = f"func {plain}()", " {}"
            lines.append(f"class Sub{number}a: {name} {{ {declaration}{body} }}")
        else:
            lines += [
                f"class Sub{number}a: {name} {{ var {title}: Int {{ 0 }} }}",
                f"class Sub{number}b: {name} {{ private var {title}: Int {{ 0 }} }}",
                f"class Sub{number}c: {name} {{ lazy var {title} = String() }}",
                f"class Sub{number}d: {name} {{ func {title}() {{}} }}"]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sdk", type=pathlib.Path)
    options = parser.parse_args()
    package = Package()
    failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        version = package.floor("ios")
        platform = (
            with_sdk("ios", version, options.sdk.resolve(), folder / "apple") if options.sdk
            else with_stand_ins("ios", version, folder / "apple"))
        check = Check(package, platform, folder)
        for name in package.linked("ios"):
            if package.is_library(name):
                status, output = check.run(name)
                if status:
                    sys.exit(output)
        names = [name for name in package.linked("ios") if package.is_library(name)]
        (folder / "Planted.swift").write_text(FAULT)
        status, output = swiftc(
            *platform.flags, "-parse-as-library", "-emit-module", "-module-name", "Planted", "-o",
            check.modules / "Planted.swiftmodule", folder / "Planted.swift")
        if status:
            sys.exit(output)

        def fault(what, version, *files):
            return swiftc(
                *platform.flags, "-I", check.modules, "-parse-as-library", "-swift-version", version, "-module-name",
                "App", "-typecheck", *files)

        found = [member for name in names for member in members(name, check.modules, platform.flags)]
        if "transitionController" not in {title for _, title, _ in found}:
            sys.exit("subclass_check.py does not find the member transitionController.")
        for module, additions in (("Planted", members("Planted", check.modules, platform.flags)), (None, found)):
            old, new = folder / "Old.swift", folder / "New.swift"
            old.write_text(subclasses(list(additions)))
            imports = [module] if module else [name for name in names]
            new.write_text("import UIKit\n" + "".join(f"import {name}\n" for name in imports))
            for language in ("5", "6"):
                status, output = fault("an app", language, old, new)
                if module and "outside of its defining module" not in output:
                    failed += 1
                    print(f"MISSED in Swift {language}: a member in an extension of UIViewController.\n{output}")
                if not module and status:
                    failed += 1
                    print(f"An app's subclass does not compile in Swift {language}:\n{output}")
        print(f"{len(found)} public members of UIKit's classes may be members of an app's subclasses:")
        print(", ".join(sorted({f'{name}.{title}' for name, title, _ in found})))
        for what, text in APPS.items():
            (folder / "App.swift").write_text(text)
            for language in ("5", "6"):
                status, output = fault(what, language, folder / "App.swift")
                failed += status != 0
                print(f"{what} {'does not compile' if status else 'compiles'} in Swift {language}")
                print(output, end="")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
