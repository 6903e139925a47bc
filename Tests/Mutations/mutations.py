"""The mutations: each breaks a transition in one place of its source.

All mutants of a file stand in one text: each place asks whether its own mutant is the one that runs. So one build has
all of them.
"""

import re

OPENING, CLOSING = "([{", ")]}"


class Mutant:
    """A place in a source file, and what is wrong there while the mutant runs."""

    def __init__(self, number, file, line, kind, code):
        self.number, self.file, self.line, self.kind, self.code = number, file, line, kind, code

    @property
    def key(self):
        """The name in the list of survivors; it does not change with the lines above."""
        return f"{self.file}: {self.kind}: {self.code}"


class Source:
    """A source file with the texts that its mutants insert."""

    def __init__(self, file, text, mutants):
        self.file, self.text, self.mutants = file, text, mutants
        self.insertions = []
        # Comments and strings keep their length, so that places stay the same.
        self.code = blank(text)

    def mutant(self, place, kind):
        line = self.text.count("\n", 0, place) + 1
        words = " ".join(self.text[place:place + 200].split())[:72]
        self.mutants.append(Mutant(len(self.mutants) + 1, self.file, line, kind, words))
        return self.mutants[-1].number

    def insert(self, place, text, rank=0):
        self.insertions.append((place, rank, len(self.insertions), text))

    @property
    def mutated(self):
        parts, last = [], 0
        for place, _, _, text in sorted(self.insertions):
            parts += [self.text[last:place], text]
            last = place
        return "".join(parts + [self.text[last:]])

    def end(self, start):
        """The place after the group that opens at a place."""
        depth = 0
        for place in range(start, len(self.code)):
            if self.code[place] in OPENING: depth += 1
            if self.code[place] in CLOSING:
                depth -= 1
                if depth == 0: return place + 1
        raise ValueError(f"{self.file}: no end of a group")

    def end_of_call(self, start):
        """The place after a call with its trailing closure; `start` is its first bracket."""
        place = self.end(start)
        rest = re.match(r"[ ]*\{", self.code[place:])
        return self.end(place + rest.end() - 1) if rest else place

    def starts_statement(self, place):
        before = self.code[:place].rstrip(" ")
        return not before or before[-1] in "\n{" or before.endswith(" in")

    def statements(self, pattern):
        """The statements that begin with a pattern: their start and their end."""
        for match in re.finditer(pattern, self.code):
            if not self.starts_statement(match.start()): continue
            bracket = re.compile(r"[({]").search(self.code, match.end() - 1)
            if bracket: yield match, match.start(), self.end_of_call(bracket.start())

    def argument(self, label, start, end):
        """The place of an argument of a call: its start and its end; None without it."""
        depth, place = 0, start
        while place < end:
            if self.code[place] in OPENING: depth += 1
            if self.code[place] in CLOSING: depth -= 1
            match = re.compile(rf"\b{label}: ?").match(self.code, place)
            if depth == 1 and match and self.code[place - 1] in " (\n":
                first = last = match.end()
                inner = 0
                while last < end:
                    if self.code[last] in OPENING: inner += 1
                    if self.code[last] in CLOSING:
                        if inner == 0: break
                        inner -= 1
                    if self.code[last] == "," and inner == 0: break
                    last += 1
                return first, last
            place += 1
        return None

    # The kinds of mutations.

    def leave_out(self, pattern, kind, condition=""):
        for _, start, end in self.statements(pattern):
            number = self.mutant(start, kind)
            self.insert(start, f"if !(Mutant.isOn({number}){condition}) {{ ", -number)
            self.insert(end, " }", number)

    def inject(self, pattern, kind, code):
        for _, start, _ in self.statements(pattern):
            number = self.mutant(start, kind)
            self.insert(start, f"if Mutant.isOn({number}) {{ {code} }}\n", -number)

    def instead(self, pattern, kind, replacement):
        for match, start, end in self.statements(pattern):
            other = replacement(self.text[start:end])
            if other is None: continue
            number = self.mutant(start, kind)
            self.insert(start, f"if Mutant.isOn({number}) {{ {other} }} else {{ ", -number)
            self.insert(end, " }", number)

    def wrap(self, pattern, kind, before, after):
        """Wraps expressions."""
        for match in re.finditer(pattern, self.code):
            number = self.mutant(match.start(), kind)
            self.insert(match.start(), before(number), -number)
            self.insert(match.end(), after, number)

    def swap_sides(self):
        for _, start, end in self.statements(r"context\.animate\("):
            sides = [self.argument(label, start, end) for label in ("back", "fore")]
            if None in sides: continue
            number = self.mutant(start, "swaps back and fore")
            for own, other in (sides, reversed(sides)):
                self.insert(own[0], f"Mutant.isOn({number}) ? ({self.text[slice(*other)]}) : (", -number)
                self.insert(own[1], ")", number)
            if not re.search(r"\\\.(position|boundsSize|transform\.translation)", self.text[start:end]): continue
            number = self.mutant(start, "rests beside its place")
            self.insert(sides[1][0], f"Mutant.shifted({number}, ", -number)
            self.insert(sides[1][1], ")", number)

    def leave_out_assignments(self):
        """Those that restore something at the end, and those that hide or show a view."""
        deferred = [(start, end) for _, start, end in self.statements(r"context\.deferToCompletion\b")]
        pattern = r"(?m)^[ ]+([A-Za-z_]\w*(?:[?!]?\.\w+|\[[^\]\n]*\])+) = [^\n]*$"
        for match in re.finditer(pattern, self.code):
            code = match.group()
            start = match.end() - len(code.lstrip())
            after = self.code[match.end() + 1:].lstrip(" ")
            is_whole = all(code.count(one) == code.count(other) for one, other in zip(OPENING, CLOSING))
            if not is_whole or code.rstrip()[-1] in "=+-*/?:&|," or after[:1] in (".", "?", ":", "+", "-", "*", "/"):
                continue
            restores = any(first < start < last for first, last in deferred)
            if not restores and not re.search(r"\.(isHidden|alpha)$", match.group(1)): continue
            number = self.mutant(start, "leaves out a restore" if restores else "does not hide or show a view")
            self.insert(start, f"if !Mutant.isOn({number}) {{ ", -number)
            self.insert(match.end(), " }", number)

    def mutate(self):
        end = r"context\.(endAfterAnimations|transitionDidEnd)\("
        self.leave_out(end, "leaves out the end")
        self.leave_out(r"context\.deferToCompletion\b", "leaves out what is deferred to the end")
        self.leave_out(
            r"context\.animate\(", "leaves out an animation backward", " && context.direction == .backward")
        self.leave_out(r"context\.compose\(", "leaves out a part")
        self.leave_out(r"[\w.]+\.addSubview\(", "does not add a view")
        self.leave_out(r"[\w.?]+\.removeFromSuperview\(", "does not remove a view")
        self.swap_sides()
        self.instead(
            r"[\w.?]+\.insertSubview\(", "puts a view in front",
            lambda call: re.sub(r"insertSubview\((.*), (at: 0|belowSubview: .*)\)$", r"addSubview(\1)", call, flags=re.S)
            if re.search(r"at: 0|belowSubview:", call) else None)
        self.leave_out_assignments()
        self.wrap(
            r"(?<![\w.])(context|traitCollection|\$0\.traitCollection)\.layoutDirection\b", "forgets right-to-left",
            lambda number: f"Mutant.leftToRight({number}, ", ")")
        self.wrap(
            r"(?<![\w.!])context\.transitionWasCancelled", "forgets the cancellation",
            lambda number: f"(!Mutant.isOn({number}) && ", ")")
        self.inject(end, "leaves the back view hidden", "context.backView.isHidden = true")
        self.inject(
            end, "leaves the fore view hidden",
            "let hidden = context.foreView; context.deferToCompletion { hidden.isHidden = true }")
        self.inject(end, "leaves the back view deaf", "context.backView.isUserInteractionEnabled = false")
        self.inject(
            end, "lays a clear view over everything",
            "let shield = UIView(frame: context.containerView.bounds);"
            " context.containerView.addSubview(shield); context.deferToCompletion { shield.removeFromSuperview() }")
        self.inject(end, "retains its context", "Mutant.kept.append(context)")
        self.inject(
            end, "moves the front view half-way",
            "let view = context.containerView.subviews.last ?? context.foreView;"
            " Mutant.later(view, context.duration / 2) { view.layer.position.y += 30 };"
            " context.deferToCompletion { view.layer.position.y -= 30 }")
        self.lengthen()

    def lengthen(self):
        """Makes the duration longer than that of the specification."""
        if "motionSpec" not in self.code: return
        for match in re.finditer(r"func transitionDuration\(with \w+: TransitionContext\) -> TimeInterval \{", self.code):
            end = self.end(match.end() - 1) - 1
            number = self.mutant(match.start(), "lasts longer than its specification")
            self.insert(match.end(), " func own() -> TimeInterval {", -number)
            self.insert(end, f"}}; return Mutant.longer({number}, own()) ", number)


def blank(text):
    """The text with comments and strings replaced by spaces."""
    pattern = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"')
    return pattern.sub(lambda match: " " * len(match.group()), text)
