#!/usr/bin/env python3
"""Check the privacy manifest that an app gets with this package.

usage: privacy_check.py

`PrivacyInfo.xcprivacy` lies in the folder of a target that every product of an app needs. Package.swift does not name
it: from tools version 6.0 on, Xcode copies such a file into the app, and `swift build` on Linux ignores it. So it has to
be at the top of a target's folder, and must not be excluded.

The manifest has the four keys of Apple's *App Privacy Configuration*, with values of their types. Its categories and
reasons are those of *Describing use of required reason API*, and they are exactly those of the names of that list which
the sources of an app's modules contain, outside comments: a name without a reason is refused by the App Store, and a
reason without a name is a false statement. It declares neither tracking nor collected data, so that no source may
contain a name for a connection or an identifier.
"""
import plistlib
import re
import sys

from package import ROOT, Package

NAME = "PrivacyInfo.xcprivacy"
PRODUCTS = ["Transitioning", "Transitions", "UIKitCompatibility"]

KEYS = {
    "NSPrivacyTracking": bool, "NSPrivacyTrackingDomains": list, "NSPrivacyCollectedDataTypes": list,
    "NSPrivacyAccessedAPITypes": list}
ENTRY = {"NSPrivacyAccessedAPIType": str, "NSPrivacyAccessedAPITypeReasons": list}

# Apple's list: the reasons of each category, and its names in Swift and in C.
CATEGORIES = {
    "FileTimestamp": (
        {"DDA9.1", "C617.1", "3B52.1", "0A2A.1"},
        r"creationDate|modificationDate|fileModificationDate|contentModificationDate(?:Key)?|creationDateKey"
        r"|f?getattrlist|getattrlistbulk|getattrlistat|f?stat(?= *\()|fstatat|lstat"),
    "SystemBootTime": ({"35F9.1", "8FFB.1", "3D61.1"}, r"systemUptime|mach_absolute_time"),
    "DiskSpace": (
        {"85F4.1", "E174.1", "7D9E.1", "B728.1"},
        r"volumeAvailableCapacity\w*|volumeTotalCapacity(?:Key)?|systemFreeSize|systemSize|f?stat(?:v?fs)|f?getattrlist"
        r"|getattrlistat"),
    "ActiveKeyboards": ({"3EC4.1", "54BD.1"}, r"activeInputModes"),
    "UserDefaults": ({"CA92.1", "1C8F.1", "C56D.1", "AC6B.1"}, r"(?:NS)?UserDefaults|AppStorage"),
}

# What would make the rest of the manifest false: connections, and identifiers of people and devices.
COLLECTING = re.compile(
    r"\b(?:URLSession\w*|URLRequest|NWConnection|CFStream\w*|ASIdentifierManager|ATTrackingManager|identifierForVendor)\b")

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)


def contains(texts, pattern):
    """The names of a pattern that sources contain."""
    return {name for text in texts for name in re.findall(rf"\b(?:{pattern})\b", text)}


def offences(manifest, texts):
    """A sentence for each thing that is wrong with a manifest for sources without their comments."""
    for key in sorted(manifest.keys() ^ KEYS.keys()):
        yield f"{NAME} {'lacks' if key in KEYS else 'has'} {key}{'' if key in KEYS else ', which is no key of it'}."
    for key, kind in KEYS.items():
        if key in manifest and type(manifest[key]) is not kind:
            yield f"{NAME} has a value for {key} that is no {kind.__name__}."
            return
    for key in ("NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"):
        if manifest.get(key):
            yield f"{NAME} declares {key}; this package neither tracks nor collects."
    for name in sorted({name for text in texts for name in COLLECTING.findall(text)}):
        yield f"The sources of an app's modules contain {name}, and {NAME} says that nothing is collected."
    declared = {}
    for entry in manifest.get("NSPrivacyAccessedAPITypes", []):
        if {key: type(value) for key, value in entry.items()} != ENTRY:
            yield f"{NAME} has an entry of NSPrivacyAccessedAPITypes whose keys are not {' and '.join(ENTRY)}: {entry}"
            continue
        category = entry["NSPrivacyAccessedAPIType"].removeprefix("NSPrivacyAccessedAPICategory")
        reasons = entry["NSPrivacyAccessedAPITypeReasons"]
        if category not in CATEGORIES or category == entry["NSPrivacyAccessedAPIType"]:
            yield f"{NAME} has {entry['NSPrivacyAccessedAPIType']}, which is no category of Apple's list."
        elif category in declared:
            yield f"{NAME} has the category {category} twice."
        elif not reasons or not set(reasons) <= CATEGORIES[category][0]:
            yield f"{NAME} has reasons for {category} that are not in Apple's list: {reasons}"
        declared[category] = reasons
    for category, (_, names) in CATEGORIES.items():
        found = contains(texts, names)
        if found and category not in declared:
            yield f"The sources contain {', '.join(sorted(found))}, and {NAME} has no reason for {category}."
        if category in declared and not found:
            yield f"{NAME} has a reason for {category}, and the sources contain no name of it."


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
    found = list(places(package))
    texts = sources(package)
    manifests = sorted(ROOT.glob(f"Sources/*/{NAME}"))
    for file in manifests:
        with file.open("rb") as stream:
            manifest = plistlib.load(stream, fmt=plistlib.FMT_XML)
        found += offences(manifest, texts)
        used = manifest["NSPrivacyAccessedAPITypes"] or "none of the APIs that need a reason"
        print(f"{file.relative_to(ROOT)} declares {used}, as {len(texts)} sources say")
    if not manifests:
        found.append(f"No target has a {NAME}.")
    sys.exit("\n".join(found) or 0)


if __name__ == "__main__":
    main()
