"""A reader of the declarations of Swift sources: types, cases, members and their bodies; see scripts/pages/errors.

It reads the sources of this package, which `scripts/format` formats, and is not a parser of Swift.
"""

import dataclasses
import re

OPENING, CLOSING = "([{", ")]}"
MODIFIERS = (
    r"(?:(?:public|package|internal|fileprivate|private|static|final|indirect|nonisolated|mutating|lazy) )*")
TYPE = re.compile(
    r"(?:@\w+(?:\([^)]*\))?\s+)*" + MODIFIERS
    + r"(?P<kind>struct|enum|class|actor|protocol|extension) (?P<name>[\w.]+)(?P<rest>[^{]*)\{")
CASE = re.compile(r"(?:indirect )?case (?P<cases>`?\w)")
PROPERTY = re.compile(MODIFIERS + r"var (?P<name>\w+): (?P<type>String|\[String\]) \{")
CONSTANT = re.compile(MODIFIERS + r"(?:let|var) (?P<name>\w+)(?:: [\w.\[\]?<>]+)? =\s*")
METHOD = re.compile(MODIFIERS + r"func (?P<name>\w+)\s*(?=[(<])")
# Raw strings, and regular expressions with quotes, which are replaced by strings of spaces.
RAW = re.compile(r'(#+)"(?:(?!"\1).)*"\1|#+/(?:(?!/#).|\n)*/#+')


@dataclasses.dataclass
class Case:
    """A case of an enumeration."""

    name: str
    documentation: list
    place: str


@dataclasses.dataclass
class Type:
    """A type with the contents of its declaration and its extensions."""

    path: str
    kind: str = ""
    conformances: set = dataclasses.field(default_factory=set)
    is_public: bool = False
    documentation: list = dataclasses.field(default_factory=list)
    file: str = ""
    cases: list = dataclasses.field(default_factory=list)
    # The bodies of properties and methods, and the expressions of constants.
    members: dict = dataclasses.field(default_factory=dict)
    # The parameters of methods.
    parameters: dict = dataclasses.field(default_factory=dict)


def read(files, root):
    """The types of files by path, such as `PathSyntaxError.Problem`."""
    types = {}
    for file in files:
        text = RAW.sub(blank, file.read_text())
        Reader(text, str(file.relative_to(root)), types).declarations(0, len(text), "")
    return types


def blank(match):
    text = match.group()
    return '"' + re.sub(r"[^\n]", " ", text[2:]) + '"' if '"' in text else text


class Reader:
    """A reader of one file."""

    def __init__(self, text, file, types):
        self.text, self.file, self.types = text, file, types

    def declarations(self, start, end, owner):
        """Reads the declarations between two positions."""
        position, documentation = start, []
        while position < end:
            position = self.space(position, end)
            if position >= end:
                return
            line = re.compile(r"///(.*)").match(self.text, position)
            if line:
                documentation.append(line.group(1).strip())
                position = line.end()
                continue
            if self.text.startswith("//", position) or self.text.startswith("#", position):
                position = self.line_end(position)
                continue
            position = max(self.declaration(position, end, owner, documentation), position + 1)
            documentation = []

    def declaration(self, position, end, owner, documentation):
        """Reads a declaration, and returns its end."""
        match = TYPE.match(self.text, position)
        if match:
            return self.type(match, owner, documentation)
        match = CASE.match(self.text, position)
        if match and owner:
            return self.case(match, owner, documentation)
        for pattern in (PROPERTY, METHOD, CONSTANT):
            match = pattern.match(self.text, position)
            if match and owner:
                return self.member(pattern, match, owner)
        # Anything else, such as an initializer: up to the end of its line or block.
        return self.statement_end(position, end)

    def type(self, match, owner, documentation):
        name = match.group("name")
        path = f"{owner}.{name}" if owner else name
        type = self.types.setdefault(path, Type(path))
        inherited = re.sub(r"\bwhere\b.*", "", match.group("rest"), flags=re.S).partition(":")[2]
        type.conformances |= {item.strip() for item in inherited.split(",") if item.strip()}
        if match.group("kind") != "extension":
            type.kind, type.file, type.documentation = match.group("kind"), self.file, documentation
            type.is_public = re.search(r"\bpublic\b", match.group()) is not None
        close = closing(self.text, match.end() - 1)
        self.declarations(match.end(), close, path)
        return close + 1

    def case(self, match, owner, documentation):
        end = match.start("cases")
        while True:
            end = self.line_end(end, nested=True)
            if not self.text[:end].rstrip().endswith(","):
                break
            end += 1
        type = self.types.setdefault(owner, Type(owner))
        place = f"{self.file}:{self.text.count(chr(10), 0, match.start()) + 1}"
        for item in split(self.text[match.start("cases"):end], ","):
            name = re.match(r"\s*`?(\w+)", item).group(1)
            type.cases.append(Case(name, documentation, place))
        return end

    def member(self, pattern, match, owner):
        type = self.types.setdefault(owner, Type(owner))
        name = match.group("name")
        if pattern is CONSTANT:
            end = self.expression_end(match.end())
            value = self.text[match.end():end].strip()
            # A static text takes precedence over a stored property with the same name.
            if name not in type.members or value.startswith('"'):
                type.members[name] = value
            return end
        brace = match.end() - 1
        if pattern is METHOD:
            opening = self.text.index("(", match.end())
            close = closing(self.text, opening)
            brace = self.text.find("{", close)
            end = self.line_end(close, nested=True)
            if brace < 0 or brace > end:
                return end  # A requirement of a protocol.
            type.parameters[name] = parameters(self.text[opening + 1:close])
        end = closing(self.text, brace)
        type.members.setdefault(name, self.text[brace + 1:end].strip())
        return end + 1

    def space(self, position, end):
        """The position of the next character that is not white space, a bracket or a separator."""
        while position < end and self.text[position] in " \n\t;}":
            position += 1
        return position

    def line_end(self, position, nested=False):
        """The end of a line; with nested brackets, the end of the line that closes them."""
        while position < len(self.text) and self.text[position] != "\n":
            if nested and self.text[position] in OPENING:
                position = closing(self.text, position)
            elif nested and literal_start(self.text, position):
                position = literal_end(self.text, position) - 1
            position += 1
        return position

    def expression_end(self, position):
        """The end of an expression, which can continue after an operator."""
        while True:
            position = self.line_end(position, nested=True)
            following = re.compile(r"\n\s*(\+|\?|:|\.\w)").match(self.text, position)
            if following is None:
                return position
            position = following.end()

    def statement_end(self, position, end):
        """The end of a declaration that is skipped, with its block."""
        position = self.line_end(position, nested=True)
        while position < end and re.compile(r"\n\s*(\)|\{|where|throws|->|async)").match(self.text, position):
            position = self.line_end(position + 1, nested=True)
        return position


def parameters(text):
    """The names of a method's parameters."""
    names = []
    for item in split(text, ","):
        match = re.match(r"\s*(?:\w+ )?(\w+)\s*:", item)
        if match:
            names.append(match.group(1))
    return names


def literal_start(text, position):
    return text[position] == '"'


def literal_end(text, position):
    """The end of the string literal at a position, with its interpolations."""
    quote = '"""' if text.startswith('"""', position) else '"'
    position += len(quote)
    while not text.startswith(quote, position):
        if text.startswith("\\(", position):
            position = closing(text, position + 1) + 1
        elif text[position] == "\\":
            position += 2
        else:
            position += 1
    return position + len(quote)


def closing(text, position):
    """The position of the bracket that closes the one at a position."""
    depth = 0
    while position < len(text):
        character = text[position]
        if character in OPENING:
            depth += 1
        elif character in CLOSING:
            depth -= 1
            if depth == 0:
                return position
        elif literal_start(text, position):
            position = literal_end(text, position)
            continue
        elif text.startswith("//", position):
            position = text.index("\n", position)
            continue
        position += 1
    raise ValueError(f"no closing bracket: {text[:80]!r}")


def split(text, separator):
    """The parts of a text between separators that are outside of brackets and literals."""
    parts, start, position = [], 0, 0
    while position < len(text):
        if text[position] in OPENING:
            position = closing(text, position)
        elif literal_start(text, position):
            position = literal_end(text, position)
            continue
        elif text.startswith(separator, position):
            parts.append(text[start:position])
            position += len(separator)
            start = position
            continue
        position += 1
    return parts + [text[start:]]
