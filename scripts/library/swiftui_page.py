"""The reference page “SwiftUI API”; see scripts/checks/interface."""

import collections
import pathlib
import re

import pages
import symbols
from declarations import TYPES
from pages import paragraph, prose, table
from symbols import ROOT

PAGE = ROOT / "Sources/Testing/Tintype/Tintype.docc/SwiftUIAPI.md"
SOURCES = "Sources/AppleFrameworks/TintypeSwiftUI"
PLACEHOLDERS = "Sources/AppleFrameworks/Placeholders"

# The documentation of a declaration that compiles and changes nothing.
NO_EFFECT = re.compile(
    r"\bno effect\b|\bnever happens?\b|\b[Dd]oes nothing\b|\bnot (?:part )?of a snapshot\b|\bsnapshot does not contain\b")


class Documentation:
    """The documentation and source folders of the module's public symbols, by owner and name."""

    def __init__(self, graph):
        self.found = collections.defaultdict(lambda: collections.defaultdict(list))
        for symbol in graph.declared:
            *owner, title = [part.replace("`", "") for part in symbol["pathComponents"]]
            self.found[".".join(owner) or "-", title.partition("(")[0]][title].append(symbol)

    def of(self, owner, title):
        return self.found[owner, title.partition("(")[0]].get(title, [])

    def has_no_effect(self, owner, title):
        found = self.of(owner, title)
        return bool(found) and all(
            NO_EFFECT.search(symbols.summary(symbol))
            or "no effect on a snapshot" in " ".join(symbols.documentation(symbol)) for symbol in found)

    def area(self, owner, name, titles):
        """The title of the source folder of a declaration, or of one with the same name."""
        every = self.found[owner, name]
        for symbol in sum((every.get(title, []) for title in titles), []) or sum(every.values(), []):
            # A generated declaration belongs to the folder of its model.
            path = pathlib.PurePath(symbols.location(symbol)[0])
            parts = [part for part in path.parts if part != "Generated"]
            if len(parts) > 4 and "/".join(parts[:3]) == SOURCES:
                return parts[3]
        return "Values"


def counted(comparison):
    """The numbers of SwiftUI's declarations by state, of types, of modifiers and of environment values, by name."""
    missing = {id(item) for item in comparison.missing}
    types, modifiers, values = groups = [collections.defaultdict(collections.Counter) for _ in range(3)]
    for key, (item, *_) in comparison.theirs.signatures.items():
        root = item.owner.split(".")[0]
        state = "unavailable" if key in comparison.unavailable else "missing" if id(item) in missing else "available"
        if item.is_conformance:
            continue
        if (item.owner, item.kind) == ("View", "func"):
            modifiers[item.name][state] += 1
        elif (item.owner, item.kind) == ("EnvironmentValues", "var"):
            values[item.name][state] += 1
        elif root in comparison.theirs.types:
            types[root][state] += 1
    return groups


def label(name, counts):
    return f"`{name}`" + ("" if counts["available"] == counts.total() else f" ({counts['available']} of {counts.total()})")


def areas(comparison, about, types, modifiers):
    """The available types and modifiers by source folder."""
    found = collections.defaultdict(lambda: {"Types": [], "Modifiers": [], "Modifiers without effect": []})
    for name, counts in types.items():
        if counts["available"] and name in comparison.ours.types:
            found[about.area("-", name, [name])]["Types"].append(label(name, counts))
    for name, counts in modifiers.items():
        if counts["available"]:
            titles = {
                item.title for item in comparison.theirs.names["View", name]
                if ("View", item.canonical) in comparison.matched}
            silent = all(about.has_no_effect("View", title) for title in titles)
            group = found[about.area("View", name, sorted(titles))]
            group["Modifiers without effect" if silent else "Modifiers"].append(label(name, counts))
    lines = []
    for area, groups in sorted(found.items()):
        lines += ["### Without effect" if area == "NoEffect" else f"### {area}", ""]
        for title, names in groups.items():
            lines += labeled(title, names)
    return lines


def labeled(title, names):
    """A paragraph of names after a bold title."""
    names = sorted(names, key=str.lower)
    return paragraph([f"**{title}:** {names[0]}", *names[1:]]) if names else []


def placeholders(modules):
    rows = [["SwiftUI", "`UIViewControllerRepresentable`, `UIViewRepresentable`", ""]]
    for name, graph in modules.items():
        shown, others = [], []
        for symbol in sorted(graph.declared, key=lambda symbol: symbol["pathComponents"]):
            path = symbol["pathComponents"]
            if len(path) == 1 and path[0][0] != "_" and symbol["kind"]["identifier"].removeprefix("swift.") in TYPES:
                (shown if "placeholder" in symbols.summary(symbol) else others).append(f"`{path[0]}`")
        rows.append([name.removeprefix("Tintype"), ", ".join(shown), ", ".join(others)])
    return ["## Placeholders", ""] + prose(
        "These views appear as a labeled box with their size and a warning. The other types of the modules "
        "compile, and have no effect on an image.") + table(["Module", "Placeholders", "Other types"], rows)


def unavailable(comparison, items):
    """A table of the unavailable declarations by advice."""
    advice = collections.defaultdict(collections.Counter)
    for item in items:
        # Others explain a wrong argument of an available declaration.
        if (item.owner, item.name) not in comparison.ours.names:
            advice[item.advice][item.name] += item.kind not in TYPES
    rows = []
    for text, names in sorted(advice.items(), key=lambda entry: min(entry[1]).lower()):
        shown = [
            f"`{name}`" + (f" ({names[name]})" if names[name] > 1 else "") for name in sorted(names, key=str.lower)]
        rows.append([", ".join(shown), pages.marked(re.sub(r"#if !?os\(\w+\)", r"`\g<0>`", text))])
    return ["## Unavailable", ""] + prose(
        "The compiler reports these declarations with the advice. A number after a name counts overloads.") \
        + table(["Declarations", "Advice"], rows)


def update(comparison, items, graphs, check):
    """Writes the page, or compares it with its file; returns the exit code."""
    about = Documentation(graphs["TintypeSwiftUI"])
    groups = counted(comparison)
    total = sum((counts for group in groups for counts in group.values()), collections.Counter())
    lines = ["# SwiftUI API", "", "Look up the declarations of SwiftUI that compile on Linux.", "", "## Overview", ""]
    lines += prose(
        "This page is the output of `scripts/checks/interface --page`, which compares the module `SwiftUI` with SwiftUI's "
        f"interface for iOS. Of {total.total():,} declarations, {total['available']:,} are "
        f"available, {total['unavailable']:,} are unavailable with advice, and {total['missing']:,} are missing. See "
        "<doc:SwiftUIOnLinux>.")
    lines += prose(
        "Numbers after the name of a type count its members, and after the name of a modifier its overloads. "
        "A name without numbers is complete.")
    lines += ["## Available", ""] + prose("The declarations are grouped by their source folder.")
    lines += areas(comparison, about, *groups[:2]) + ["### Environment values", ""]
    lines += paragraph(sorted(
        (label(name, counts) for name, counts in groups[2].items() if counts["available"]), key=str.lower))
    lines += placeholders({name: graphs[name] for name in placeholder_modules()})
    lines += unavailable(comparison, items)
    lines += ["## Missing", ""] + prose("The module does not declare these names.")
    for title, group in zip(("Types", "Modifiers", "Environment values"), groups):
        lines += labeled(title, [
            f"`{name}`" for name, counts in group.items() if not counts["available"] and not counts["unavailable"]])
    return pages.update("checks/interface --page", PAGE, "\n".join(lines).rstrip("\n") + "\n", check)


def placeholder_modules():
    return sorted(path.name for path in (ROOT / PLACEHOLDERS).iterdir() if path.is_dir())
