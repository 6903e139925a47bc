#!/usr/bin/env python3
"""Reads the articles of rules, and makes the lists of what a device decides.

usage: rules.py --page

Each rule ends with what it rests on, as in `*Source: header; reference. Ours: the report. Open: "a question".*`:

- *Source*: evidence, with its source; the stage follows it.
- *Ours*: what concerns only what UIKit does not have, such as reports and the virtual clock.
- *Open*: what UIKit decides and no source says; the question of that name in Tests/OnDevice asks a device.

Writes the page of lists.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/Transitioning/Transitioning.docc/EvidenceAndQuestions.md"
QUESTIONS = ROOT / "Tests/OnDevice/Questions"

SUBJECT = re.compile(r'as in "\((\w+) \d+\)"')
RULE = re.compile(r"^\*\*(\d+)\.\*\* (.*)$", re.MULTILINE)
BASIS = re.compile(r"\*((?:Source|Ours|Open): .*?)\*(?=\s|$|\.)")
PART = re.compile(r"(?:^|(?<=[.”\"]) )(Source|Ours|Open): ")
QUESTION = re.compile(r'Question\(\s*"(\w+) (\d+)",\s*((?:"(?:\\.|[^"\\])*"(?:\s*\+\s*)?)+)')


class Rule:
    """A rule: its subject, its number, what it says, and what that rests on."""

    def __init__(self, subject, number, text):
        self.subject, self.number = subject, number
        self.says = BASIS.sub("", text).strip()
        self.sources, self.ours, self.questions = [], [], []
        for basis in BASIS.findall(text):
            pieces = PART.split(basis)[1:]
            for kind, what in zip(pieces[::2], pieces[1::2]):
                what = what.strip().rstrip(".")
                if kind == "Source": self.sources.append(what)
                elif kind == "Ours": self.ours.append(what)
                else: self.questions += re.findall(r'"([^"]*)"', what)

    @property
    def has_basis(self): return bool(self.sources or self.ours or self.questions)

    @property
    def beginning(self):
        """The first sentence."""
        end = re.search(r"(?<=[a-z0-9`)])[.:](?= [A-Z`0-9]|$)", self.says)
        return (self.says[:end.start()] if end else self.says).strip()


def articles():
    """The rules of each article by its subject, in the order of the subjects."""
    found = {}
    for path in sorted(ROOT.glob("Sources/*/*.docc/*Rules.md")):
        text = path.read_text()
        subject = SUBJECT.search(text)
        if subject: found[subject[1]] = [Rule(subject[1], int(n), rest) for n, rest in RULE.findall(text)]
    return dict(sorted(found.items()))


def asked():
    """The names of the questions by subject and number of a rule."""
    found = {}
    for path in sorted(QUESTIONS.rglob("*.swift")):
        for subject, number, literals in QUESTION.findall(path.read_text()):
            name = "".join(re.findall(r'"((?:\\.|[^"\\])*)"', literals)).replace('\\"', '"')
            found.setdefault((subject, int(number)), []).append(name)
    return found


def cell(text): return text.replace("|", "\\|")


def page():
    """The page of lists."""
    rules = [rule for each in articles().values() for rule in each]
    lines = [
        "# Evidence and questions", "",
        "What the model of UIKit rests on, rule by rule, and what only a device can say.", "",
        "## Overview", "",
        "On macOS and Linux, this library runs on a model of UIKit, whose rules have numbers, as in "
        "`Interaction 6`. `Tests/Prose/rules.py --page` makes both lists from them. A rule in the first list has a "
        "source, which the model follows. In the second list are the questions that no source answers: "
        "`Tests/OnDevice/run` asks them in a simulator, and `swift run device-questions compare FILE` prints the rules "
        "whose answers differ.", "",
        "## What is open", "",
        "| rule | it says | question |", "|---|---|---|",
    ]
    for rule in rules:
        for question in rule.questions:
            lines.append(f"| {rule.subject} {rule.number} | {cell(rule.beginning)} | {cell(question)} |")
    lines += ["", "## What rests on evidence", "", "| rule | it says | source |", "|---|---|---|"]
    for rule in rules:
        if rule.sources:
            sources = cell("; ".join(rule.sources))
            lines.append(f"| {rule.subject} {rule.number} | {cell(rule.beginning)} | {sources} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--page"]: sys.exit(__doc__)
    PAGE.write_text(page())
