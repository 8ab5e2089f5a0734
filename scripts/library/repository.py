"""The files of the repository, and the options of scripts."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Failure(Exception):
    """An error with a message for the user."""


def run(*command, quiet=False):
    """The standard output of a command; its standard error is printed if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}".rstrip())
    if not quiet and done.stderr.strip():
        print(done.stderr.strip(), file=sys.stderr)
    return done.stdout


def files(*patterns):
    """The names of the files that Git does not ignore, in alphabetical order."""
    names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns).split("\0")
    return sorted(name for name in set(names) if name and (ROOT / name).is_file())


def options(usage, *known):
    """The options of the script, which ends with its usage if there are others."""
    given = sys.argv[1:]
    if set(given) - set(known):
        print(usage.strip())
        sys.exit(0 if {"-h", "--help"} & set(given) else 64)
    return given


def report(name, problems, text):
    """Prints problems and a summary; returns the exit code."""
    print("\n".join([*problems, f"{name}: {text}"]))
    return 1 if problems else 0
