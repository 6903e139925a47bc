#!/usr/bin/env python3
"""Checks what comes with a product of this package: its targets on each platform, and no other package.

    python3 Tests/AppleStandIns/product_graph.py

On iOS and Mac Catalyst an app with `Transitions` links four targets, and none that needs the stage;
`UIKitCompatibility` is one more. On macOS and Linux the same product stands on the stage. Package.swift names no other
platform, and on any other the build of `Transitioning` stops with a sentence, not with a missing module. iOS, macOS and
Linux are compiled here; Mac Catalyst has no branch of its own in the sources. No other package of an app may have a
target with the name of one that a product here needs, so these names are listed here, and none of them is a word that an
app may use for a target of its own. Targets that no product needs may have any name.

Prints a line for each platform and a sentence for each offence, and exits with 1 if there is one.
"""
import re
import sys

from package import ROOT, Package
from platforms import swiftc

ON_UIKIT = ["ios", "maccatalyst"]
OFF_UIKIT = ["macos", "linux"]

# Some platforms that Package.swift does not name: what the compiler says there of the choice of a platform.
UNNAMED = {
    "arm64-apple-tvos15.0": "Transitioning is for iOS",
    "arm64-apple-xros1.0": "Transitioning is for iOS",
    "arm64-apple-watchos26.0": "Transitioning is for iOS",
    "arm64_32-apple-watchos8.0": "64 bits",
    "x86_64-unknown-windows-msvc": "Transitioning is for iOS",
    "aarch64-unknown-linux-android28": "Transitioning is for iOS",
    "wasm32-unknown-wasip1": "64 bits",
    "armv7-unknown-linux-gnueabihf": "64 bits",
}

# The platforms of Package.swift: the module that the choice needs there, which is missing in this check.
NAMED = {
    "arm64-apple-ios15.0": "UIKitPlatform",
    "arm64-apple-ios15.0-macabi": "UIKitPlatform",
    "arm64-apple-macos13.0": "HeadlessUIKit",
    "x86_64-unknown-linux-gnu": "HeadlessUIKit",
    "aarch64-unknown-linux-gnu": "HeadlessUIKit",
}
APP = ["TransitionCurves", "UIKitPlatform", "Transitioning", "Transitions"]

# The targets that products need.
NAMES = {*APP, "HeadlessViews", "HeadlessStage", "HeadlessControllers", "HeadlessUIKit", "UIKitCompatibility",
         "TransitionRecording", "TransitionPictures", "TransitionLaws", "TransitioningTesting",
         "CatalogSamples", "TransitioningCatalog"}


def offences(package):
    """A sentence for each product with other targets than it should have."""
    for platform in ON_UIKIT:
        for more in [], ["UIKitCompatibility"]:
            names = package.product(["Transitions", *more], platform)
            links = f"{platform}: an app with {' and '.join(['Transitions', *more])} links"
            print(links, ", ".join(names))
            if sorted(names) != sorted([*APP, *more]):
                yield f"{links} other targets than {', '.join([*APP, *more])}."
    for platform in OFF_UIKIT:
        names = package.product(["Transitions"], platform)
        print(f"{platform}: Transitions stands on {', '.join(names[:-1])}")
        if "HeadlessUIKit" not in names or "UIKitPlatform" in names:
            yield f"{platform}: Transitions does not stand on the stage."


def platforms(package):
    """A sentence for each platform that Package.swift names and that is not one of these, and for each wrong choice."""
    named = {entry["platformName"] for entry in package.dump["platforms"]}
    for target in package.targets.values():
        for dependency in target["dependencies"]:
            for _, condition in dependency.values():
                named |= set(condition["platformNames"] if condition else [])
    for name in sorted(named - {*ON_UIKIT, *OFF_UIKIT}):
        yield f"Package.swift names the platform {name}, for which nothing here is compiled."
    for name in sorted({*ON_UIKIT, *OFF_UIKIT} - named):
        yield f"Package.swift does not name the platform {name}."
    choice = ROOT / "Sources/Transitioning/Exports.swift"
    for name in package.linked("ios"):
        for file in package.sources(name):
            if file != choice and (branch := re.search(r"^ *#(?:else)?if.*\b(os\(|targetEnvironment).*", file.read_text(), re.M)):
                yield f"{file.relative_to(ROOT)} has a branch that no check compiles: {branch[0].strip()}"
    for triple, expected in UNNAMED.items():
        # Nothing of Swift's library is at hand for these.
        _, output = swiftc("-frontend", "-typecheck", "-parse-stdlib", "-target", triple, choice)
        if expected not in output or "no such module" in output:
            yield f"{triple}: Transitioning does not refuse the platform in a sentence with '{expected}'.\n{output}"
    for triple, expected in NAMED.items():
        _, output = swiftc("-frontend", "-typecheck", "-parse-stdlib", "-target", triple, choice)
        if f"'{expected}'" not in output:
            yield f"{triple}: Transitioning does not ask for the module {expected}.\n{output}"
    print(f"Transitioning refuses {len(UNNAMED)} platforms that Package.swift does not name, and no other")


def names(package):
    """A sentence for each target of a product whose name this check does not know."""
    products = [product["name"] for product in package.dump["products"]]
    for platform in ON_UIKIT + OFF_UIKIT:
        for name in set(package.product(products, platform)) - NAMES:
            yield f"A product needs the target {name}: a package with a target of that name cannot use this one."


def main():
    package = Package()
    if package.dump["dependencies"]:
        sys.exit("Package.swift depends on another package, and so does an app that uses a product.")
    found = list(offences(package)) + sorted(set(names(package))) + list(platforms(package))
    sys.exit("\n".join(sorted(found)) or 0)


if __name__ == "__main__":
    main()
