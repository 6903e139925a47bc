"""What the compiler says to those who write UIKit's names in a transition of an app.

`CompilerHelpTests.swift` has calls with what the compiler says on the stage; the same must be said on UIKit.
"""
import re

from package import ROOT
from platforms import swiftc

TESTS = ROOT / "Tests/ReadmeTests/CompilerHelpTests.swift"


def rows():
    """The lines of code of the tests, each with a part of the compiler's error."""
    literal = r'#?"((?:[^"\\]|\\.)*?)"#?'
    found = re.findall(rf"^ +\(\s*{literal},\s*{literal}\s*\),$", TESTS.read_text(), re.M)
    return [(line(words), help.replace("\\\\", "\\")) for words, help in found]


def line(words):
    """The line of code that the test makes of its argument: of a property, of a transition, or the line itself."""
    if words.startswith("\\."):
        return f"context.animate(view, {words})"
    if words.startswith("."):
        return f"context.foreViewController.transitionController.transition = {words}"
    return words


def missing(check):
    """What is checked, and a line for each call whose error does not help."""
    lines = rows()
    file = check.folder / "Hints.swift"
    file.write_text("import Transitioning; import Transitions\n" + "".join(
        f"@MainActor func hint(_ context: TransitionContext, _ view: UIView, _ number: Hint{number}) {{ {line} }}\n"
        for number, (line, _) in enumerate(lines)) + "".join(f"enum Hint{number} {{}}\n" for number in range(len(lines))))
    _, output = swiftc(
        *check.platform.flags, "-I", check.modules, "-parse-as-library", "-swift-version", "6", "-typecheck",
        "-diagnostic-style", "llvm", file)
    said = {number: "" for number in range(len(lines))}
    for place, text in re.findall(r"Hints\.swift:(\d+):\d+: error: (.*)", output):
        said[int(place) - 2] += text + "\n"
    return f"the advice for {len(lines)} calls", [
        f"For '{line}' the compiler says '{said[number].strip()}', and not '{help}'.\n"
        for number, (line, help) in enumerate(lines) if help not in said[number]]
