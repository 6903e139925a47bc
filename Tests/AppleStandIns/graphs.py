"""The compiler's lists of what a module declares."""
import json
import pathlib
import subprocess
import sys
import tempfile


def output(*command):
    """What a command prints; if it fails, the script ends with its error."""
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    return run.stdout.strip() if run.returncode == 0 else sys.exit(run.stderr + run.stdout or f"{command[0]} failed")


def of_build(root):
    """The flags that lead to the modules of a package's debug build."""
    modules = output("swift", "build", "--package-path", root, "--show-bin-path") + "/Modules"
    return "-I", modules, "-target", json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]


def graphs(module, flags, access="public", folder=None):
    """The symbol graphs of a module: its own, and those of what it extends; the files stay in `folder`, if given."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = folder or temporary
        output(
            "swift", "symbolgraph-extract", "-module-name", module, *flags, "-output-dir", folder,
            "-minimum-access-level", access, "-skip-synthesized-members")
        return [json.loads(file.read_text()) for file in sorted(pathlib.Path(folder).glob("*.symbols.json"))]


def symbols(module, modules, flags, access="public"):
    """The symbols of a module whose file is in a folder, from a level of access on."""
    for graph in graphs(module, [*flags, "-I", modules], access):
        yield from graph["symbols"]
