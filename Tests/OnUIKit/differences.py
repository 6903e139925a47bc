"""The lists of what is otherwise over UIKit, each below the reason."""


def differences(file):
    """The lines of a list, without those of the reasons."""
    return {line for line in file.read_text().splitlines() if line and not line.startswith("#")}
