"""The examples of the pages, type-checked as code of an app.

A block of Swift in the README, in an article of a DocC catalog or in a step of the tutorial is code of an app unless it
names a stage (or `UIScreen.main`, which is one), imports a module that an app does not link, or is a manifest. All
blocks are one module, so that one run of the compiler checks them: what a page declares gets a number, because pages
declare the same names. Lines without an import are the body of a function with two view controllers, `wall` and
`composer`.
"""
import dataclasses
import pathlib
import re

from package import ON_THE_STAGE, ROOT
from platforms import swiftc

# The modules that an app does not link.
NOT_IN_APPS = ON_THE_STAGE | {
    "HeadlessControllers", "HeadlessStage", "HeadlessUIKit", "HeadlessViews", "PackageDescription", "Testing", "XCTest"}

IMPORT = re.compile(r"^ *(?:@testable )?import (\w+)", re.M)

# What stands at the left margin and has a name.
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? +|(?:final|private|public) +)*(class|struct|enum|protocol|func|let|var) +(\w+)", re.M)


@dataclasses.dataclass
class Example:
    """A block of Swift in a page."""

    page: pathlib.Path
    # Its number in the page, and the number of its first line.
    number: int
    line: int
    text: str

    def imports(self):
        return set(IMPORT.findall(self.text))

    def is_for_apps(self):
        return not (self.imports() & NOT_IN_APPS or re.search(r"\b[sS]tage\b|\bUIScreen\.main\b", self.text))

    def declares(self):
        """True for declarations of types; other lines are the body of a function."""
        return any(kind in ("class", "struct", "enum", "protocol") for kind, _ in DECLARATION.findall(self.text))

    def name(self):
        return f"{self.page.stem}{self.number}"

    def source(self, renamed):
        """The block as a file of the module; the compiler names its place in the page."""
        text, place = self.text, f'#sourceLocation(file: "{self.page.relative_to(ROOT)}", line: {self.line})\n'
        for name, other in renamed.items():
            text = re.sub(rf"(?<![.\\])\b{name}\b", other, text)
        if self.declares() or text.startswith("#if"):
            return place + text
        imports = self.imports() or {"Foundation", "Transitioning", "Transitions"}
        parameters = "" if self.imports() else "wall: UIViewController, composer: UIViewController"
        # The imports of the block leave empty lines, so that the others keep their numbers.
        return "\n".join([
            *(f"import {name}" for name in sorted(imports)),
            f"@MainActor func example{self.name()}({parameters}) throws {{", place + IMPORT.sub("", text), "}", ""])


def examples(page):
    """The blocks of a page, and a step of the tutorial as a whole."""
    text = page.read_text()
    if page.suffix == ".swift":
        return [Example(page, 1, 1, text)]
    found = []
    for match in re.finditer(r"^```swift\n(.*?)^```", text, re.M | re.S):
        line = text.count("\n", 0, match.start(1)) + 1
        found.append(Example(page, len(found) + 1, line, match[1]))
    return found


def pages():
    """The README, the articles and the steps of the tutorial."""
    articles = sorted((ROOT / "Sources").glob("**/*.docc/**/*.md"))
    steps = sorted((ROOT / "Sources").glob("**/*.docc/Resources/*.swift"))
    return [ROOT / "README.md", *articles, *steps]


def for_apps(pages, has_objective_c):
    """The blocks that are code of an app, each as a file of one module.

    Objective-C cannot represent the stand-ins' classes; an SDK checks what it calls.
    """
    files = {}
    for number, page in enumerate(pages):
        blocks = [
            example for example in examples(page)
            if example.is_for_apps() and (has_objective_c or "@objc" not in example.text)]
        names = {name for block in blocks if block.declares() for _, name in DECLARATION.findall(block.text)}
        renamed = {name: f"{name}{number}" for name in names}
        files |= {f"{block.name()}.swift": block.source(renamed) for block in blocks}
    return files


def errors(check, files):
    """What the compiler refuses in files; `check` has the modules that they import."""
    folder = check.folder / "pages"
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    status, output = swiftc(
        *check.platform.flags, "-I", check.modules, "-parse-as-library", "-wmo", "-swift-version", "6", "-typecheck",
        "-module-name", "Pages", *(folder / name for name in files))
    return output if status else ""
