"""What an app sees of the modules that it links: their public names, beside UIKit's and SwiftUI's."""
import re

import graphs
from package import HERE

# The name that SwiftUI has too: Material Motion's word for what this package is about.
SHARED = {"Transition"}

TYPES = {"swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias"}


def of_swiftui():
    """The names of SwiftUI's types."""
    text = "".join(file.read_text() for file in sorted((HERE / "SwiftUI").glob("*.swift")))
    return set(re.findall(r"^ *(?:open|public) (?:class|enum|protocol|struct) (\w+)", text, re.M))


def types(module, modules, flags):
    """The public types of a module, each with the symbol's entry in the module's graph."""
    for symbol in graphs.symbols(module, modules, flags):
        if symbol["kind"]["identifier"] in TYPES and len(symbol["pathComponents"]) == 1:
            yield symbol["pathComponents"][0], symbol


def aliased(symbol):
    """The identifier of the type of which an alias is another name; nil for any other symbol."""
    fragments = symbol["declarationFragments"]
    if symbol["kind"]["identifier"] != "swift.typealias" or "preciseIdentifier" not in fragments[-1]:
        return None
    named = [fragment for fragment in fragments if "preciseIdentifier" in fragment]
    return fragments[-1]["preciseIdentifier"] if len(named) == 1 else None


def problems(names, modules, flags):
    """What is compared of some modules, whose files are in a folder, and a line for each name that is wrong."""
    ours = tuple(f"s:{len(name)}{name}" for name in names)
    taken = of_swiftui() - SHARED
    count = 0
    lines = []
    for module in names:
        for name, symbol in types(module, modules, flags):
            count += 1
            if name in taken:
                lines.append(f"{module} has the public type {name}, which is a name of SwiftUI too.\n")
            target = aliased(symbol)
            if target and not target.startswith(ours):
                lines.append(f"{module} has the public alias {name} of a type of the platform.\n")
    return f"{count} public types of {len(names)} modules beside the names of SwiftUI and UIKit", lines
