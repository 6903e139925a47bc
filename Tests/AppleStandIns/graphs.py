"""The compiler's lists of what a module declares."""
import json
import pathlib
import subprocess
import sys
import tempfile


def graphs(module, flags, *more, access="public", may_fail=False):
    """The symbol graphs of a module: its own, and those of what it extends."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, *map(str, flags),
             *map(str, more), "-output-dir", folder, "-minimum-access-level", access,
             "-skip-synthesized-members"],
            capture_output=True, text=True)
        if run.returncode and not may_fail:
            sys.exit(f"The compiler does not list {module}.\n{run.stdout}{run.stderr}")
        for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            yield json.loads(file.read_text())


def symbols(module, modules, flags, access="public"):
    """The symbols of a module whose file is in a folder, from a level of access on."""
    for graph in graphs(module, flags, "-I", modules, access=access):
        yield from graph["symbols"]
