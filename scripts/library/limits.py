"""The constants of the sources that limit input; see scripts/pages/api."""

import dataclasses
import re

from symbols import ROOT, Failure

# A constant is a limit if its name or the start of its documentation matches.
NAME = re.compile(r"^(most|greatest|maximum|longest|largest|deepest|limit|timeout)([A-Z]\w*)?$|(Limit|Timeout)$")
SUMMARY = re.compile(r"^The (maximum|greatest|largest|longest|deepest|timeout|limit|(size|time) limit)\b")
DECLARATION = re.compile(
    r"^ *(?:(?:public|package|internal|fileprivate|private) )?static (?:let|var) (?P<name>\w+)"
    r"(?:: (?P<type>[\w.<>\[\]]+))?(?: = (?P<value>[^{]+)| \{ (?P<computed>[^{}]+) \})$")
TYPE = re.compile(
    r"^ *(?:@\w+ )*(?:(?:public|package|internal|fileprivate|private|final|indirect|nonisolated) )*"
    r"(?:struct|enum|class|actor|protocol|extension) (?P<name>[\w.]+)")

# The programs whose limits a user of the package can meet, in addition to the library products.
PROGRAMS = ["TintypeCLI", "TintypePaintCLI"]
# Constants that only seem to limit input: they describe a format, a shape or a number type.
OTHERS = {"RoundedCorners.Corner.greatestRoom"}


@dataclasses.dataclass
class Constant:
    """A constant with its path, such as `Scene.maximumNodeCount`, and its documentation."""

    path: str
    expression: str
    summary: str
    file: str
    value: str = ""


def constants(package):
    """The names of modules in alphabetical order, each with its limits in the order of their paths."""
    found = {
        module: [item for file in sorted((ROOT / package.path(module)).rglob("*.swift")) for item in read(file)]
        for module in sorted({module.name for module in package.modules(PROGRAMS)})}
    everything = {item.path: item for items in found.values() for item in items}
    limits = {
        module: [
            item for item in sorted(items, key=lambda item: (item.path, item.file))
            if (NAME.search(item.path.rpartition(".")[2]) or SUMMARY.search(item.summary))
            and item.path not in OTHERS and evaluate(item, everything) is not None]
        for module, items in found.items()}
    missing = [f"{item.file}: {item.path}" for items in limits.values() for item in items if not item.summary]
    if missing:
        raise Failure("limits without documentation. Add a comment to each:\n" + "\n".join(missing))
    for items in limits.values():
        for item in items:
            item.value = formatted(item, evaluate(item, everything))
    return [(module, items) for module, items in limits.items() if items]


def read(path):
    """The static constants of a file."""
    owners, comment = [], []
    file = str(path.relative_to(ROOT))
    for number, line in enumerate(path.read_text().split("\n"), 1):
        text = line.strip()
        if text.startswith("///"):
            comment.append(text.removeprefix("///").strip())
            continue
        indent = len(line) - len(line.lstrip())
        if text and not text.startswith("#"):
            owners = [owner for owner in owners if owner[0] < indent]
        if declared := TYPE.match(line):
            owners.append((indent, declared["name"]))
        elif owners and (match := DECLARATION.match(line)):
            yield Constant(
                ".".join([*(name for _, name in owners), match["name"]]), (match["value"] or match["computed"]).strip(),
                " ".join(comment).partition("  ")[0], f"{file}:{number}")
        if text and not text.startswith("@"):
            comment = []


def evaluate(constant, everything, depth=0):
    """The number that an expression results in; `None` if it is not a number of the source."""
    expression = re.sub(r"//.*$", "", constant.expression).strip()
    if unit := re.fullmatch(r"(?:Duration)?\.(seconds|milliseconds)\(([\d_.]+)\)", expression):
        return Seconds(float(unit.group(2)) / (1000 if unit.group(1) == "milliseconds" else 1))
    owner = constant.path.rpartition(".")[0]

    def value(match):
        name = match.group().removeprefix("Self.")
        if name[0].isdigit():
            return name
        other = everything.get(f"{owner}.{name}") or everything.get(name)
        found = evaluate(other, everything, depth + 1) if other and depth < 8 else None
        return "?" if found is None else repr(found)

    text = re.sub(r"\d[\w.]*(?:(?<=[eE])[+-]\d+)?|[A-Za-z_][\w.]*", value, expression)
    if not re.fullmatch(r"[\dxA-Fa-f_.eE+\-*<> ()]+", text) or not re.search(r"\d", text):
        return None
    try:
        return eval(text, {"__builtins__": {}})  # Only digits and operators.
    except (SyntaxError, TypeError, ValueError, ZeroDivisionError):
        return None


class Seconds(float):
    """A duration."""


def formatted(constant, number):
    """The number as it is read: grouped digits, or a size in MiB or GiB."""
    if isinstance(number, Seconds):
        return f"{number:g} s"
    if isinstance(number, float):
        number = int(number) if number.is_integer() else number
    is_size = re.search(r"\b(bytes?|size|[KMG]i?B)\b", constant.summary + " " + constant.expression) or (
        "size" in constant.path.lower())
    if is_size and isinstance(number, int):
        for unit, factor in [("GiB", 1 << 30), ("MiB", 1 << 20)]:
            if number >= factor and number % factor == 0:
                return f"{number // factor:,} {unit}"
    return f"{number:,}"
