#!/usr/bin/env python3
"""Run every command with closed and full streams: lost output must be an error.

usage: streams.py CATALOG
CATALOG is the built program. Its status must be 1 if output cannot be written, and it must print
one sentence if standard error is open. Its status must be 64 for an invalid command line, also if
no stream is open for the sentence.
"""
import os
import subprocess
import sys
import tempfile

RIGHT = ["", "list --json", "--help", "--version", "run --help", "run fade", "run --all --json",
         "play fade", "audit fade --law ends", "render fade --format csv"]
WRONG = ["nosuch", "run", "run nosuch", "play nosuch", "render fade", "site", "report",
         "list --nosuch", "run fade --cancel nan", "audit", "audit fade --law nosuch"]
REFUSED = ["render fade --format csv --output no/such/folder", "site --output no/such/folder",
           "report no/such/folder"]


def run(catalog, words, streams, folder):
    """The status, both outputs, and the files in the folder afterwards."""
    result = subprocess.run(["sh", "-c", f"exec {catalog} {words} {streams}"], cwd=folder,
                            capture_output=True, text=True, timeout=300)
    return result.returncode, result.stdout, result.stderr, sorted(os.listdir(folder))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    catalog = os.path.abspath(sys.argv[1])
    failures = 0

    def check(words, streams, status, says=""):
        nonlocal failures
        with tempfile.TemporaryDirectory() as folder:
            found, _, errors, files = run(catalog, words, streams, folder)
        is_right = found == status and says in errors and not files
        is_right = is_right and errors.count("\n") == (1 if says else 0)
        failures += not is_right
        if not is_right:
            print(f"FAIL {words} {streams}: status {found}, {errors!r}, {files}")

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
    # A new file must not get the descriptor of a closed standard stream.
    with tempfile.TemporaryDirectory() as folder:
        render = "render fade --format transcript --output"
        run(catalog, f"{render} one", "", folder)
        found = run(catalog, f"{render} two", "<&- >&- 2>&-", folder)
        texts = [open(os.path.join(folder, name)).read() for name in ("one", "two")]
        if found[0] != 0 or found[3] != ["one", "two"] or texts[0] != texts[1]:
            failures += 1
            print(f"FAIL render to a file with all streams closed: {found}")
    # A file above the size limit is an error, and leaves no file behind.
    for words in ["render fade --format html --output a", "site --output a"]:
        with tempfile.TemporaryDirectory() as folder:
            limited = subprocess.run(
                ["sh", "-c", f"ulimit -f 8; exec {catalog} {words}"], cwd=folder,
                capture_output=True, text=True)
            if limited.returncode != 1 or "file too large" not in limited.stderr or os.listdir(folder):
                failures += 1
                print(f"FAIL {words} with a limit: {limited} {os.listdir(folder)}")
    with tempfile.TemporaryDirectory() as folder:
        place = os.path.join(folder, "a")
        open(place, "w").write("mine")
        limited = subprocess.run(
            ["sh", "-c", f"ulimit -f 8; exec {catalog} render fade --format html --output a --force"],
            cwd=folder, capture_output=True, text=True)
        if limited.returncode != 1 or os.listdir(folder) != ["a"] or open(place).read() != "mine":
            failures += 1
            print(f"FAIL in place of another with a limit: {limited} {os.listdir(folder)}")
    print("FAIL" if failures else "ok   every command with closed and full streams")
    sys.exit(1 if failures else 0)


main()
