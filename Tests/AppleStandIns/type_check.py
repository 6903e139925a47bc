#!/usr/bin/env python3
"""Type-check the code for Apple platforms, on another platform.

usage: type_check.py
The modules beside this file stand in for Apple's of the same names, so that `canImport` finds them. Every target
but the tests, and but those of LEFT_OUT, is checked against them, in the order of its dependencies and with its settings in Package.swift.
This shows that each branch compiles against these shapes, and not that it builds or runs on an Apple platform.
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

# The modules that Foundation re-exports on Apple platforms.
HANDED_ON = ["CoreGraphics", "ObjectiveC"]

# Modules that Apple platforms do not have; the code imports them conditionally.
OTHERS = {"Glibc"}

# The targets that stand on more of UIKit than its stand-in has.
LEFT_OUT = {"UIKitPlatform"}

# Modules that every toolchain has.
OWN = {"Testing", "XCTest"}


def flags(target):
    for setting in target["settings"]:
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


def swiftc(*arguments):
    run = subprocess.run(["swiftc", *arguments], capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def main():
    dump = subprocess.run(
        ["swift", "package", "--package-path", str(ROOT), "dump-package"],
        check=True, capture_output=True, text=True)
    package = json.loads(dump.stdout)
    targets = [target for target in package["targets"] if target["type"] != "test"]
    targets = [target for target in targets if target["name"] not in LEFT_OUT]
    stand_ins = sorted(file.stem for file in HERE.glob("*.swift"))
    asked = {
        name for target in targets for file in sources(target)
        for name in re.findall(r"canImport\((\w+)\)", pathlib.Path(file).read_text())}
    missing = asked - set(stand_ins) - OTHERS - OWN
    if missing:
        sys.exit("No stand-in for " + ", ".join(sorted(missing)) + f" in {HERE}.")

    with tempfile.TemporaryDirectory() as folder:
        common = ["-parse-as-library", "-wmo", "-swift-version", "6", "-I", folder]
        for name in stand_ins:
            code, output = swiftc(
                *common, "-enable-upcoming-feature", "InternalImportsByDefault", "-emit-module",
                "-module-name", name, "-o", f"{folder}/{name}.swiftmodule",
                str(HERE / f"{name}.swift"))
            if code:
                sys.exit(output)
        for name in HANDED_ON:
            common += ["-Xfrontend", "-import-module", "-Xfrontend", name]

        checks = {}

        def check(target):
            names = [list(dependency.values())[0][0] for dependency in target["dependencies"]]
            if any(checks[name].result()[0] for name in names):
                return 1, ""
            name = target["name"]
            arguments = [*common, *flags(target), "-module-name", name.replace("-", "_")]
            if target["packageAccess"]:
                arguments += ["-package-name", package["name"].lower()]
            if target["type"] == "executable":
                arguments += ["-typecheck"]
            else:
                arguments += ["-emit-module", "-o", f"{folder}/{name}.swiftmodule"]
            return swiftc(*arguments, *sources(target))

        # Dependencies come first, so that no job waits for a job behind it.
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            for target in targets:
                checks[target["name"]] = pool.submit(check, target)
        failed = False
        for name, result in checks.items():
            code, output = result.result()
            failed = failed or code != 0
            print(name, "does not type-check" if code else "type-checks")
            print(output, end="")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
