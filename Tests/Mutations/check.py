#!/usr/bin/env python3
"""Breaks the ready-made transitions mechanically, and checks that the laws catch it.

    python3 Tests/Mutations/check.py [--share N] [--only TEXT] [--list] [--build FOLDER]

Needs a release build of the Catalog. README.md says what a mutant is, and when this check fails: then sharpen the law, or
explain the survivor in survivors.txt. One that is explained as sound is another transition in which nothing is wrong.
"""

import argparse
import collections
import concurrent.futures
import functools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from mutations import Source

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources/Transitions"
HELPER = pathlib.Path(__file__).parent / "Mutant.swift"
EXPLAINED = pathlib.Path(__file__).parent / "survivors.txt"

# What is shown of a run: as it is, under a finger, cancelled, interrupted, in the other layout direction.
WAYS = ["", "--interactive", "--cancel 0.3", "--interrupt 0.5", "--rtl", "--reduce-motion"]
# A place that many samples meet is audited on a few of them: the transition's own, and those that take the least time.
SAMPLES = 8
# The runs of so many of them are compared.
COMPARED = 3
# Runs are interrupted at each 10th frame.
STRIDE = "10"
PATIENCE = 120


def main():
    options = argparse.ArgumentParser(description="Audits mutants of the ready-made transitions.")
    options.add_argument("--share", type=int, default=1, metavar="N", help="audit every Nth mutant")
    options.add_argument("--only", default="", metavar="TEXT", help="those whose file or kind contains TEXT")
    options.add_argument("--list", action="store_true", help="print each mutant with its result")
    options.add_argument("--build", type=pathlib.Path, default=ROOT / ".build", help="the scratch path of the build")
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return Trial(pathlib.Path(folder)).run(options)


class Trial:
    """A copy of the Catalog with all mutants."""

    def __init__(self, folder):
        self.folder = folder
        self.mutants = []
        self.catalog = folder / "catalog"

    def run(self, options):
        self.build(options.build / "release.yaml")
        chosen = [
            mutant for mutant in self.mutants if options.only in f"{mutant.file} {mutant.kind}"][::options.share]
        met = self.samples_by_mutant()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(lambda mutant: self.result(mutant, met[mutant.number]), chosen))
        return report(chosen, results, options.list, len(chosen) == len(self.mutants))

    def build(self, manifest):
        """Compiles the mutants, and links them in the place of the transitions."""
        commands = Commands(manifest)
        files = []
        for path in sorted(SOURCES.rglob("*.swift")):
            source = Source(str(path.relative_to(SOURCES)), path.read_text(), self.mutants)
            source.mutate()
            files.append(self.folder / source.file.replace("/", "-"))
            files[-1].write_text(source.mutated)
        keys = {mutant.key for mutant in self.mutants}
        if lost := [key for key in explained() if key not in keys]:
            sys.exit("explained in survivors.txt, and no mutant:\n" + "\n".join(lost))
        files.append(HELPER)
        result = self.folder / "Transitions.o"
        run(commands.compilation(files, result))
        run(commands.linking(self.catalog, result))

    def samples_by_mutant(self):
        """The samples that meet the place of each mutant, those first that take the least time."""
        names = [one["name"] for one in json.loads(run([self.catalog, "list", "--json"]))]

        def places(name):
            log = self.folder / f"{name}.met"
            began = time.monotonic()
            if self.audit(name, {"MUTANTS_MET": str(log)}): sys.exit(f"{name} cannot be audited, or breaks a law")
            return time.monotonic() - began, name, log.read_text().split() if log.exists() else []

        met = collections.defaultdict(list)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for _, name, numbers in sorted(pool.map(places, names)):
                for number in numbers: met[int(number)].append(name)
        return met

    def audit(self, name, environment):
        """The laws that a sample violates, or why there is no answer."""
        try:
            done = subprocess.run(
                [self.catalog, "audit", name, "--json", "--jobs", "1", "--every", STRIDE], capture_output=True, text=True,
                env=os.environ | environment, timeout=PATIENCE)
            laws = json.loads(done.stdout)[0]["laws"]
        except subprocess.TimeoutExpired:
            return ["too slow"]
        except ValueError:
            return ["an error"]
        return [law["law"] for law in laws if law["outcome"] == "violated" and law["violations"]]

    def result(self, mutant, samples):
        """The law that catches a mutant, or why none does."""
        if not samples: return "not met"
        own = re.sub(r"(?<!^)(?=[A-Z])", "-", pathlib.Path(mutant.file).stem).lower().removesuffix("-transition")
        samples = sorted(samples, key=lambda name: name != own)
        for name in samples[:SAMPLES]:
            laws = self.audit(name, {"MUTANT": str(mutant.number)})
            if laws: return laws[0]
        for name in samples[:COMPARED]:
            for way in WAYS:
                if self.transcript(name, way) != self.transcript(name, way, mutant.number): return "not caught"
        return "changes nothing"

    @functools.cache
    def transcript(self, name, way, number=0):
        """A hash of all pictures and events of a run of a sample."""
        command = [self.catalog, "render", name, "--format", "transcript", *way.split()]
        return hash(run(command, {"MUTANT": str(number)}, may_fail=True))


class Commands:
    """The commands with which the package was built."""

    def __init__(self, manifest):
        if not manifest.exists(): sys.exit("no build: run `swift build -c release --product catalog` first")
        self.arguments = {}
        name = None
        for line in manifest.read_text().splitlines():
            if line.startswith('  "C.'): name = line.strip()[3:].split("-")[0]
            if name and line.startswith("    args: "): self.arguments.setdefault(name, []).append(json.loads(line[10:]))

    def compilation(self, files, result):
        skipped = {"-emit-dependencies", "-emit-module", "-incremental", "-enable-batch-mode", "-serialize-diagnostics",
                   "-parseable-output", "-emit-objc-header", "-warnings-as-errors"}
        followed = {"-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-num-threads"}
        words, arguments = [], iter(self.arguments["Transitions"][0])
        for word in arguments:
            if word in followed: next(arguments)
            elif word not in skipped and not word.startswith("@"): words.append(word)
        return words + ["-wmo", "-suppress-warnings", "-o", str(result), *map(str, files)]

    def linking(self, program, replacement):
        words, arguments = [], iter(next(one for one in self.arguments["catalog"] if "-emit-executable" in one))
        for word in arguments:
            if word == "-o": words += [next(arguments) and "-o", str(program)]
            elif word.startswith("@"):
                objects = [line.strip().strip("'") for line in pathlib.Path(word[1:]).read_text().splitlines()]
                words += [one for one in objects if "/Transitions.build/" not in one] + [str(replacement)]
            else: words.append(word)
        return words


def run(command, environment={}, may_fail=False):
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | environment, timeout=600)
    if done.returncode and not may_fail: sys.exit(done.stdout + done.stderr)
    return done.stdout


def explained():
    """The reasons of the survivors, by the keys of the mutants."""
    return dict(
        line.rsplit(" | ", 1) for line in EXPLAINED.read_text().splitlines() if line and not line.startswith("#"))


def report(mutants, results, lists_all, is_whole):
    """Prints what was caught by which law and what survives, and returns the exit status.

    A part of the mutants may have more survivors by chance, so that their share counts only for the whole.
    """
    reasons = explained()
    kinds = collections.defaultdict(collections.Counter)
    bad = []
    outcomes = {"not caught", "changes nothing", "not met", "too slow"}
    sound = 0
    for mutant, result in zip(mutants, results):
        if lists_all: print(f"{result:16} {mutant.file}:{mutant.line}: {mutant.kind}: {mutant.code}")
        kinds[mutant.kind][result if result in outcomes else "caught"] += 1
        if result != "not caught": continue
        reason = reasons.get(mutant.key)
        if not reason: bad.append(mutant)
        elif reason.startswith("sound"): sound += 1
        print(f"survives: Sources/Transitions/{mutant.file}:{mutant.line}: {mutant.kind}: {reason or mutant.code}")
    laws = collections.Counter(result for result in results if result not in outcomes)
    print(f"\n{'kind':40} {'made':>5} {'caught':>7} {'survive':>8} {'no change':>10} {'not met':>8} {'too slow':>9}")
    for kind, counts in sorted(kinds.items()):
        print(f"{kind:40} {counts.total():5} {counts['caught']:7} {counts['not caught']:8}"
              f" {counts['changes nothing']:10} {counts['not met']:8} {counts['too slow']:9}")
    total = sum(kinds.values(), collections.Counter())
    noticed = total["caught"] + total["not caught"]
    share = 100 * total["caught"] / max(noticed - sound, 1)
    print(f"\ncaught by: {', '.join(f'{law} {count}' for law, count in laws.most_common())}")
    print(f"{len(mutants)} mutants in {len(kinds)} kinds; {noticed} change a picture or an event: {total['caught']} are"
          f" caught, {sound} are sound; {share:.1f} % of the others are caught")
    for mutant in bad: print(f"not explained: {mutant.key}")
    surviving = {mutant.key for mutant, result in zip(mutants, results) if result in ("not caught", "too slow")}
    needless = [key for key in reasons if is_whole and key not in surviving]
    for key in needless: print(f"explained, and does not survive: {key}")
    return 1 if bad or needless or is_whole and share < 95 else 0


if __name__ == "__main__":
    sys.exit(main())
