"""Declarations of Swift interfaces in a canonical form; see scripts/checks/interface.

Reads the `.swiftinterface` text that the compiler prints, and the lines of swiftui-interface.txt.
Both become `Declaration`s whose `signature` is equal if and only if calls of one are calls of the
other: module names, names of a declaration's own generic parameters, order of requirements, sugar
and the place of a `where` clause do not matter.
"""

import dataclasses
import re

from symbols import Failure

MODULES = re.compile(
    r"^(Swift|SwiftUI|SwiftUICore|_Concurrency|_StringProcessing|Foundation\w*|CoreFoundation"
    r"|CoreGraphics|CoreText|CoreData|CoreTransferable|UniformTypeIdentifiers|UIKit|Combine|OpenCombine"
    r"|Observation|Symbols|Spatial|DeveloperToolsSupport|os|Dispatch|Tintype\w*)$")

# Parameters whose default is one of these are hidden: a call that leaves them out is unaffected.
LOCATIONS = {"#fileID", "#file", "#filePath", "#line", "#column", "#function", "#isolation"}

MODIFIERS = {
    "public", "open", "internal", "private", "fileprivate", "package", "static", "class", "final", "mutating",
    "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "indirect",
    "optional", "prefix", "postfix", "infix", "nonisolated", "isolated", "consuming", "borrowing", "distributed",
    "__consuming",
}
KEYWORDS = {
    "struct", "class", "enum", "protocol", "actor", "extension", "typealias", "associatedtype", "func", "init",
    "var", "let", "subscript", "case", "import", "operator", "precedencegroup", "deinit", "macro",
    "conformance", "inherits",
}
TYPES = ("struct", "class", "enum", "protocol", "actor")

# Attributes that are a part of what a declaration means to its users.
KEPT = {
    "MainActor", "preconcurrency", "_disfavoredOverload", "discardableResult", "propertyWrapper", "resultBuilder",
    "dynamicMemberLookup", "dynamicCallable", "deprecated", "softDeprecated", "unavailable",
}
DROPPED_TYPE_ATTRIBUTES = {"_inheritActorContext", "_implicitSelfCapture", "retroactive", "unchecked", "noescape"}

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
      | (?P<string>\"\"\".*?\"\"\"|\#*"(?:\\.|[^"\\\n])*"\#*)
      | (?P<word>`\w+`|\#?\w+|\$\w+)
      | (?P<attribute>@)
      | (?P<arrow>->)
      | (?P<dots>\.\.\.)
      | (?P<equal>==)
      | (?P<punctuation>[(){}\[\]<>,:;.?!&=~])
      | (?P<operator>[-+*/%|^$\#]+|\S)""",
    re.VERBOSE | re.DOTALL)


def tokens(text):
    """The tokens of a text as pairs of the text and whether white space precedes it."""
    found = []
    spaced = True
    for match in TOKEN.finditer(text):
        if match.lastgroup == "space":
            spaced = True
        else:
            found.append((match.group(), spaced))
            spaced = False
    return found


def active(text):
    """An interface without the branches of conditional compilation that are not the first."""
    lines = []
    skipped = []
    for line in text.split("\n"):
        word = line.strip().split(" ")[0]
        if word == "#if":
            skipped.append(False)
        elif word in ("#else", "#elseif"):
            skipped[-1] = True
        elif word == "#endif":
            skipped.pop()
        elif not any(skipped):
            lines.append(line)
    return "\n".join(lines)


# MARK: Types


@dataclasses.dataclass(frozen=True)
class Type:
    """A type: `kind` is one of name, tuple, function, some, prefix, composition and attributed."""

    kind: str
    parts: tuple = ()
    text: str = ""

    def mapped(self, change):
        """The type with `change` applied to all its parts, the innermost first."""
        return change(Type(self.kind, tuple(mapped(part, change) for part in self.parts), self.text))

    def __str__(self):
        return PRINTERS[self.kind](self)


def mapped(part, change):
    if isinstance(part, Type):
        return part.mapped(change)
    if isinstance(part, tuple):
        return tuple(mapped(item, change) for item in part)
    return part


def named(*names):
    return Type("name", tuple((name, ()) for name in names))


def printed_name(type_):
    return ".".join(
        name + (f"<{', '.join(map(str, arguments))}>" if arguments else "") for name, arguments in type_.parts)


def printed_sugar(type_):
    if len(type_.parts) == 1:
        name, arguments = type_.parts[0]
        if name == "Optional" and len(arguments) == 1:
            wrapped = str(arguments[0])
            plain = arguments[0].kind in ("name", "tuple")
            return f"{wrapped}?" if plain else f"({wrapped})?"
        if name == "Array" and len(arguments) == 1:
            return f"[{arguments[0]}]"
        if name == "Dictionary" and len(arguments) == 2:
            return f"[{arguments[0]}: {arguments[1]}]"
    return printed_name(type_)


def printed_function(type_):
    inputs, effects, result = type_.parts
    effect = "".join(f" {item}" for item in effects)
    return f"({', '.join(map(str, inputs))}){effect} -> {result}"


PRINTERS = {
    "name": printed_sugar,
    "tuple": lambda type_: "(" + ", ".join(
        (f"{label}: " if label else "") + str(item) for label, item in type_.parts) + ")",
    "function": printed_function,
    "some": lambda type_: f"some {type_.parts[0]}",
    "prefix": lambda type_: f"{type_.text} {type_.parts[0]}",
    "suffix": lambda type_: f"{type_.parts[0]}{type_.text}",
    "composition": lambda type_: " & ".join(map(str, type_.parts)),
    "attributed": lambda type_: f"{type_.text} {type_.parts[0]}",
}


def path(type_):
    """The names of a type such as `Self.Value` without arguments, otherwise nothing."""
    if type_.kind == "name" and not any(arguments for _, arguments in type_.parts):
        return tuple(name for name, _ in type_.parts)
    return None


def substituted(type_, changes):
    """The type with prefixes of its paths replaced; `changes` has types by path."""

    def change(item):
        if item.kind != "name":
            return item
        names = []
        for name, arguments in item.parts:
            if arguments:
                break
            names.append(name)
        for count in range(len(names), 0, -1):
            new = changes.get(tuple(names[:count]))
            if new is not None:
                rest = item.parts[count:]
                if not rest:
                    return new
                if new.kind == "name":
                    return Type("name", new.parts + rest)
        return item

    return type_.mapped(change)


# MARK: Declarations


@dataclasses.dataclass
class Parameter:
    label: str
    type: Type
    attributes: tuple = ()
    default: str = None
    variadic: bool = False


@dataclasses.dataclass
class Declaration:
    """A declaration of an interface, as it is written."""

    owner: str
    kind: str
    name: str
    text: str = ""
    attributes: dict = dataclasses.field(default_factory=dict)
    modifiers: set = dataclasses.field(default_factory=set)
    generics: list = dataclasses.field(default_factory=list)
    parameters: list = None
    effects: tuple = ()
    result: Type = None
    accessors: str = ""
    requirements: list = dataclasses.field(default_factory=list)
    owner_requirements: list = dataclasses.field(default_factory=list)
    inherited: list = dataclasses.field(default_factory=list)
    failable: str = ""
    version: str = ""
    is_requirement: bool = False

    @property
    def labels(self):
        if self.parameters is None:
            return None
        return tuple(item.label for item in self.parameters if item.default not in LOCATIONS)

    @property
    def title(self):
        """The name with its labels, such as `frame(width:height:alignment:)`."""
        labels = "" if self.parameters is None else f"({''.join(f'{label}:' for label in self.labels)})"
        return f"{self.name}{labels}"

    @property
    def advice(self):
        """The message of an unavailable declaration."""
        match = re.search(r'message: "((?:\\.|[^"\\])*)"', self.attributes.get("unavailable", ""))
        return re.sub(r"\\(.)", r"\1", match[1]) if match else ""

    @property
    def is_static(self):
        return "static" in self.modifiers or ("class" in self.modifiers and self.kind != "class")

    @property
    def isolation(self):
        return "main" if "MainActor" in self.attributes else "nonisolated"

    @property
    def builders(self):
        """Result builders and property wrappers that the declaration itself has."""
        return tuple(sorted(name for name in self.attributes if name.endswith("Builder")))

    @property
    def line(self):
        where = f" where {', '.join(map(printed, self.owner_requirements))}" if self.owner_requirements else ""
        return f"{self.owner}{where} | {self.text}"


def printed(requirement):
    left, operation, right = requirement
    return f"{left}: {right}" if operation == ":" else f"{left} == {right}"


class Parser:
    """A parser of declarations; see `interface` and `line`."""

    def __init__(self, text, origin):
        self.tokens = tokens(text)
        self.index = 0
        self.origin = origin

    # Tokens

    @property
    def token(self):
        return self.tokens[self.index][0] if self.index < len(self.tokens) else ""

    @property
    def spaced(self):
        return self.index >= len(self.tokens) or self.tokens[self.index][1]

    def peek(self, distance=1):
        index = self.index + distance
        return self.tokens[index][0] if index < len(self.tokens) else ""

    def next(self):
        token = self.token
        self.index += 1
        return token

    def accept(self, token):
        if self.token == token:
            self.index += 1
            return True
        return False

    def expect(self, token):
        if not self.accept(token):
            self.fail(f"“{token}” expected")

    def fail(self, message):
        around = " ".join(token for token, _ in self.tokens[max(0, self.index - 12):self.index + 6])
        raise Failure(f"{self.origin}: {message} at “{self.token}” in: {around}")

    def skip_balanced(self):
        """Skips a group in parentheses, brackets or braces and returns its text."""
        start = self.index
        depth = 0
        while self.index < len(self.tokens):
            token = self.next()
            if token in ("(", "[", "{"):
                depth += 1
            elif token in (")", "]", "}"):
                depth -= 1
                if depth == 0:
                    return self.source(start, self.index)
        self.fail("unbalanced group")

    def source(self, start, end):
        """The text of tokens, with white space between them as in the source."""
        text = "".join((" " if spaced else "") + token for token, spaced in self.tokens[start:end])
        return text.strip()

    # Attributes and modifiers

    def attribute(self):
        self.expect("@")
        names = [self.next()]
        while self.token == "." and not self.spaced:
            self.next()
            names.append(self.next())
        generic = ""
        if self.token == "<" and not self.spaced:
            generic = f"<{', '.join(map(str, self.generic_arguments()))}>"
        arguments = ""
        if self.token == "(" and not self.spaced:
            arguments = self.skip_balanced()
        if len(names) > 1 and MODULES.match(names[0]):
            names.pop(0)
        return ".".join(names) + generic, arguments

    def attributes(self):
        """The attributes and modifiers before a declaration."""
        attributes = {}
        modifiers = set()
        while True:
            if self.token == "@":
                name, arguments = self.attribute()
                if name == "available":
                    if re.search(r"\bunavailable\b", arguments):
                        name = "unavailable"
                    elif re.search(r"\bdeprecated\b", arguments):
                        name = "deprecated"
                if name == "_functionBuilder":
                    name = "resultBuilder"
                attributes[name] = arguments
            elif self.token == "class" and self.peek() not in ("func", "var", "let", "subscript"):
                return attributes, modifiers
            elif self.token in MODIFIERS:
                word = self.next()
                if self.token == "(" and not self.spaced:
                    word += self.skip_balanced()
                modifiers.add(word)
            else:
                return attributes, modifiers

    # Types

    def generic_arguments(self):
        self.expect("<")
        found = []
        while self.token != ">":
            found.append(self.type())
            if not self.accept(","):
                break
        self.expect(">")
        return tuple(found)

    def type(self):
        attributes = []
        while self.token == "@" or (self.token == "nonisolated" and self.peek() == "("):
            if self.accept("nonisolated"):
                attributes.append("nonisolated" + self.skip_balanced())
                continue
            name, arguments = self.attribute()
            if name not in DROPPED_TYPE_ATTRIBUTES:
                attributes.append("@" + name + arguments)
        if self.token in ("inout", "__owned", "__shared", "borrowing", "consuming", "sending", "isolated"):
            word = self.next()
            inner = self.type()
            if word in ("__owned", "__shared"):
                return attributed(attributes, inner)
            return attributed(attributes, Type("prefix", (inner,), word))
        return attributed(attributes, self.unattributed())

    def unattributed(self):
        if self.token in ("some", "any", "repeat", "each") and self.peek() not in (",", ")", ".", ">", ":"):
            word = self.next()
            inner = self.unattributed()
            if word == "any":
                return inner
            return Type("some", (inner,)) if word == "some" else Type("prefix", (inner,), word)
        if self.accept("~"):
            return Type("prefix", (self.unattributed(),), "~")
        first = self.suffixed()
        if self.token == "&":
            parts = [first]
            while self.accept("&"):
                parts.append(self.suffixed())
            first = Type("composition", tuple(sorted(parts, key=str)))
        return self.function(first)

    def function(self, first):
        """A function type if an arrow or effects follow the type, otherwise the type."""
        if not (first.kind == "tuple" and self.token in ("->", "async", "throws", "rethrows")):
            return first.parts[0][1] if is_parenthesized(first) else first
        effects = self.effects()
        self.expect("->")
        result = self.type()
        return Type("function", (tuple(item for _, item in first.parts), effects, result))

    def effects(self):
        found = []
        while self.token in ("async", "throws", "rethrows", "reasync"):
            word = self.next()
            if word == "throws" and self.token == "(":
                word += self.skip_balanced()
            found.append(word)
        return tuple(found)

    def suffixed(self):
        found = self.primary()
        while True:
            if self.token in ("?", "!") and not self.spaced:
                self.next()
                found = Type("name", (("Optional", (unwrapped(found),)),))
            elif self.token == "." and self.peek() in ("Type", "Protocol"):
                self.next()
                found = Type("suffix", (unwrapped(found),), "." + self.next())
            else:
                return found

    def primary(self):
        if self.token == "(":
            return self.tuple()
        if self.accept("["):
            first = self.type()
            if self.accept(":"):
                second = self.type()
                self.expect("]")
                return Type("name", (("Dictionary", (first, second)),))
            self.expect("]")
            return Type("name", (("Array", (first,)),))
        if not re.match(r"[`\w$#]", self.token):
            self.fail("a type expected")
        parts = []
        while True:
            name = self.next().strip("`")
            arguments = self.generic_arguments() if self.token == "<" else ()
            parts.append((name, arguments))
            if self.token == "." and self.peek() not in ("Type", "Protocol"):
                self.next()
            else:
                break
        if len(parts) > 1 and not parts[0][1] and MODULES.match(parts[0][0]):
            parts.pop(0)
        if len(parts) == 1 and parts[0] == ("Void", ()):
            return Type("tuple", ())
        return Type("name", tuple(parts))

    def tuple(self):
        self.expect("(")
        items = []
        while self.token != ")":
            label = ""
            if re.match(r"[`\w]", self.token) and self.peek() == ":":
                label = self.next()
                self.next()
            elif self.token == "_" or (re.match(r"[`\w]", self.token) and self.peek(2) == ":"):
                self.next()
                self.next()
                self.expect(":")
            item = self.type()
            if self.accept("..."):
                item = Type("suffix", (item,), "...")
            if self.accept("="):
                self.expression()
            items.append(("" if label == "_" else label.strip("`"), item))
            if not self.accept(","):
                break
        self.expect(")")
        return Type("tuple", tuple(items))

    # Generics

    def generic_parameters(self):
        """Parameters of `<…>` as names and requirements."""
        names = []
        requirements = []
        if not self.accept("<"):
            return names, requirements
        while self.token != ">":
            self.accept("each")
            self.accept("let")
            name = self.next()
            names.append(name)
            if self.accept(":"):
                requirements += requirement(named(name), ":", self.type())
            if not self.accept(","):
                break
        self.expect(">")
        return names, requirements

    def where(self):
        found = []
        if not self.accept("where"):
            return found
        while True:
            self.accept("repeat")
            self.accept("each")
            left = self.unattributed()
            operation = self.next()
            if operation not in (":", "=="):
                self.fail("a requirement expected")
            found += requirement(left, operation, self.type())
            if not self.accept(","):
                return found

    # Declarations

    def parameters(self):
        self.expect("(")
        found = []
        while self.token != ")":
            attributes = []
            while self.token == "@":
                name, arguments = self.attribute()
                if name not in DROPPED_TYPE_ATTRIBUTES:
                    attributes.append("@" + name + arguments)
            label = self.next().strip("`")
            if self.token != ":":
                self.next()
            self.expect(":")
            item = Parameter(label, self.type(), tuple(attributes))
            if self.accept("..."):
                item.variadic = True
            if self.accept("="):
                item.default = self.expression()
            found.append(item)
            if not self.accept(","):
                break
        self.expect(")")
        return found

    def expression(self):
        """The text of a default value."""
        start = self.index
        angles = 0
        while self.index < len(self.tokens):
            token = self.token
            if token in ("(", "[", "{"):
                self.skip_balanced()
                continue
            if token == "<" and not self.spaced:
                angles += 1
            elif token == ">" and angles:
                angles -= 1
            elif token in (")", "]") or (token == "," and angles == 0):
                break
            self.next()
        text = self.source(start, self.index)
        return re.sub(r"\b(\w+)\.(?=[A-Z])", lambda match: "" if MODULES.match(match[1]) else match[0], text)

    def accessors(self):
        """The accessors in a property's braces: `{get}`, `{get set}` or `{get nonmutating set}`."""
        text = self.skip_balanced()
        words = re.findall(r"\w+", re.sub(r"\{[^{}]*\}", "", text[1:-1]))
        if "set" in words or "_modify" in words:
            return "{get nonmutating set}" if "nonmutating" in words else "{get set}"
        effects = [word for word in words if word in ("async", "throws")]
        return "{" + " ".join(["get"] + effects) + "}"

    def declaration(self, owner):
        """The next declaration, up to its braces."""
        start = self.index
        attributes, modifiers = self.attributes()
        keyword = self.token
        if keyword not in KEYWORDS:
            self.fail("a declaration expected")
        self.next()
        found = Declaration(owner, keyword, keyword, attributes=attributes, modifiers=modifiers)
        if keyword in ("conformance", "inherits"):
            found.inherited = [self.type()]
            found.name = str(found.inherited[0])
        elif keyword in TYPES:
            found.name = self.next()
            found.generics, found.requirements = self.generic_parameters()
            if self.accept(":"):
                while True:
                    found.inherited.append(self.type())
                    if not self.accept(","):
                        break
            found.requirements += self.where()
        elif keyword == "extension":
            found.result = self.primary()
            if self.accept(":"):
                while True:
                    found.inherited.append(self.type())
                    if not self.accept(","):
                        break
            found.requirements = self.where()
        elif keyword in ("typealias", "associatedtype"):
            found.name = self.next()
            found.generics, found.requirements = self.generic_parameters()
            if self.accept(":"):
                found.inherited = [self.type()]
            if self.accept("="):
                found.result = self.type()
            found.requirements += self.where()
        elif keyword in ("func", "init", "subscript", "macro"):
            if keyword in ("func", "macro"):
                found.name = self.name()
            if keyword == "init" and self.token in ("?", "!"):
                found.failable = self.next()
            found.generics, found.requirements = self.generic_parameters()
            if self.token == "(":
                found.parameters = self.parameters()
            found.effects = self.effects()
            if self.accept("->"):
                found.result = self.type()
            if keyword == "macro" and self.accept("="):
                self.next()
                while self.token in (".", "(") and self.index < len(self.tokens):
                    if self.token == "(":
                        self.skip_balanced()
                    else:
                        self.next()
                        self.next()
            found.requirements += self.where()
            if keyword == "subscript":
                found.accessors = self.accessors() if self.token == "{" else "{get set}"
        elif keyword in ("var", "let"):
            found.kind = "var"
            found.name = self.next().strip("`")
            self.expect(":")
            found.result = self.type()
            limited = any(word.endswith("(set)") for word in modifiers)
            found.accessors = "{get}" if keyword == "let" or limited else "{get set}"
            if self.accept("="):
                self.skip_value()
            if self.token == "{":
                shown = self.accessors()
                found.accessors = "{get}" if limited else shown
        elif keyword == "case":
            found.name = self.next().strip("`")
            if self.token == "(":
                found.result = self.tuple()
            if self.accept("="):
                self.next()
        elif keyword == "import":
            while self.index < len(self.tokens) and not (
                    self.tokens[self.index][1] and self.token in KEYWORDS | MODIFIERS | {"@"}):
                self.next()
        elif keyword == "operator":
            self.name()
            if self.accept(":"):
                self.next()
        elif keyword == "precedencegroup":
            self.next()
            self.skip_balanced()
        found.text = re.sub(r"\b(\w+)\.(?=[\w`])", without_module, self.source(start, self.index))
        return found

    def skip_value(self):
        """Skips a property's initial value, which a line of the list may have."""
        while self.index < len(self.tokens) and self.token != "{":
            if self.token in ("(", "["):
                self.skip_balanced()
            else:
                self.next()

    def name(self):
        """The name of a function, which may be an operator."""
        if re.match(r"[`\w]", self.token):
            return self.next().strip("`")
        parts = [self.next()]
        while not self.spaced and not re.match(r"[`\w(]", self.token) and not (
                self.token == "<" and self.peek(2) in (">", ",", ":")):
            parts.append(self.next())
        return "".join(parts)


def without_module(match):
    return "" if MODULES.match(match[1]) else match[0]


def is_parenthesized(type_):
    return type_.kind == "tuple" and len(type_.parts) == 1 and not type_.parts[0][0] \
        and type_.parts[0][1].kind != "suffix"


def unwrapped(type_):
    return type_.parts[0][1] if is_parenthesized(type_) else type_


def attributed(attributes, type_):
    if "@MainActor" in attributes and type_.kind == "function":
        attributes = [name for name in attributes if name != "@Sendable"]  # It follows from the isolation.
    if not attributes:
        return type_
    return Type("attributed", (type_,), " ".join(sorted(attributes)))


def requirement(left, operation, right):
    """The requirements of one, with compositions split."""
    if operation == ":" and right.kind == "composition":
        return [item for part in right.parts for item in requirement(left, ":", part)]
    if operation == ":" and path(right) == ("Codable",):
        return [(left, ":", named("Decodable")), (left, ":", named("Encodable"))]
    return [(left, operation, right)]


def interface(text, origin, unavailable=None):
    """The public declarations of an interface that the compiler printed.

    Declarations that are unavailable are added to the list `unavailable`, without the members of types.
    """
    parser = Parser(active(text), origin)
    found = []
    members(parser, found, [] if unavailable is None else unavailable, "-", [], in_type="")
    return found


def members(parser, found, unavailable, owner, requirements, in_type, attribute=""):
    """Adds the members of a type or an extension; `attribute` has the message of an unavailable extension."""
    while parser.index < len(parser.tokens) and parser.token != "}":
        item = parser.declaration(owner)
        item.owner_requirements = requirements
        item.is_requirement = in_type == "protocol"
        visible = in_type in ("protocol", "hidden") or item.kind in ("extension", "case") \
            or bool(item.modifiers & {"public", "open"})
        is_unavailable = visible and in_type not in ("hidden", "unavailable") and "unavailable" in item.attributes
        visible = visible and in_type not in ("hidden", "unavailable") and not is_unavailable
        item.text = compact(item.text)
        if is_unavailable and item.kind != "extension":
            unavailable.append(item)
        elif in_type == "unavailable" and item.modifiers & {"public", "open"}:
            item.attributes.setdefault("unavailable", attribute)
            unavailable.append(item)
        has_body = parser.token == "{"
        if item.kind in TYPES:
            inner = item.name if owner == "-" else f"{owner}.{item.name}"
            if visible:
                add_type(found, item, inner, requirements)
            if has_body:
                parser.next()
                members(parser, found, unavailable, inner, [], item.kind if visible else "hidden")
                parser.expect("}")
        elif item.kind == "extension":
            inner = ".".join(name for name, _ in item.result.parts)
            if visible:
                for conformance in item.inherited:
                    add_conformance(found, inner, item.requirements, conformance, "conformance")
            if has_body:
                parser.next()
                members(
                    parser, found, unavailable, inner, item.requirements,
                    "unavailable" if is_unavailable else "extension", item.attributes.get("unavailable", ""))
                parser.expect("}")
        else:
            if has_body:
                parser.skip_balanced()
            if visible and item.kind not in ("import", "operator", "precedencegroup", "deinit"):
                found.append(item)


def add_type(found, item, inner, requirements):
    item.owner = inner
    item.owner_requirements = requirements
    found.append(item)
    for conformance in item.inherited:
        kind = "inherits" if item.kind == "protocol" else "conformance"
        add_conformance(found, inner, [], conformance, kind)
    item.text = re.sub(r"^((?:\S+ )*?)((?:struct|class|enum|protocol|actor) .*)$", r"\1\2", item.text)
    item.inherited = []


def add_conformance(found, owner, requirements, conformance, kind):
    text = str(conformance)
    found.append(Declaration(
        owner, kind, text.removeprefix("@unchecked "), text=f"{kind} {text}", inherited=[conformance],
        owner_requirements=requirements))


def compact(text):
    """A declaration's text in the style of the list."""
    text = re.sub(r'@(available|_semantics|_implements|objc)\((?:"(?:\\.|[^"\\])*"|[^()"])*\)\s*', "", text)
    text = re.sub(
        r"(@(_hasInitialValue|_inheritActorContext|inlinable|frozen|_alwaysEmitIntoClient|usableFromInline"
        r"|_functionBuilder|retroactive)|\b(public|open|final|convenience|required))\s+", "", text)
    text = re.sub(r" : ", ": ", text).replace("{ get }", "{get}")
    return re.sub(r"\s+", " ", text).strip()


def line(text, origin):
    """The declaration of one line of the list: `owner where … | declaration // version`."""
    owner, separator, rest = text.partition(" | ")
    if not separator:
        raise Failure(f"{origin}: “ | ” expected in: {text}")
    rest, _, version = rest.partition(" // ")
    name, _, where = owner.partition(" where ")
    head = Parser(f"where {where}" if where else "", origin)
    requirements = head.where()
    parser = Parser(rest, origin)
    found = parser.declaration(name)
    if parser.token == "{":
        found.accessors = parser.accessors()
    if parser.index < len(parser.tokens):
        parser.fail("the end of the line expected")
    found.owner_requirements = requirements
    found.text = rest
    found.version = version
    return found


# MARK: Signatures


class Context:
    """What the types of an interface declare, which the signatures of members depend on."""

    def __init__(self, declarations):
        self.generics = {}
        self.requirements = {}
        self.kinds = {}
        self.aliases = {}
        self.protocols = {}
        for item in declarations:
            if item.kind == "typealias" and item.result is not None and not item.generics:
                self.aliases.setdefault((item.owner, item.name), item.result)
            if item.kind in ("conformance", "inherits"):
                self.protocols.setdefault(item.owner, []).append(str(stripped(item.inherited[0])))
            if item.kind in TYPES:
                self.kinds.setdefault(item.owner, item.kind)
                self.generics.setdefault(item.owner, item.generics)
                self.requirements.setdefault(item.owner, item.requirements)

    def owners(self, owner):
        """A type and the types around it."""
        parts = owner.split(".")
        return [".".join(parts[:count]) for count in range(len(parts), 0, -1)]

    def owner_generics(self, owner):
        return [name for item in self.owners(owner) for name in self.generics.get(item, [])]

    def self_type(self, owner):
        """The type that `Self` is in a structure or an enumeration."""
        if self.kinds.get(owner) not in ("struct", "enum"):
            return None
        names = owner.split(".")
        parts = []
        for count in range(1, len(names) + 1):
            generics = self.generics.get(".".join(names[:count]), [])
            parts.append((names[count - 1], tuple(named(name) for name in generics)))
        return Type("name", tuple(parts))

    def alias(self, owner, name, depth=0):
        """The type that a name of a type alias stands for, and the type or protocol that declares it."""
        found = self.aliases.get((owner, name))
        if found is not None:
            return found, owner
        for protocol in self.protocols.get(owner, []) if depth < 5 else []:
            found, declarer = self.alias(protocol, name, depth + 1)
            if found is not None:
                return found, declarer
        return None, None

    def resolved(self, type_, depth=0):
        """The type with the types that its type aliases stand for."""

        def change(item):
            if item.kind != "name" or depth > 5:
                return item
            for count in range(2, len(item.parts) + 1):
                names = [name for name, _ in item.parts[:count]]
                owner = ".".join(names[:-1])
                found, declarer = self.alias(owner, names[-1])
                if found is None or item.parts[count - 1][1]:
                    continue
                head = Type("name", item.parts[:count - 1])
                changes = {("Self",): head}
                arguments = [argument for _, each in item.parts[:count - 1] for argument in each]
                generics = self.owner_generics(owner) if arguments else []
                if declarer == owner and len(generics) == len(arguments):
                    ordered = [
                        name for part in reversed(self.owners(owner)) for name in self.generics.get(part, [])]
                    changes.update({(name,): argument for name, argument in zip(ordered, arguments)})
                new = substituted(found, changes)
                rest = item.parts[count:]
                if rest and new.kind != "name":
                    return item
                new = Type("name", new.parts + rest) if rest else new
                return self.resolved(new, depth + 1)
            return item

        return type_.mapped(change)

    def signature(self, item):
        """The text that is equal for declarations that are the same to their users."""
        parameters = [entry for entry in item.parameters or () if entry.default not in LOCATIONS]
        own = [name for name in item.generics if not (item.kind in TYPES)]
        requirements = list(item.requirements) + list(item.owner_requirements)
        types = [entry.type for entry in parameters]
        changes = {}
        enclosing = self.self_type(item.owner)
        if enclosing is not None:
            changes[("Self",)] = enclosing
            requirements = substitute_all(requirements, changes)
            types = [substituted(type_, changes) for type_ in types]
        result = substituted(item.result, changes) if item.result else Type("tuple", ())
        if item.kind != "typealias":
            if self.kinds.get(item.owner) == "protocol":
                own_aliases = {
                    ("Self", name): type_ for (owner, name), type_ in self.aliases.items() if owner == item.owner}
                types = [substituted(type_, own_aliases) for type_ in types]
                result = substituted(result, own_aliases)
            types = [self.resolved(type_) for type_ in types]
            result = self.resolved(result)

        # `some P` of a parameter is a generic parameter.
        opaque = []
        types = [opened(type_, opaque, requirements) for type_ in types]
        own = own + opaque

        # Same-type requirements name one type in two ways.
        known = set(own) | set(self.owner_generics(item.owner)) | {"Self"}
        requirements = self.reduced(requirements, item)
        equal = [oriented(entry, known) for entry in requirements if entry[1] == "=="]
        equal = sorted(set(equal), key=lambda entry: (str(entry[0]), str(entry[2])))
        changes = {path(left): right for left, _, right in equal if path(left)}
        for _ in range(3):
            types = [substituted(type_, changes) for type_ in types]
            result = substituted(result, changes)
        others = {
            (substituted(left, changes), ":", right) for left, operation, right in requirements if operation == ":"}
        others = {entry for entry in others if path(entry[0]) and path(entry[0])[0] in known}

        # Names of the declaration's own generic parameters have no meaning.
        order = {}
        for entry in types + [result] + sorted(
                [side for left, _, right in [*equal, *others] for side in (left, right)], key=str):
            collect(entry, set(own), order)
        renamed = {(name,): named(f"#{position}") for name, position in order.items()}
        types = [substituted(type_, renamed) for type_ in types]
        result = substituted(result, renamed)
        where = sorted(
            {printed(entry) for entry in substitute_all(list(others), renamed)}
            | {printed(entry) for entry in substitute_all(equal, renamed)})

        parts = []
        if item.is_static:
            parts.append("static")
        parts += [word for word in ("mutating", "prefix", "postfix") if word in item.modifiers]
        if item.kind in TYPES:
            generics = f"<{', '.join(item.generics)}>" if item.generics else ""
            parts.append(f"{item.kind} {item.owner}{generics}")
        elif item.kind in ("conformance", "inherits"):
            parts.append(f"{item.kind} {stripped(item.inherited[0])}")
        else:
            parts.append(f"{item.kind} {item.name}{item.failable}")
        if item.parameters is not None:
            shown = []
            for entry, type_ in zip(parameters, types):
                attributes = "".join(f"{name} " for name in sorted(entry.attributes))
                dots = "..." if entry.variadic else ""
                default = " = …" if entry.default is not None else ""
                shown.append(f"{entry.label}: {attributes}{type_}{dots}{default}")
            parts[-1] += f"({', '.join(shown)})"
        parts += item.effects
        if item.kind in ("func", "subscript", "macro") or (item.kind != "init" and item.result):
            parts.append(f"-> {result}")
        if item.kind in ("associatedtype",) and item.inherited:
            parts.append(f": {item.inherited[0]}")
        if item.accessors:
            parts.append(item.accessors)
        if where:
            parts.append(f"where {', '.join(where)}")
        return " ".join(parts)

    def reduced(self, requirements, item):
        """Requirements without those that the owner's declaration has already."""
        owners = self.owners(item.owner)[1 if item.kind in TYPES else 0:]
        implied = {printed(entry) for owner in owners for entry in self.requirements.get(owner, [])}
        return [entry for entry in requirements if printed(entry) not in implied]


def stripped(type_):
    return stripped(type_.parts[0]) if type_.kind == "attributed" else type_


def substitute_all(requirements, changes):
    return [
        (substituted(left, changes), operation, substituted(right, changes))
        for left, operation, right in requirements]


def opened(type_, opaque, requirements):
    """A parameter's type with generic parameters for its opaque types."""

    def change(item):
        if item.kind != "some":
            return item
        name = f"some{len(opaque)}"
        opaque.append(name)
        requirements.extend(requirement(named(name), ":", item.parts[0]))
        return named(name)

    return type_.mapped(change)


def oriented(entry, known):
    """A same-type requirement with the type parameter on the left."""
    left, operation, right = entry
    left_known = bool(path(left)) and path(left)[0] in known
    right_known = bool(path(right)) and path(right)[0] in known
    if right_known and (not left_known or (str(right) > str(left))):
        return right, operation, left
    return entry


def collect(type_, names, order):
    """Numbers generic parameters in the order of their first appearance."""
    for part in flattened(type_):
        if part in names and part not in order:
            order[part] = len(order)


def flattened(part):
    """The first names of all paths of a type, in the order of the text."""
    if isinstance(part, Type):
        if part.kind == "name":
            yield part.parts[0][0]
            for _, arguments in part.parts:
                for item in arguments:
                    yield from flattened(item)
        else:
            for item in part.parts:
                yield from flattened(item)
    elif isinstance(part, tuple):
        for item in part:
            yield from flattened(item)
