# SPDX-License-Identifier: MIT
"""Runs commands of tintype in hostile working trees; see `scripts/measure/reliability --help`.

A tree is a package under version control whose files were changed by an attacker: addresses of stores, pointers,
manifests, pending changes, journals, links, names, settings of Git, hooks and attributes. After each command, no
trap may have been started, no connection may have reached the listener, and no file of the directory `outside` may
have been opened, which inotify(7) reports. No output may contain a secret or a command of a CI service.
"""

import argparse
import ctypes
import json
import multiprocessing
import os
import pathlib
import random
import re
import shutil
import socket
import struct
import subprocess
import sys
import threading
import zlib

SECRET = "SECRET-of-a-file-outside"
CREDENTIAL = "SECRET-of-the-environment"
TRAPS = [
    "rclone", "curl", "wget", "ssh", "scp", "gh", "glab", "nc", "socat", "git-lfs", "less", "vi", "gpg", "xdg-open",
    "python3", "perl", "node", "swift", "sh", "bash", "env", "touch", "cat", "git-remote-ext",
]
GIT = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
for place in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]:
    GIT.pop(place, None)


def git(directory, *words):
    settings = ["-c", "user.name=a", "-c", "user.email=a@localhost", "-c", "core.hooksPath=/dev/null"]
    result = subprocess.run(["git", *settings, *words], cwd=directory, env=GIT, capture_output=True)
    if result.returncode:
        raise RuntimeError(f"git {words[0]}: {result.stderr.decode(errors='replace')}")
    return result.stdout.decode(errors="replace")


# The tree that plants change.

PACKAGE = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "App",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")],
  targets: [
    .target(name: "App"),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
  ])
"""


class Template:
    """A package with full, compact and pointer references in two versions, pending changes and a journal."""

    def __init__(self, work, tool, maker):
        self.path, self.store = work / "template", work / "template-store"
        self.store.mkdir()
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(work), "TINTYPE_STORE": str(self.store)}

        def run(*words):
            result = subprocess.run(words, cwd=self.path, env=environment, capture_output=True, text=True)
            if result.returncode:
                raise RuntimeError(f"{words}: {result.stdout}{result.stderr}")

        subprocess.run([maker, "tree", self.path], check=True)
        (self.path / ".gitignore").write_text(".build/\n")
        (self.path / "Package.swift").write_text(PACKAGE)
        for name in ["Sources/App", "Tests/AppTests"]:
            (self.path / name).mkdir(parents=True)
        (self.path / "Sources/App/App.swift").write_text("struct App {}\n")
        (self.path / "Tests/AppTests/A.swift").write_text("import SnapshotTesting\nimport XCTest\n")
        changed = []
        for actual in sorted((self.path / ".build/tintype/pending").rglob("*.actual.png")):
            name = str(actual.relative_to(self.path / ".build/tintype/pending")).replace(".actual.png", ".png")
            if (self.path / "__Snapshots__" / name).exists():
                changed.append((actual, f"__Snapshots__/{name}"))
        self.references = [name for _, name in changed]
        pointers, compact = self.references[0:2], self.references[2:4]
        git(self.path, "init", "--quiet", "--initial-branch=main")
        git(self.path, "add", ".")
        git(self.path, "commit", "--quiet", "--message=Full")
        for version in range(2):
            if version:
                for (actual, name) in changed[0:4]:
                    shutil.copy(actual, self.path / name)
            run(tool, "store", *pointers)
            run(tool, "compact", *compact)
            run(tool, "push")
            if not version:
                git(self.path, "add", "--all")
                git(self.path, "commit", "--quiet", "--message=Pointers")
        shutil.copytree(self.path / ".build/tintype", self.path / ".build/shard", symlinks=True)


# The surroundings of a tree, and what is observed there.


class Inotify:
    """The files of a directory that were opened, changed or created since the last call."""

    MASK = 0x020 | 0x002 | 0x004 | 0x040 | 0x080 | 0x100 | 0x200  # open, modify, attributes, moves, create, delete

    def __init__(self, root):
        self.library = ctypes.CDLL(None, use_errno=True)
        self.descriptor = self.library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        self.watched = {}
        for directory in [root, *(path for path in root.rglob("*") if path.is_dir() and not path.is_symlink())]:
            watch = self.library.inotify_add_watch(self.descriptor, str(directory).encode(), self.MASK)
            if watch < 0:
                raise OSError(ctypes.get_errno(), f"{directory} cannot be watched")
            self.watched[watch] = directory

    def events(self):
        found = set()
        while True:
            try:
                data = os.read(self.descriptor, 1 << 16)
            except BlockingIOError:
                return sorted(found)
            offset = 0
            while offset < len(data):
                watch, mask, _, length = struct.unpack_from("iIII", data, offset)
                name = data[offset + 16 : offset + 16 + length].rstrip(b"\0").decode(errors="replace")
                offset += 16 + length
                directory = self.watched.get(watch)
                if directory:
                    verb = "opened" if mask & 0x020 else "changed"
                    found.add(f"{verb} {directory / name if name else directory}")


class Listener:
    """A server that stands for a foreign host: it counts connections and never answers."""

    def __init__(self):
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.requests = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            connection, _ = self.socket.accept()
            connection.settimeout(0.2)
            try:
                self.requests.append(connection.recv(4096).decode(errors="replace"))
            except OSError:
                self.requests.append("")
            connection.close()


class Place:
    """A directory with a tree, and the files, programs and hosts that commands must leave alone."""

    def __init__(self, work, template):
        self.work, self.template = work, template
        self.tree, self.outside, self.ran = work / "tree", work / "outside", work / "ran"
        for name in ["ran", "traps", "home", "tmp", "trusted"]:
            (work / name).mkdir(parents=True)
        self.listener = Listener()
        self.url = f"http://127.0.0.1:{self.listener.port}"
        self.command = f"/usr/bin/touch {self.ran}/command"
        self.calls = work / "calls"
        for name in TRAPS:
            trap = work / "traps" / name
            trap.write_text(f"#!/bin/sh\necho \"{name} $*\" >>{self.calls}\n/usr/bin/env >>{self.calls}\nexit 1\n")
            trap.chmod(0o755)
        # A filter of the user, which reads the configuration of the repository.
        (work / "home/.gitconfig").write_text(
            '[filter "lfs"]\n\tclean = git-lfs clean -- %f\n\tprocess = git-lfs filter-process\n\trequired = true\n')
        self.make_outside()
        self.inotify = Inotify(self.outside)

    def make_outside(self):
        self.outside.mkdir()
        (self.outside / "empty").mkdir()
        for name in [
            "secret.txt", "secret.json", "dir/inside.txt", "dir/\u0301inside.txt", "dir/__Snapshots__/T/S/t.1.txt"
        ]:
            path = self.outside / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(SECRET + "\n")
        (self.outside / "address").write_text(self.url + "\n")
        (self.outside / "dir/Package.swift").write_text("// swift-tools-version: 6.2\n")
        shutil.copy(self.template.path / self.template.references[0], self.outside / "secret.png")
        shutil.copytree(self.template.store, self.outside / "store")
        shutil.copytree(self.template.path / ".build/tintype", self.outside / "output")
        shutil.copytree(self.template.path / "__Snapshots__", self.outside / "Snapshots")
        (self.outside / "evil.config").write_text(f"[core]\n\tfsmonitor = {self.command}; false\n")

    def reset(self):
        """Copies the template to the tree, and removes the traces of earlier commands."""
        for folder in [self.tree, self.work / "tmp"]:
            shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["cp", "-a", self.template.path, self.tree], check=True)
        (self.work / "tmp").mkdir()
        for path in self.ran.iterdir():
            path.unlink()
        self.calls.unlink(missing_ok=True)
        self.listener.requests.clear()

    def environment(self, trusted):
        variables = {
            "PATH": f"{self.work}/traps:/usr/bin:/bin", "HOME": str(self.work / "home"),
            "TMPDIR": str(self.work / "tmp"), "LANG": "C.UTF-8", "GITHUB_ACTIONS": "true", "CI": "true",
            "GITHUB_REPOSITORY": "owner/name", "GITHUB_REF": "refs/pull/7/merge",
        }
        for name in [
            "TINTYPE_STORE_TOKEN", "TINTYPE_STORE_PASSWORD", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "GH_TOKEN",
            "GITLAB_TOKEN",
        ]:
            variables[name] = CREDENTIAL
        if trusted:
            variables["TINTYPE_STORE"] = str(self.work / "trusted")
        return variables

    def texts(self):
        """Texts that attack whatever reads them."""
        outside = self.outside
        return [
            "../../outside/secret.txt", "../outside/dir", f"{outside}/secret.txt", f"{outside}/dir", "/etc/passwd",
            ".git/hooks/pre-commit", ".git/config", "Package.swift", "..", ".", "", "~", "%2e%2e/%2e%2e/outside",
            f"$({self.command})", f"`{self.command}`", f"; {self.command} #", f"|{self.command}", f"ext::{self.command}",
            f"--output={outside}/new", f"-o{outside}/new", f"--upload-pack={self.command}", f"{self.url}/x",
            f"file://{outside}/secret.txt", "::error::forged", "  ::add-mask::forged", "a\n::error::forged",
            "##[error]forged", "x ##vso[task.setvariable variable=PATH]forged", "\u202eforged", "\x1b[31mforged",
            "\x9b31mforged", "a\0b", "\u2028::error::forged", "javascript:alert(1)", f'<img src="{self.url}/x">',
            "x" * 5000, "__Snapshots__/../../outside/secret.txt", f"{outside}/store", "-", "--help",
        ]


# Plants: each changes the tree of a place. A plant may return the directory in which commands start.


def write(place, path, text):
    target = place.tree / path
    remove(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(text if isinstance(text, bytes) else text.encode(errors="surrogateescape"))


def remove(target):
    if target.is_symlink() or target.is_file():
        target.unlink()
    elif target.is_dir():
        shutil.rmtree(target)
    elif target.exists():
        target.unlink()


def link(place, path, target):
    at = place.tree / path
    remove(at)
    at.parent.mkdir(parents=True, exist_ok=True)
    at.symlink_to(target)


def store(text):
    return lambda place, random: write(
        place, "__Snapshots__/.store",
        text.format(url=place.url, port=place.listener.port, command=place.command, outside=place.outside))


def linked(path, target, relative=False):
    def plant(place, random):
        link(place, path, f"{'../' * (path.count('/') + 1)}outside/{target}" if relative else place.outside / target)

    return plant


def pipe(path):
    def plant(place, random):
        remove(place.tree / path)
        (place.tree / path).parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(place.tree / path)

    return plant


def setting(name, value, attributes=None, extra=()):
    """A setting of the repository, with attributes that use it."""

    def plant(place, random):
        values = dict(command=place.command, url=place.url, outside=place.outside, tree=place.tree)
        git(place.tree, "config", name, value.format(**values))
        for other, text in extra:
            git(place.tree, "config", other, text.format(**values))
        if attributes:
            path = random.choice([".gitattributes", ".git/info/attributes", "__Snapshots__/.gitattributes"])
            write(place, path, attributes + "\n")
        # Git compares the contents of files whose times have changed.
        for path in (place.tree / "__Snapshots__").rglob("*"):
            if path.is_file():
                os.utime(path, (random.randrange(10**9), random.randrange(10**9)))

    return plant


def hooks(place, random):
    for name in [
        "post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-auto-gc", "post-checkout", "pre-push",
        "query-watchman", "post-rewrite", "pre-commit",
    ]:
        path = place.tree / ".git/hooks" / name
        path.write_text(f"#!/bin/sh\n{place.command}\n")
        path.chmod(0o755)


def bare(place, random):
    """A committed directory in the form of a bare repository, which commands start in."""
    inner = place.tree / "inner"
    shutil.copytree(place.tree / "__Snapshots__", inner / "__Snapshots__")
    shutil.copytree(place.tree / ".build", inner / ".build")
    (inner / "Package.swift").write_text("")
    shutil.copytree(place.tree / ".git/objects", inner / "objects")
    shutil.copytree(place.tree / ".git/refs", inner / "refs")
    shutil.copy(place.tree / ".git/HEAD", inner / "HEAD")
    worktree = random.choice([str(inner), "..", str(place.outside)])
    (inner / "config").write_text(
        f"[core]\n\trepositoryformatversion = 0\n\tworktree = {worktree}\n\tfsmonitor = {place.command}; false\n")
    return inner


def nested(place, random):
    """A repository in the references, tracked as a submodule, with a monitor of its own."""
    inner = place.tree / "__Snapshots__/inner"
    inner.mkdir()
    git(inner, "init", "--quiet")
    (inner / "a.1.txt").write_text("a\n")
    git(inner, "add", ".")
    git(inner, "commit", "--quiet", "--message=Inner")
    if random.random() < 0.5:
        git(place.tree, "add", "__Snapshots__/inner")
        git(place.tree, "commit", "--quiet", "--message=Submodule")
        write(place, ".gitmodules", f'[submodule "x"]\n\tpath = __Snapshots__/inner\n\turl = ext::{place.command}\n'
              f"\tupdate = !{place.command}\n\tignore = none\n")
    (inner / "a.1.txt").write_text("b\n")
    git(inner, "config", "core.fsmonitor", f"{place.command}; false")


def partial(url):
    """A partial clone that misses objects, whose remote is hostile."""

    def plant(place, random):
        values = dict(command=place.command, url=place.url)
        for name, value in [
            ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"),
            ("remote.origin.promisor", "true"), ("remote.origin.url", url.format(**values)),
            ("remote.origin.uploadpack", place.command), ("protocol.allow", "always"),
            ("protocol.ext.allow", "always"), ("core.sshCommand", place.command),
            ("credential.helper", f"!{place.command}"), ("core.askPass", place.command),
        ]:
            git(place.tree, "config", name, value)
        # The objects of a promisor pack refer to the missing ones.
        names = git(place.tree, "rev-list", "--objects", "--all").split("\n")
        files = {line.split(" ")[0] for line in names if "__Snapshots__/" in line and line.endswith((".png", ".txt"))}
        kept = [line.split(" ")[0] for line in names if line and line.split(" ")[0] not in files]
        packed = subprocess.run(
            ["git", "pack-objects", str(place.tree / ".git/objects/pack/pack")], cwd=place.tree, env=GIT,
            input="\n".join(kept).encode() + b"\n", capture_output=True, check=True)
        (place.tree / f".git/objects/pack/pack-{packed.stdout.decode().strip()}.promisor").write_text("")
        for name in files:
            (place.tree / ".git/objects" / name[:2] / name[2:]).unlink(missing_ok=True)

    return plant


def filters(*names):
    """Filters whose names are equal or invalid as text, of which the last one is used."""

    def plant(place, random):
        with open(place.tree / ".git/config", "ab") as file:
            for name in names:
                file.write(b'[filter "' + name + b'"]\n\tclean = ' + place.command.encode() + b"; cat\n")
        write(place, ".git/info/attributes", b"* filter=" + names[-1] + b"\n")
        for path in (place.tree / "__Snapshots__").rglob("*.*"):
            os.utime(path, (random.randrange(10**9), random.randrange(10**9)))

    return plant


def marks(place, random):
    """Pending changes of files behind a link, with a combining mark after the slash that follows it."""
    for folder in [".build/tintype/pending/Link", "__Snapshots__/Link"]:
        link(place, folder, place.outside / "dir")

    def moved(value):
        if isinstance(value, dict):
            return {key: moved(item) for key, item in value.items()}
        if isinstance(value, list):
            return [moved(item) for item in value]
        if isinstance(value, str) and value.startswith("pending/"):
            return "pending/Link/\u0301inside.txt"
        if isinstance(value, str) and value.startswith("__Snapshots__/"):
            return "__Snapshots__/Link/\u0301T/S/x.1.png"
        return value

    for path in sorted((place.tree / ".build/tintype").rglob("*.json*")):
        lines = path.read_text().splitlines()
        path.write_text("".join(json.dumps(moved(json.loads(line))) + "\n" for line in lines))


def unchanged(place, random):
    """An index that calls files unchanged, whose folder became a link."""
    folder = place.tree / "__Snapshots__/Listed"
    folder.mkdir()
    for text in ["old\n", "new\n"]:
        (folder / "inside.txt").write_text(text)
        git(place.tree, "add", "--all")
        if text == "old\n":
            git(place.tree, "commit", "--quiet", "--message=Listed")
    git(place.tree, "update-index", "--assume-unchanged", "__Snapshots__/Listed/inside.txt")
    link(place, "__Snapshots__/Listed", place.outside / "dir")


def committed(plant):
    """The plant in a commit, so that the base is hostile, too."""

    def both(place, random):
        directory = plant(place, random)
        git(place.tree, "add", "--all", "--force", "__Snapshots__")
        git(place.tree, "commit", "--quiet", "--allow-empty", "--message=Hostile")
        write(place, place.template.references[4], b"changed\n")
        return directory

    return both


def altered(value, texts, random, share):
    """A JSON value with some of its texts and numbers replaced."""
    if isinstance(value, dict):
        return {key: altered(item, texts, random, share) for key, item in value.items()}
    if isinstance(value, list):
        return [altered(item, texts, random, share) for item in value]
    if random.random() >= share:
        return value
    if isinstance(value, str):
        return random.choice(texts)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return random.choice([-1, 0, 1 << 40, -(1 << 63), 1e308, value])
    return value


def records(folder, pattern, share):
    """Pending changes or journals with replaced texts and numbers."""

    def plant(place, random):
        for path in sorted((place.tree / folder).rglob(pattern)):
            lines = []
            for line in path.read_text().splitlines():
                try:
                    lines.append(json.dumps(altered(json.loads(line), place.texts(), random, share)))
                except ValueError:
                    lines.append(line)
            path.write_text("\n".join(lines) + "\n")

    return plant


def chunks(data):
    offset, found = 8, []
    while offset + 8 <= len(data):
        (length,) = struct.unpack_from(">I", data, offset)
        found.append((data[offset + 4 : offset + 8], data[offset + 8 : offset + 8 + length]))
        offset += 12 + length
    return found


def manifests(fields, share):
    """References whose manifests have other values; the digest of the file stays valid."""

    def plant(place, random):
        for path in sorted((place.tree / "__Snapshots__").rglob("*.png")):
            parts = chunks(path.read_bytes())
            for index, (kind, content) in enumerate(parts):
                if kind == b"tySN":
                    manifest = json.loads(zlib.decompress(content))
                    for name in fields:
                        if name in manifest:
                            manifest[name] = altered(manifest[name], place.texts(), random, share)
                    parts[index] = (kind, zlib.compress(json.dumps(manifest, separators=(",", ":")).encode()))
            data = b"\x89PNG\r\n\x1a\n"
            for kind, content in parts:
                data += struct.pack(">I", len(content)) + kind + content
                data += struct.pack(">I", zlib.crc32(kind + content))
            path.write_bytes(data)

    return plant


def names(place, random):
    """References and folders with hostile names."""
    for text in random.sample(place.texts(), 12) + ["\udcff\udcfe", "-rf", "a b'\"", "CON"]:
        name = text.replace("/", "_").replace("\0", "")[:60]
        if name in ["", ".", ".."]:
            continue
        folder = random.choice(["T/S", f"T/{name}", f"{name}/S"])
        write(place, f"__Snapshots__/{folder}/{name}.1.txt", SECRET[:0] + "text\n")


def texts(place, random):
    """Text references, sources and manifests of the package with hostile contents."""
    lines = "\n".join(place.texts())
    for path in (place.tree / "__Snapshots__").rglob("*.txt"):
        path.write_text(lines)
    write(place, "Package.swift", f"// swift-tools-version: 6.2\nlet a = \"{lines}\"\n")
    write(place, "Tests/AppTests/A.swift", f"import SnapshotTesting\n/* {lines} */\n")


def configurations(place, random):
    """Files that other programs read from the current directory."""
    for name, text in {
        ".curlrc": f"url = {place.url}\noutput = {place.outside}/new\n", ".netrc": "machine 127.0.0.1 login a password b\n",
        "rclone.conf": f"[team]\ntype = webdav\nurl = {place.url}\nbearer_token_command = {place.command}\n",
        ".wgetrc": f"http_proxy = {place.url}\n", ".config/tintype/stores": place.url + "\n",
        ".vscode/tasks.json": json.dumps({"tasks": [{"label": t, "command": t} for t in place.texts()]}),
        ".build/tintype/accepted-causes.json": "[" * 2000, ".build/tintype/review.json": json.dumps(place.texts()),
        ".build/tintype-tools/tintype": f"#!/bin/sh\n{place.command}\n", "tintype-paint": f"#!/bin/sh\n{place.command}\n",
        "git": f"#!/bin/sh\n{place.command}\n", ".gitattributes": "* filter=lfs diff=lfs merge=lfs -text\n",
    }.items():
        write(place, name, text)
    for name in ["git", "tintype-paint", ".build/tintype-tools/tintype"]:
        (place.tree / name).chmod(0o755)


def latest(place, random):
    write(place, ".build/tintype/latest", random.choice(place.texts()) + "\n")


RUN = ".build/tintype/runs/sample"
PLANTS = {
    "none": lambda place, random: None,
    **{
        f"store {text}": store(text)
        for text in [
            'rclone::webdav,url="{url}/",bearer_token_command="{command}":',
            'rclone:team,bearer_token_command="{command}":x', 'rclone::sftp,ssh="{command}":', "rclone:team:bucket",
            "rclone::local:{outside}/store", "rclone:--config={outside}/secret.txt:x", "{url}/store",
            "https://127.0.0.1:{port}/store", "oci+http://127.0.0.1:{port}/r", "oci://127.0.0.1:{port}/r",
            "s3://bucket/prefix", "s3://127.0.0.1:{port}/x", "{outside}/store", "../outside/store",
            "file://{outside}/store", "file:///proc/self/environ", "http://a:b@127.0.0.1:{port}/", "ext::{command}",
            "ssh://-oProxyCommand={command}/", "$({command})", "{url}/a\nurl = {url}/b", "--help", "", "\u202e{url}",
            "{url}/%2e%2e/x?y#z", "__Snapshots__",
        ]
    },
    "store of many bytes": lambda place, random: write(place, "__Snapshots__/.store", "a" * (3 << 20)),
    "store link to a secret": linked("__Snapshots__/.store", "secret.txt"),
    "store link to an address": linked("__Snapshots__/.store", "address", relative=True),
    "store link to a device": lambda place, random: link(place, "__Snapshots__/.store", "/dev/zero"),
    "store link to variables": lambda place, random: link(place, "__Snapshots__/.store", "/proc/self/environ"),
    "store pipe": pipe("__Snapshots__/.store"),
    "compact link": linked("__Snapshots__/.compact", "secret.txt"),
    "compact pipe": pipe("__Snapshots__/.compact"),
    "references link": linked("__Snapshots__", "Snapshots"),
    "references link to a package": linked("__Snapshots__", "dir/__Snapshots__", relative=True),
    "assets link": linked("__Snapshots__/assets", "store"),
    "unpushed link": linked("__Snapshots__/.unpushed", "store"),
    "suite link": linked("__Snapshots__/ShopTests", "dir"),
    "new suite link": linked("__Snapshots__/New", "Snapshots"),
    "reference link": lambda place, random: [
        link(place, name, place.outside / random.choice(["secret.txt", "secret.png"]))
        for name in place.template.references
    ] and None,
    "reference pipe": lambda place, random: pipe(random.choice(place.template.references))(place, random),
    "build link": linked(".build", "dir"),
    "output link": linked(".build/tintype", "output"),
    "pending link": linked(".build/tintype/pending", "output/pending"),
    "runs link": linked(".build/tintype/runs", "output/runs"),
    "run link": linked(RUN, "output/runs/sample"),
    "journal link": linked(RUN + "/1001.jsonl", "secret.json"),
    "journal link to a journal": linked(RUN + "/1001.jsonl", "output/runs/sample/1001.jsonl"),
    "journal pipe": pipe(RUN + "/9.jsonl"),
    "report link": linked(".build/tintype/report", "dir"),
    "report link to an empty folder": linked(".build/tintype/report", "empty"),
    "base link to an empty folder": linked("base", "empty"),
    "marks": marks,
    "unchanged": unchanged,
    "filter not UTF-8": filters(b"x\xff"),
    "filter with a mark": filters("\u0301x".encode()),
    "filter composed": filters("e\u0301".encode(), "\u00e9".encode()),
    "filter decomposed": filters("\u00e9".encode(), "e\u0301".encode()),
    "latest link": linked(".build/tintype/latest", "secret.txt"),
    "latest": latest,
    "shard link": linked(".build/shard", "output"),
    "shard run link": linked(".build/shard/runs/sample", "output/runs/sample"),
    "actual links": lambda place, random: [
        link(place, path.relative_to(place.tree), place.outside / random.choice(["secret.png", "secret.txt"]))
        for path in sorted((place.tree / ".build/tintype/pending").rglob("*.actual.*"))
    ] and None,
    "change links": lambda place, random: [
        link(place, path.relative_to(place.tree), place.outside / "secret.json")
        for path in sorted((place.tree / ".build/tintype/pending").rglob("*.json"))
    ] and None,
    "package link": linked("Package.swift", "secret.txt"),
    "ignore link": linked(".gitignore", "secret.txt"),
    "attributes link": linked(".gitattributes", "secret.txt"),
    "editor link": linked(".vscode", "dir"),
    "tests link": linked("Tests", "dir"),
    "sources link": linked("Sources", "dir"),
    "target link": linked("Tests/AppTests", "dir"),
    "texts": texts,
    "names": names,
    "configurations": configurations,
    "hooks": hooks,
    "bare repository": bare,
    "nested repository": nested,
    **{f"manifests {field}": manifests([field], 0.7) for field in ["object", "images", "settled", "environment"]},
    "manifests scene": manifests(["scene"], 0.05),
    "manifests all": manifests(["object", "images", "settled", "environment", "pixels", "format", "scene"], 0.2),
    **{f"pending {share}": records(".build/tintype/pending", "*.json", share) for share in [0.1, 0.4, 0.9]},
    **{f"journal {share}": records(".build/tintype/runs", "*.jsonl", share) for share in [0.05, 0.3, 0.9]},
    "shard journals": records(".build/shard/runs", "*.jsonl", 0.2),
    **{
        f"setting {name}": setting(name, value, attributes, extra)
        for name, value, attributes, extra in [
            ("core.fsmonitor", "{command}; false", None, ()),
            ("core.hooksPath", "{tree}/hooks", None, ()),
            ("core.pager", "{command}", None, [("pager.log", "{command}"), ("pager.diff", "{command}")]),
            ("core.editor", "{command}", None, ()),
            ("diff.external", "{command}", None, ()),
            ("diff.x.command", "{command}", "* diff=x", ()),
            ("diff.x.textconv", "{command}", "* diff=x", [("diff.x.cachetextconv", "true")]),
            ("filter.x.clean", "{command}; cat", "* filter=x", ()),
            ("filter.x.smudge", "{command}; cat", "* filter=x", [("filter.x.required", "true")]),
            ("filter.x.process", "{command}", "* filter=x", [("filter.x.required", "true")]),
            ("filter.a=b.clean", "{command}; cat", "* filter=a=b", ()),
            ("filter.lfs.process", "{command}", "* filter=lfs", [("filter.lfs.clean", "{command}")]),
            ("merge.x.driver", "{command}", "* merge=x", [("merge.default", "x")]),
            ("gpg.program", "{command}", None, [("log.showSignature", "true")]),
            ("alias.diff", "!{command}", None, [("alias.rev-parse", "!{command}")]),
            ("core.worktree", "{outside}", None, ()),
            ("core.worktree", "..", None, ()),
            ("core.excludesFile", "{outside}/secret.txt", None, [("core.attributesFile", "{outside}/secret.txt")]),
            ("lfs.extension.x.clean", "{command}", "* filter=lfs", ()),
            ("include.path", "{tree}/evil", None, [("includeIf.gitdir:/**.path", "{outside}/evil.config")]),
            ("core.sshCommand", "{command}", None, [("remote.origin.url", "ssh://a@127.0.0.1/x")]),
            ("credential.helper", "!{command}", None, [("remote.origin.url", "{url}/x")]),
            ("submodule.x.update", "!{command}", None, ()),
            ("trace2.eventTarget", "{outside}/new", None, [("trace2.normalTarget", "{outside}/new")]),
            ("core.alternateRefsCommand", "{command}", None, ()),
            ("merge.tintype.driver", "{command}", "*.png merge=tintype", [("diff.tintype.textconv", "{command}")]),
        ]
    },
    **{
        f"partial {url}": partial(url)
        for url in ["{url}/x", "ext::{command}", "ssh://a@127.0.0.1/x", "git://127.0.0.1/x"]
    },
}
# The same plants in a commit, so that the base of a comparison is hostile.
for name in ["store {url}/store", "store link to a secret", "references link", "names", "texts", "manifests all"]:
    PLANTS["committed " + name] = committed(PLANTS[name])


# Commands, in the tree. A word in braces is a reference, the name of a snapshot, or a place.

COMMANDS = [
    line.split(" ")
    for line in """
compare --base HEAD
compare --base HEAD --report base
compare --base HEAD~1 --json
compare --base HEAD~1 --pending .build/tintype --report base
compare --base HEAD --references __Snapshots__/New
compare {0} {4}
compare {0} {0} --explain
compare __Snapshots__ .build/tintype/pending
compare __Snapshots__ ../base-of-nothing
fetch
push --check
push
expand {0} {2}
expand {linked}
compact {linked}
store {linked}
compact {0} {4}
store {0} {5}
status
status --format json
show {name}
show {name} --format json
report
report --format junit --to -
report --format markdown --to -
report --format json --to -
report --format github
report --format junit --to results.xml
accept --all --dry-run
accept --all
reject --all
orphans
orphans --format json
prune
prune --yes
merge .build/shard --to merged
merge .build/tintype .build/shard --to merged --format json
diff-driver -- {0}
diff-driver -- {5}
merge-driver -- {0} {4} {5} {0}
merge-driver -- {text} {text} {text} {text}
doctor
doctor --json __Snapshots__
review
init --dry-run --git --vscode
init --git --vscode
migrate --dry-run
migrate --no-test --force
comment --provider github --dry-run
comment --provider gitlab --dry-run --repository 1 --pull-request 7
""".strip().splitlines()
]
COMMANDS_OF_WORKFLOWS = re.compile(r"^\s*::|##\[|##vso\[", re.MULTILINE)
ANNOTATION = re.compile(r"^::(error|warning|notice) .*$", re.MULTILINE)
CONTROL = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Campaign:
    def __init__(self, place, tool, seed):
        self.place, self.tool, self.seed = place, tool, seed
        text = sorted((place.template.path / "__Snapshots__").rglob("*.txt"))[0].relative_to(place.template.path)
        name = place.template.references[5].removeprefix("__Snapshots__/").removesuffix(".png")
        linked = "__Snapshots__/New/" + place.template.references[4].removeprefix("__Snapshots__/")
        self.words = {"text": str(text), "name": name, "linked": linked}

    def run(self, case):
        """Runs one command in one tree; returns a list of violations."""
        plants, command, trusted = case
        place = self.place
        source = random.Random(f"{self.seed} {plants} {command}")
        place.reset()
        start = place.tree
        try:
            for name in plants:
                start = PLANTS[name](place, source) or start
        except (RuntimeError, OSError) as error:
            # Two plants can exclude each other, such as a link in place of a directory.
            if len(plants) == 1:
                return [f"the tree cannot be prepared: {error}"]
        place.inotify.events()
        before = self.sizes()
        words = [word.format(*place.template.references, **self.words) for word in command]
        try:
            ending = subprocess.run(
                [self.tool, *words], cwd=start, env=place.environment(trusted), stdin=subprocess.DEVNULL,
                capture_output=True, timeout=600)
        except subprocess.TimeoutExpired:
            return ["it did not end"]
        return list(self.violations(ending, before, command))

    def sizes(self):
        found = {}
        for folder in [self.place.tree, self.place.work / "tmp"]:
            for root, _, files in os.walk(folder):
                if "/.git" not in root:
                    for name in files:
                        status = os.lstat(os.path.join(root, name))
                        found[os.path.join(root, name)] = (status.st_mtime_ns, status.st_size, status.st_mode)
        return found

    def violations(self, ending, before, command):
        place = self.place
        output = ending.stdout.decode(errors="replace")
        messages = ending.stderr.decode(errors="replace")
        if ending.returncode < 0 or ending.returncode > 127:
            yield f"it crashed with {ending.returncode}"
        if list(place.ran.iterdir()):
            yield "it ran a command"
        if place.calls.exists():
            yield "it started " + place.calls.read_text().split("\n")[0]
        if place.listener.requests:
            yield f"it contacted a host: {place.listener.requests[0].splitlines()[:1]}"
        # An argument names the files that `compare` reads, also behind a link.
        is_named = command[0] == "compare" and "--base" not in command
        for event in place.inotify.events():
            # Git reads settings that a repository includes from any place; the guide names this duty.
            if event == f"opened {place.outside}/evil.config":
                continue
            if not (is_named and event.startswith("opened ")):
                yield f"it {event}"
        printed = output + "\n" + messages
        for secret in [SECRET, CREDENTIAL]:
            if secret in printed:
                yield f"it printed a secret: {[line for line in printed.splitlines() if secret in line][:1]}"
        is_github = command[:3] == ["report", "--format", "github"]
        for stream in [ANNOTATION.sub("", output) if is_github else output, messages]:
            found = COMMANDS_OF_WORKFLOWS.search(stream)
            if found:
                yield f"it printed a command of a CI service: {stream[max(found.start(), 0):][:80]!r}"
            found = CONTROL.search(stream)
            if found:
                yield f"it printed a control character: {stream[max(found.start() - 30, 0):][:60]!r}"
        for path, status in self.sizes().items():
            if before.get(path) != status and status[2] & 0o170000 == 0o100000 and status[1] < 1 << 20:
                data = pathlib.Path(path).read_bytes()
                if SECRET.encode() in data or CREDENTIAL.encode() in data:
                    yield f"it wrote a secret to {path}"


# The commands that a bounded run prefers, by the first word of the plant.
SHARP = {
    **dict.fromkeys(["store", "manifests", "committed"], ["fetch", "compare --base HEAD", "expand", "push --check"]),
    **dict.fromkeys(
        ["setting", "hooks", "bare", "nested", "partial"], ["compare --base HEAD", "report --format", "migrate"]),
    **dict.fromkeys(
        ["build", "output", "pending", "runs", "run", "journal", "latest", "actual", "change"],
        ["status", "report --format", "show", "accept"]),
}


def cases(count, seed):
    """All plants with all commands, then combinations of plants; a share of them if `count` is smaller."""
    source = random.Random(seed)
    single = {name: [((name,), command, source.random() < 0.3) for command in COMMANDS] for name in PLANTS}
    if count >= len(PLANTS) * len(COMMANDS):
        chosen = [case for found in single.values() for case in found]
        while len(chosen) < count:
            plants = tuple(source.sample(sorted(PLANTS), source.choice([2, 2, 3, 4])))
            chosen.append((plants, source.choice(COMMANDS), source.random() < 0.3))
        return chosen
    chosen = []
    for index, (name, found) in enumerate(single.items()):
        source.shuffle(found)
        sharp = SHARP.get(name.split(" ")[0], [""])
        found.sort(key=lambda case: not " ".join(case[1]).startswith(sharp[index % len(sharp)]))
        # The store that the user names in the environment is used instead of that of the tree.
        chosen += [(plants, command, False) for plants, command, _ in found[: max(1, count // len(PLANTS))]]
    return chosen


def work(index, arguments, template, share, results):
    place = Place(pathlib.Path(arguments.work) / str(index), template)
    campaign = Campaign(place, arguments.tool, arguments.seed)
    for case in share:
        results.put((case, campaign.run(case)))
    results.put(None)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True, help="the absolute path of tintype")
    parser.add_argument("--maker", required=True, help="the absolute path of TintypeReliability")
    parser.add_argument("--work", required=True, help="a directory, which is replaced")
    parser.add_argument("--count", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="a part of the names of plants")
    parser.add_argument("--command", help="a part of the commands")
    arguments = parser.parse_args()
    folder = pathlib.Path(arguments.work)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    template = Template(folder, arguments.tool, arguments.maker)
    chosen = [
        case for case in cases(arguments.count, arguments.seed)
        if (not arguments.only or any(arguments.only in name for name in case[0]))
        and (not arguments.command or arguments.command in " ".join(case[1]))
    ]
    results = multiprocessing.Queue()
    workers = [
        multiprocessing.Process(target=work, args=(index, arguments, template, chosen[index::2], results))
        for index in range(2)
    ]
    for worker in workers:
        worker.start()
    running, done, wrong = len(workers), 0, 0
    while running:
        result = results.get()
        if result is None:
            running -= 1
            continue
        done += 1
        if done % 1000 == 0:
            print(f"trees: {done} of {len(chosen)} commands", file=sys.stderr, flush=True)
        case, violations = result
        if violations:
            wrong += 1
            if wrong <= 200:
                lines = [f"trees: {', '.join(case[0])}: tintype {' '.join(case[1])}:", *violations[:6]]
                print("\n  ".join(lines), flush=True)
    for worker in workers:
        worker.join()
    print(f"trees: {done} commands in hostile working trees, {wrong} with a violation")
    sys.exit(1 if wrong or done < len(chosen) else 0)


if __name__ == "__main__":
    main()
