"""Compares the names that the module SnapshotTesting exports with a list; see scripts/checks/exports."""

import json
import pathlib
import re
import sys

LIST = pathlib.Path("Tests/Packages/Consumers/SnapshotTesting.txt")
EXPORTS = pathlib.Path("Sources/Testing/SnapshotTesting/Exports.swift")


def names(graphs, module):
    """The names of a module's public symbols, as paths such as `Diffing.lines`."""
    found = set()
    for path in graphs.glob(f"{module}*.symbols.json"):
        for symbol in json.loads(path.read_text())["symbols"]:
            found.add(".".join(symbol["pathComponents"]))
    return found


def exported(graphs):
    """The module's own names, its re-exported names, and their members.

    An import also includes extensions of other modules' types, such as `Trait.snapshots`.
    """
    own = names(graphs, "SnapshotTesting")
    other = names(graphs, "TintypeSnapshots") | names(graphs, "TintypeAssertions")
    declared = {re.split(r"[.(]", name)[0] for name in other if "." not in name.split("(")[0]}
    chosen = set(re.findall(r"@_exported import \w+ \w+\.(\w+)", EXPORTS.read_text()))
    result = set(own)
    for name in other:
        root = re.split(r"[.(]", name)[0]
        if root in chosen or root not in declared:
            result.add(name)
    return result


def main():
    graphs = pathlib.Path(sys.argv[1])
    expected, additions = [], []
    part = expected
    for line in LIST.read_text().splitlines():
        if line == "# Added":
            part = additions
        elif line and not line.startswith("#"):
            part.append(line)
    actual = exported(graphs)
    missing = sorted(set(expected) - actual)
    if "--record" in sys.argv:
        head = LIST.read_text().split("# Added\n")[0]
        added = sorted(actual - set(expected))
        LIST.write_text(head + "# Added\n" + "\n".join(added) + "\n")
        additions = added
    unexpected = sorted(actual - set(expected) - set(additions))
    gone = sorted(set(additions) - actual)
    for title, lines in [
        ("missing", missing),
        ("not in the list", unexpected),
        ("listed as added, but missing", gone),
    ]:
        for name in lines:
            print(f"exports: {title}: {name}", file=sys.stderr)
    if missing or unexpected or gone:
        sys.exit(1)
    print(f"exports: {len(expected)} names of swift-snapshot-testing, {len(additions)} added")


main()
