#!/usr/bin/env python3
"""Check that type_check.py sees a fault: plants some, one at a time, and asks for the error.

usage: planted.py
Only the stand-ins are needed. Each fault is one that Xcode reports and a build on Linux does not;
the sources stay as they are.
"""
import pathlib
import sys
import tempfile

from interface import problems
from package import ROOT, Package
from platforms import with_stand_ins
from type_check import Check

DECAY = "TransitionCurves/Momentum/Decay.swift", "public struct Decay"
EXPORTS = "UIKitPlatform/Exports.swift", "@_exported public import Foundation"

# Faults: what each is, a file of a target and a text in it, what stands there instead, and a part
# of the error. A text that ends with an empty line stands before the one in the file.
FAULTS = [
    ("a forgotten import",
     "TransitionCurves/Interaction/CGRect+Way.swift", "  import CoreGraphics", "",
     "due to missing import of defining module 'CoreGraphics'"),
    ("a name of iOS 17 without a mark",
     "UIKitPlatform/Spellings/UITraitCollection.swift",
     "UIAccessibility.isReduceMotionEnabled", "userInterfaceIdiom == .vision",
     "'vision' is only available in iOS 17.0 or newer"),
    ("a name of Swift's library that iOS 15 lacks",
     *DECAY, "func pause() -> Duration { .zero }\n\n",
     "'Duration' is only available in iOS 16.0 or newer"),
    ("a wrong label",
     "UIKitPlatform/Engine/BlockAnimations.swift",
     "copy.layer.add(copy.animation, forKey: key)", "copy.layer.add(copy.animation, for: key)",
     "incorrect argument label in call (have '_:for:', expected '_:forKey:')"),
    ("a call of an optional method without a question mark",
     *EXPORTS, "@MainActor func end(_ animator: any UIViewControllerAnimatedTransitioning) {\n"
     "  animator.animationEnded(true)\n}\n\n",
     "an optional method, which a caller must ask for"),
    ("a hash of geometry",
     *DECAY, "struct Place: Hashable { var point = CGPoint() }\n\n",
     "type 'Place' does not conform to protocol 'Hashable'"),
    ("a name of SwiftUI's",
     *DECAY, "public struct Spring {}\n\n",
     "TransitionCurves has the public type Spring, which is a name of SwiftUI too."),
    ("another name of a type of UIKit",
     *EXPORTS, "public typealias Caption = UILabel\n\n",
     "UIKitPlatform has the public alias Caption of a type of the platform."),
]


class PlantedCheck(Check):
    """A check of targets with at most one fault in their sources."""

    fault = None

    def text(self, file):
        text = super().text(file)
        if self.fault and file == ROOT / "Sources" / self.fault[1]:
            what, _, old, new, _ = self.fault
            if old not in text:
                sys.exit(f"planted.py plants {what} in {file}, which has no '{old}' now.")
            text = text.replace(old, new + old if new.endswith("\n\n") else new, 1)
        return text


def main():
    package, missed = Package(), 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        platform = with_stand_ins("ios", package.floor("ios"), folder / "apple")
        check = PlantedCheck(package, platform, folder)
        status, output = check.run("TransitionCurves")
        if status:
            sys.exit(output)
        for check.fault in FAULTS:
            what, file, *_, error = check.fault
            target = file.split("/")[0]
            status, output = check.run(target)
            if not status:
                output += "\n".join(problems([target], check.modules, platform.flags)[1])
            missed += error not in output
            print(f"{'found' if error in output else f'MISSED: {output}'}: {what}", flush=True)
    sys.exit(missed != 0)


if __name__ == "__main__":
    main()
