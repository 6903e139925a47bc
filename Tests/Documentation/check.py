#!/usr/bin/env python3
"""Builds the documentation of every library, with the toolchain alone, and checks it.

    python3 Tests/Documentation/check.py [--output DIR [--hosting-base-path PATH]]

Builds the package, takes the public symbols of the built modules, and converts them and the DocC
catalogs. Each of these is an error:

- a warning of DocC, such as a link that leads nowhere or a parameter without documentation;
- a library without a catalog, or a page without an overview;
- a public type or function that is in no topic group of its library's page, and an article or a
  tutorial that no page names;
- a link to a page of a library above that is not there.

With --output the documentation of all libraries is also written to DIR, as one static site for any
web server: `python3 -m http.server --directory DIR` shows it. A former site in DIR is replaced. A
site that is not at the root of its server needs the path that it has there, as in
`--hosting-base-path Transitioning`.

A page links into a library below as in <doc:/HeadlessStage/Stage>, and into one above, which DocC
does not know yet, as in [Transitions](/documentation/transitions); comments in the sources name what
belongs to other libraries in code voice.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/AppleStandIns"))

from graphs import graphs, of_build, output  # noqa: E402

# The libraries on the first page of the site, by what they are for.
GROUPS = {
    "Write transitions": ["Transitioning", "Transitions", "TransitionCurves"],
    "Prove and see them": [
        "TransitioningTesting", "TransitionLaws", "TransitionRecording", "TransitionPictures"],
    "Move code of an app": ["UIKitCompatibility"],
    "The stage below": [
        "HeadlessControllers", "HeadlessStage", "HeadlessViews", "HeadlessUIKit"],
}

FIRST_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Transitioning</title>
<link rel="icon" href="favicon.ico">
<meta http-equiv="refresh" content="0; url=documentation/">
<a href="documentation/">The documentation of Transitioning</a>
"""

# DocC writes thousands of small files, which takes twice as long on a disk.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


# This platform, by its name in Package.swift.
PLATFORM = "macos" if sys.platform == "darwin" else "linux"


def libraries():
    """The names of the targets in Sources, and those that each of them uses, bottom-up."""
    package = json.loads(output("swift", "package", "--package-path", ROOT, "dump-package"))
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
    """The documentation of the libraries, made in a folder.

    `base` is the path of the site on its server, as in `/Transitioning/`; None if no site is made.
    """

    def __init__(self, folder, base):
        self.folder = pathlib.Path(folder)
        self.base = base
        self.flags = [*of_build(ROOT), "-emit-extension-block-symbols"]

    def archive(self, name):
        return self.folder / f"{name}.doccarchive"

    def build(self, name, used):
        """Makes the archive of a library; returns its errors."""
        catalog = ROOT / "Sources" / name / f"{name}.docc"
        if not catalog.is_dir(): return f"{name} has no catalog {catalog.relative_to(ROOT)}"
        symbols = self.folder / name
        symbols.mkdir()
        graphs(name, self.flags, folder=symbols)
        hosting = ["--no-transform-for-static-hosting"] if self.base is None else [
            "--transform-for-static-hosting", "--hosting-base-path", self.base]
        diagnostics = self.folder / f"{name}.json"
        result = subprocess.run([
            "docc", "convert", catalog, "--additional-symbol-graph-dir", symbols,
            "--output-dir", self.archive(name), "--diagnostics-file", diagnostics,
            "--fallback-display-name", name, "--fallback-bundle-identifier", name,
            "--enable-experimental-external-link-support",
            *hosting, *[part for other in used for part in ("--dependency", self.archive(other))]],
            capture_output=True, text=True, env={**os.environ, "TMPDIR": str(self.folder)})
        if diagnostics.exists():
            warnings = json.loads(diagnostics.read_text())["diagnostics"]
            if warnings: return "\n".join(sorted({self.line(each) for each in warnings}))
        return result.stderr + result.stdout if result.returncode else self.offences(name)

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

    def lost_links(self, name):
        """The links of a library's articles to pages of other libraries that are not there; None if all are."""
        found = []
        for file in sorted((ROOT / "Sources" / name).glob("*.docc/**/*.md")):
            for number, line in enumerate(file.read_text().splitlines(), 1):
                for path in re.findall(r"\]\((/[^)#]+)", line):
                    if any(self.folder.glob(f"*.doccarchive/data{path}.json")): continue
                    found.append(f"{file.relative_to(ROOT)}:{number}: there is no page {path}")
        return "\n".join(found) or None

    def write_site(self, site):
        """Writes the documentation of all libraries to the folder `site`."""
        shutil.rmtree(site, ignore_errors=True)
        site.parent.mkdir(parents=True, exist_ok=True)
        # The navigation has the libraries in this order.
        names = [name for group in GROUPS.values() for name in group]
        output(
            "docc", "merge", *[self.archive(name) for name in names], "--output-path", site,
            "--synthesized-landing-page-name", "Transitioning",
            "--synthesized-landing-page-topics-style", "list")
        self.group_libraries(site / "data/documentation.json")
        # The renderer asks for settings, and has no page at the root.
        (site / "theme-settings.json").write_text("{}\n")
        (site / "index.html").write_text(FIRST_PAGE)

    def group_libraries(self, file):
        """Gives the first page, which DocC makes of the names, a sentence and groups of libraries."""
        page = json.loads(file.read_text())
        identifiers = {
            each["title"]: key for key, each in page["references"].items() if each.get("kind") == "symbol"}
        groups = [
            {"title": title, "identifiers": [identifiers[name] for name in names]}
            for title, names in GROUPS.items()]
        tutorials = [each for each in page["topicSections"] if each["title"] == "Tutorials"]
        page["abstract"] = summary()
        page["topicSections"] = groups[:1] + tutorials + groups[1:]
        file.write_text(json.dumps(page))


def summary():
    """The sentence below the title of the README, as DocC writes text with code in it."""
    sentence = (ROOT / "README.md").read_text().split("\n\n")[1]
    return [
        {"type": "codeVoice", "code": part} if number % 2 else {"type": "text", "text": part}
        for number, part in enumerate(sentence.split("`"))]


def has_other_files(place):
    """True if something is at a place and is neither an empty folder nor a site that this script has written."""
    if not place.is_dir(): return place.exists()
    page = place / "index.html"
    return any(place.iterdir()) and not (page.is_file() and page.read_text() == FIRST_PAGE)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--output", metavar="DIR", help="where the documentation is written, as a static site")
    options.add_argument(
        "--hosting-base-path", metavar="PATH", default="",
        help="the path of the site on its server, if it is not the root")
    arguments = options.parse_args()
    site = pathlib.Path(arguments.output).resolve() if arguments.output else None
    if arguments.hosting_base_path and site is None:
        options.error("--hosting-base-path is a part of the pages that --output DIR writes")
    if site is not None and has_other_files(site):
        options.error(f"{arguments.output} has what this script has not written; give a new folder")
    output("swift", "build", "--package-path", ROOT)
    used = libraries()
    grouped = sorted(name for names in GROUPS.values() for name in names)
    if grouped != sorted(used):
        sys.exit(f"GROUPS has not each library once: {', '.join(sorted({*grouped} ^ {*used})) or grouped}")
    base = None if site is None else f"/{arguments.hosting_base_path.strip('/')}"
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        documentation = Documentation(folder, base)
        jobs = {}

        def build(name):
            for other in used[name]: jobs[other].result()
            return documentation.build(name, used[name])

        # What a library uses comes first, so that no job waits for a job behind it.
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            for name in used: jobs[name] = pool.submit(build, name)
        # A page may link to a library that is made after it.
        errors = [job.result() or documentation.lost_links(name) for name, job in jobs.items()]
        if any(errors): sys.exit("\n".join(each for each in errors if each))
        if site is not None: documentation.write_site(site)
    print(f"The documentation of {len(used)} libraries has no warning.")


if __name__ == "__main__":
    main()
