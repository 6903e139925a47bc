#!/usr/bin/env python3
"""Builds the documentation of every library, with the toolchain alone, and checks it.

    python3 Tests/Documentation/check.py [--output DIR]

Builds the package, takes the public symbols of the built modules, and converts them and the DocC
catalogs. Each of these is an error:

- a warning of DocC, such as a link that leads nowhere or a parameter without documentation;
- a library without a catalog, or a page without an overview;
- a public type or function that is in no topic group of its library's page, and an article or a
  tutorial that no page names.

With --output the documentation of all libraries is also written to DIR, as one archive for any web
server. A page links into another library as in <doc:/HeadlessStage/Stage>; comments in the sources
name what belongs to other libraries in code voice.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]

# DocC writes thousands of small files, which takes twice as long on a disk.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def run(*command, folder=None):
    """The output of a command, and its errors; None if there are none.

    The command's temporary files are in `folder`, if there is one.
    """
    parts = [str(part) for part in command]
    variables = {**os.environ, "TMPDIR": str(folder)} if folder else None
    result = subprocess.run(parts, capture_output=True, text=True, cwd=ROOT, env=variables)
    failed = result.returncode != 0
    return result.stdout, (result.stderr + result.stdout).strip() if failed else None


def must(*command):
    output, errors = run(*command)
    if errors is not None: sys.exit(errors or f"{command[0]} failed")
    return output


# This platform, by its name in Package.swift.
PLATFORM = "macos" if sys.platform == "darwin" else "linux"


def libraries():
    """The names of the targets in Sources, and those that each of them uses, bottom-up."""
    package = json.loads(must("swift", "package", "dump-package"))
    # UIKitPlatform declares on UIKit what other libraries have on the stage.
    names = {
        target["name"] for target in package["targets"]
        if target["type"] == "regular" and "path" not in target and target["name"] != "UIKitPlatform"}
    used = {}
    for target in package["targets"]:
        dependencies = [value for each in target["dependencies"] for value in each.values()]
        # A dependency of some platforms counts if this one is among them.
        direct = [
            name for name, condition in dependencies
            if not condition or PLATFORM in condition["platformNames"]]
        used[target["name"]] = list(dict.fromkeys(
            name for one in direct for name in [*used[one], one]))
    return {name: [one for one in used[name] if one in names] for name in used if name in names}


class Documentation:
    def __init__(self, folder, is_published):
        self.folder = pathlib.Path(folder)
        self.is_published = is_published
        self.modules = must("swift", "build", "--show-bin-path").strip() + "/Modules"
        target = json.loads(must("swiftc", "-print-target-info"))
        self.triple = target["target"]["triple"]

    def archive(self, name):
        return self.folder / f"{name}.doccarchive"

    def build(self, name, used):
        """Makes the archive of a library; returns its errors."""
        catalog = ROOT / "Sources" / name / f"{name}.docc"
        if not catalog.is_dir(): return f"{name} has no catalog {catalog.relative_to(ROOT)}"
        symbols = self.folder / name
        symbols.mkdir()
        _, errors = run(
            "swift", "symbolgraph-extract", "-module-name", name, "-I", self.modules,
            "-target", self.triple, "-minimum-access-level", "public", "-skip-synthesized-members",
            "-emit-extension-block-symbols", "-output-dir", symbols)
        if errors is not None: return errors
        hosting = "--transform-for-static-hosting"
        diagnostics = self.folder / f"{name}.json"
        _, errors = run(
            "docc", "convert", catalog, "--additional-symbol-graph-dir", symbols,
            "--output-dir", self.archive(name), "--diagnostics-file", diagnostics,
            "--fallback-display-name", name, "--fallback-bundle-identifier", name,
            "--enable-experimental-external-link-support",
            hosting if self.is_published else hosting.replace("--", "--no-", 1),
            *[part for other in used for part in ("--dependency", self.archive(other))],
            folder=self.folder)
        if diagnostics.exists():
            warnings = json.loads(diagnostics.read_text())["diagnostics"]
            if warnings: return "\n".join(sorted({self.line(each) for each in warnings}))
        return errors if errors is not None else self.offences(name)

    def line(self, diagnostic):
        """A warning of DocC as `path:line: what`."""
        source = urllib.parse.unquote(urllib.parse.urlparse(diagnostic.get("source") or "").path)
        if source.startswith(str(ROOT)): source = str(pathlib.Path(source).relative_to(ROOT))
        number = diagnostic.get("range", {}).get("start", {}).get("line", 1)
        return f"{source}:{number}: {diagnostic['summary']}"

    def offences(self, name):
        """What DocC accepts and a reader misses; None if that is nothing."""
        file = self.archive(name) / f"data/documentation/{name.lower()}.json"
        page = json.loads(file.read_text())
        references = page["references"]
        found = []
        if not page.get("primaryContentSections"): found.append(f"{name}'s page has no overview")
        for group in page["topicSections"]:
            # DocC makes groups of what no group of the page names.
            if not group.get("generated") or group["title"] == "Extended Modules": continue
            titles = [references[each].get("title", each) for each in group["identifiers"]]
            found.append(f"{name}'s page has no topic group for {', '.join(titles)}")
        return "\n".join(found) or None

    def merge(self, names, output):
        must(
            "docc", "merge", *[self.archive(name) for name in names], "--output-path", output,
            "--synthesized-landing-page-name", "Transitioning")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--output", metavar="DIR", help="where the documentation is written")
    output = options.parse_args().output
    start = time.monotonic()
    must("swift", "build")
    built = time.monotonic()
    used = libraries()
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        documentation = Documentation(folder, output is not None)
        jobs = {}

        def build(name):
            for other in used[name]: jobs[other].result()
            return documentation.build(name, used[name])

        # What a library uses comes first, so that no job waits for a job behind it.
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            for name in used: jobs[name] = pool.submit(build, name)
        failed = False
        for name, job in jobs.items():
            errors = job.result()
            if errors is None: continue
            failed = True
            print(errors)
        if failed: sys.exit(1)
        if output is not None: documentation.merge(used, pathlib.Path(output).resolve())
    seconds = f"{built - start:.0f} s of build, {time.monotonic() - built:.0f} s of documentation"
    print(f"The documentation of {len(used)} libraries has no warning; {seconds}.")


if __name__ == "__main__":
    main()
