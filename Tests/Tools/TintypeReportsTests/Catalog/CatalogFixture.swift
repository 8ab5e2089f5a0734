// SPDX-License-Identifier: MIT

import TintypeReports

extension Catalog {
  /// Returns a catalog of a package `Shop`, by default in one variant.
  static func sample(_ previews: [Catalog.Preview], settings: [Catalog.Setting] = []) -> Self {
    Catalog(
      package: "Shop", root: "/src/shop", editor: "vscode://file/{path}:{line}",
      settings: settings, previews: previews)
  }
}

extension Catalog.Preview {
  /// Returns a preview of a module `App`.
  static func sample(
    _ name: String, module: String = "App", file: String? = "Sources/App/Card.swift",
    line: Int? = 3, _ variants: [Catalog.Variant?]
  ) -> Self {
    Catalog.Preview(module: module, name: name, file: file, line: line, variants: variants)
  }
}
