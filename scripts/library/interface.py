"""Compares the interface of the module SwiftUI with SwiftUI's; see scripts/checks/interface."""

import argparse
import difflib
import fnmatch
import json
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import swiftui_page
import symbols
from declarations import TYPES, Declaration, plain, requirements, split
from symbols import ROOT, Failure, Module

LIST = ROOT / "scripts/data/swiftui-interface.txt"
EXCEPTIONS = ROOT / "scripts/data/swiftui-exceptions.txt"
MODULE = "TintypeSwiftUI"
SOURCES = ROOT / "Sources/AppleFrameworks/TintypeSwiftUI"
# A file with uses of unavailable declarations and the expected errors.
UNAVAILABLE = ROOT / "Tests/Interface/SwiftUIUnavailable/Unavailable.swift"

# The functions that the standard library implements for sets of options.
SET_FUNCTIONS = {
    "contains", "union", "intersection", "symmetricDifference", "insert", "remove", "update", "formUnion",
    "formIntersection", "formSymmetricDifference",
}
# The start of a type or an extension in a formatted source.
OWNER = r"^(?:@\w+ |public |final )*(?:extension|struct|class|enum|protocol) ([\w.]+)"
IGNORED = {"AnySnapshotStringConvertible", "BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"}
RELATIONS = {"conformance": ": ", "superclass": ": ", "sameType": " == "}
# Attributes that affect users; `nonisolated` is the lack of `@MainActor`.
ATTRIBUTES = {
    "@MainActor", "@preconcurrency", "@_disfavoredOverload", "@discardableResult", "@propertyWrapper", "@resultBuilder",
    "@dynamicMemberLookup", "@dynamicCallable", "@deprecated",
}


# MARK: The module's declarations


def exported():
    """The names of other modules' declarations that the module exports, by module."""
    found = {}
    for source in sorted(SOURCES.rglob("*.swift")):
        for module, name in re.findall(r"^@_exported import [a-z]+ (\w+)\.(\w+)$", source.read_text(), re.M):
            found.setdefault(module, []).append(name)
    return found


def declarations(graph, names, attributes):
    """The lines of a module's public symbols, of the named types only if there are names."""
    paths, kinds, found = {}, {}, []
    for symbol in graph.everything:
        path = [part.replace("`", "") for part in symbol["pathComponents"]]
        if names and path[0] not in names or any(part.startswith("_") for part in path):
            continue
        usr, kind = symbol["identifier"]["precise"], symbol["kind"]["identifier"].removeprefix("swift.")
        paths[usr], kinds[usr] = ".".join(path), kind
        if kind != "extension" and "location" in symbol:
            owner = ".".join(path if kind in TYPES else path[:-1]) or "-"
            found.append((owner, symbol, attributes.get(usr, [])))
    of_kind = {}
    for relation in graph.relationships:
        of_kind.setdefault(relation["kind"], []).append(relation)
    required = {relation["source"] for relation in of_kind.get("requirementOf", [])}
    overridden = {relation["source"] for relation in of_kind.get("overrides", [])}
    for owner, symbol, marks in found:
        usr = symbol["identifier"]["precise"]
        item = Declaration(f"{place(owner, symbol.get('swiftExtension'))} | {text(symbol, marks)}")
        if usr not in overridden or item.kind == "init":
            item.is_requirement = usr in required
            yield item
    for relation in of_kind["conformsTo"] + of_kind.get("inheritsFrom", []):
        owner = paths.get(relation["source"])
        name = paths.get(relation["target"]) or relation.get("targetFallback", "").partition(".")[2]
        if owner and name and name not in IGNORED and not name.startswith("_"):
            word = "inherits" if kinds[relation["source"]] == "protocol" else "conformance"
            yield Declaration(f"{place(owner, relation)} | {word} {name}")


def place(owner, extension):
    constraints = (extension or {}).get("constraints", (extension or {}).get("swiftConstraints", []))
    where = ", ".join(f"{each['lhs']}{RELATIONS[each['kind']]}{each['rhs']}" for each in constraints)
    return f"{owner} where {where}" if where else owner


def text(symbol, marks):
    """The text of a declaration, with the attributes that the symbol graph leaves out."""
    found = " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())
    found = found.replace(" : ", ": ")
    for each in symbol.get("swiftGenerics", {}).get("constraints", []):
        # The graph prints `some Sequence` for `some Sequence<Element>`.
        opaque = re.match(r"\((some \w+)\)\.", each["rhs"])
        if opaque and each["kind"] == "sameType":
            found = re.sub(rf"{opaque[1]}\b(?!<)", f"{opaque[1]}<{each['lhs']}>", found, count=1)
    if "SetterAccess" in marks:
        found = re.sub(r"\{ get .*\}", "{ get }", found)
    for mark, name in (
            ("Preconcurrency", "@preconcurrency"), ("DisfavoredOverload", "@_disfavoredOverload")):
        if mark in marks and name not in found:
            found = f"{name} {found}"
    for version in symbol.get("availability", []):
        if "deprecated" in version or version.get("isUnconditionallyDeprecated"):
            soft = version.get("deprecated", {}).get("major") == 100000
            return f"{'@softDeprecated' if soft else '@deprecated'} {found}"
    return found


def unavailable():
    """The declarations of the sources that are unavailable, which the compiler's tools leave out."""
    for source in sorted(SOURCES.rglob("*.swift")):
        contents = source.read_text()
        for match in re.finditer(
                r'^( *)@available\(\s*\*, unavailable(?:,\s*message:\s*"((?:\\.|[^"\\])*)"\s*)?\)\s*', contents, re.M):
            rest = contents[match.end():].partition("\n}\n")[0]
            owner = re.findall(OWNER, contents[:match.start()], re.M)[-1] if match[1] else "-"
            extension = re.match(r"extension ([\w.]+)", rest)
            lines = [rest.partition("\n\n")[0]]
            if extension:
                owner, lines = extension[1], re.split(r"^  (?:@\w+ )*public ", rest, flags=re.M)[1:]
            for line in lines:
                item = Declaration(f"{owner} | {split(plain(line), ' {')[0]}")
                if item.kind in (*TYPES, "typealias"):
                    item.owner = item.name if owner == "-" else f"{owner}.{item.name}"
                item.advice = re.sub(r"\\(.)", r"\1", match[2] or "")
                yield item


# MARK: Comparison


class Interface:
    """Declarations that can be looked up by owner and signature."""

    def __init__(self, items):
        items = list(items)
        self.types = {}
        for item in items:
            if item.kind in TYPES:
                self.types.setdefault(item.owner, item)
        self.signatures, self.names, self.required, self.conformances = {}, {}, {}, {}
        for item in items:
            if item.is_conformance:
                item.signature_text = item.signature(self.types).removeprefix("inherits").removeprefix("conformance")
                self.conformances.setdefault(item.owner, []).append(item)
            else:
                item.signature_text = item.signature(self.types)
                self.names.setdefault((item.owner, item.name), []).append(item)
            self.signatures.setdefault((item.owner, item.signature_text), []).append(item)
            if item.is_requirement:
                self.required.setdefault(item.owner, set()).add((item.title, item.is_static))


class Comparison:
    """The differences between the module's interface and SwiftUI's, as pairs of a declaration and notes."""

    def __init__(self, ours, theirs, unavailable):
        self.ours, self.theirs = ours, theirs
        self.findings, self.matched, self.missing, self.unavailable = [], set(), [], {}
        for key, items in ours.signatures.items():
            found = theirs.signatures.get(key)
            if found:
                self.matched.add(key)
                notes = min((list(differences(items[0], other)) for other in found), key=len)
                if notes:
                    self.findings.append((items[0], [*notes, f"SwiftUI: {found[0].line}"]))
            elif not self.is_witness(items[0]):
                self.findings.append((items[0], self.similar(items[0], theirs, "SwiftUI")))
        for item in unavailable:
            covered = [key for key, items in theirs.signatures.items() if stands_for(item, items[0])]
            left = [key for key in covered if key not in self.matched]
            for key in left:
                self.unavailable.setdefault(key, item)
            if not left or not item.advice:
                self.findings.append((item, [
                    "It is unavailable without a message." if left else
                    "It is unavailable, and the module has it." if covered else "SwiftUI does not have it."]))
        for key, items in theirs.signatures.items():
            if key not in self.matched and key not in self.unavailable and not self.is_provided(items[0]):
                self.missing.append(items[0])
                self.findings.append((items[0], ["The module does not have it.", *self.similar(
                    items[0], ours, "The module")]))

    def is_witness(self, item):
        """Whether a declaration of the module follows from a conformance of SwiftUI's type."""
        if item.is_conformance:
            # An own protocol is reported itself, and types of the main actor are sendable.
            type_ = self.theirs.types.get(item.owner)
            return item.name in self.ours.types and item.name not in self.theirs.types or (
                item.name == "Sendable" and type_ is not None and "@MainActor" in type_.attributes)
        return item.name == "body" and item.rest == ": Never" or any(self.requires(conformance.name, item) for conformance in self.theirs.conformances.get(item.owner, []))

    def is_provided(self, item):
        """Whether users can access a declaration of SwiftUI although the module's type does not declare it.

        The `body` of a view that creates its nodes itself has the type `Never`, internal protocols implement
        the outlines of shapes, and a property wrapper has a projected value.
        """
        where = item.signature_text.partition(" where ")[2]
        return (item.owner, item.name[1:]) in self.ours.names and item.name[0] == "$" or any(
            conformance.signature_text.partition(" where ")[2] in ("", where) and self.requires(conformance.name, item)
            for conformance in self.ours.conformances.get(item.owner, []))

    def requires(self, protocol, item):
        return protocol == "SetAlgebra" and item.name in SET_FUNCTIONS or (
            item.title, item.is_static) in self.ours.required.get(protocol, ())

    @staticmethod
    def similar(item, interface, title):
        """The two most similar declarations of the same name, as notes."""
        found = interface.names.get((item.owner, item.name), [])
        found = sorted(found, key=lambda other: -difflib.SequenceMatcher(
            None, item.signature_text, other.signature_text).ratio())
        return [f"{title}: {other.line}" for other in found[:2]]


def stands_for(item, other):
    """Whether an unavailable declaration stands for a declaration of SwiftUI: all of a type, or those of a name.

    A protocol stands for conformances to it, and for extensions that require it. Parameters are not
    compared, because their types may be unavailable too.
    """
    if item.kind == "protocol" and (
            other.is_conformance and other.name == item.owner
            or any(each.endswith(f": {item.owner}") for each in requirements(other.line.partition(" | ")[0]))):
        return True
    if item.kind in (*TYPES, "typealias"):
        return f"{other.owner}.".startswith(f"{item.owner}.")
    return (other.owner, other.title, other.kind) == (item.owner, item.title, item.kind)


def differences(ours, theirs):
    """Notes about attributes and default values of two declarations with the same signature."""
    mine, others = ours.attributes & ATTRIBUTES, theirs.attributes & ATTRIBUTES
    if ours.is_requirement:
        mine, others = ours.attributes, theirs.attributes
    if ours.kind in ("typealias", "case", "associatedtype"):
        mine, others = (each - {"@MainActor", "@preconcurrency"} for each in (mine, others))
    for name in sorted(mine ^ others):
        yield f"{name} is only {'here' if name in mine else 'in SwiftUI'}."
    for mine, other in zip(ours.defaults, theirs.defaults):
        if mine != other:
            yield f"The default value is {mine} here, and {other} in SwiftUI."


class Exceptions:
    """Differences that are intended: patterns of `owner | title` with a reason each.

    A pattern with a space after the bar is compared with the whole declaration, which names one overload.
    """

    def __init__(self, contents):
        self.entries, self.used = [], set()
        for number, text in enumerate(contents.splitlines(), 1):
            pattern, _, reason = text.partition(" # ")
            if text and not text.startswith("#"):
                if not reason or " | " not in pattern:
                    raise Failure(f"{EXCEPTIONS.name}:{number}: “owner | title # reason” expected.")
                self.entries.append(pattern.strip())

    def excuse(self, item):
        found = [
            pattern for pattern in self.entries
            if fnmatch.fnmatchcase(item.text if " " in pattern.partition(" | ")[2] else item.key, pattern)
            # All of a type includes the types in it.
            or pattern.endswith(" | *") and item.owner.startswith(f"{pattern[:-4]}.")]
        self.used.update(found)
        return bool(found)


def messages(build):
    """What the compiler reports for unavailable declarations in another way than expected."""
    done = subprocess.run(
        [symbols.tool("swiftc"), "-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated",
         *symbols.options(build), "-module-alias", "SwiftUI=TintypeSwiftUI", "-module-alias", "Combine=TintypeCombine",
         "-module-alias", "UIKit=TintypeUIKitModule", "-swift-version", "6", "-module-name", UNAVAILABLE.stem,
         UNAVAILABLE], cwd=ROOT, capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def main():
    parser = argparse.ArgumentParser(prog="scripts/checks/interface")
    parser.add_argument("--build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    build = options.build.resolve()
    names = exported()
    others = swiftui_page.placeholder_modules() if options.page else []
    lines, graphs = [], {}
    with symbols.temporary_directory() as directory:
        modules = [Module(name, "", []) for name in [MODULE, *names, *others]]
        symbols.extract(modules, build, directory)
        for module in modules:
            graph = graphs[module.name] = symbols.Graph(module, directory)
            if module.name not in others:
                lines += declarations(graph, names.get(module.name), symbols.attributes(module, build, directory))
    theirs = [Declaration(line) for line in LIST.read_text().splitlines() if line and not line.startswith("#")]
    hidden = list(unavailable())
    comparison = Comparison(Interface(item for item in lines if is_visible(item)), Interface(theirs), hidden)
    if options.page:
        return swiftui_page.update(comparison, hidden, graphs, options.check)
    exceptions = Exceptions(EXCEPTIONS.read_text())
    left = [(item, notes) for item, notes in comparison.findings if not exceptions.excuse(item)]
    for item, notes in left:
        print("\n      ".join([f"  {item.line}", *notes]))
    unused = [pattern for pattern in exceptions.entries if pattern not in exceptions.used]
    for pattern in unused:
        print(f"  {EXCEPTIONS.name}: no difference has the name {pattern}.")
    found = messages(build)
    if found:
        print(f"The compiler reports unavailable declarations in another way:\n\n{found}")
    print(
        f"{len(comparison.matched)} declarations are SwiftUI's, {len(comparison.unavailable)} are unavailable, "
        f"{len(comparison.findings) - len(left)} differences have exceptions, and {len(left)} do not.")
    return 1 if left or unused or found else 0


def is_visible(item):
    """Whether a declaration has no label that begins with an underscore, as internal ones have."""
    return not any(label[1:] and label[0] == "_" for label, *_ in item.parameters or ())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        sys.exit(f"scripts/checks/interface: {failure}")
