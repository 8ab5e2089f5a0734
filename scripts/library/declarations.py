"""Swift declarations in one line, and their canonical signatures; see scripts/checks/interface."""

import re

from symbols import Failure

TYPES = ("struct", "class", "enum", "protocol", "actor")
# A parameter with such a default is left out: no call is affected.
LOCATIONS = {"#fileID", "#file", "#filePath", "#line", "#column", "#function", "#isolation"}
MODIFIERS = (
    "public|open|static|mutating|nonmutating|consuming|borrowing|final|override|required|convenience|indirect|weak"
    "|unowned|lazy|dynamic|prefix|postfix")
ANGLES = r"<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>"
ROUND = r"\((?:[^()]|\([^()]*\))*\)"
TYPE = rf"[\w.]+(?:{ANGLES})?"
# The first name of a path.
ROOT = r"(?<![\w.#])\w+"
HEAD = re.compile(
    rf"(?P<prefix>(?:(?:@{TYPE}(?:{ROUND})?|nonisolated(?:\(unsafe\))?|{MODIFIERS}|class(?= func| var)) )*)"
    rf"(?P<kind>{'|'.join(TYPES)}|typealias|associatedtype|func|init|var|let|subscript|case|macro|conformance|inherits)"
    r"\b(?P<failable>[?!]?) ?(?P<name>(?<=func )[^\w\s(]+|[\w.$]*) ?")


def split(text, separator=",", brackets="()[]{}<>"):
    """The parts of a text between separators outside of brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character in brackets[::2]) - (character in brackets[1::2])
        if depth == 0 and text.startswith(separator, index):
            parts.append(text[start:index].strip())
            start = index + len(separator)
    return [part for part in [*parts, text[start:].strip()] if part]


def bracketed(text):
    """The contents of the brackets at the start of a text, and the text after them."""
    depth = 0
    for index, character in enumerate(text):
        depth += (character in "([{<") - (character in ")]}>")
        if depth == 0:
            return text[1:index], text[index + 1:]
    raise Failure(f"unbalanced brackets: {text}")


def plain(text):
    """A text with one spelling of what can be spelled in several ways."""

    def ordered(match):
        words = set(match[0].split())
        # A function of the main actor is sendable.
        return " ".join(sorted(words - {"@Sendable"} if "@MainActor" in words else words)) + " "

    text = " ".join(text.split()).replace("->", "→").replace("`", "").replace(" : ", ": ").replace("{ get", "{get")
    text = re.sub(r"\bany (?=[A-Z])|\beach ", "", text.replace(" }", "}"))
    text = re.sub(r"\bVoid\b", "()", text)
    return re.sub(r"(?:@(?:escaping|MainActor|Sendable|autoclosure|isolated\(any\)) )+(?=[\w(\[@])", ordered, text)


def requirements(text):
    """The single requirements of a `where` clause."""
    found = []
    for part in split(text):
        left, colon, right = part.partition(": ")
        names = right.replace("Codable", "Decodable & Encodable").split(" & ") if colon else []
        found += [f"{left}: {name}" for name in names if name not in ("Copyable", "Escapable")] if colon else [part]
    return found


def replaced(text, changes):
    """The text with the first parts of paths replaced."""
    if not changes:
        return text
    names = "|".join(re.escape(name) for name in sorted(changes, key=len, reverse=True))
    return re.sub(rf"(?<![\w.#])({names})(?![\w:])", lambda match: changes[match[1]], text)


class Declaration:
    """A declaration that is written in one line: `owner where requirements | declaration`.

    The owner of a type is the type itself, and that of a global declaration is “-”.
    """

    is_requirement = False

    def __init__(self, line):
        self.line = line
        place, _, text = line.partition(" | ")
        self.owner, _, where = place.partition(" where ")
        text = plain(text.partition(" // ")[0])
        head = HEAD.match(text)
        if head is None:
            raise Failure(f"a declaration expected: {line}")
        self.kind = head["kind"].replace("let", "var")
        self.name = head["name"] or self.kind
        self.attributes = set(re.findall(rf"@{TYPE}", head["prefix"]))
        self.is_static = bool(re.search(r"\b(static|class)\b", head["prefix"]))
        self.head = " ".join([
            *(["static"] if self.is_static else []), *re.findall(r"\bmutating\b", head["prefix"]),
            *([self.kind] if head["name"] else []), self.name + head["failable"]])
        self.requirements, self.generics, self.parameters = requirements(plain(where)), [], None
        rest = text[head.end():]
        if rest.startswith("<"):
            inner, rest = bracketed(rest)
            for part in split(inner):
                self.generics.append(part.partition(":")[0])
                self.requirements += requirements(part) if ":" in part else []
        if rest.startswith("(") and self.kind != "case":
            inner, rest = bracketed(rest)
            found = [parameter(part) for part in split(inner)]
            self.parameters = [entry for entry in found if entry[-1] not in LOCATIONS]
        labels = "" if self.parameters is None else f"({''.join(f'{entry[0]}:' for entry in self.parameters)})"
        self.title = self.name + labels
        rest, accessors = re.fullmatch(r"(.*?)( ?\{get[^{}]*\})?", rest).groups()
        self.rest, _, clause = rest.partition("where ")
        self.requirements += requirements(clause)
        self.accessors = (accessors or "").strip()
        if not accessors and self.kind in ("var", "subscript"):
            self.accessors = "{get}" if head["kind"] == "let" else "{get set}"

    @property
    def key(self):
        return f"{self.owner} | {self.title}"

    @property
    def text(self):
        return f"{self.owner} | {self.line.partition(' | ')[2]}"

    @property
    def defaults(self):
        return [entry[-1] for entry in self.parameters or ()]

    @property
    def is_conformance(self):
        return self.kind in ("conformance", "inherits")

    def signature(self, types):
        """A text that is equal for declarations that are the same to their users.

        Attributes and default values are not a part of it. `types` has the types by name.
        """
        own = [] if self.kind in TYPES else list(self.generics)
        where = list(self.requirements)
        texts = [self.rest.strip()] + [f"{label}: {type_}" for label, type_, _ in self.parameters or ()]
        names = self.owner.split(".")
        owners = [types.get(".".join(names[:count])) for count in range(1, len(names) + 1)]
        if owners[-1] and owners[-1].kind in ("struct", "enum"):
            itself = {"Self": ".".join(
                name + (f"<{', '.join(item.generics)}>" if item and item.generics else "")
                for name, item in zip(names, owners))}
            texts, where = ([replaced(text, itself) for text in group] for group in (texts, where))

        # `some P` of a parameter is a generic parameter.
        def opened(match):
            own.append(f"some{len(own)}")
            where.extend(requirements(f"{own[-1]}: {match[1]}"))
            return own[-1]

        texts[1:] = [re.sub(rf"\bsome ({TYPE}(?: & {TYPE})*)", opened, text) for text in texts[1:]]

        # Requirements of the owner itself are left out, and types that are the same are replaced.
        owners = [item for item in owners if item and not (self.kind in TYPES and item.owner == self.owner)]
        known = {"Self", *self.generics, *own, *(name for item in owners for name in item.generics)}
        where = [part for part in where if not any(part in item.requirements for item in owners)]
        equal = {}
        for left, right in (part.split(" == ") for part in where if " == " in part):
            swapped = re.fullmatch(r"[\w.]+", right) and right.split(".")[0] in known and (
                left.split(".")[0] not in known or right > left)
            equal.update({right: left} if swapped else {left: right})
        for _ in range(3):
            texts = [replaced(text, equal) for text in texts]
        bounds = (part.partition(": ") for part in where if " == " not in part)
        bounds = {(replaced(left, equal), right) for left, _, right in bounds}
        clauses = sorted(f"{left}: {right}" for left, right in bounds if left.split(".")[0] in known)
        clauses += sorted(f"{left} == {right}" for left, right in equal.items())

        # The names of the declaration's own generic parameters do not matter.
        found = dict.fromkeys(re.findall(ROOT, " ".join([*texts[1:], texts[0], *clauses])))
        order = {name: f"#{index}" for index, name in enumerate(name for name in found if name in own)}
        texts, clauses = (
            [re.sub(ROOT, lambda match: order.get(match[0], match[0]), text) for text in group]
            for group in (texts, clauses))
        result = self.head
        if self.kind in TYPES:
            result += f"<{', '.join(self.generics)}>"
        elif self.parameters is not None:
            marks = (" = …" if default else "" for default in self.defaults)
            result += f"({', '.join(map(''.join, zip(texts[1:], marks)))})"
        if self.kind in TYPES:
            texts[0] = ""
        elif self.kind == "func" and "→" not in texts[0]:
            texts[0] = " ".join(filter(None, [texts[0], "→ ()"]))
        clause = f"where {', '.join(sorted(clauses))}" if clauses else ""
        return " ".join(filter(None, [result, texts[0], self.accessors, clause]))


def parameter(text):
    """The label, the type and the default value of a parameter."""
    label = re.search(r"(?<![@\w])(\w+)(?: \w+)?: ", text)
    type_, default = (*split(text, " = "), "")[:2]
    # Names of a function's parameters do not matter.
    type_ = text[:label.start()] + re.sub(r"\b_ \w+: ", "", type_[label.end():])
    return label[1], type_, re.sub(r"\s|,(?=\s*\])|(?<![\w.)\]>])[A-Z][\w.]*(?=\.[a-z])", "", default)
