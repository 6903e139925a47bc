#!/usr/bin/env python3
"""Checks the workflows and actions of GitHub in the articles.

    python Tests/Documentation/workflows.py

Needs check-jsonschema and shellcheck beside the Python that runs it. Takes each block of YAML in the
articles: one with `runs:` is an action, one with `jobs:` a workflow. Each must keep its schema, and
the shell in it must have no fault that shellcheck finds.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

import ruamel.yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = pathlib.Path(sys.executable).parent
SCHEMAS = {"runs": "vendor.github-actions", "jobs": "vendor.github-workflows"}


def scripts(document):
    """The shell of all steps of a workflow or an action."""
    jobs = document["jobs"].values() if "jobs" in document else [document["runs"]]
    return [step["run"] for job in jobs for step in job.get("steps", []) if "run" in step]


def check(text, folder):
    """The faults of a block of YAML, as text; empty if there is none."""
    document = ruamel.yaml.YAML(typ="safe").load(text)
    schema = next((schema for key, schema in SCHEMAS.items() if key in document), None)
    if schema is None:
        return "neither an action nor a workflow"
    file = pathlib.Path(folder) / "block.yml"
    file.write_text(text)
    commands = [[PROGRAMS / "check-jsonschema", "--builtin-schema", schema, file]]
    for number, script in enumerate(scripts(document)):
        name = pathlib.Path(folder) / f"script-{number}.sh"
        # GitHub runs `shell: bash` so.
        name.write_text(f"#!/usr/bin/env bash\nset -eo pipefail\n{script}\n")
        commands.append([PROGRAMS / "shellcheck", name])
    results = [subprocess.run(command, capture_output=True, text=True) for command in commands]
    return "".join(one.stdout + one.stderr for one in results if one.returncode)


def main():
    if sys.argv[1:]:
        sys.exit(__doc__)
    count, faults = 0, 0
    for article in sorted(ROOT.glob("Sources/*/*.docc/*.md")):
        for text in re.findall(r"^```yaml\n(.*?)^```$", article.read_text(), re.M | re.S):
            with tempfile.TemporaryDirectory() as folder:
                fault = check(text, folder)
            count += 1
            faults += bool(fault)
            if fault:
                print(f"{article.relative_to(ROOT)}: {fault}")
    if not count:
        sys.exit("there is no YAML in the articles")
    print(f"{count} blocks of YAML in articles: {faults} with faults")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
