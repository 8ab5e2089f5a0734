"""The package's modules and their public symbols; see scripts/pages/docs, scripts/pages/api and scripts/checks/interface."""

import concurrent.futures
import contextlib
import dataclasses
import json
import os
import pathlib
import platform
import re
import shutil
import tempfile

from repository import ROOT, Failure, run


def tool(name):
    """The path of a program of the Swift toolchain."""
    swift = shutil.which("swift")
    if swift is None:
        raise Failure("there is no Swift toolchain on the PATH. Run scripts/setup.")
    path = pathlib.Path(swift).resolve().parent / name
    if path.exists():
        return str(path)
    if platform.system() == "Darwin":
        return run("xcrun", "--find", name).strip()
    raise Failure(f"the Swift toolchain has no '{name}' at {path}. Install a complete toolchain.")


@dataclasses.dataclass(eq=False)
class Module:
    """A Swift module of the package."""

    name: str
    path: str = ""
    dependencies: tuple = ()

    @property
    def catalog(self):
        """The documentation catalog; `None` if there is none."""
        path = ROOT / self.path / f"{self.name}.docc"
        return path if path.is_dir() else None


# The products whose modules have the API of Apple's frameworks, which Apple documents.
APPLE = {"SwiftUIOnLinux", "UIKitOnLinux"}


class Package:
    """The targets of Package.swift."""

    def __init__(self):
        description = json.loads(run("swift", "package", "dump-package", quiet=True))
        self.targets = {target["name"]: target for target in description["targets"]}
        self.libraries = [
            product for product in description["products"]
            if "library" in product["type"] and product["name"] not in APPLE
        ]

    def needs(self, name):
        """The names of the targets that a target depends on directly."""
        return [
            dependency.get("byName", dependency.get("target", [""]))[0]
            for dependency in self.targets[name]["dependencies"]
        ]

    def path(self, name):
        """The directory of a target's sources."""
        return self.targets[name].get("path") or f"Sources/{name}"

    def modules(self, names=()):
        """The Swift modules of all library products and of the named targets.

        A module follows the modules that it depends on; otherwise, the order is alphabetical.
        """
        roots = {target for product in self.libraries for target in product["targets"]} | set(names)
        ordered, found = [], set()

        def add(name):
            if name in found or name not in self.targets:
                return
            found.add(name)
            for need in sorted(self.needs(name)):
                add(need)
            if any((ROOT / self.path(name)).rglob("*.swift")):
                ordered.append(Module(name, self.path(name), self.needs(name)))

        for name in sorted(roots):
            add(name)
        return ordered

    def build(self, modules):
        """Builds the modules; a module that another one depends on is not named again."""
        needed = {need for module in modules for need in module.dependencies}
        return build(*(module.name for module in modules if module.name not in needed))


def build(*targets):
    """Builds targets, and returns the directory of the products."""
    for target in targets:
        run("swift", "build", "--quiet", "--target", target, quiet=True)
    return pathlib.Path(run("swift", "build", "--show-bin-path", quiet=True).strip())


def program(name):
    """Builds a program, and returns its path."""
    run("swift", "build", "--quiet", "--product", name, quiet=True)
    return build() / name


@contextlib.contextmanager
def temporary_directory():
    """A directory that is deleted at the end, so that runs at the same time do not interfere."""
    (ROOT / ".build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="docs-", dir=ROOT / ".build") as path:
        yield pathlib.Path(path)


def responsibility(module):
    """The description of a module in the README of its layer."""
    for page in sorted(ROOT.glob("Sources/*/README.md")):
        match = re.search(rf"^\| `{module}` \| ([^|]*) \|$", page.read_text(), re.M)
        if match:
            return match.group(1)
    raise Failure(f"no table of Sources/*/README.md has a line for '{module}'. Add one.")


def options(binaries):
    """The options of the compiler's tools that find the modules of a build."""
    target = json.loads(run("swiftc", "-print-target-info", quiet=True))["target"]
    maps = sorted(ROOT.glob("Sources/*/C*/include/module.modulemap"))
    maps += sorted(binaries.glob("C*.build/module.modulemap"))
    found = [option for map in maps for option in ("-Xcc", f"-fmodule-map-file={map}")]
    triple = target["triple"]
    if platform.system() == "Darwin":
        developer = run("xcrun", "--show-sdk-platform-path").strip() + "/Developer"
        found += ["-sdk", run("xcrun", "--show-sdk-path").strip()]
        found += ["-F", f"{developer}/Library/Frameworks", "-I", f"{developer}/usr/lib"]
        triple = target["unversionedTriple"] + "15.0"
    return ["-target", triple, "-I", str(binaries / "Modules"), *found]


def extract(modules, binaries, directory, *more):
    """Writes the graphs of the modules' public symbols into `directory/<module>`."""
    common = options(binaries)

    def one(module):
        output = directory / module.name
        output.mkdir(parents=True)
        run(
            tool("swift-symbolgraph-extract"), "-module-name", module.name, *common, "-output-dir", output,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols", *more)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, modules))


def attributes(module, binaries):
    """The attributes of a module's declarations by identifier, which also has those that the graph leaves out."""
    found, nodes = {}, [json.loads(run(
        tool("swift-api-digester"), "-dump-sdk", "-module", module, *options(binaries), "-o", "/dev/stdout",
        quiet=True))["ABIRoot"]]
    for node in nodes:
        nodes += node.get("children", [])
        if "declAttributes" in node:
            found[node.get("usr")] = node["declAttributes"]
    return found


def graphs(modules, binaries, *more):
    """The graphs of the modules' public symbols by name."""
    modules = list(modules)
    with temporary_directory() as directory:
        extract(modules, binaries, directory, *more)
        return {module.name: Graph(module, directory) for module in modules}


class Graph:
    """The public symbols of a module, including its extensions of other modules' types."""

    def __init__(self, module, directory):
        self.module = module
        files = sorted((directory / module.name).glob("*.symbols.json"))
        self.contents = {file: json.loads(file.read_text()) for file in files}
        self.everything, self.relationships = (
            [item for content in self.contents.values() for item in content[key]]
            for key in ("symbols", "relationships"))
        self.symbols = [symbol for symbol in self.everything if symbol["kind"]["identifier"] != "swift.extension"]

    @property
    def declared(self):
        """The symbols that the module's source declares, without derived and inherited ones."""
        return [
            symbol for symbol in self.symbols
            if "location" in symbol and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]
        ]


def documentation(symbol):
    """The lines of a symbol's own documentation comment."""
    return [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]


def summary(symbol):
    """The first paragraph of a symbol's documentation, in one line."""
    paragraph = re.search(r"\S(.*?)(?=\n\s*\n|\s*\Z)", "\n".join(documentation(symbol)), re.S)
    return " ".join(map(str.strip, paragraph[0].split("\n"))) if paragraph else ""


def location(symbol):
    """The path of the source file from the package's root, and the line, from 1."""
    place = symbol.get("location")
    if place is None:
        return None
    file = pathlib.Path(place["uri"].removeprefix("file://"))
    file = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
    return str(file), place["position"]["line"] + 1
