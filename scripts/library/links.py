"""The check of all addresses in the pages of the documentation; see scripts/pages/docs."""

import html
import json
import re
import urllib.parse


class Links:
    """A check of all addresses in the pages of a site."""

    def __init__(self, site, base):
        self.site, self.base = site, base
        self.count, self.external, self.problems = 0, set(), {}
        self.anchors, self.existing = {}, {}

    def check(self):
        for file in sorted((self.site / "data").rglob("*.json")):
            self.page(file)
        index = json.loads((self.site / "index/index.json").read_text())
        for nodes in index["interfaceLanguages"].values():
            for node in nodes:
                self.node(node)
        for file in sorted(self.site.rglob("*.html")):
            self.html(file)

    def page(self, file):
        content = json.loads(file.read_text())
        name = str(file.relative_to(self.site / "data").with_suffix(""))
        self.target("/" + name, name)
        references = content.get("references", {})
        for reference in references.values():
            # A reference of the type `unresolvable` names a symbol of another package, without a link.
            for variant in reference.get("variants", []):
                self.target(variant["url"], name)
            if "url" in reference:
                self.target(reference["url"], name)

        def visit(value):
            if isinstance(value, list):
                for item in value:
                    visit(item)
            elif isinstance(value, dict):
                kind, identifier = value.get("type"), value.get("identifier")
                if kind in ("reference", "image", "video") and isinstance(identifier, str):
                    self.count += 1
                    if identifier not in references:
                        self.problem(name, f"the reference '{identifier}' is missing")
                for item in value.values():
                    visit(item)

        visit({key: value for key, value in content.items() if key != "references"})

    def node(self, node):
        if "path" in node:
            self.target(node["path"], "the index of the search")
        for child in node.get("children", []):
            self.node(child)

    def html(self, file):
        text = file.read_text()
        name = str(file.relative_to(self.site))
        for address in re.findall(r"(?:href|src)=\"([^\"]*)\"", text):
            address = html.unescape(address)
            if address.startswith("#"):
                self.count += 1
                if f'id="{address[1:]}"' not in text:
                    self.problem(name, f"the anchor '{address}' is missing")
            else:
                self.target(address.removeprefix(self.base), name)

    def target(self, address, name):
        """Checks an address that a page contains."""
        self.count += 1
        if re.match(r"https?:", address):
            self.external.add(address)
            return
        path, _, anchor = address.partition("#")
        path = urllib.parse.unquote(path.removeprefix(self.base)) if self.base else urllib.parse.unquote(path)
        if not path.startswith("/"):
            self.problem(name, f"the address '{address}' is relative or has an unknown scheme")
        elif not self.exists(path):
            self.problem(name, f"'{address}' does not exist")
        elif anchor and urllib.parse.unquote(anchor) not in self.anchors_of(path):
            self.problem(name, f"'{path}' has no anchor '{anchor}'")

    def exists(self, path):
        if path not in self.existing:
            file = self.site / path.strip("/")
            if re.match(r"/(documentation|tutorials)(/|$)", path):
                # A page needs a file for the web server, and another one with its content.
                data = self.site / "data" / (path.strip("/") + ".json")
                self.existing[path] = (file / "index.html").is_file() and data.is_file()
            else:
                self.existing[path] = file.is_file() or (file / "index.html").is_file()
        return self.existing[path]

    def anchors_of(self, path):
        if path not in self.anchors:
            data = self.site / "data" / (path.strip("/") + ".json")
            if data.is_file():
                self.anchors[path] = set(re.findall(r'"anchor":\s*"([^"]*)"', data.read_text()))
            else:
                self.anchors[path] = set(
                    re.findall(r'id="([^"]*)"', (self.site / path.strip("/")).read_text()))
        return self.anchors[path]

    def problem(self, name, text):
        self.problems.setdefault(text, name)
