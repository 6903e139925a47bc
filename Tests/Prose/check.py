#!/usr/bin/env python3
"""Checks the prose of the repository: citations of rules, links, sizes, and words with a plainer one.

    python3 Tests/Prose/check.py

An article of rules is a file `Sources/*/*.docc/*Rules.md`. It names its subject once, as in
"(Presentation 27)", and each rule begins a line with its number, as in `**27.** `.

- A citation names a subject and numbers, as in "(Views 2; Presentation 3, 5–7)". In Tests, and in
  the articles themselves, each must lead to a rule.
- A rule's number stands once in its article, and a subject belongs to one article.
- A rule rests on sources, is ours, or is open, as rules.py says; a program asks each open question, each program names
  a rule that there is, and the page of both lists is that which rules.py makes.
- Codes of documents that are not in the repository, such as "fact B27", stand nowhere in Sources,
  Catalog and Tests.
- Some words stand neither in comments of Swift files nor in pages: each has a plainer word.
- A link in CONTRIBUTING or in the README of a folder leads to a file.
- CONTRIBUTING is short: what belongs to a folder stands in its README or in an article of its DocC catalog.
- Unchecked code gives its measured reason; see "Unchecked code" in Tests/Benchmarks/README.md.
- What stands on a platform, and the Catalog, ask for no main screen, no device and no orientation: a window has
  its own screen, size and traits, which change while the app runs (WWDC26-278).
- A test target declares the targets that its files import, or those that the snippets in the README
  and in the pages of DocC catalogs import, and no other.

Prints each offence as `path:line: what`, and exits with 1 if there is one.
"""

import difflib
import pathlib
import re
import sys

import rules

ROOT = pathlib.Path(__file__).resolve().parents[2]

NUMBERS = r"\d+(?:–\d+)?(?:(?:,\s+|\s+and\s+|\s+or\s+|\s+to\s+)\d+(?:–\d+)?)*(?![\d.]*\.\d)\b"
GROUP = re.compile(rf"\(([A-Z][A-Za-z]+\s+{NUMBERS}(?:;\s+[A-Z][A-Za-z]+\s+{NUMBERS})*)\)")
RULES = re.compile(r"\bRules:\s+([^.\"]*)\.")

CODE = r"[A-M]\d{1,2}"
OLD = [
    re.compile(rf"\b[Ff]acts?\s+{CODE}\b"),
    re.compile(r"\bsection\s+[A-M]\b"),
    re.compile(r"\bnumbers(?:\.md|\s+\d\.\d)"),
    re.compile(r"\bsemantics-(?:animation|controllers)\b"),
    re.compile(rf"(?<=\s)\({CODE}(?:(?:,\s+|–|\s+and\s+){CODE})*\)"),
]

PLAIN = {
    r"whoever": "name the object of the code",
    r"somebody|nobody": "name the object of the code",
    r"lest": "so that … not",
    r"tak(?:e|es|ing|en)\s+leave|took\s+leave": "leave, or be deallocated",
    r"(?<!there )(?:is|are|was|were)\s+no\s+more(?!\s+than)": "be deallocated, or be removed",
    r"for\s+ever": "without an end",
    r"for\s+as\s+long": "while",
    r"for\s+good": "stay, or permanently",
    r"(?:is|are|was|were|been)\s+told": "be notified, or be reported",
}
WORDS = [(re.compile(rf"\b(?:{word})\b", re.IGNORECASE), plain) for word, plain in PLAIN.items()]

# The greatest size of a page, in bytes.
LARGEST = {"CONTRIBUTING.md": 12_288}
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")

UNCHECKED = re.compile(r"unowned\(unsafe\)|unsafeDowncast|nonisolated\(unsafe\)|Unmanaged<")
UNCHECKED_ACCESS = "@exclusivity(unchecked)"
MAY_ACCESS = ("HeadlessViews", "HeadlessStage")
# How often each may stand in the sources.
MOST = {
    UNCHECKED_ACCESS: 4, "unowned(unsafe)": 0, "unsafeBitCast": 9, "@inline(__always)": 6, "Unmanaged": 0,
    "unsafeAddress": 1}

# The modules that have UIKit's own names for a screen and a device.
IMITATES_UIKIT = ("HeadlessViews", "HeadlessStage", "HeadlessControllers", "HeadlessUIKit", "UIKitCompatibility")
MAIN_SCREEN = re.compile(
    r"\b(?:UIScreen|Stage)\.main\b|\?\?\s*\.main\b|\bUIDevice\b|\bUIApplication\.shared\b"
    r"|\buserInterfaceIdiom\b|\b(?:i|supportedI|statusBarI)nterfaceOrientations?\b|\.orientation\b")

TOKEN = re.compile(
    r'''(?P<comment>//[^\n]*|/\*.*?\*/)'''
    r'''|(?P<string>(?P<hash>\#+)".*?"(?P=hash)|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*")''',
    re.DOTALL)


def parts(text, kind=None):
    """The text with everything blank but comments, or comments and strings, at the same places.

    Line comments in a row are one text, since a sentence may go over their lines.
    """
    kept = list(re.sub(r"[^\n]", " ", text))
    for token in TOKEN.finditer(text):
        if kind is None or token.lastgroup == kind or token.group(kind) is not None:
            kept[token.start():token.end()] = token[0]
    return joined("".join(kept))


def joined(text):
    return re.sub(r"\n *//[/!]?", lambda match: " " * len(match[0]), text)


class Prose:
    def __init__(self):
        self.offences = set()
        self.subjects = {}
        self.found = dict.fromkeys(MOST, 0)

    def report(self, path, text, place, what):
        line = text.count("\n", 0, place) + 1
        self.offences.add((str(path.relative_to(ROOT)), line, what))

    def read_articles(self):
        for path in sorted(ROOT.glob("Sources/*/*.docc/*Rules.md")):
            text = path.read_text()
            names = rules.SUBJECT.findall(text)
            if len(names) != 1 or names[0] in self.subjects:
                self.report(path, text, 0, "an article of rules names a subject of its own, once")
                continue
            found = [int(number) for number, _ in rules.RULE.findall(text)]
            self.subjects[names[0]] = set(found)
            for number in self.subjects[names[0]]:
                if found.count(number) > 1: self.report(path, text, 0, f"rule {number} is there twice")
        if not self.subjects:
            sys.exit("there is no article of rules in Sources")
        names = "|".join(sorted(self.subjects, key=len, reverse=True))
        self.citation = re.compile(rf"\b({names})\s+({NUMBERS})")

    def check_citations(self, path, text, prose):
        for match in self.citation.finditer(prose):
            missing = numbers(match[2]) - self.subjects[match[1]]
            for number in sorted(missing):
                self.report(path, text, match.start(), f"there is no rule {match[1]} {number}")
        for match in GROUP.finditer(prose):
            self.check_subjects(path, text, match, may_be_other=True)
        for match in RULES.finditer(prose):
            self.check_subjects(path, text, match, may_be_other=False)

    def check_subjects(self, path, text, match, may_be_other):
        names = [each.split()[0] for each in match[1].split(";") if each.strip()]
        for name in names:
            if name in self.subjects: continue
            near = difflib.get_close_matches(name, self.subjects, 1, 0.75)
            known = any(other in self.subjects for other in names)
            if near or known or not may_be_other:
                hint = f"; is it {near[0]}?" if near else ""
                self.report(path, text, match.start(), f"no article has the subject {name}{hint}")

    def check_codes(self, path, text, prose):
        for pattern in OLD:
            for match in pattern.finditer(prose):
                code = " ".join(match[0].split())
                self.report(path, text, match.start(), f"{code!r} leads nowhere")

    def check_words(self, path, text, prose):
        for pattern, plain in WORDS:
            for match in pattern.finditer(prose):
                word = " ".join(match[0].split())
                self.report(path, text, match.start(), f"{word!r}: {plain}")

    def check_links(self, path, text):
        for match in LINK.finditer(text):
            if "://" in match[1] or (path.parent / match[1]).exists(): continue
            self.report(path, text, match.start(), f"{match[1]} leads to no file")

    def check_size(self, path, text):
        most, size = LARGEST.get(path.name), len(text.encode())
        if most is not None and size > most:
            self.report(path, text, len(text), f"the page has {size} bytes, more than {most}")

    def check_unchecked(self, path, text):
        """A figure or a fraction stands in the comment before each unchecked reference, and there
        are few exceptions from checks."""
        for name, most in MOST.items():
            self.found[name] += text.count(name)
            if name in text and self.found[name] > most:
                self.report(path, text, text.rfind(name), f"{name} stands here more than {most} times")
        if UNCHECKED_ACCESS in text and path.relative_to(ROOT).parts[1] not in MAY_ACCESS:
            self.report(path, text, text.index(UNCHECKED_ACCESS), "access is checked here")
        code = parts(text, "comment")
        for match in UNCHECKED.finditer(text):
            if code[match.start()] != " ": continue
            above = text[:match.start()].split("\n\n")[-1]
            if not re.search(r"\d ?%|times as|-th of", above):
                self.report(path, text, match.start(), f"{match[0]} gives no measured reason")

    def check_screen(self, path, text):
        if path.relative_to(ROOT).parts[1] in IMITATES_UIKIT: return
        unread = parts(text)
        for match in MAIN_SCREEN.finditer(text):
            if unread[match.start()] == " ":
                self.report(path, text, match.start(), f"{match[0]!r}: ask the window, or its traits")

    def check_bases(self):
        """What the rules rest on, the questions, and the page of both."""
        articles, asked = rules.articles(), rules.asked()
        for path in sorted(ROOT.glob("Sources/*/*.docc/*Rules.md")):
            text = path.read_text()
            for match in re.finditer(r"(?i)our choice", text):
                self.report(path, text, match.start(), "'our choice': Source, Ours or Open")
        for subject, each in articles.items():
            for rule in each:
                if not rule.has_basis and subject != "Material":
                    self.offences.add((subject, rule.number, "the rule does not say what it rests on"))
                for question in set(rule.questions) - set(asked.get((subject, rule.number), [])):
                    self.offences.add((subject, rule.number, f"no program asks {question!r}"))
        for (subject, number), names in asked.items():
            if number and number not in self.subjects.get(subject, []):
                self.offences.add((subject, number, f"there is no such rule for the question {names[0]!r}"))
        if rules.PAGE.read_text() != rules.page():
            self.report(rules.PAGE, "", 0, "python3 Tests/Prose/rules.py --page writes it again")

    def check_targets(self):
        path = ROOT / "Package.swift"
        text = path.read_text()
        targets = re.findall(r'(?s)(\w+)\(\s*name: "([\w-]+)"(.*?)(?=\n    \.|\n  \])', text)
        for _, name, rest in [each for each in targets if each[0] == "testTarget"]:
            files = [ROOT / "README.md"] if name == "ReadmeTests" else []
            if name == "ReadmeTests": files += sorted(ROOT.glob("Sources/*/*.docc/*.md"))
            files += sorted((ROOT / "Tests" / name).rglob("*.swift"))
            code = "\n".join(file.read_text() for file in files)
            used = set(re.findall(r"(?m)^(?:@testable |package )?import (\w+)", code))
            used &= {target for _, target, _ in targets}
            declared = set(re.findall(r'"(\w+)"', rest))
            for other in sorted(used ^ declared):
                what = "imports and does not declare" if other in used else "declares in vain"
                self.report(path, text, text.index(f'"{name}"'), f"{name} {what} {other}")

    def check(self):
        self.read_articles()
        for folder in ("Sources", "Catalog", "Tests"):
            for path in sorted((ROOT / folder).rglob("*.swift")):
                text = path.read_text()
                prose = parts(text)
                self.check_codes(path, text, prose)
                self.check_words(path, text, parts(text, "comment"))
                if folder == "Tests": self.check_citations(path, text, prose)
                if folder == "Sources": self.check_unchecked(path, text)
                if folder != "Tests": self.check_screen(path, text)
        pages = [*(ROOT / "Sources").rglob("*.md"), *(ROOT / "Sources").rglob("*.tutorial")]
        for path in sorted(pages):
            text = path.read_text()
            self.check_codes(path, text, text)
            self.check_words(path, text, text)
            self.check_citations(path, text, text)
        outside = [ROOT / "CONTRIBUTING.md", ROOT / "README.md"]
        for folder in ("Sources", "Catalog", "Tests"):
            outside += sorted((ROOT / folder).rglob("README.md"))
        for path in outside:
            text = path.read_text()
            self.check_words(path, text, text)
            self.check_links(path, text)
            self.check_size(path, text)
        self.check_targets()
        self.check_bases()
        self.check_words(ROOT / "Package.swift", *[(ROOT / "Package.swift").read_text()] * 2)


def numbers(text):
    """All numbers of a list such as "3, 5–7 and 9", ranges filled."""
    found = set()
    for first, last in re.findall(r"(\d+)(?:(?:–|\s+to\s+)(\d+))?", text):
        found.update(range(int(first), int(last or first) + 1))
    return found


prose = Prose()
prose.check()
for path, line, what in sorted(prose.offences):
    print(f"{path}:{line}: {what}")
sys.exit(1 if prose.offences else 0)
