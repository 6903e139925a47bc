"""Apple's platforms with the modules of a real SDK, on a Mac or elsewhere.

Elsewhere, the toolchain lacks some of what Xcode's has; this adds it: notes with the Swift names of Dispatch and of
the unified log. And an SDK that is older than the compiler lacks what is newer than it, such as
`MainActor.assumeIsolated` (Swift 5.10 marks it for iOS 13), isolated `deinit` (6.1) and a `Logger` that this compiler
reads. The check replaces these in what it compiles, and a newer SDK checks them as they are.
"""
import json
import re
import sys

from package import HERE
from platforms import CACHE, Platform, link, make_stand_in, toolchain, write

# The targets of the compiler for an SDK, with a place for the version.
TRIPLES = {
    "ios": "{}-apple-ios{}",
    "macos": "{}-apple-macos{}",
    "maccatalyst": "{}-apple-ios{}-macabi",
}

SDKS = {"iphoneos": ["ios"], "macosx": ["macos", "maccatalyst"]}

# The names of a platform's interfaces, after that of the processor.
INTERFACES = {"ios": "apple-ios", "macos": "apple-macos", "maccatalyst": "apple-ios-macabi"}

# What the standard library has from a version of Swift on, which is the name of the file.
ADDITIONS = {
    tuple(map(int, file.stem.split("."))): file.read_text()
    for file in sorted((HERE / "Additions").glob("*.swift"))}


def interfaces(name, sdk):
    """The interfaces of Swift's library for a platform, by the names of the processors."""
    files = {
        cpu: sdk / f"usr/lib/swift/Swift.swiftmodule/{cpu}-{INTERFACES[name]}.swiftinterface"
        for cpu in ("arm64", "x86_64")}
    return {cpu: file for cpu, file in files.items() if file.exists()}


def platforms(sdk):
    """The names of the platforms that an SDK is for and has interfaces for."""
    settings = sdk / "SDKSettings.json"
    if not settings.exists():
        sys.exit(f"{sdk} is no SDK: it has no SDKSettings.json.")
    sdk_name = json.loads(settings.read_text())["CanonicalName"]
    names = SDKS.get(re.match(r"[a-z]*", sdk_name)[0])
    if not names:
        sys.exit(f"{sdk} is the SDK {sdk_name}, and not one of {' or '.join(SDKS)}.")
    found = [name for name in names if interfaces(name, sdk)]
    if not found:
        sys.exit(f"{sdk} has no interface of Swift's library: an SDK has to be a whole one.")
    return found


def link_sdk(sdk, named):
    """Links an SDK under another name."""
    twin, second = sdk / "usr/include/libxml", sdk / "usr/include/libxml2/libxml"
    if twin.is_dir() and second.is_dir() and not second.is_symlink():
        sys.exit(f"{sdk} has the headers of libxml2 twice, as some copies of an SDK have: remove {twin}.")
    named.parent.mkdir(parents=True, exist_ok=True)
    named.unlink(missing_ok=True)
    named.symlink_to(sdk)


def with_sdk(name, version, sdk, folder):
    """A platform whose modules are those of an SDK."""
    cpu, interface = next(iter(interfaces(name, sdk).items()))
    compiler = re.search(r"Swift version (\d+)\.(\d+)", interface.read_text())
    swift = tuple(map(int, compiler.groups()))
    folder.mkdir(parents=True, exist_ok=True)
    # The compiler warns of an SDK whose folder is named otherwise.
    named = CACHE / "sdks" / sdk.name / ("iPhoneOS.sdk" if name == "ios" else "MacOSX.sdk")
    link_sdk(sdk, named)
    flags = ["-target", TRIPLES[name].format(cpu, version), "-sdk", named, "-module-cache-path", CACHE / "cache"]
    if name == "maccatalyst":
        support = sdk / "System/iOSSupport"
        flags += ["-Fsystem", support / "System/Library/Frameworks", "-I", support / "usr/lib/swift"]
    platform = Platform(name, f"{sdk.name}, Swift {swift[0]}.{swift[1]}", flags)
    if sys.platform == "darwin":
        developer = sdk.parent.parent
        flags += ["-F", developer / "Library/Frameworks", "-I", developer / "usr/lib"]
        return platform
    resources = CACHE / "sdk"
    link(resources, ["clang", "shims"])
    for notes in (toolchain() / "apinotes").iterdir():
        link_to = resources / "apinotes" / notes.name
        link_to.parent.mkdir(exist_ok=True)
        if not link_to.exists():
            link_to.symlink_to(notes)
    for notes in (HERE / "Notes").iterdir():
        write(resources / "apinotes" / notes.name, notes.read_text())
    flags += ["-resource-dir", resources, "-I", resources / "shims"]
    # The compiler folds the text of a log by what it knows of its own SDK, and refuses that of another.
    make_stand_in("os", folder, flags, module="UnifiedLog")
    flags += ["-I", folder]
    platform.replacements.append((r"\bimport os\b", "import UnifiedLog"))
    if swift < (6, 1):
        platform.replacements.append(
            (r"(?:@MainActor|isolated) deinit \{", "deinit { _ = 0 }; func isolatedDeinit() {"))
    if swift < (6, 0):
        # The compiler refuses text in this module's interface.
        if name != "macos":
            make_stand_in("SwiftUI", folder, flags)
        # For these the compiler needs parts of the library that came later, without which it crashes.
        platform.replacements.append((r"\bconsume (\w)", r"\1"))
        platform.only_types = True
        # The library did not mark these as safe.
        platform.replacements += [
            (r"\bCommandLine\.arguments\b", "[String]()"),
            (r"@TaskLocal static var (\w+) = (\w+)\(\)",
             r"static let \1 = \2(); static let local_\1 = TaskLocal(wrappedValue: \2())"),
            (r"\.\$(\w+)\.withValue", r".local_\1.withValue")]
    platform.addition = "".join(text for since, text in ADDITIONS.items() if swift < since)
    return platform
