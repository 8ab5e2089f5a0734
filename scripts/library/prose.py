"""The texts of the repository that people read, and the names in its code; see scripts/checks/language."""

import io
import re
import tokenize

import repository
from repository import ROOT

CODE = (".swift", ".c", ".h", ".js", ".css")
# The sample apps and the benchmarks paint their string literals, and the tables of symbols contain names.
SAMPLES = (
    "Sources/Examples/TintypeGallery/", "Sources/Examples/Samples/",
    "Sources/Development/TintypeBenchmarks/Fixtures/", "Sources/Development/TintypeSampleRuns/",
    "Sources/Engine/TintypeComponents/Symbols/StandardSymbols+",
)

# Interpolations are matched as a part of their string, up to three nested parentheses.
NESTED = r'(?:[^()"\n]|"[^"\n]*"|\((?:[^()"\n]|"[^"\n]*"|\((?:[^()"\n]|"[^"\n]*"|\([^()\n]*\))*\))*\))*'
INTERPOLATION = r"\\#*\(" + NESTED + r"\)"
TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/"
    r'|(?P<raw>#+)""".*?"""(?P=raw)|(?P<line>#+)"[^\n]*?"(?P=line)|""".*?(?<!\\)"""'
    r'|"(?:' + INTERPOLATION + r'|\\[^(\n]|[^"\\\n])*"',
    re.S)
SCRIPT_TOKEN = re.compile(r"`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|" + TOKEN.pattern, re.S)
PRINTING = "|".join(rf"(?<=\b{name} )" for name in ("step", "fail", "say"))
SHELL_TOKEN = re.compile(
    r"(?m)^[ ]*#(?!!)[^\n]*|(?<=printf )'[^'\n]*'|(?:" + PRINTING + r')"[^"\n]*"')

# Code, addresses and paths within a text.
NOT_PROSE = re.compile(
    r'\\"[^"\\]*\\"|(?<!\\)\\[nrt0]'
    r"|``[^`]*``|`[^`]*`|\]\([^)]*\)|<doc:[^>]*>|https?://\S+|<!--.*?-->|<[/a-z][^<>]*>"
    r"|(?:scripts|Sources|Tests|__Snapshots__)/\S*|\$\{[^}]*\}|" + INTERPOLATION)
ALTERNATIVE_TEXT = re.compile(r'\balt="([^"]*)"')
TEST_NAME = re.compile(r"@(?:Test|Suite)\(\s*\Z")
IDENTIFIER = re.compile(r"\b[A-Za-z_]\w*")
CODE_SPAN = re.compile(r"``([^`]+)``|`([^`]+)`")


def tracked(paths):
    """Returns the files whose texts are checked; references and test fixtures are data."""
    for name in repository.files(*paths):
        if "__Snapshots__/" in name or (name.startswith("Tests/") and "/Fixtures/" in name):
            continue
        if (name.endswith((*CODE, ".md", ".py")) or is_shell(name)) and not (ROOT / name).is_symlink():
            yield name


def is_shell(name):
    return name == ".ci/run" or (name.startswith("scripts/") and "." not in name)


def read(name):
    return (ROOT / name).read_text(encoding="utf-8", errors="replace")


def tokens(name, text):
    """Yields the comments and string literals of a source: the offset, the kind and the text."""
    pattern = SCRIPT_TOKEN if name.endswith((".js", ".c", ".h")) else TOKEN
    for match in pattern.finditer(text):
        found = match.group()
        yield match.start(), "comment" if found.startswith(("//", "/*")) else "string", found


def python_tokens(text):
    """Yields the comments, documentation strings and string literals of a Python source."""
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        row, column = token.start
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            is_comment = token.string.startswith("#") or (
                token.string.startswith('"""') and not token.line[:column].strip())
            yield starts[row - 1] + column, "comment" if is_comment else "string", token.string


def shell_tokens(text):
    """Yields the comments of a shell script, and the texts that its functions print."""
    for match in SHELL_TOKEN.finditer(text):
        kind = "comment" if match.group().lstrip().startswith("#") else "string"
        yield match.start(), kind, match.group()


def lines(name, text):
    """Yields the number, the kind and the source of each line: a comment, string, test name or text."""
    if name.endswith(".md"):
        found = [(0, "text", text)]
    elif name.endswith(CODE):
        found = tokens(name, text)
    elif name.endswith(".py") or "python3" in text.partition("\n")[0]:
        found = python_tokens(text)
    else:
        found = shell_tokens(text)
    number, position, is_fenced, last = 1, 0, False, 0
    for start, kind, source in found:
        number += text.count("\n", position, start)
        position = start
        if kind == "string":
            if TEST_NAME.search(text, max(0, start - 40), start):
                kind = "test name"
            # A single word is a key or a name.
            if re.search(r"\S\s+\S", source):
                for offset, line in enumerate(source.split("\n")):
                    yield number + offset, kind, line
            continue
        if number > last + 1:
            is_fenced = False
        for offset, line in enumerate(source.split("\n")):
            last = number + offset
            if re.match(r"\s*(?:///?|\*)?\s*```", line):
                is_fenced = not is_fenced
            elif not is_fenced:
                yield last, kind, line


def plain(line):
    """Returns a line without code, addresses and paths."""
    alternative = " ".join(ALTERNATIVE_TEXT.findall(line))
    # A tag leaves a mark, by which a literal with code is recognized.
    line = NOT_PROSE.sub(lambda found: " <> " if found.group()[0] == "<" else " ", line)
    return f"{line} {alternative}" if alternative else line


def prose(name, text):
    """Yields the number, the kind and the prose of each line of a file."""
    is_sample = name.startswith(SAMPLES)
    # A script begins its messages with its name.
    own = re.compile(rf"^(['\"]){re.escape(name.rpartition('/')[2])}: ")
    for number, kind, line in lines(name, text):
        if not (is_sample and kind == "string"):
            yield number, kind, plain(own.sub(r"\1", line))


def names(name, text):
    """Returns the names in the code, the keys and the code spans of a file, with the line of each first use.

    Keys are string literals without spaces.
    """
    if name.endswith(CODE):
        parts, position = [], 0
        for start, kind, source in tokens(name, text):
            # A literal without a space is a key or a name.
            is_name = kind == "string" and not re.search(r"\s", source) and not name.startswith(SAMPLES)
            parts += [text[position:start], source if is_name else "\n" * source.count("\n")]
            position = start + len(source)
        code = "".join(parts) + text[position:]
    else:
        code = "" if name.endswith(".md") else text
    found = {word: code for word in set(IDENTIFIER.findall(code))}
    if not code or name.endswith(CODE):
        for number, kind, line in lines(name, text):
            if kind != "string" and "`" in line:
                for span in CODE_SPAN.finditer(line):
                    for word in IDENTIFIER.findall(span.group()):
                        found.setdefault(word, number)
    return found


def line_of(word, place):
    """Returns the line of a name that `names` found."""
    if isinstance(place, int):
        return place
    return place.count("\n", 0, re.search(rf"\b{word}\b", place).start()) + 1


def components(identifier):
    """Returns the words of a name in camel case or with underscores."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", identifier)
