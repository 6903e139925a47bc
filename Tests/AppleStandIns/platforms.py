"""Apple's platforms, and the modules that the compiler finds there: those of an SDK, or the stand-ins."""
import dataclasses
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys

from package import HERE, ROOT

# The stand-ins, each after those that it imports; `UIKit` is for platforms that have it.
STAND_INS = [
    "Darwin", "ObjectiveC", "Dispatch", "CoreFoundation", "Foundation", "CoreGraphics", "QuartzCore", "os", "UIKit",
    "SwiftUI", "XCTest"]

# The modules of the standard library that Linux's toolchain has as text, and that the stand-ins need.
STANDARD_LIBRARY = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_RegexParser", "Observation",
    "Synchronization", "Testing"]

CACHE = ROOT / ".build/apple"


def swiftc(*arguments):
    run = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def toolchain():
    """The folder of the toolchain's own modules."""
    return pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift"


def link(folder, names):
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if not (folder / name).exists():
            (folder / name).symlink_to(toolchain() / name)


def write(file, text):
    """Writes a file unless it has this text: what was built from it stays valid."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


@dataclasses.dataclass
class Platform:
    """A platform with modules to import, and how the package's sources are read there."""

    # Its name in Package.swift.
    name: str
    # Says in messages what the sources are compared with.
    modules: str
    # The compiler's flags.
    flags: list
    # Replacements in source files: a pattern and the text for it.
    replacements: list = dataclasses.field(default_factory=list)
    # A source file that each target gets besides.
    addition: str = ""
    # True if the compiler only checks types: its later steps need a newer standard library, or do here what they do
    # in a build on this platform.
    only_types: bool = False

    def has_uikit(self):
        return self.name != "macos"


# MARK: - The stand-ins

# The triple of a platform, with a place for the version, the name of its modules' files, and the folder in
# which the compiler looks for its standard library. Simulators of x86_64 have `Float80`, as Linux has.
TRIPLES = {
    "ios": ("x86_64-apple-ios{}-simulator", "x86_64-apple-ios-simulator", "iphonesimulator"),
    "macos": ("x86_64-apple-macos{}", "x86_64-apple-macos", "macosx"),
}


# The compiler asks for this type before it passes any variable as a pointer; Linux's library has no such type.
AUTORELEASING = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  public let _rawValue: Builtin.RawPointer
}
"""


def standard_library(name, triple):
    """Makes the standard library of one of Apple's platforms from the interfaces of Linux's; returns its folder.

    These have the availability of each name on Apple's platforms. Bodies that are compiled into apps for older
    systems are left out of them, so `@backDeployed` goes; what is in them was checked when they were made.
    """
    if not (toolchain() / "linux").exists():
        sys.exit("The stand-ins need a toolchain for Linux; elsewhere, give an SDK: type_check.py --sdk DIR.")
    texts = {}
    for module in STANDARD_LIBRARY:
        text = (toolchain() / f"linux/{module}.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface").read_text()
        text = re.sub(r"@backDeployed\([^)]*\)|^import Glibc$", "", text, flags=re.M)
        text = text.replace("-target x86_64-unknown-linux-gnu", f"-target {triple}").replace(" -O ", " -Onone ")
        text = text.replace("swift-module-flags: ", "swift-module-flags: -disable-availability-checking ", 1)
        texts[module] = text + (AUTORELEASING if module == "Swift" else "")
    # The compiler does not notice that an interface in this folder has changed.
    folder = CACHE / f"{name}-{hashlib.sha256(repr(texts).encode()).hexdigest()[:8]}"
    link(folder, ["clang", "shims", "apinotes"])
    for module, text in texts.items():
        write(folder / f"{TRIPLES[name][2]}/{module}.swiftmodule/{TRIPLES[name][1]}.swiftinterface", text)
    return folder


def stand_in_sources(name):
    """The sources of a stand-in: a file, or the files of a folder."""
    return sorted((HERE / name).glob("*.swift")) or [HERE / f"{name}.swift"]


def make_stand_in(name, folder, flags, module=None):
    """Makes the module of a stand-in; a `switch` over one of its enumerations needs a case for others."""
    module = module or name
    code, output = swiftc(
        *flags, "-I", folder, "-parse-as-library", "-wmo", "-swift-version", "6", "-suppress-warnings",
        "-enable-library-evolution", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-user-module-version", "6", "-emit-module",
        "-module-name", module,
        "-o", folder / f"{module}.swiftmodule", *stand_in_sources(name))
    if code:
        sys.exit(f"The stand-in {name} does not compile (status {code}).\n{output}")


def with_stand_ins(name, version, folder):
    """A platform whose modules are the stand-ins, which are made in a folder."""
    triple = TRIPLES[name][0].format(version)
    flags = [
        "-target", triple, "-resource-dir", standard_library(name, triple),
        "-module-cache-path", CACHE / "cache", "-I", HERE / "CoreFoundation"]
    folder.mkdir(parents=True, exist_ok=True)
    for stand_in in STAND_INS:
        if (stand_in not in ("UIKit", "SwiftUI") or name != "macos") and (stand_in != "XCTest" or name == "macos"):
            make_stand_in(stand_in, folder, flags)
    return Platform(name, "stand-ins", [*flags, "-I", folder], only_types=name == "macos")
