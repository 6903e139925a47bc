"""The lists of what is otherwise over UIKit, each below the reason."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent


def are_known(found, name, is_asked=lambda line: True):
    """Compares what is otherwise, each with its details, with the lines of a list; true if they are the same.

    Of the list, only the lines that `is_asked` accepts are compared.
    """
    lines = {line for line in (HERE / name).read_text().splitlines() if line and not line.startswith("#")}
    known = set(filter(is_asked, lines))
    for line in sorted(found.keys() - known):
        print(f"is otherwise over UIKit, and not in {name}: {line}\n{found[line]}".rstrip())
    for line in sorted(known - found.keys()):
        print(f"is in {name}, and not otherwise: {line}")
    print(f"{len(found.keys() & known)} are otherwise over UIKit as {name} says.")
    return found.keys() == known
