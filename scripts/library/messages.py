"""The messages of error types as templates, from their descriptions in Swift; see scripts/pages/errors.

A template is the text of a message in which PLACEHOLDER marks the name of a value, and OPTIONAL marks
a part that is printed only in some cases.
"""

import re

from limits import evaluate, read as constants_of
from swift_source import closing, literal_end, split

PLACEHOLDER, OPTIONAL = ("\x01", "\x02"), ("\x03", "\x04")
# Functions that only format their first argument.
FORMATTING = {
    "grouped", "line", "quoted", "word", "list", "String", "min", "max", "choice", "point", "text", "sentence",
}
# Names of values that are clearer to a reader than the names in the source.
NAMES = {
    "error": "reason", "code": "reason", "readingAdvice": "advice", "writingAdvice": "advice",
    "near": "similar names", "nearest": "similar names", "count": "number", "given": "number",
    "scalars": "code points", "problem": "reason", "refusal": "reason", "diagnostic": "problem",
    "diagnostics": "problem", "source": "variable", "known": "names", "available": "names", "inside": "nodes",
    "by": "node", "kind": "action", "left": "time", "wait": "time", "place": "location", "clock": "location",
    "piece": "", "arguments": "arguments", "missingConfiguration": "stub", "sent": "action",
    "lowerBound": "minimum", "upperBound": "maximum", "seen": "digits", "claims": "directories", "part": "part",
}
# Members that are values of their own; other members contain the text of the whole value.
MEMBERS = {
    "readingAdvice", "writingAdvice", "place", "sent", "size", "count", "lowerBound", "upperBound", "minimum",
    "total", "directories", "file", "line", "width", "height",
}


class Unknown(Exception):
    """An expression whose text is not in the source."""


def placeholder(name):
    name = NAMES.get(name, name)
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
    return f"{PLACEHOLDER[0]}{words}{PLACEHOLDER[1]}" if words else ""


class Messages:
    """The messages of types."""

    def __init__(self, types, files):
        self.types = types
        self.numbers = {}
        for file in files:
            for constant in constants_of(file):
                self.numbers.setdefault(constant.path, constant)

    def arms(self, type, member):
        """The arms of the `switch` in a member: names of cases with their templates, in order."""
        body = self.types[type].members[member]
        found = re.search(r"\bswitch [^{]+\{", body)
        environment = {name: placeholder(name) for name in self.types[type].parameters.get(member, [])}
        environment = self.locals(body[:found.start()] if found else "", type, environment)
        if found is None:
            return [(None, self.statements(body, type, environment))]
        close = closing(body, found.end() - 1)
        result = []
        for patterns, code in arms(body[found.end():close]):
            for pattern in patterns:
                name = re.match(r"\s*(?:let )?\.(\w+)", pattern)
                values = dict(environment)
                values.update((item, placeholder(item)) for item in re.findall(r"\blet (\w+)", pattern))
                text = self.statements(code, type, values)
                result.append((name.group(1) if name else None, text))
        return result

    def locals(self, code, type, environment):
        """The values of constants in statements."""
        environment = dict(environment)
        for match in re.finditer(r"^\s*let (\w+)(?:: \w+)? =\s*", code, re.M):
            end = expression_end(code, match.end())
            environment[match.group(1)] = self.template(code[match.end():end], type, environment)
        return environment

    def statements(self, code, type, environment):
        """The template that statements return."""
        code = re.sub(r"(?m)^\s*//.*$", "", code).strip()
        environment = self.locals(code, type, environment)
        returned = list(re.finditer(r"(?m)^\s*return\b\s*", code))
        if returned:
            code = code[returned[-1].end():]
        elif re.match(r"(guard|let|var|for|if|switch)\b", code):
            return self.unknown(code, type, environment)
        return self.template(code, type, environment)

    def template(self, expression, type, environment):
        """The template of an expression."""
        try:
            return self.evaluate(expression.strip(), type, environment)
        except Unknown:
            return self.unknown(expression, type, environment)

    def unknown(self, expression, type, environment):
        """A placeholder for an expression, from the first value in it."""
        for name in re.findall(r"(?<![\w.\\])[a-z]\w*\b", re.sub(r'"[^"]*"', "", expression)):
            if environment.get(name):
                return environment[name]
        return placeholder("value")

    def evaluate(self, text, type, environment, depth=0):
        if depth > 12 or not text:
            raise Unknown
        again = lambda part: self.evaluate(part.strip(), type, environment, depth + 1)
        if text.startswith("return "):
            return again(text[7:])
        if text[0] == "(" and closing(text, 0) == len(text) - 1:
            return again(text[1:-1])
        parts = split(text, " ?? ")
        if len(parts) > 1:
            first = again(parts[0])
            is_value = re.fullmatch(f"{PLACEHOLDER[0]}[^{PLACEHOLDER[1]}]*{PLACEHOLDER[1]}", first)
            return f"{OPTIONAL[0]}{first}{OPTIONAL[1]}" if parts[1].strip() == '""' and not is_value else first
        parts = split_words(text, "?")
        if len(parts) == 2:
            yes, no = split_words(parts[1], ":")
            return self.choice(parts[0], again(yes), again(no))
        parts = split_words(text, "+")
        if len(parts) > 1:
            joint = "\n" if parts[0].strip().startswith("[") else ""
            return joint.join(again(part) for part in parts if not part.strip().isdigit())
        if text[0] == '"':
            if literal_end(text, 0) != len(text):
                raise Unknown
            return self.literal(text, type, environment)
        if text[0] == "[" and closing(text, 0) == len(text) - 1:
            return "\n".join(again(part) for part in split(text[1:-1], ",") if part.strip())
        return self.access(text, type, environment, again)

    def choice(self, condition, yes, no):
        """The template of a conditional expression: the plural, or both texts as an optional part."""
        if re.search(r"== 1$|\.isEmpty$", condition.strip()) and no:
            return no
        shorter, longer = sorted([yes, no], key=len)
        if shorter == "" and len(longer) > 12:
            return f"{OPTIONAL[0]}{longer}{OPTIONAL[1]}"
        return longer if not shorter and "isItalic" not in condition else shorter

    def access(self, text, type, environment, again):
        """The template of a name, a member or a call."""
        match = re.fullmatch(r"(.+)\.joined\(separator: \"([^\"]*)\"\)", text, re.S)
        if match and balanced(match.group(1)):
            return again(match.group(1)).replace("\n", match.group(2).replace("\\n", "\n"))
        match = re.fullmatch(r"(.+?)\.(?:compactMap|map|filter|flatMap)(\(.*\)|\s*\{.*\})", text, re.S)
        if match and balanced(match.group(1)) and balanced(match.group(2)):
            base = again(match.group(1))
            body = re.fullmatch(r"\s*\{\s*(\".*\")\s*\}", match.group(2), re.S)
            if body and literal_end(body.group(1), 0) == len(body.group(1)):
                return self.literal(body.group(1), type, {**environment, "$0": base})
            return base
        match = re.fullmatch(r"((?:\w+\.)*)(\w+)\((.*)\)", text, re.S)
        if match and closing(text, text.index("(")) == len(text) - 1:
            return self.call(match.group(1).rstrip("."), match.group(2), match.group(3), type, environment, again)
        if re.fullmatch(r"-?[\d_.]+", text):
            return text
        if text in environment:
            return environment[text]
        if text.startswith("TextDifference("):
            return placeholder("difference")
        match = re.fullmatch(r"(?:(Self|[A-Z]\w*(?:\.[A-Z]\w*)*)\.)?(\w+)(?:\.pointText)?", text)
        if match:
            owner = self.owner(match.group(1), type)
            value = self.constant(owner, match.group(2))
            if value is not None:
                return value
        match = re.fullmatch(r"(\$?[a-z0]\w*)((?:\??\.\w+)*)(?:\(.*\))?(?: (?:>>|&-|-) \w+)?", text, re.S)
        if match:
            members = [member for member in re.findall(r"\w+", match.group(2)) if member in MEMBERS]
            if members:
                return placeholder(members[-1])
            return environment.get(match.group(1), placeholder(match.group(1).lstrip("$")))
        raise Unknown

    def call(self, owner, name, arguments, type, environment, again):
        values = [re.sub(r"^\s*\w+: ", "", item).strip() for item in split(arguments, ",") if item.strip()]
        if name == "fixes":
            return "\n\nTo fix:\n" + "\n".join(f"• {again(value)}" for value in values)
        if name == "counted":
            # A number with a noun, whose plural can be given.
            noun = again(values[1])
            plural = again(values[2]) if "plural:" in arguments else noun + "s"
            return f"{placeholder('number')} {plural}"
        if name == "grouped" and (number := again(values[0])).isdigit():
            return f"{int(number):,}"
        if (owner, name) == ("FileError", "system"):
            return placeholder("reason")
        declared = self.types.get(self.owner(owner or None, type))
        if declared and name in declared.parameters and (owner in ("", "Self", declared.path)) and (
                declared.path == type or declared.path.endswith("Issue")):
            body, names = declared.members.get(name), declared.parameters[name]
            if body and '"' in body:
                values = dict(zip(names, (self.template(value, type, environment) for value in values)))
                return self.statements(body, declared.path, values)
        if owner[:1].islower() or owner.startswith("$"):
            return again(owner)
        if (name in FORMATTING or name[0].isupper()) and values:
            return again(values[0])
        raise Unknown

    def owner(self, name, type):
        """The path of a type in an expression of a type's member."""
        if name in (None, "Self"):
            return type
        scope = type
        while scope:
            if f"{scope}.{name}" in self.types:
                return f"{scope}.{name}"
            scope = scope.rpartition(".")[0]
        return name

    def constant(self, owner, name):
        """The text or the number of a constant; `None` if there is none."""
        number = self.numbers.get(f"{owner}.{name}")
        value = evaluate(number, self.numbers) if number else None
        if value is not None:
            return f"{value:g}" if isinstance(value, float) else str(value)
        body = self.types[owner].members.get(name) if owner in self.types else None
        if body and (body.startswith('"') or "\n" in body or '"' in body):
            return self.template(body, owner, {})
        return None

    def literal(self, text, type, environment):
        """The template of a string literal."""
        quote = '"""' if text.startswith('"""') else '"'
        content = text[len(quote):-len(quote)]
        if quote == '"""':
            lines = content.split("\n")[1:]
            indent = len(lines.pop()) if lines else 0
            content = "\n".join(line[indent:] for line in lines)
        result, position = "", 0
        while position < len(content):
            if content.startswith("\\(", position):
                end = closing(content, position + 1)
                result += self.template(content[position + 2:end], type, environment)
                position = end + 1
            elif content.startswith("\\\n", position):
                position += 2
            elif content[position] == "\\":
                escape = content[position + 1]
                result += {"n": "\n", "t": "\t"}.get(escape, escape)
                position += 2
            else:
                result += content[position]
                position += 1
        return result


def balanced(text):
    """Whether all brackets of a text are closed in it."""
    try:
        split(text, ",")
        return not re.search(r"[)\]}]", re.sub(r'"(?:[^"\\]|\\.)*"', "", text)) or outer(text)
    except (IndexError, ValueError):
        return False


def outer(text):
    """Whether no bracket closes before it opens."""
    position = 0
    while position < len(text):
        if text[position] in "([{":
            position = closing(text, position)
        elif text[position] == '"':
            position = literal_end(text, position)
            continue
        elif text[position] in ")]}":
            return False
        position += 1
    return True


def arms(code):
    """The arms of a `switch`: the patterns and the code of each."""
    starts, position, depth = [], 0, 0
    while position < len(code):
        if code[position] in "([{":
            position = closing(code, position)
        elif code[position] == '"':
            position = literal_end(code, position)
            continue
        elif code.startswith("//", position):
            position = code.find("\n", position)
            if position < 0:
                break
            continue
        else:
            match = re.compile(r"(case|default)\b").match(code, position)
            if match and code[:position].rpartition("\n")[2].strip() == "":
                starts.append(match)
                position = match.end()
                continue
        position += 1
    for match, following in zip(starts, starts[1:] + [None]):
        text = code[match.end():following.start() if following else len(code)]
        pattern, rest = split(text, ":")[0], None
        rest = text[len(pattern) + 1:]
        yield (split(pattern, ",") if match.group(1) == "case" else []), rest.strip()


def split_words(text, word):
    """The parts of a text around a separate operator; a conditional expression is split once."""
    found, position = [], 0
    while position < len(text):
        if text[position] in "([{":
            position = closing(text, position)
        elif text[position] == '"':
            position = literal_end(text, position)
            continue
        elif text[position] == word and text[position - 1:position].isspace() and (
                text[position + 1:position + 2].isspace()):
            found.append(position)
        position += 1
    if word == "?":
        found = found[:1]
    if word == ":" and found:
        # Nested conditional expressions in the second part.
        found = found[:1]
    parts, start = [], 0
    for position in found:
        parts.append(text[start:position])
        start = position + 1
    return parts + [text[start:]]


def expression_end(code, position):
    """The end of an expression in statements."""
    while True:
        while position < len(code) and code[position] != "\n":
            if code[position] in "([{":
                position = closing(code, position)
            elif code[position] == '"':
                position = literal_end(code, position) - 1
            position += 1
        following = re.compile(r"\n\s*([+?:]\s|\.\w)").match(code, position)
        if following is None:
            return position
        position = following.end()
