"""Compares the interface of the module SwiftUI with SwiftUI's; see scripts/checks/interface."""

import argparse
import dataclasses
import difflib
import fnmatch
import json
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
import swiftui_page
from swift_interface import LOCATIONS, TYPES, Context, interface, line, named
from symbols import ROOT, Failure, run

LIST = ROOT / "scripts/data/swiftui-interface.txt"
EXCEPTIONS = ROOT / "scripts/data/swiftui-exceptions.txt"
SOURCES = ROOT / "Sources/AppleFrameworks/TintypeSwiftUI"
MODULE = "TintypeSwiftUI"
# A file with uses of unavailable declarations and the expected errors.
UNAVAILABLE = ROOT / "Tests/Interface/SwiftUIUnavailable/Unavailable.swift"

# Arguments of the compiler for what a build writes.
OUTPUT = {
    "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
    "-parseable-output", "-emit-objc-header",
}
OUTPUT_PATHS = {"-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path"}

# Members that conformances need or synthesize. A conformance is compared, and these are not.
WITNESSES = {
    "==", "!=", "hash(into:)", "hashValue", "description", "debugDescription",
    "encode(to:)", "init(from:)", "AllCases", "ArrayLiteralElement", "Body", "Cache",
    "Element", "ID", "Index", "Indices", "Iterator", "RawValue", "SubSequence", "Value", "AnimatableData",
    "Resolved", "Slice", "Stride", "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType",
    "StringLiteralType", "Entries", "Configuration", "InsetShape", "Data",
}
ENUMERATION_WITNESSES = {"rawValue", "init(rawValue:)", "allCases"}
# What protocols of the standard library and of Foundation require, beyond the names above.
REQUIREMENTS = {
    "AttributeScope": {"DecodingConfiguration", "EncodingConfiguration"},
    "CaseIterable": {"allCases"},
    "DiscreteFormatStyle": {"discreteInput(before:)", "discreteInput(after:)"},
    "FormatStyle": {"format(_:)", "locale(_:)", "FormatInput", "FormatOutput"},
    "SetAlgebra": {
        "contains(_:)", "union(_:)", "intersection(_:)", "symmetricDifference(_:)", "insert(_:)", "remove(_:)",
        "update(with:)", "formUnion(_:)", "formIntersection(_:)", "formSymmetricDifference(_:)",
    },
}
IGNORED_CONFORMANCES = {"BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"}
RAW_TYPES = {"Int", "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "String"}

# What conformances of the standard library bring with them.
IMPLIED = {
    "Hashable": ("Equatable",),
    "Comparable": ("Equatable",),
    "Strideable": ("Comparable",),
    "AdditiveArithmetic": ("Equatable",),
    "DiscreteFormatStyle": ("FormatStyle",),
    "Error": ("Sendable",),
    "OptionSet": ("SetAlgebra", "RawRepresentable"),
    "SetAlgebra": ("Equatable", "ExpressibleByArrayLiteral"),
    "Collection": ("Sequence",),
    "BidirectionalCollection": ("Collection",),
    "MutableCollection": ("Collection",),
    "RangeReplaceableCollection": ("Collection",),
    "RandomAccessCollection": ("BidirectionalCollection",),
    "LosslessStringConvertible": ("CustomStringConvertible",),
    "ExpressibleByStringInterpolation": ("ExpressibleByStringLiteral",),
    "ExpressibleByStringLiteral": ("ExpressibleByExtendedGraphemeClusterLiteral",),
    "ExpressibleByExtendedGraphemeClusterLiteral": ("ExpressibleByUnicodeScalarLiteral",),
    "Codable": ("Decodable", "Encodable"),
}


# MARK: Interfaces


class Interface:
    """Declarations that can be looked up by their signature and by their name."""

    def __init__(self, declarations, context=None):
        self.context = context or Context(declarations)
        self.all = [item for item in declarations if not is_skipped(item, self.context)]
        self.signatures = {}
        self.by_name = {}
        self.kinds = {}
        for item in self.all:
            if item.kind in TYPES:
                self.kinds.setdefault(item.owner, item)
            signature = self.context.signature(item)
            self.signatures.setdefault((item.owner, signature), []).append(item)
            self.by_name.setdefault((item.owner, item.name), []).append(item)
        self.inherited = {}
        for item in self.all:
            if item.kind == "inherits":
                self.inherited.setdefault(item.owner, []).append(plain(item.inherited[0]))

    def signature(self, item):
        return self.context.signature(item)

    def protocols(self, name):
        """A protocol and all that it inherits from."""
        found = [name]
        for each in found:
            for other in (*IMPLIED.get(each, ()), *self.inherited.get(each, ())):
                if other not in found:
                    found.append(other)
        return found

    def conformances(self):
        """The conformances as triples of the type, its requirements and the protocol, with implied ones."""
        found = {}
        for item in self.all:
            if item.kind in ("conformance", "inherits"):
                where = conditions(self.signature(item))
                for name in self.protocols(plain(item.inherited[0])):
                    found.setdefault((item.owner, name), set()).add(where)
        with_values = {item.owner for item in self.all if item.kind == "case" and item.result is not None}
        for owner, item in self.kinds.items():
            if item.kind == "enum" and owner not in with_values:
                for name in self.protocols("Hashable"):
                    found.setdefault((owner, name), set()).add("")
        return found


def conditions(signature):
    return signature.partition(" where ")[2]


def plain(type_):
    """The name of a protocol without attributes."""
    while type_.kind == "attributed":
        type_ = type_.parts[0]
    return str(type_)


def is_skipped(item, context):
    """Whether a declaration is an implementation detail, an override or follows from a conformance."""
    if "override" in item.modifiers:
        return True
    if any(part.startswith("_") for part in [item.name, *item.owner.split(".")]):
        return True
    if any(len(label) > 1 and label.startswith("_") for label in item.labels or ()):
        return True
    if item.name == "body" and item.result is not None and str(item.result) == "Never":
        return True
    if item.kind in ("conformance", "inherits"):
        return plain(item.inherited[0]) in IGNORED_CONFORMANCES or item.name.startswith("_")
    if item.kind == "typealias" or item.kind in ("func", "var", "init"):
        name = item.title
        if name in WITNESSES:
            return True
        if item.kind == "func" and item.name in ("==", "!=", "<", ">", "<=", ">="):
            return True
        if context.kinds.get(item.owner) == "enum" and name in ENUMERATION_WITNESSES:
            return True
    return False


def raw_types(declarations):
    """The declarations, with the raw types of enumerations as conformances to `RawRepresentable`."""
    kinds = Context(declarations).kinds
    for item in declarations:
        if item.kind == "conformance" and item.name in RAW_TYPES and kinds.get(item.owner) == "enum":
            item.name, item.text = "RawRepresentable", "conformance RawRepresentable"
            item.inherited = [named("RawRepresentable")]
    return declarations


def listed():
    """The declarations of the list."""
    found = []
    for number, text in enumerate(LIST.read_text().splitlines(), 1):
        if text and not text.startswith("#"):
            found.append(line(text, f"{LIST.relative_to(ROOT)}:{number}"))
    return raw_types(found)


def exports(folder):
    """The declarations of other modules that the facade exports by name."""
    found = {}
    for source in sorted(folder.rglob("*.swift")):
        for match in re.finditer(
                r"^@_exported import (?:struct|class|enum|protocol|typealias|func|var) (\w+)\.(\w+)$",
                source.read_text(), re.MULTILINE):
            found.setdefault(match[1], []).append(match[2])
    return found


def facade(build):
    """The declarations of the facade: its own, and those that it exports by name; and its unavailable ones."""
    names = exports(SOURCES)
    unavailable = []
    with tempfile.TemporaryDirectory() as folder:
        found = declarations(MODULE, build, folder, unavailable)
        for module, wanted in names.items():
            found += [
                item for item in declarations(module, build, folder)
                if item.owner.split(".")[0] in wanted or item.kind == "typealias" and item.name in wanted]
    return raw_types(found), unavailable


def declarations(module, build, folder, unavailable=None):
    """The public declarations of a module, as the compiler prints them; see `interface`."""
    file = pathlib.Path(folder) / f"{module}.swiftinterface"
    run(
        *arguments(module, build), "-emit-module", "-emit-module-path", file.with_suffix(".swiftmodule"),
        "-emit-module-interface-path", file, "-wmo", "-suppress-warnings", "-Xfrontend",
        "-experimental-skip-all-function-bodies", quiet=True)
    return interface(file.read_text(), file.name, unavailable)


def arguments(module, build):
    """The compiler's arguments for a module, from the manifest of the build, without those for output."""
    build = pathlib.Path(build).resolve()
    manifest = build.parent.parent / f"{build.name}.yaml"
    for text in manifest.read_text().splitlines():
        text = text.strip()
        if text.startswith("args: [") and f'"-module-name","{module}"' in text and '"-emit-module"' in text:
            found = json.loads(text.removeprefix("args: "))
            break
    else:
        raise Failure(f"{manifest} has no command that compiles {module}.")
    kept = []
    rest = iter(found)
    for argument in rest:
        if argument in OUTPUT_PATHS:
            next(rest)
        elif argument not in OUTPUT and not re.fullmatch(r"-j\d+", argument):
            kept.append(argument)
    return kept


def verify(build):
    """The messages of the compiler that differ from those that a file expects for unavailable declarations."""
    found = arguments(MODULE, build)
    kept = []
    for option, value in zip(found, found[1:]):
        if option in ("-I", "-Xcc", "-module-alias", "-target", "-sdk", "-swift-version"):
            kept += [option, value]
    done = subprocess.run(
        [found[0], "-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated", *kept,
         "-module-name", UNAVAILABLE.stem, UNAVAILABLE], cwd=ROOT, capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


# MARK: Comparison


class Finding:
    """A declaration of the facade that SwiftUI does not have like this."""

    def __init__(self, item, category, details=()):
        self.item = item
        self.category = category
        self.details = details

    @property
    def key(self):
        return f"{self.item.owner} | {self.item.title}"

    @property
    def text(self):
        return f"{self.item.owner} | {self.item.text}"


CATEGORIES = {
    "type": "Types that SwiftUI does not have",
    "name": "Members that SwiftUI does not have",
    "signature": "Members with another signature than SwiftUI's",
    "isolation": "Declarations with another isolation",
    "attribute": "Declarations with other attributes",
    "default": "Parameters with another default value",
    "conformance": "Conformances that SwiftUI does not have",
    "unavailable": "Unavailable declarations that SwiftUI does not have, or that the module has",
}


class Comparison:
    """The differences between the facade's interface and SwiftUI's."""

    def __init__(self, ours, theirs, unavailable=()):
        self.ours = ours
        self.theirs = theirs
        self.findings = []
        self.matched = set()
        self.unavailable = {}
        self.theirs_conform = theirs.conformances()
        self.compare()
        self.compare_unavailable(unavailable)

    def compare(self):
        conformances = self.theirs_conform
        unknown = {
            owner for owner, item in self.ours.kinds.items() if owner not in self.theirs.kinds}
        unknown_roots = {owner for owner in unknown if not any(
            owner.startswith(other + ".") for other in unknown)}
        for items in self.ours.signatures.values():
            item = items[0]
            root = next((
                other for other in unknown_roots if item.owner == other or item.owner.startswith(other + ".")), None)
            if root is not None:
                if item.owner == root and item.kind in TYPES:
                    self.findings.append(Finding(item, "type"))
                # SwiftUI extends types of other frameworks, which the module declares.
                self.matched.update(
                    key for key in [(item.owner, self.ours.signature(item))] if key in self.theirs.signatures)
            elif item.kind in ("conformance", "inherits"):
                self.compare_conformance(item, conformances)
            else:
                self.compare_member(item)

    def compare_conformance(self, item, conformances):
        name = plain(item.inherited[0])
        found = conformances.get((item.owner, name))
        where = conditions(self.ours.signature(item))
        if name == "Sendable" and self.is_isolated(item.owner):
            return
        if name not in self.theirs.kinds and name in self.ours.kinds:
            return  # An own protocol, which is reported itself.
        if found is None:
            self.findings.append(Finding(item, "conformance"))
        elif where not in found and "" not in found:
            self.findings.append(Finding(item, "conformance", [
                f"SwiftUI: where {other}" for other in sorted(found)]))

    def is_isolated(self, owner):
        """Whether a type belongs to the main actor, which makes it sendable."""
        item = self.theirs.kinds.get(owner)
        return item is not None and item.isolation == "main" and item.kind != "protocol"

    def compare_member(self, item):
        signature = self.ours.signature(item)
        found = self.theirs.signatures.get((item.owner, signature))
        if not found:
            self.report_unlisted(item, signature)
            return
        self.matched.add((item.owner, signature))
        other = min(found, key=lambda other: len(differences(item, other)))
        for category, text in differences(item, other):
            self.findings.append(Finding(item, category, [text, f"SwiftUI: {other.line}"]))

    def report_unlisted(self, item, signature):
        same = [
            other for other in self.theirs.by_name.get((item.owner, item.name), [])
            if other.kind not in ("conformance", "inherits")]
        if same:
            ranked = sorted(
                same, key=lambda other: -difflib.SequenceMatcher(
                    None, signature, self.theirs.signature(other)).ratio())
            details = [f"SwiftUI: {other.line}" for other in ranked[:2]]
            self.findings.append(Finding(item, "signature", details))
            return
        if self.is_required(item):
            return
        elsewhere = sorted({
            owner for owner, each in self.theirs.signatures if each == signature and owner != item.owner})
        details = [f"SwiftUI has it in {', '.join(elsewhere[:4])}."] if elsewhere else []
        self.findings.append(Finding(item, "name", details))

    def is_required(self, item):
        """Whether a protocol that SwiftUI's type conforms to requires a member, which users can call then."""
        for owner, protocol in self.theirs_conform:
            if owner != item.owner:
                continue
            if item.title in REQUIREMENTS.get(protocol, ()):
                return True
            if self.theirs.by_name.get((protocol, item.name)) and any(
                    is_witness(item, other) for other in self.ours.by_name.get((protocol, item.name), [])):
                return True
        return False

    # What the facade declares unavailable

    def compare_unavailable(self, items):
        """Finds the declarations of SwiftUI that unavailable ones stand for: all of a type, or those of a name.

        Parameters are not compared, because their types may be unavailable too.
        """
        for item in items:
            covered = [
                key for key, others in self.theirs.signatures.items() if stands_for(item, others[0])]
            left = [key for key in covered if key not in self.matched]
            for key in left:
                self.unavailable.setdefault(key, item)
            if not item.advice:
                self.findings.append(Finding(located(item), "unavailable", ["It has no message. Add one that names an alternative."]))
            if not left:
                details = ["The module has it; remove the unavailable declaration."] if covered else []
                self.findings.append(Finding(located(item), "unavailable", details))

    # What the facade does not have

    def missing(self, deprecated=False):
        """The declarations of SwiftUI that the facade does not have, in the list's order."""
        conformances = self.ours.conformances()
        found = []
        for (owner, signature), items in self.theirs.signatures.items():
            item = items[0]
            if not deprecated and is_deprecated(item) or (owner, signature) in self.unavailable:
                continue
            if item.kind in ("conformance", "inherits"):
                name = plain(item.inherited[0])
                if name == "Sendable" and self.is_isolated(owner):
                    continue
                where = conformances.get((owner, name), set())
                if conditions(signature) not in where and "" not in where:
                    found.append(item)
            elif (owner, signature) not in self.matched and not any(
                    item.title in names and (owner, protocol) in conformances
                    for protocol, names in REQUIREMENTS.items()) and not self.is_inherited(item, conformances):
                found.append(item)
        return found

    def is_inherited(self, item, conformances):
        """Whether a protocol of the module that its type conforms to requires a member.

        Users can call the member then, although the type does not declare it: the `body` of a view that creates
        its nodes itself has the type `Never`, and internal protocols implement the outlines of shapes.
        """
        where = conditions(self.theirs.signature(item))
        return any(
            owner == item.owner and ("" in found or where in found) and any(
                is_witness(item, other) for other in self.ours.by_name.get((protocol, item.name), []))
            for (owner, protocol), found in conformances.items())


def stands_for(item, other):
    """Whether an unavailable declaration stands for a declaration of SwiftUI.

    A protocol stands for conformances to it, and for extensions that require it.
    """
    if item.kind == "protocol":
        name = located(item).owner
        if other.kind == "conformance" and plain(other.inherited[0]) == name \
                or any(operation == ":" and plain(right) == name for _, operation, right in other.owner_requirements):
            return True
    if item.kind in TYPES or item.kind == "typealias":
        name = located(item).owner
        return other.owner == name or other.owner.startswith(name + ".")
    return other.owner == item.owner and other.title == item.title and other.kind == item.kind


def located(item):
    """A type with its own name as its owner, as in the list; other declarations unchanged."""
    if item.kind not in (*TYPES, "typealias") or item.owner.split(".")[-1] == item.name:
        return item
    owner = item.name if item.owner == "-" else f"{item.owner}.{item.name}"
    return dataclasses.replace(item, owner=owner)


def is_witness(item, requirement):
    """Whether a member implements a requirement of a protocol; its type can be more specific."""
    kind = "associatedtype" if item.kind == "typealias" else item.kind
    return requirement.is_requirement and requirement.kind == kind and requirement.title == item.title \
        and requirement.is_static == item.is_static


def is_deprecated(item):
    return bool({"deprecated", "softDeprecated"} & set(item.attributes))


def differences(ours, theirs):
    """What is different between two declarations of the same signature, as pairs of category and text."""
    found = []
    if ours.kind in ("func", "var", "init", "subscript", *TYPES):
        if ours.isolation != theirs.isolation:
            found.append(("isolation", f"{isolation(ours)} here, {isolation(theirs)} in SwiftUI."))
        elif ("preconcurrency" in ours.attributes) != ("preconcurrency" in theirs.attributes):
            found.append(("attribute", presence(ours, "preconcurrency")))
    for name in ("_disfavoredOverload", "discardableResult"):
        if (name in ours.attributes) != (name in theirs.attributes):
            found.append(("attribute", presence(ours, name)))
    if ours.kind in TYPES:
        for name in ("propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable"):
            if (name in ours.attributes) != (name in theirs.attributes):
                found.append(("attribute", presence(ours, name)))
    if ours.is_requirement and ours.builders != theirs.builders and theirs.builders:
        found.append(("attribute", f"@{', @'.join(theirs.builders)} is only in SwiftUI."))
    for mine, other in zip(values(ours), values(theirs)):
        if normalized(mine.default) != normalized(other.default):
            found.append(("default", f"{other.label}: {mine.default} here, {other.default} in SwiftUI."))
    return found


def presence(ours, name):
    return f"@{name} is only {'here' if name in ours.attributes else 'in SwiftUI'}."


def isolation(item):
    return "@MainActor" if item.isolation == "main" else "nonisolated"


def values(item):
    return [entry for entry in item.parameters or () if entry.default not in LOCATIONS]


def normalized(value):
    """A default value in a form in which sugar does not matter."""
    if value is None:
        return None
    value = re.sub(r"\s+", "", value)
    value = re.sub(r"^[A-Z][\w.]*\.(?=[a-z])", ".", value)
    value = re.sub(r"\.init\(", "(", value)
    value = re.sub(r"^[A-Z]\w*(<.*>)?\(\)$", "()", value)
    value = re.sub(r"\b(\d+)\.0\b", r"\1", value).replace(",]", "]")
    return value


# MARK: Exceptions


class Exceptions:
    """Differences that are intended: patterns of `owner | title` with a reason each.

    A pattern with a space after the bar is compared with the whole declaration, which names one overload.
    """

    def __init__(self, file):
        self.entries = []
        self.file = file
        for number, text in enumerate(file.read_text().splitlines() if file.exists() else [], 1):
            if not text.strip() or text.startswith("#"):
                continue
            pattern, separator, reason = text.partition(" # ")
            if not separator or not reason.strip() or " | " not in pattern:
                raise Failure(
                    f"{file.relative_to(ROOT)}:{number}: “owner | title # reason” expected, with a reason.")
            self.entries.append((number, pattern.strip()))
        self.used = set()

    def excuse(self, finding):
        found = False
        for number, pattern in self.entries:
            if fnmatch.fnmatchcase(finding.text if " " in pattern.partition(" | ")[2] else finding.key, pattern):
                self.used.add(number)
                found = True
        return found

    def unused(self):
        return [(number, pattern) for number, pattern in self.entries if number not in self.used]


# MARK: Reports


def report(comparison, exceptions, partly=False):
    """Prints the differences; returns whether there are any that no exception names."""
    left = []
    excused = 0
    for finding in comparison.findings:
        if exceptions.excuse(finding):
            excused += 1
        else:
            left.append(finding)
    for category, title in CATEGORIES.items():
        found = [finding for finding in left if finding.category == category]
        if not found:
            continue
        print(f"\n{title}: {len(found)}\n")
        for finding in sorted(found, key=lambda finding: (finding.item.owner, finding.item.title)):
            print(f"  {finding.item.line}")
            for detail in finding.details:
                print(f"      {detail}")
    unused = [] if partly else exceptions.unused()
    for number, pattern in unused:
        print(f"\n{exceptions.file.relative_to(ROOT)}:{number}: no difference has the name {pattern}.")
    return bool(left or unused), len(left), excused


def report_missing(comparison, deprecated, exceptions):
    """Prints the number of declarations that are missing, by type."""
    missing = [
        item for item in comparison.missing(deprecated) if not exceptions.excuse(Finding(item, "missing"))]
    absent = {}
    for item in missing:
        absent[item.owner] = absent.get(item.owner, 0) + 1
    total = {}
    for (owner, _), items in comparison.theirs.signatures.items():
        if deprecated or not is_deprecated(items[0]):
            total[owner] = total.get(owner, 0) + 1
    here = set(comparison.ours.kinds) | {item.owner for item in comparison.ours.all}
    types = [owner for owner in total if owner in comparison.theirs.kinds]
    present = [owner for owner in types if owner in comparison.ours.kinds]
    print(
        f"\nSwiftUI's declarations: {sum(total.values())}, of which {len(missing)} are not here, and "
        f"{len(comparison.unavailable)} are declared unavailable.")
    print(f"SwiftUI's types: {len(types)}, of which {len(types) - len(present)} are not here.")
    print("\nDeclarations that are not here, of the types and protocols that are:\n")
    for owner in sorted(here & set(absent), key=lambda owner: (-absent[owner], owner)):
        print(f"  {absent[owner]:4} of {total[owner]:4}  {owner}")


def report_names(comparison, file):
    """Prints which overloads of the names in a file are here."""
    missing = {id(item) for item in comparison.missing(deprecated=True)}
    missing |= {id(comparison.theirs.signatures[key][0]) for key in comparison.unavailable}
    environment = False
    whole = partial = none = foreign = 0
    for text in pathlib.Path(file).read_text().splitlines():
        if text.startswith("#"):
            environment = "@Environment" in text
            print(f"\n{text}\n")
            continue
        for entry in text.split(","):
            match = re.fullmatch(r"\s*`?(@?[A-Za-z_]\w*)`?(?:\s+(\d+))?\.?\s*", entry)
            if not match:
                continue
            name, count = match[1].lstrip("@"), match[2] or ""
            found = overloads(comparison.theirs, name, environment)
            gone = [item for item in found if id(item) in missing]
            if not found:
                foreign += 1
                print(f"  {match[1]} {count}: not SwiftUI's")
                continue
            whole += not gone
            none += len(gone) == len(found)
            partial += 0 < len(gone) < len(found)
            print(f"  {match[1]} {count}: {len(found) - len(gone)} of {len(found)}")
            for item in gone:
                print(f"      - {item.line}")
    print(f"\n{whole} names are complete, {partial} in part and {none} not here; {foreign} are not SwiftUI's.")


def overloads(theirs, name, environment):
    """The declarations of a name: a type with its initializers, or functions and properties."""
    if environment:
        return [item for item in theirs.by_name.get(("EnvironmentValues", name), []) if item.kind == "var"]
    if name[:1].isupper():
        return [
            item for item in theirs.all
            if item.owner == name and (item.kind in (*TYPES, "init") or item.name == "wrappedValue")
            or item.kind == "typealias" and item.owner == "-" and item.name == name]
    return unique(theirs, [
        item for item in theirs.all
        if item.name == name and item.kind in ("func", "var", "case")])


def unique(theirs, items):
    """The first declaration of each signature."""
    firsts = {id(found[0]) for found in theirs.signatures.values()}
    return [item for item in items if id(item) in firsts]


# MARK: Self test


class Tests(unittest.TestCase):
    """Tests of the parser and of the comparison; `scripts/checks/interface --self-test` runs them."""

    LIST = """\
View | @MainActor @preconcurrency protocol View
View | associatedtype Body: View
View | @ViewBuilder @MainActor @preconcurrency var body: Self.Body {get}
View | nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
View | nonisolated func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, \
@ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
View | @_disfavoredOverload nonisolated func title<S>(_ title: S) -> some View where S: StringProtocol
View | @MainActor @preconcurrency func old() -> some View
Box | @MainActor @preconcurrency struct Box<Label, Content> where Label: View, Content: View
Box | conformance View
Box where Label == Text | nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
Box.Kind | struct Kind
Box.Kind | conformance Hashable
Box.Kind | static let wide: Box<Label, Content>.Kind
Box.Kind | mutating func set(_ value: Int)
Sides | struct Sides
Sides | conformance SetAlgebra
Sides | func union(_ other: Sides) -> Sides
BoxStyle | protocol BoxStyle
BoxStyle where Self == PlainBoxStyle | static var plain: PlainBoxStyle {get}
"""

    CORRECT = (ROOT / "scripts/data/interface-test.swiftinterface").read_text()

    def compared(self, text, more=()):
        theirs = Interface([line(each, "list") for each in [*self.LIST.splitlines(), *more]])
        unavailable = []
        ours = Interface(raw_types(interface(text, "interface", unavailable)))
        return Comparison(ours, theirs, unavailable)

    def findings(self, old, new):
        self.assertIn(old, self.CORRECT)
        return [
            (finding.category, finding.key)
            for finding in self.compared(self.CORRECT.replace(old, new)).findings]

    def test_equal(self):
        comparison = self.compared(self.CORRECT)
        self.assertEqual([(finding.category, finding.key) for finding in comparison.findings], [])
        self.assertEqual([item.line for item in comparison.missing()], [])

    def test_label(self):
        self.assertEqual(
            self.findings("_ length:", "length:"), [("signature", "View | padding(_:length:)")])

    def test_type(self):
        self.assertEqual(
            self.findings("Foundation.CGFloat?", "Swift.Double?"), [("signature", "View | padding(_:_:)")])

    def test_default(self):
        self.assertEqual(
            self.findings("onDismiss: (() -> ())? = nil", "onDismiss: (() -> ())?"),
            [("signature", "View | sheet(item:onDismiss:content:)")])

    def test_default_value(self):
        self.assertEqual(self.findings("= .all", "= .top"), [("default", "View | padding(_:_:)")])

    def test_builder(self):
        self.assertEqual(
            self.findings("@SwiftUI.ViewBuilder content: @escaping", "content: @escaping"),
            [("signature", "View | sheet(item:onDismiss:content:)")])

    def test_generics(self):
        self.assertEqual(
            self.findings("I : Swift.Identifiable", "I : Swift.Hashable"),
            [("signature", "View | sheet(item:onDismiss:content:)")])

    def test_isolation(self):
        self.assertEqual(
            self.findings("nonisolated public func padding", "@MainActor public func padding"),
            [("isolation", "View | padding(_:_:)")])

    def test_preconcurrency(self):
        self.assertEqual(
            self.findings("@preconcurrency public func old", "public func old"), [("attribute", "View | old()")])

    def test_disfavored(self):
        self.assertEqual(
            self.findings("@_disfavoredOverload ", ""), [("attribute", "View | title(_:)")])

    def test_visible_extra(self):
        self.assertEqual(
            self.findings("internal func hidden()", "public func hidden()"), [("name", "View | hidden()")])

    def test_conformance(self):
        self.assertEqual(
            self.findings("Kind : Swift.Hashable", "Kind : Swift.Hashable, @unchecked Swift.Sendable"),
            [("conformance", "Box.Kind | Sendable")])

    def test_mutating(self):
        self.assertEqual(
            self.findings("public mutating func set", "public func set"), [("signature", "Box.Kind | set(_:)")])

    def test_requirement(self):
        self.assertEqual(
            self.findings("where Label == SwiftUI.Text, S", "where S"),
            [("signature", "Box | init(_:content:)")])

    def test_missing(self):
        text = self.CORRECT.replace("public static var plain", "internal static var plain")
        self.assertEqual([item.name for item in self.compared(text).missing()], ["plain"])

    def test_unavailable(self):
        gone = self.CORRECT.replace("public static var wide", "internal static var wide").replace(
            "@_disfavoredOverload nonisolated public func title", "internal func title")
        self.assertEqual([item.name for item in self.compared(gone).missing()], ["title", "wide"])
        message = '@available(*, unavailable, message: "Use #if os(iOS), a \\"label\\".")'
        comparison = self.compared(
            f"{gone}\nextension SwiftUI.View {{\n  {message}\n  public func title<T>(_ other: T)\n}}")
        self.assertEqual(comparison.findings, [])
        self.assertEqual([item.name for item in comparison.missing()], ["wide"])
        self.assertEqual([item.advice for item in comparison.unavailable.values()], ['Use #if os(iOS), a "label".'])

    def test_unavailable_extension(self):
        gone = self.CORRECT.replace("@_disfavoredOverload nonisolated public func title", "internal func title")
        function = "public func title<T>(_ other: T)"
        comparison = self.compared(
            f'{gone}\n@available(*, unavailable, message: "No.")\nextension SwiftUI.View {{\n  {function}\n}}')
        self.assertEqual((comparison.findings, comparison.missing()), ([], []))
        self.assertEqual([item.advice for item in comparison.unavailable.values()], ["No."])

    def test_unavailable_type(self):
        gone = self.CORRECT.replace("public struct Sides", "internal struct Sides")
        self.assertEqual(len(self.compared(gone).missing()), 3)
        hidden = '@available(*, unavailable, message: "No.")'
        comparison = self.compared(f"{gone}\n{hidden}\npublic struct Sides {{\n}}")
        self.assertEqual((comparison.findings, comparison.missing()), ([], []))

    def test_unavailable_protocol(self):
        rotors = [
            "Rotor | protocol Rotor", "Sides | conformance Rotor",
            "Box where Label: Rotor | func turn()"]
        hidden = '@available(*, unavailable, message: "No.")\npublic protocol Rotor {\n}'
        self.assertEqual(len(self.compared(self.CORRECT, rotors).missing()), 3)
        comparison = self.compared(f"{self.CORRECT}\n{hidden}", rotors)
        self.assertEqual((comparison.findings, comparison.missing()), ([], []))
        self.assertEqual(len(comparison.unavailable), 3)

    def test_unavailable_and_available(self):
        end = "internal func hidden()"
        for name in ("title(_ other: Swift.Int)", "unknown()"):
            self.assertEqual(
                self.findings(end, f'@available(*, unavailable, message: "No.")\n  public func {name}'),
                [("unavailable", f"View | {name.replace('_ other: Swift.Int', '_:')}")])

    def test_witness(self):
        body = "public var body: some SwiftUI.View { get }"
        self.assertEqual(self.findings("private let content: Content", body), [])
        self.assertEqual(
            self.findings("public mutating func set", f"{body}\n  public mutating func set"),
            [("name", "Box.Kind | body")])
        self.assertEqual(
            self.findings("private let content: Content", "public static var body: Swift.Int { get }"),
            [("name", "Box | body")])

    def test_inherited_witness(self):
        theirs = [line(each, "list") for each in (
            *self.LIST.splitlines(), "Box | @MainActor @preconcurrency var body: some View {get}",
            "Box.Kind | @MainActor @preconcurrency var body: some View {get}",
            "Box | @MainActor @preconcurrency var bodies: some View {get}")]
        ours = Interface(raw_types(interface(self.CORRECT, "interface", [])))
        missing = [item.line for item in Comparison(ours, Interface(theirs)).missing()]
        self.assertEqual([text.split("| ")[0].strip() for text in missing], ["Box.Kind", "Box"])
        self.assertTrue("bodies" in missing[1], missing)

    def test_standard_witness(self):
        end = "Swift.SetAlgebra {"
        remove = "public mutating func remove(_ member: SwiftUI.Sides) -> SwiftUI.Sides?"
        self.assertEqual(self.findings(end, f"{end}\n  {remove}"), [])
        self.assertEqual(
            self.findings(end, f"{end}\n  public func removed() -> SwiftUI.Sides"), [("name", "Sides | removed()")])

    def test_module(self):
        self.assertEqual(self.findings("Swift.Identifiable", "FoundationInternationalization.Identifiable"), [])

    def test_setter(self):
        self.assertEqual(
            self.findings(
                "public static var wide: Self {\n      get\n    }", "public static var wide: Self"),
            [("signature", "Box.Kind | wide")])

    def test_exception(self):
        findings = self.compared(self.CORRECT.replace("= .all", "= .top").replace("wide", "tall")).findings
        self.assertEqual([finding.key for finding in findings], ["View | padding(_:_:)", "Box.Kind | tall"])
        for pattern, excused in (
                ("View | padding(_:_:)", [True, False]), ("View | *some View", [True, False]),
                ("View | * -> Text", [False, False]), ("Box.Kind | *", [False, True]),
                ("Box.Kind | static *", [False, True]), ("Box.Kind | static*", [False, False])):
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder) / "exceptions.txt"
                file.write_text(f"# A heading\n{pattern} # a reason\n")
                exceptions = Exceptions(file)
            self.assertEqual([exceptions.excuse(finding) for finding in findings], excused, pattern)
            self.assertEqual(bool(exceptions.unused()), not any(excused), pattern)

    def test_extended_type(self):
        theirs = [line(each, "list") for each in (*self.LIST.splitlines(), "Own | func extended()")]
        own = "public struct Own {\n  public func extended()\n}\npublic protocol BoxStyle"
        text = self.CORRECT.replace("public protocol BoxStyle", own)
        comparison = Comparison(Interface(raw_types(interface(text, "interface", []))), Interface(theirs))
        self.assertEqual([item.line for item in comparison.missing()], [])

    def test_own_type(self):
        self.assertEqual(
            self.findings(
                "public protocol BoxStyle",
                "public struct Own {}\npublic protocol BoxStyle"),
            [("type", "Own | Own")])


def self_test():
    result = unittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromTestCase(Tests))
    return 0 if result.wasSuccessful() else 1


# MARK: Main


def main():
    parser = argparse.ArgumentParser(prog="scripts/checks/interface", description=__doc__, add_help=True)
    parser.add_argument("--build", help=argparse.SUPPRESS)
    parser.add_argument("--missing", nargs="?", const="*", metavar="TYPE")
    parser.add_argument("--names", metavar="FILE")
    parser.add_argument("--only", metavar="TYPE")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--deprecated", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args()
    if options.self_test:
        return self_test()
    available, unavailable = facade(options.build)
    comparison = Comparison(Interface(available), Interface(listed()), unavailable)
    if options.page:
        return swiftui_page.update(comparison, unavailable, options.build, options.check)
    if options.names:
        report_names(comparison, options.names)
        return 0
    exceptions = Exceptions(EXCEPTIONS)
    if options.missing:
        for item in comparison.missing(options.deprecated):
            if fnmatch.fnmatchcase(item.owner, options.missing) and not exceptions.excuse(Finding(item, "missing")):
                print(item.line)
        return 0
    if options.only:
        comparison.findings = [
            finding for finding in comparison.findings if fnmatch.fnmatchcase(finding.item.owner, options.only)]
    # Before the report of unused exceptions.
    for item in comparison.missing(options.deprecated):
        exceptions.excuse(Finding(item, "missing"))
    failed, left, excused = report(comparison, exceptions, partly=options.only is not None)
    if not options.only:
        messages = verify(options.build)
        if messages:
            print(f"\nThe compiler reports unavailable declarations in another way:\n\n{messages}")
            failed = True
        report_missing(comparison, options.deprecated, exceptions)
    print(f"\n{len(comparison.matched)} declarations are SwiftUI's; {left} are not, and {excused} have exceptions.")
    return 1 if failed else 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        sys.exit(main())
    except Failure as failure:
        sys.exit(f"scripts/checks/interface: {failure}")
