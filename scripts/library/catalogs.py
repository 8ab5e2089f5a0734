"""Copies of the catalogs with links that DocC resolves, and pages of sources; see scripts/pages/docs."""

import functools
import html
import json
import pathlib
import re
import shutil
import urllib.parse

import symbols
from repository import ROOT, Failure, files


class Names:
    """The names of all modules' symbols and guides, to find the module of a link."""

    def __init__(self, graphs):
        # Paths such as `Scene/init(from:)`, the components of these paths, and the paths in
        # extensions of other modules' types, with these modules.
        self.paths, self.components, self.extensions, self.guides = {}, {}, {}, {}
        for graph in graphs:
            name = graph.module.name
            self.paths[name], self.extensions[name] = set(), {}
            for file, content in graph.contents.items():
                extended = file.name.removesuffix(".symbols.json").partition("@")[2]
                for symbol in content["symbols"]:
                    path = "/".join(symbol["pathComponents"])
                    if extended:
                        self.extensions[name][path] = extended
                    else:
                        self.paths[name].add(path)
            self.components[name] = {
                component for path in self.paths[name] for component in path.split("/")
            }
            if graph.module.catalog:
                for file in graph.module.catalog.glob("*.md"):
                    if file.stem != name:
                        self.guides[file.stem] = name

    def symbol_link(self, module, path):
        """The path that DocC resolves in the documentation of a module."""
        plain = re.sub(r"-[a-z0-9.]+(?=/|$)", "", path)
        first, _, rest = plain.partition("/")
        if plain.startswith("/") or first == module:
            return path
        if first in self.paths:
            return "/" + path if not rest or rest in self.paths[first] else path
        if first in self.components[module]:
            return path
        others = [name for name in self.paths if name != module and plain in self.paths[name]]
        if len(others) == 1:
            return f"/{others[0]}/{path}"
        extended = self.extensions[module].get(plain)
        return f"{extended}/{path}" if extended else path

    def guide_link(self, module, target):
        """The target of a `doc:` link that DocC resolves in the documentation of a module."""
        name, mark, anchor = target.partition("#")
        owner = self.guides.get(name)
        if name in self.paths and name != module:
            return f"/{name}{mark}{anchor}"
        if owner is None or owner == module:
            return target
        return f"/{owner}/{target}"


class Prepared:
    """Copies of a module's catalog and symbol graphs, with links that DocC resolves."""

    def __init__(self, graph, names, base, sources, work):
        self.graph, self.module, self.names = graph, graph.module, names
        self.base, self.sources = base, sources
        self.has_symbols = bool(graph.symbols)
        self.graphs = work / "symbols" / self.module.name
        self.linked = set()
        if self.has_symbols:
            self.write_graphs()
        self.catalog = work / "catalogs" / f"{self.module.name}.docc"
        if self.module.catalog:
            self.write_catalog()
        else:
            self.catalog.mkdir(parents=True)
            page = f"# ``{self.module.name}``\n\n{symbols.responsibility(self.module.name)}\n"
            (self.catalog / f"{self.module.name}.md").write_text(page)

    def write_graphs(self):
        self.graphs.mkdir(parents=True)
        for file, content in self.graph.contents.items():
            for symbol in content["symbols"]:
                comment = symbol.get("docComment")
                if comment and comment.get("module", self.module.name) == self.module.name:
                    fenced = False
                    for line in comment["lines"]:
                        fenced ^= line["text"].lstrip().startswith("```")
                        if not fenced:
                            line["text"] = self.links(line["text"])
            (self.graphs / file.name).write_text(json.dumps(content))

    def write_catalog(self):
        shutil.copytree(self.module.catalog, self.catalog)
        for file in sorted(self.catalog.rglob("*.md")):
            original = self.module.catalog / file.relative_to(self.catalog)
            lines, fenced = [], False
            for line in original.read_text().split("\n"):
                fenced ^= line.lstrip().startswith("```")
                lines.append(line if fenced else self.files(self.links(line), original))
            text = "\n".join(lines)
            if not self.has_symbols and file.stem == self.module.name:
                # Only a guide can be the root of a catalog without symbols.
                root = "@Metadata {\n  @TechnologyRoot\n}\n"
                text = re.sub(r"\A# ``(\w+)``\n", rf"# \1\n\n{root}", text)
            file.write_text(text)

    def links(self, line):
        """A line whose links to symbols and guides of other modules are absolute."""

        def symbol(match):
            path = self.names.symbol_link(self.module.name, match.group(1))
            if path.startswith("/"):
                self.linked.add(path.split("/")[1])
            return f"``{path}``"

        def guide(match):
            target = self.names.guide_link(self.module.name, match.group(2))
            if target.startswith("/"):
                self.linked.add(re.split(r"[/#]", target)[1])
            return match.group(1) + target + match.group(3)

        line = re.sub(r"(?<!`)``([^`]+)``(?!`)", symbol, line)
        return re.sub(r"(<doc:|\]\(doc:)([^>)]+)([>)])", guide, line)

    def files(self, line, original):
        """A line whose relative links to files refer to guides, images and pages of sources."""

        def file(match):
            is_image, text, target = match.group(1), match.group(2), match.group(3)
            path, mark, anchor = target.partition("#")
            if not path or re.match(r"[a-z]+:|/", path):
                return match.group()
            found = (original.parent / urllib.parse.unquote(path)).resolve()
            if is_image and not found.exists() and "/" not in path:
                return match.group()  # An image of the catalog, without its extension.
            if not found.exists():
                raise Failure(
                    f"{original.relative_to(ROOT)} links to '{target}', which does not exist. "
                    "Correct the link.")
            if is_image:
                return f"![{text}]({self.image(found)})"
            if found.suffix == ".md" and found.parent.suffix == ".docc":
                owner = found.parent.stem
                own = owner == self.module.name
                if not own:
                    self.linked.add(owner)
                page = f"/{owner}" if found.stem == owner else found.stem if own else f"/{owner}/{found.stem}"
                return f"[{text}](doc:{page}{mark}{heading(found, anchor)})"
            return f"[{text}]({self.base}{self.sources.page(found)}{mark}{anchor})"

        return re.sub(r"(?<!`)(!?)\[((?:[^\]`]|`[^`]*`)*)\]\(([^)\s]+)\)", file, line)

    def image(self, path):
        """The name of an image in the catalog's resources, where it is copied."""
        if path.is_relative_to(self.module.catalog):
            return path.name
        folder = self.catalog / "Resources"
        folder.mkdir(exist_ok=True)
        name = re.sub(r"[^A-Za-z0-9]+", "-", str(path.relative_to(ROOT).with_suffix(""))).strip("-")
        scale = image_scale(path)
        shutil.copyfile(path, folder / f"{name}{f'@{scale}x' if scale > 1 else ''}{path.suffix}")
        return f"{name}{path.suffix}"


def heading(path, anchor):
    """The anchor of DocC for an anchor of a code host, such as `record-mode`."""
    for line in path.read_text().split("\n") if anchor else []:
        title = re.sub(r"^#+ |[`]", "", line)
        plain = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        if line.startswith("#") and plain == anchor:
            return re.sub(r"[^\w.,:()'’-]+", "-", title)
    return anchor


def image_scale(path):
    """The number of pixels per point of a PNG file, from its density in pixels per meter."""
    density = re.search(rb"^\x89PNG.*?pHYs(.{4})", path.read_bytes().partition(b"IDAT")[0], re.S)
    return min(max(round(int.from_bytes(density[1], "big") / 2834.6), 1), 3) if density else 1


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="{base}/favicon.svg" type="image/svg+xml">
<style>
  :root {{ color-scheme: light dark; }}
  body {{ margin: 2em; font: 15px/1.5 system-ui, sans-serif; }}
  pre {{ font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; tab-size: 4; }}
  pre a {{ display: inline-block; width: 3.5em; opacity: 0.5; text-decoration: none; color: inherit; }}
  pre span:target {{ background: color-mix(in srgb, Highlight 30%, transparent); }}
</style>
<p><a href="{base}/documentation/">Documentation</a> · {title}</p>
{body}
</html>
"""


class Sources:
    """Pages with the files of the repository that guides link to."""

    def __init__(self, base):
        self.base = base
        self.paths = set()

    def page(self, path):
        """The address of a page, from the root of the site."""
        path = path.relative_to(ROOT)
        self.paths.add(path)
        if (ROOT / path).is_dir():
            for file in tracked(path):
                self.paths.add(file)
        return self.address(path)

    @staticmethod
    def address(path):
        return "/source/" + urllib.parse.quote(str(path)) + ".html"

    def write(self, site):
        """Writes the pages below the directory of the site."""
        for path in sorted(self.paths):
            if (ROOT / path).is_dir():
                items = "\n".join(
                    f'<li><a href="{self.base}{self.address(file)}">'
                    f"{html.escape(str(file.relative_to(path)))}</a>" for file in tracked(path))
                body = f"<ul>\n{items}\n</ul>"
            else:
                text = (ROOT / path).read_text(errors="replace").rstrip("\n")
                lines = "\n".join(
                    f'<span id="L{number}"><a href="#L{number}">{number}</a>{html.escape(line)}</span>'
                    for number, line in enumerate(text.split("\n"), 1))
                body = f"<pre>{lines}</pre>"
            file = site / f"source/{path}.html"
            file.parent.mkdir(parents=True, exist_ok=True)
            title = html.escape(str(path))
            file.write_text(PAGE.format(title=title, base=self.base, body=body))


@functools.cache
def tracked(path):
    """The files of the repository in a directory."""
    return [pathlib.Path(name) for name in files(path)]
