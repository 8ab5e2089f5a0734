"""Markdown of generated guides, and their update; see scripts/pages/api and scripts/pages/commands."""

import difflib
import re
import sys
import textwrap

import repository
from repository import ROOT

WIDTH = 120


def table(header, rows):
    """A table; the header is separated from the rows by a line."""
    def line(cells):
        return "| " + " | ".join(re.sub(r"(?<!\\)\|", r"\\|", cell) for cell in cells) + " |"

    return [line(header), "|" + "---|" * len(header)] + [line(row) for row in rows] + [""]


def prose(text, prefix=""):
    """A paragraph with lines of at most 120 columns, each with the prefix."""
    lines = textwrap.wrap(text, WIDTH - len(prefix), break_long_words=False, break_on_hyphens=False)
    # At the start of a line, these characters would begin a list or a heading.
    lines = [re.sub(r"^([-+#]|\d+[.)])(?=\s)", r"\\\1", line) if number else line
             for number, line in enumerate(lines)]
    return [prefix + line for line in lines] + [prefix.rstrip()]


def paragraph(words):
    """A list of words in a paragraph of at most 120 columns."""
    text = ", ".join(word.replace(" ", "\0") for word in words) + "."
    lines = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\0", " ") for line in lines] + [""]


# The parts of a plain text that are code: `code`, “tintype COMMAND”, options, variables, directories with underscores,
# file patterns, and names with arguments. DocC would replace `--` and straight quotes.
CODE = re.compile(
    r"`(?P<code>[^`]+)`"
    r"|“(?P<command>(?:tintype|git|swift) [^”…]+)”"
    r"|eval \"[^\"]+\""
    r"|(?<![\w`-])(?:--?[a-z][\w-]*(?:=[^\s,;”.]+)?"
    r"|[\w./*-]*__Snapshots__(?:/[\w./*-]*\w)?"
    r"|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:=\w+)?"
    r"|\$\d?[\w.…]*"
    r"|#\w+"
    r"|[A-Za-z][\w.]*\((?:[\w ]+:|\w+:…?)*\))(?![\w])")


def marked(text):
    """A plain text as Markdown: code in backticks, and special characters escaped."""
    result, end = "", 0
    for match in CODE.finditer(text):
        result += escaped(text[end:match.start()])
        result += f"`{match.group('code') or match.group('command') or match.group()}`"
        end = match.end()
    return result + escaped(text[end:])


def escaped(text):
    """A plain text with Markdown's special characters escaped."""
    text = re.sub(r'([\\`*_\[\]<>"|])', r"\\\1", text)
    return text.replace("--", "\\-\\-")


def sections(path):
    """The hand-written parts of a page: the text before the first heading, and the text below each."""
    parts = re.split(r"^## (.+)\n", path.read_text(), flags=re.M)
    return parts[0].strip("\n"), {
        title.strip(): text.strip("\n") for title, text in zip(parts[1::2], parts[2::2])
    }


def main(script, usage, page, text):
    """Updates a page with the text that a function returns, as the options request; returns the exit code."""
    given = repository.options(usage, "--check")
    try:
        return update(script, page, "\n".join(text()).rstrip("\n") + "\n", bool(given))
    except (repository.Failure, OSError) as failure:
        sys.exit(f"{script}: {failure}")


def update(script, page, text, check):
    """Writes a page, or compares it with its file; returns the exit code."""
    current = page.read_text() if page.exists() else ""
    shown = page.relative_to(ROOT)
    lines = f"{text.count(chr(10)):,} lines"
    if text == current:
        print(f"{script}: {shown} is up to date ({lines})")
    elif check:
        changes = list(difflib.unified_diff(
            current.split("\n"), text.split("\n"), str(shown), f"scripts/{script}", lineterm="", n=0))
        print("\n".join(changes[:40]), file=sys.stderr)
        print(f"{script}: {shown} is out of date. Run scripts/{script}.", file=sys.stderr)
        return 1
    else:
        page.write_text(text)
        print(f"{script}: wrote {shown} ({lines})")
    return 0
