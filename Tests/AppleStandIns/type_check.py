#!/usr/bin/env python3
"""Type-checks the code for Apple platforms, on any platform.

usage: type_check.py [--sdk DIR] [TARGET ...]

Without an SDK, the modules beside this file stand in for Apple's of the same names. Every target but the tests is
checked against them for the oldest system that Package.swift names, in the order of its dependencies and with its
settings: for macOS, where all targets stand on the stage, and for iOS, where `Transitioning` stands on UIKit and the
targets that only the stage has are left out.

With --sdk DIR it checks against an SDK of Apple: what an app links for iOS, all targets for macOS, and for Mac
Catalyst what an app links, if the SDK has its interfaces. On a Mac, `xcrun --sdk iphoneos --show-sdk-path` prints
the folder. Elsewhere, a folder with an SDK's headers and .swiftinterface files will do; the first run builds Apple's
modules from these in some minutes.

README.md says what is checked of an app besides. This shows that each branch compiles, and not that it runs.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import sys
import tempfile

import counterparts
import hints
import pages
from interface import problems
from package import PROGRAMS, ROOT, Package
from platforms import swiftc, with_stand_ins
from sdk import platforms, with_sdk


class Check:
    """The check of a package's targets on one platform, with the modules that it makes in a folder."""

    def __init__(self, package, platform, folder):
        self.package = package
        self.platform = platform
        self.folder = folder
        self.modules = folder / "modules"
        self.modules.mkdir(parents=True, exist_ok=True)

    def run(self, name):
        """Checks a target whose dependencies have been checked; returns the compiler's status and output."""
        module = name.replace("-", "_")
        folder = self.folder / module
        flags = [
            *self.platform.flags, "-I", self.modules, "-parse-as-library", "-wmo", "-swift-version", "6",
            *self.package.flags(name, self.platform.name), "-module-name", module]
        files = [self.prepared(file, folder) for file in self.package.sources(name)] + list(self.additions(name, folder))
        if self.platform.only_types:
            code, output = swiftc(*flags, "-typecheck", *files)
            if code:
                return code, output
            flags += ["-Xfrontend", "-experimental-skip-all-function-bodies"]
        return swiftc(*flags, "-emit-module", "-o", self.modules / f"{module}.swiftmodule", *files)

    def run_as_app(self):
        """Checks what an app sees and writes; yields what is checked, and the lines of its offences."""
        files = pages.for_apps(pages.pages(), self.platform.modules != "stand-ins")
        # A transition in a file with SwiftUI.
        readme = {f"WithSwiftUI{name}": "import SwiftUI\n" + re.sub(r"(\w+Transition\d+):", r"\1WithSwiftUI:", text)
                  for name, text in files.items() if name.startswith("README")}
        yield f"{len(files)} examples of the pages", pages.errors(self, files | readme)
        yield hints.missing(self)
        libraries = [name for name in self.package.linked(self.platform.name) if self.package.is_library(name)]
        yield problems(libraries, self.modules, self.platform.flags)

    def prepared(self, file, folder):
        """A source file with the platform's replacements."""
        text = new = file.read_text()
        for pattern, replacement in self.platform.replacements:
            new = re.sub(pattern, replacement, new)
        if new == text:
            return file
        copy = folder / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(new)
        return copy

    def additions(self, name, folder):
        """The source files that a target gets besides."""
        names = [re.sub(r"\W", "_", file.name) for file in self.package.embedded(name)]
        embedded = "".join(f"static let {file}: [UInt8] = []\n" for file in names)
        addition = self.platform.addition + (f"struct PackageResources {{\n{embedded}}}\n" if names else "")
        if addition:
            folder.mkdir(exist_ok=True)
            (folder / "Additions.swift").write_text(addition)
            yield folder / "Additions.swift"


def check_all(checks, names):
    """Checks targets on several platforms at a time; yields each with its platform, status and output."""
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        jobs = {}

        def run(check, name):
            needed = [jobs.get((used, check)) for used in check.package.dependencies(name, check.platform.name)]
            if any(job and job.result()[0] for job in needed):
                return 1, ""
            return check.run(name)

        # Dependencies come first, so that no job waits for a job behind it.
        for name in Package().targets:
            for check in checks:
                if name in names(check):
                    jobs[name, check] = pool.submit(run, check, name)
        for (name, check), job in jobs.items():
            yield name, check.platform, *job.result()


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sdk", type=pathlib.Path)
    parser.add_argument("targets", nargs="*")
    options = parser.parse_args()
    package = Package()
    unknown = set(options.targets) - set(package.targets)
    if unknown:
        sys.exit(f"Package.swift has no target {', '.join(sorted(unknown))}.")

    def wanted(check):
        names = package.names(check.platform.name)
        if not options.sdk:
            standard = [name for name in names if name not in PROGRAMS]
        elif check.platform.has_uikit():
            standard = package.linked(check.platform.name)
        else:
            standard = names
        needed = package.needed(options.targets or standard, check.platform.name)
        return [name for name in names if name in needed]

    with tempfile.TemporaryDirectory() as temporary:
        checks = []
        for name in platforms(options.sdk) if options.sdk else ["ios", "macos"]:
            folder = pathlib.Path(temporary) / name
            version = package.floor(name)
            platform = (
                with_sdk(name, version, options.sdk.resolve(), folder / "apple") if options.sdk
                else with_stand_ins(name, version, folder / "apple"))
            checks.append(Check(package, platform, folder))
        failed = 0
        for name, platform, status, output in check_all(checks, wanted):
            failed += status != 0
            does = "does not compile" if status else "compiles"
            system = f"{platform.name} {package.floor(platform.name)}"
            print(f"{name} {does} for {system} ({platform.modules})", flush=True)
            print(output.replace(temporary + "/", ""), end="")
        # What did not compile has no interface.
        if not failed and not options.targets:
            found = [each for check in checks if check.platform.has_uikit() for each in check.run_as_app()]
            if not options.sdk:
                found.append(counterparts.problems(*checks))
            for what, lines in found:
                failed += bool(lines)
                print(f"{what}: {'wrong' if lines else 'right'}")
                print("".join(lines).replace(temporary + "/", ""), end="")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
