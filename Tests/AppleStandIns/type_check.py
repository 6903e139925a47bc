#!/usr/bin/env python3
"""Type-check the code for Apple platforms, on another platform.

usage: type_check.py
The modules beside this file stand in for Apple's of the same names, so that `canImport` finds them. Every target
but the tests is checked against them, in the order of its dependencies and with its settings in Package.swift, on
two platforms: one without UIKit, where all targets stand on the stage, and one with it, where `Transitioning`
stands on UIKit, and where the targets of ON_THE_STAGE are left out. A target that is the same on both is checked
once.

This shows that each branch compiles against these shapes, and not that it builds or runs on an Apple platform.
`names_check.py` compares the names of the shapes with those of Apple's documentation.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# The platforms, by their names in Package.swift; only the second one has UIKit.
PLATFORMS = ["macos", "ios"]

# The modules that Foundation re-exports on Apple platforms.
HANDED_ON = ["CoreFoundation", "CoreGraphics", "ObjectiveC"]

# The stand-ins, each after those that it imports.
STAND_INS = [*HANDED_ON, "QuartzCore", "SwiftUI", "os"]

# The stand-in that only the platform with UIKit has.
UIKIT = "UIKit"

# The targets that need the stage below `Transitioning`; nothing that is linked on a device uses them.
ON_THE_STAGE = {
    "StagePlatform", "TransitionRecording", "TransitionPictures", "TransitionLaws", "TransitioningTesting",
    "Catalog", "benchmarks", "growth", "picture-checks", "TestSupport", "TestWorlds", "random-worlds"}

# Modules that Apple platforms do not have; the code imports them conditionally.
OTHERS = {"Glibc"}

# Modules that every toolchain has.
OWN = {"Testing", "XCTest"}


def swiftc(*arguments):
    run = subprocess.run(["swiftc", *arguments], capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def stand_in(name):
    """The sources of a stand-in: a file, or the files of a folder."""
    return [str(file) for file in sorted((HERE / name).glob("*.swift")) or [HERE / f"{name}.swift"]]


def common_flags(folders):
    """The flags of every module."""
    return [
        "-parse-as-library", "-wmo", "-swift-version", "6",
        *(flag for folder in folders for flag in ("-I", str(folder)))]


def frontend(*words):
    """Flags for the compiler's frontend."""
    return [flag for word in words for flag in ("-Xfrontend", word)]


def handed_on():
    """The flags with which the modules that Foundation re-exports are there."""
    return [flag for name in HANDED_ON for flag in frontend("-import-module", name)]


def make_stand_in(name, folder, folders):
    """Makes the module of a stand-in; a `switch` over one of its enumerations needs a case for others."""
    folder.mkdir(exist_ok=True)
    flags = [
        *common_flags(folders), "-suppress-warnings", "-enable-library-evolution",
        "-enable-upcoming-feature", "InternalImportsByDefault"]
    code, output = swiftc(
        *flags, "-emit-module", "-module-name", name, "-o", f"{folder}/{name}.swiftmodule", *stand_in(name))
    if code:
        sys.exit(output)


def holds(condition, platform):
    """True if a dependency or a setting is one of the platform's."""
    return not condition or not condition["platformNames"] or platform in condition["platformNames"]


def dependencies(target, platform):
    for dependency in target["dependencies"]:
        (name, condition), = dependency.values()
        if holds(condition, platform):
            yield name


def flags(target, platform):
    for setting in target["settings"]:
        if not holds(setting.get("condition"), platform):
            continue
        (kind, value), = setting["kind"].items()
        if kind == "enableUpcomingFeature":
            yield from ["-enable-upcoming-feature", value["_0"]]
        elif kind == "treatAllWarnings":
            if value["_0"] == "error":
                yield "-warnings-as-errors"
        elif kind == "swiftLanguageMode":
            yield from ["-swift-version", str(value["_0"])]
        else:
            sys.exit(f"type_check.py does not know the setting {kind} of {target['name']}.")


def sources(target):
    default = "Sources/" + target["name"]
    files = sorted((ROOT / (target.get("path") or default)).rglob("*.swift"))
    left_out = [ROOT / (target.get("path") or default) / path for path in target["exclude"]]
    left_out += sorted((ROOT / (target.get("path") or default)).glob("*.docc"))
    return [str(file) for file in files if not any(file.is_relative_to(path) for path in left_out)]


def asked(target):
    """The modules that the target's sources ask for by `canImport`."""
    return {
        name for file in sources(target)
        for name in re.findall(r"canImport\((\w+)\)", pathlib.Path(file).read_text())}


def main():
    dump = subprocess.run(
        ["swift", "package", "--package-path", str(ROOT), "dump-package"],
        check=True, capture_output=True, text=True)
    package = json.loads(dump.stdout)
    targets = [target for target in package["targets"] if target["type"] != "test"]
    known = {*STAND_INS, UIKIT, *OTHERS, *OWN}
    missing = {name for target in targets for name in asked(target)} - known
    if missing:
        sys.exit("No stand-in for " + ", ".join(sorted(missing)) + f" in {HERE}.")

    with tempfile.TemporaryDirectory() as temporary:
        shared = pathlib.Path(temporary) / "shared"
        own = {platform: pathlib.Path(temporary) / platform for platform in PLATFORMS}
        for name in STAND_INS:
            make_stand_in(name, shared, [shared])
        make_stand_in(UIKIT, own["ios"], [shared])
        own["macos"].mkdir()

        # The targets that differ between the platforms.
        different = set()
        for target in targets:
            names = [set(dependencies(target, platform)) for platform in PLATFORMS]
            settings = [list(flags(target, platform)) for platform in PLATFORMS]
            if (UIKIT in asked(target) or names[0] != names[1] or names[0] & different
                    or settings[0] != settings[1]):
                different.add(target["name"])

        checks = {}

        def check(target, platform):
            name = target["name"]
            if any(checks[other, platform].result()[0] for other in dependencies(target, platform)):
                return 1, ""
            folders = [shared] if name not in different else [own[platform], shared]
            arguments = [*common_flags(folders), *handed_on(), *flags(target, platform)]
            if own["ios"] in folders:
                # For `@objc` and `#selector`, which Swift has on Apple platforms only.
                arguments += frontend("-enable-objc-interop")
            arguments += ["-module-name", name.replace("-", "_")]
            if target["packageAccess"]:
                arguments += ["-package-name", package["name"].lower()]
            if target["type"] == "executable":
                arguments += ["-typecheck"]
            else:
                arguments += ["-emit-module", "-o", f"{folders[0]}/{name}.swiftmodule"]
            return swiftc(*arguments, *sources(target))

        # Dependencies come first, so that no job waits for a job behind it.
        failed = False
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            for target in targets:
                name = target["name"]
                for platform in PLATFORMS:
                    if platform == "ios" and name in ON_THE_STAGE:
                        continue
                    if platform == "ios" and name not in different:
                        checks[name, platform] = checks[name, "macos"]
                    else:
                        checks[name, platform] = pool.submit(check, target, platform)
        for target in targets:
            results = {
                platform: checks[target["name"], platform].result()
                for platform in PLATFORMS if (target["name"], platform) in checks}
            for code, output in dict.fromkeys(results.values()):
                failed = failed or code != 0
                where = " and ".join(platform for platform in results if results[platform] == (code, output))
                print(target["name"], "does not type-check" if code else "type-checks", "on", where)
                print(output, end="")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
