"""What an app sees of this package's own types is the same on the stage and on UIKit.

Compared are the members of each public type that this package declares on both platforms, with all extensions, and what
the package adds to UIKit's types on UIKit. A member of a type of UIKit that only the stage has is not found: the stage
declares these types, and `Differences.md` lists such members.
"""
import graphs
from package import HERE

# What one platform has alone, in lines; comments have the reasons.
ALONE = set((HERE / "alone.txt").read_text().splitlines())

TYPES = {"swift.class", "swift.enum", "swift.protocol", "swift.struct"}


def of(check, names):
    """The paths of what targets declare, with all extensions, and of their types."""
    found = {
        tuple(symbol["pathComponents"]): symbol["kind"]["identifier"] in TYPES
        for name in names
        for symbol in graphs.symbols(name, check.modules, check.platform.flags)}
    return set(found), {path for path, is_type in found.items() if is_type}


def problems(uikit, stage):
    """What is compared, and a line for each member that one platform has alone; both are checks."""
    below = ["HeadlessViews", "HeadlessStage", "HeadlessControllers", "HeadlessUIKit"]
    shared = ["TransitionCurves", "Transitioning", "Transitions"]
    on_uikit, types = of(uikit, [*shared, "UIKitPlatform"])
    on_stage, stage_types = of(stage, [*shared, *below])
    types &= stage_types

    def is_own(path):
        return any(path[:length] in types for length in range(1, len(path)))

    compared = {path for path in on_uikit if len(path) > 1} | {path for path in on_stage if is_own(path)}
    lines = []
    for path in sorted(compared):
        names = {path[-1], *(".".join(path[:length]) for length in range(1, len(path) + 1))}
        if (path in on_uikit) != (path in on_stage) and not names & ALONE:
            lines.append(f"{'.'.join(path)} is there on {'UIKit' if path in on_uikit else 'the stage'} only.\n")
    return f"{len(compared)} members of this package's types on both platforms", lines
