"""Programs that replace swift, gh, glab and git in the test of the CI steps; see scripts/checks/ci.

Each program is this file under another name, in a directory beside its state. TINTYPE_FAKE_CHANGED is 1 if the
snapshots of the package differ.
"""

import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import zlib

# The programs are in “bin”. Programs that tintype starts do not have the variables of the test.
FAKES = pathlib.Path(sys.argv[0]).resolve().parent.parent
TESTS = [f"AppTests.CardTests/test{letter}" for letter in "ABCDEFGH"]


def png(color):
    """The bytes of an image of one color."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\0" + bytes(color) * 8
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 4, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * 4)) + chunk(b"IEND", b""))


def log(name, arguments):
    with open(FAKES / f"{name}.log", "a") as file:
        file.write(" ".join(arguments) + "\n")


# MARK: swift


def swift(arguments):
    log("swift", arguments)
    if arguments == ["--version"]:
        print("Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    elif arguments[:2] == ["test", "list"]:
        print("\n".join(TESTS))
    elif arguments[:1] == ["test"]:
        return run_tests(arguments)
    elif "--show-bin-path" in arguments:
        print(FAKES / "built")
    elif arguments[:1] != ["build"]:
        return 64
    return 0


def run_tests(arguments):
    """Writes a journal as test processes do, for the tests that a pattern includes."""
    patterns = [value for option, value in zip(arguments, arguments[1:]) if option == "--filter"]
    tests = [test for test in TESTS if not patterns or any(re.search(pattern, test) for pattern in patterns)]
    output = pathlib.Path(os.environ["TINTYPE_OUTPUT"])
    run = output / "runs" / os.environ["TINTYPE_RUN"]
    run.mkdir(parents=True, exist_ok=True)
    index, total = map(int, os.environ["TINTYPE_SHARD"].split("/"))
    common = {"version": 1, "shard": {"index": index, "total": total}}
    changed = os.environ.get("TINTYPE_FAKE_CHANGED") == "1"
    lines = [{"event": "began", "isSupervised": True, **common}]
    lines += [record(test, output, changed and test[-1] in "ABCD") | common for test in tests]
    lines.append({"event": "ended", "lines": len(tests), "tests": len(tests), **common})
    (run / "1.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    return 1 if any(line.get("outcome") == "changed" for line in lines) else 0


def record(test, output, is_changed):
    """The line of a snapshot; of four changes, three have a similar appearance."""
    target, suite, name = re.split(r"[./]", test)
    line = {
        "snapshot": {"target": target, "suite": suite, "test": name, "identifier": "1"},
        "outcome": "changed" if is_changed else "matched", "notes": [],
        "reference": f"__Snapshots__/{target}/{suite}/{name}.1.png",
        "location": {"file": "Tests/AppTests/CardTests.swift", "line": 7, "column": 3},
    }
    if is_changed:
        place = output / "pending"
        place.mkdir(exist_ok=True)
        paths = {}
        for number, kind in enumerate(["reference", "actual", "difference"]):
            paths[kind] = f"pending/{name}.{kind}.png"
            (output / paths[kind]).write_bytes(png((ord(test[-1]), 40 * number, 90)))
        line["artifacts"] = paths
        line["fingerprint"] = [0, 255] if test[-1] == "D" else [255, 0]
        line["message"] = f"Snapshot “{name}.1” differs from its reference."
    return line


# MARK: gh and glab


def service(name, arguments):
    """Answers requests about comments, which are stored in a file."""
    log(name, arguments)
    file = FAKES / f"{name}.json"
    comments = json.loads(file.read_text()) if file.exists() else []
    method, path = arguments[arguments.index("--method") + 1], arguments[arguments.index("--method") + 2]
    body = json.loads(sys.stdin.read()) if "--input" in arguments else {}
    author = ("user", {"login": "github-actions[bot]"}) if name == "gh" else ("author", {"id": 5})
    if method == "GET" and "/pulls?" in path:
        answer = json.loads((FAKES / "pulls.json").read_text())
    elif path in ("graphql", "user"):
        answer = {"data": {"viewer": author[1]}} if path == "graphql" else author[1]
    elif method == "GET":
        answer = comments
    elif method == "POST":
        answer = {"id": 100 + len(comments), author[0]: author[1], **body}
        comments.append(answer)
    else:
        answer = next(comment for comment in comments if comment["id"] == int(path.split("/")[-1]))
        answer.update(body)
    file.write_text(json.dumps(comments))
    print(json.dumps(answer))
    return 0


# MARK: git


def git(arguments):
    """Clones this repository as a link, since a copy would take long; passes on all other commands."""
    if arguments[:1] == ["clone"]:
        os.symlink((FAKES / "source").resolve(), arguments[-1])
        return 0
    return subprocess.run([(FAKES / "git").resolve(), *arguments]).returncode


if __name__ == "__main__":
    program, arguments = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
    sys.exit(swift(arguments) if program == "swift" else git(arguments) if program == "git" else service(program, arguments))
