#!/usr/bin/env python3
"""Check that type_check.py sees a fault: plants some, one at a time, and asks for the error.

usage: planted.py
Only the stand-ins are needed. Each fault is one that Xcode reports and a build on Linux does not; the sources stay as
they are.
"""
import dataclasses
import pathlib
import sys
import tempfile

from interface import problems
from package import ROOT, Package
from platforms import with_stand_ins
from type_check import Check


@dataclasses.dataclass
class Fault:
    """A fault in a file of a target: the text that it replaces, its own, and a part of the error."""

    name: str
    target: str
    file: str
    old: str
    new: str
    error: str


FAULTS = [
    Fault(
        "a forgotten import", "TransitionCurves", "Interaction/CGRect+Way.swift", "  import CoreGraphics", "",
        "due to missing import of defining module 'CoreGraphics'"),
    Fault(
        "a name of iOS 17 without a mark", "UIKitPlatform", "Spellings/UITraitCollection.swift",
        "UIAccessibility.isReduceMotionEnabled", "userInterfaceIdiom == .vision",
        "'vision' is only available in iOS 17.0 or newer"),
    Fault(
        "a name of Swift's library that iOS 15 lacks", "TransitionCurves", "Momentum/Decay.swift",
        "public struct Decay", "func pause() -> Duration { .zero }\n\npublic struct Decay",
        "'Duration' is only available in iOS 16.0 or newer"),
    Fault(
        "a wrong label", "UIKitPlatform", "Engine/BlockAnimations.swift",
        "copy.layer.add(copy.animation, forKey: key)", "copy.layer.add(copy.animation, for: key)",
        "incorrect argument label in call (have '_:for:', expected '_:forKey:')"),
    Fault(
        "a call of an optional method without a question mark", "UIKitPlatform", "Exports.swift",
        "@_exported public import Foundation",
        "@MainActor func end(_ animator: any UIViewControllerAnimatedTransitioning) {\n"
        "  animator.animationEnded(true)\n}\n\n@_exported public import Foundation",
        "an optional method, which a caller must ask for"),
    Fault(
        "a hash of geometry", "TransitionCurves", "Momentum/Decay.swift",
        "public struct Decay", "struct Place: Hashable { var point = CGPoint() }\n\npublic struct Decay",
        "type 'Place' does not conform to protocol 'Hashable'"),
    Fault(
        "a name of SwiftUI's", "TransitionCurves", "Momentum/Decay.swift",
        "public struct Decay", "public struct Spring {}\n\npublic struct Decay",
        "TransitionCurves has the public type Spring, which is a name of SwiftUI too."),
    Fault(
        "another name of a type of UIKit", "UIKitPlatform", "Exports.swift",
        "@_exported public import Foundation",
        "public typealias Caption = UILabel\n\n@_exported public import Foundation",
        "UIKitPlatform has the public alias Caption of a type of the platform."),
]


class PlantedCheck(Check):
    """A check of targets with at most one fault in their sources."""

    fault = None

    def text(self, file):
        text = super().text(file)
        if self.fault and file == ROOT / "Sources" / self.fault.target / self.fault.file:
            if self.fault.old not in text:
                sys.exit(f"planted.py plants {self.fault.name} in {file}, which has no '{self.fault.old}' now.")
            text = text.replace(self.fault.old, self.fault.new, 1)
        return text


def main():
    package = Package()
    missed = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        platform = with_stand_ins("ios", package.floor("ios"), folder / "apple")
        check = PlantedCheck(package, platform, folder)
        status, output = check.run("TransitionCurves")
        if status:
            sys.exit(output)
        for check.fault in FAULTS:
            target = check.fault.target
            status, output = check.run(target)
            if not status:
                output += "\n".join(problems([target], check.modules, platform.flags)[1])
            found = check.fault.error in output
            missed += not found
            print(f"{'found' if found else 'MISSED'}: {check.fault.name}, in {target}", flush=True)
            if not found:
                print(output)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
