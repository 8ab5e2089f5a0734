"""Compiles the geometry of scenes and of the painter for two processors as embedded Swift; see scripts/measure/arm64.

The toolchain has no complete standard library for arm64, but one for embedded programs, in which coding and key paths
do not exist. The sources are copied without them; their arithmetic is unchanged.
"""

import pathlib
import re
import shutil

from processors import FOLDER, SOURCES
from repository import ROOT, Failure, run

ENGINE = ROOT / "Sources/Engine"
# What the sources of TintypeScene/Geometry need, and sources of other folders that compute with numbers only.
FURTHER = ["TintypeScene/Style/ResolvedColor.swift", "TintypeCairo/Painting/PixelArea.swift",
           "TintypeCairo/Painting/PaintedCorners.swift"]
# Coding and reading texts, which no arithmetic depends on.
OMITTED = {"Coding.swift", "Path+SVG.swift", "PathScanner.swift"}
CODING = re.compile(r"\binit\(from decoder:|\bfunc encode\(to encoder:|\benum CodingKeys\b")
TARGETS = {"amd64": "x86_64-unknown-linux-gnu", "arm64": "aarch64-none-none-elf"}


def embedded(text):
    """A source without coding, in one module with the others, and with closures instead of key paths."""
    text = re.sub(r"(?m)^import Tintype\w+\n", "", text.replace(", Codable", ""))
    text = re.sub(r"KeyPath<(\w+), (\w+)>", r"(\1) -> \2", text)
    text = re.sub(r"(\w+)\[keyPath: (\w+)\]", r"\2(\1)", text)
    text = re.sub(r"([(:] ?)\\\.(\w+)\)", r"\1{ $0.\2 })", text)
    kept, depth = [], 0
    for line in text.splitlines():
        if depth == 0 and not CODING.search(line):
            kept.append(line)
            continue
        depth += line.count("{") - line.count("}")
    return "\n".join(kept) + "\n"


def geometry(processor):
    """Builds the program that runs the geometry of scenes with generated inputs."""
    folder = FOLDER / "geometry"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for file in [*ENGINE.glob("TintypeScene/Geometry/*.swift"), *(ENGINE / name for name in FURTHER)]:
        if file.name not in OMITTED:
            (folder / file.name).write_text(embedded(file.read_text()))
    target = TARGETS[processor.name]
    tables = pathlib.Path(shutil.which("swiftc")).resolve().parents[1] / (
        f"lib/swift/embedded/{target}/libswiftUnicodeDataTables.a")
    if not tables.exists():
        raise Failure(f"arm64: the Swift toolchain has no library for {target}. Use that of swift.org.")
    module = folder / "geometry.o"
    run("swiftc", "-target", target, "-enable-experimental-feature", "Embedded", "-wmo", "-O", "-parse-as-library",
        "-module-name", "TintypeGeometry", "-package-name", "tintype", "-c", *sorted(folder.glob("*.swift")),
        SOURCES / "geometry.swift", "-o", module, quiet=True)
    return processor.compile("geometry", ["-O2", "-no-pie"], [SOURCES / "geometry.c", module, tables], [])
