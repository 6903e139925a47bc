#!/usr/bin/env python3
"""Checks the privacy manifest that an app gets with this package.

usage: privacy_check.py

`PrivacyInfo.xcprivacy` lies in the folder of a target that every product of an app needs. Package.swift does not name
it: from tools version 6.0 on, Xcode copies such a file into the app, and `swift build` on Linux ignores it. So it has to
be at the top of a target's folder, and must not be excluded.

The manifest says that a module of an app neither tracks nor collects, and uses no API that needs a reason. So the sources
of these modules contain, outside comments, no name of Apple's list *Describing use of required reason API*, and none of a
connection or an identifier.
"""
import plistlib
import re
import sys

from package import ROOT, Package

NAME = "PrivacyInfo.xcprivacy"
PRODUCTS = ["Transitioning", "Transitions", "UIKitCompatibility"]

DECLARED = {
    "NSPrivacyTracking": False, "NSPrivacyTrackingDomains": [], "NSPrivacyCollectedDataTypes": [],
    "NSPrivacyAccessedAPITypes": []}

# What would make the manifest false: the names of Apple's list in Swift and in C, by categories; and connections, and
# identifiers of people and devices.
NAMES = {
    "FileTimestamp":
        r"creationDate|modificationDate|fileModificationDate|contentModificationDate(?:Key)?|creationDateKey"
        r"|f?getattrlist|getattrlistbulk|getattrlistat|f?stat(?= *\()|fstatat|lstat",
    "SystemBootTime": r"systemUptime|mach_absolute_time",
    "DiskSpace":
        r"volumeAvailableCapacity\w*|volumeTotalCapacity(?:Key)?|systemFreeSize|systemSize|f?stat(?:v?fs)|f?getattrlist"
        r"|getattrlistat",
    "ActiveKeyboards": r"activeInputModes",
    "UserDefaults": r"(?:NS)?UserDefaults|AppStorage",
    "tracking or collected data":
        r"URLSession\w*|URLRequest|NWConnection|CFStream\w*|ASIdentifierManager|ATTrackingManager|identifierForVendor",
}

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)


def uses(texts):
    """A sentence for each kind of names that sources without their comments contain."""
    for kind, names in NAMES.items():
        if found := {name for text in texts for name in re.findall(rf"\b(?:{names})\b", text)}:
            yield f"The sources of an app's modules contain {', '.join(sorted(found))}, and {NAME} declares no {kind}."


def places(package):
    """A sentence for each product of an app that comes without a manifest, and for each manifest that Xcode ignores."""
    version = tuple(map(int, package.dump["toolsVersion"]["_version"].split(".")))
    if version < (6, 0):
        yield f"Package.swift has the tools version {version}, with which Xcode does not copy {NAME} by itself."
    for product in PRODUCTS:
        targets = package.product([product], "ios")
        if not any((ROOT / "Sources" / name / NAME).exists() for name in targets):
            yield f"An app with {product} gets no {NAME}."
    for name, target in package.targets.items():
        if NAME in target["exclude"]:
            yield f"{NAME} of {name} is excluded."
    for file in sorted(ROOT.glob(f"Sources/**/{NAME}")):
        if file.parent.parent != ROOT / "Sources" or file.parent.name not in package.linked("ios"):
            yield f"{file.relative_to(ROOT)} is not at the top of a target that an app links."


def sources(package):
    """The sources of the modules that an app links, without their comments."""
    return [
        COMMENT.sub("", file.read_text())
        for name in package.linked("ios") if package.is_library(name) for file in package.sources(name)]


def main():
    package = Package()
    texts = sources(package)
    found = [*places(package), *uses(texts)]
    for file in sorted(ROOT.glob(f"Sources/*/{NAME}")):
        if plistlib.dumps(plistlib.loads(file.read_bytes(), fmt=plistlib.FMT_XML)) != plistlib.dumps(DECLARED):
            found.append(f"{file.relative_to(ROOT)} declares something else than this check has.")
    if found:
        sys.exit("\n".join(found))
    print(f"{len(texts)} sources contain nothing that {NAME} would have to declare.")


if __name__ == "__main__":
    main()
