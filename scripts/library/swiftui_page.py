"""The reference page “SwiftUI API”; see scripts/checks/interface."""

import pathlib
import re

import pages
import symbols
from pages import paragraph, prose, table
from swift_interface import TYPES
from symbols import ROOT, Module

PAGE = ROOT / "Sources/Testing/Tintype/Tintype.docc/SwiftUIAPI.md"
SOURCES = "Sources/AppleFrameworks/TintypeSwiftUI"
PLACEHOLDERS = "Sources/AppleFrameworks/Placeholders"

# The first paragraph of a declaration that compiles and changes nothing.
NO_EFFECT = re.compile(
    r"\bno effect\b|\bnever happens?\b|\b[Dd]oes nothing\b|\bnot (?:part )?of a snapshot\b|\bsnapshot does not contain\b")


class Documentation:
    """The summaries and source folders of the public symbols of a module, by owner and title."""

    def __init__(self, module, directory):
        self.symbols = symbols.Graph(module, directory).declared
        self.found = {}
        for symbol in self.symbols:
            *owner, title = [part.replace("`", "") for part in symbol["pathComponents"]]
            self.found.setdefault((".".join(owner) or "-", title), []).append(symbol)

    def of(self, owner, title):
        return self.found.get((owner, title), [])

    def has_no_effect(self, owner, title):
        found = self.of(owner, title)
        return bool(found) and all(
            NO_EFFECT.search(symbols.summary(symbol))
            or "no effect on a snapshot" in " ".join(symbols.documentation(symbol)) for symbol in found)

    def area(self, owner, *titles):
        """The title of the source folder of a declaration, or of one with the same name."""
        names = {title.partition("(")[0] for title in titles}
        found = [symbol for title in titles for symbol in self.of(owner, title)] or [
            symbol for (other, title), items in self.found.items()
            if other == owner and title.partition("(")[0] in names for symbol in items]
        for symbol in found:
            parts = pathlib.PurePath(symbols.location(symbol)[0]).parts
            if len(parts) > 4 and "/".join(parts[:3]) == SOURCES:
                return parts[3]
        return "Values"


def documentation(binaries):
    """The documentation of the module and of the modules with placeholders."""
    names = sorted(path.name for path in (ROOT / PLACEHOLDERS).iterdir() if path.is_dir())
    modules = [Module("TintypeSwiftUI", SOURCES, [])]
    modules += [Module(name, f"{PLACEHOLDERS}/{name}", []) for name in names]
    with symbols.temporary_directory() as directory:
        symbols.extract(modules, pathlib.Path(binaries).resolve(), directory)
        found = [Documentation(module, directory) for module in modules]
    return found[0], {name.removeprefix("Tintype"): one for name, one in zip(names, found[1:])}


# MARK: Counts


class Counts:
    """The numbers of declarations of SwiftUI that are available, unavailable and missing."""

    def __init__(self):
        self.available = self.unavailable = self.missing = 0

    @property
    def total(self):
        return self.available + self.unavailable + self.missing

    def add(self, comparison, key):
        if key in comparison.matched:
            self.available += 1
        elif key in comparison.unavailable:
            self.unavailable += 1
        else:
            self.missing += 1

    def label(self, name):
        count = "" if self.available == self.total else f" ({self.available} of {self.total})"
        return f"`{name}`{count}"


def counted(comparison):
    """The counts of types, of modifiers of views, and of environment values, by name."""
    missing = {id(item) for item in comparison.missing(deprecated=True)}
    types, modifiers, values = {}, {}, {}
    for key, items in comparison.theirs.signatures.items():
        owner, item = key[0], items[0]
        if item.kind in ("conformance", "inherits"):
            continue
        if owner == "View" and item.kind == "func":
            group, name = modifiers, item.name
        elif owner == "EnvironmentValues" and item.kind == "var":
            group, name = values, item.name
        elif owner.split(".")[0] in comparison.theirs.kinds:
            group, name = types, owner.split(".")[0]
        else:
            continue
        counts = group.setdefault(name, Counts())
        if key not in comparison.matched and key not in comparison.unavailable and id(item) not in missing:
            counts.available += 1  # A conformance or a protocol of the standard library provides it.
        else:
            counts.add(comparison, key)
    return types, modifiers, values


# MARK: Sections


def areas(comparison, about, types, modifiers):
    """The available types and modifiers by source folder."""
    found = {}
    for name, counts in types.items():
        if counts.available and name in comparison.ours.kinds:
            found.setdefault(about.area("-", name), ([], [], []))[0].append(counts.label(name))
    for name, counts in modifiers.items():
        if not counts.available:
            continue
        titles = {
            item.title for key, items in comparison.theirs.signatures.items()
            for item in items if key in comparison.matched and item.owner == "View" and item.name == name}
        kind = 2 if all(about.has_no_effect("View", title) for title in titles) else 1
        area = about.area("View", *sorted(titles))
        found.setdefault(area, ([], [], []))[kind].append(counts.label(name))
    lines = []
    for area, groups in sorted(found.items()):
        title = {"NoEffect": "Without effect"}.get(area, area)
        lines += [f"### {title}", ""]
        for name, group in zip(("Types", "Modifiers", "Modifiers without effect"), groups):
            if group:
                lines += labeled(name, sorted(group, key=str.lower))
    return lines


def labeled(title, words):
    """A paragraph of words after a bold title."""
    return paragraph([f"**{title}:** {words[0]}", *words[1:]])


def placeholders(about, modules):
    rows = [["SwiftUI", ", ".join(
        f"`{name}`" for name in ("UIViewControllerRepresentable", "UIViewRepresentable")
        if about.of("-", name)), ""]]
    for name, module in modules.items():
        shown, others = [], []
        for symbol in sorted(module.symbols, key=lambda symbol: symbol["pathComponents"]):
            path = symbol["pathComponents"]
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            if len(path) == 1 and not path[0].startswith("_") and kind in ("struct", "class", "enum", "protocol"):
                (shown if "placeholder" in symbols.summary(symbol) else others).append(f"`{path[0]}`")
        rows.append([name, ", ".join(shown), ", ".join(others)])
    return ["## Placeholders", ""] + prose(
        "These views appear as a labeled box with their size and a warning. The other types of the modules "
        "compile, and have no effect on an image.") + table(["Module", "Placeholders", "Other types"], rows)


def unavailable(comparison, items):
    """A table of the unavailable declarations by advice."""
    counts = {}
    for item in comparison.unavailable.values():
        counts[id(item)] = counts.get(id(item), 0) + 1
    advice = {}
    for item in items:
        if comparison.ours.by_name.get((item.owner, item.name)):
            continue  # It explains a wrong argument of an available declaration.
        names = advice.setdefault(item.advice, {})
        names[item.name] = names.get(item.name, 0) + (item.kind not in TYPES)
    rows = []
    for text, names in sorted(advice.items(), key=lambda entry: min(entry[1]).lower()):
        shown = [f"`{name}`" + (f" ({count})" if count > 1 else "") for name, count in sorted(
            names.items(), key=lambda entry: entry[0].lower())]
        rows.append([", ".join(shown), pages.marked(re.sub(r"#if !?os\(\w+\)", r"`\g<0>`", text))])
    return ["## Unavailable", ""] + prose(
        "The compiler reports these declarations with the advice. A number after a name counts overloads.") \
        + table(["Declarations", "Advice"], rows)


def missing(types, modifiers, values):
    lines = ["## Missing", ""] + prose("The module does not declare these names.")
    for title, group in (("Types", types), ("Modifiers", modifiers), ("Environment values", values)):
        names = sorted(
            (f"`{name}`" for name, counts in group.items() if not counts.available and not counts.unavailable),
            key=str.lower)
        if names:
            lines += labeled(title, names)
    return lines


def text(comparison, items, about, modules):
    types, modifiers, values = counted(comparison)
    every = [*types.values(), *modifiers.values(), *values.values()]
    total = sum(counts.total for counts in every)
    lines = ["# SwiftUI API", "", "Look up the declarations of SwiftUI that compile on Linux.", "", "## Overview", ""]
    lines += prose(
        "This page is the output of `scripts/checks/interface --page`, which compares the module `SwiftUI` with SwiftUI's "
        f"interface for iOS. Of {total:,} declarations, {sum(counts.available for counts in every):,} are "
        f"available, {sum(counts.unavailable for counts in every):,} are unavailable with advice, and "
        f"{sum(counts.missing for counts in every):,} are missing. See <doc:SwiftUIOnLinux>.")
    lines += prose(
        "Numbers after the name of a type count its members, and after the name of a modifier its overloads. "
        "A name without numbers is complete.")
    lines += ["## Available", ""] + prose("The declarations are grouped by their source folder.")
    lines += areas(comparison, about, types, modifiers)
    lines += ["### Environment values", ""]
    lines += paragraph(sorted(
        (counts.label(name) for name, counts in values.items() if counts.available), key=str.lower))
    lines += placeholders(about, modules)
    lines += unavailable(comparison, items)
    lines += missing(types, modifiers, values)
    return "\n".join(lines).rstrip("\n") + "\n"


def update(comparison, items, build, check):
    """Writes the page, or compares it with its file; returns the exit code."""
    about, modules = documentation(build)
    return pages.update("checks/interface --page", PAGE, text(comparison, items, about, modules), check)
