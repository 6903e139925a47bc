#!/usr/bin/env python3
"""Runs every command with closed and full streams: lost output must be an error.

usage: streams.py CATALOG

CATALOG is the built program. Its status must be 1 if output cannot be written, and it must print
one sentence if standard error is open. Its status must be 64 for an invalid command line, also if
no stream is open for the sentence.
"""
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))

from browser import Verdicts, arguments  # noqa: E402

RIGHT = ["", "list --json", "--help", "--version", "run --help", "run fade", "run --all --json",
         "play fade", "audit fade --law ends", "render fade --format csv"]
WRONG = ["nosuch", "run", "run nosuch", "play nosuch", "render fade", "site", "report",
         "list --nosuch", "run fade --cancel nan", "audit", "audit fade --law nosuch"]
REFUSED = ["render fade --format csv --output no/such/folder", "site --output no/such/folder",
           "report no/such/folder"]
# Commands that write files above a size limit, and the files that are there before and must be there after.
TOO_LARGE = [("render fade --format html --output a", {}), ("site --output a", {}),
             ("render fade --format html --output a --force", {"a": "mine"})]


def run(catalog, words, streams="", files={}, limit="unlimited"):
    """The status, the errors and the files afterwards, with their texts, in a folder that has some files."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for name, text in files.items():
            (folder / name).write_text(text)
        result = subprocess.run(
            ["sh", "-c", f"ulimit -f {limit}; exec {catalog} {words} {streams}"], cwd=folder,
            capture_output=True, text=True, timeout=300)
        left = {file.name: file.read_text() if file.is_file() else None for file in folder.iterdir()}
        return result.returncode, result.stderr, left


def main():
    catalog, verdicts, faults = arguments(__doc__, "catalog").parse_args().catalog, Verdicts(), []

    def check(words, streams, status, says=""):
        found, errors, left = run(catalog, words, streams)
        if found != status or says not in errors or errors.count("\n") != (1 if says else 0) or left:
            faults.append(f"{words} {streams}: status {found}, {errors!r}, {', '.join(left)}")

    for words in RIGHT:
        check(words, ">/dev/full", 1, "The standard output cannot be written: no space left")
        check(words, ">&-", 1, "The standard output cannot be written: bad file descriptor.")
        check(words, ">&- 2>&-", 1)
        check(words, "<&- >/dev/full 2>/dev/full", 1)
        check(words, "<&- 2>&-", 0)
    for words in WRONG + REFUSED:
        status = 64 if words in WRONG else 1
        for streams in ["2>&-", "2>/dev/full", ">&- 2>&-", "<&- >&- 2>&-"]:
            check(words, streams, status)
        check(words, ">&-", status, "catalog: ")
    for words, files in TOO_LARGE:
        found, errors, left = run(catalog, words, files=files, limit=8)
        if found != 1 or "file too large" not in errors or left != files:
            faults.append(f"{words} with a limit: status {found}, {errors!r}, {', '.join(left)}")
    # A new file must not get the descriptor of a closed standard stream.
    render = "render fade --format transcript --output a"
    one, other = run(catalog, render), run(catalog, render, "<&- >&- 2>&-")
    if other[0] != 0 or other[2] != one[2] or list(one[2]) != ["a"]:
        faults.append(f"{render} with all streams closed: status {other[0]}, {', '.join(other[2])}")
    verdicts.add("every command with closed and full streams", faults)
    verdicts.end()


main()
