// SPDX-License-Identifier: MIT

import Foundation
import TintypeReports
import TintypeSnapshots

extension PreviewEvent.Rendering {
  /// Returns a rendering with default values for everything that a test does not set.
  static func sample(
    _ id: String, image: String = "0a.png", accessibility: String = "Save. Button.\n",
    symbols: [String] = ["star.fill"], warnings: [String] = [],
    comparison: PreviewEvent.Comparison? = nil
  ) -> Self {
    PreviewEvent.Rendering(
      id: id, image: image, width: 320, height: 480.5, scale: 2, accessibility: accessibility,
      symbols: symbols, colors: ["blue #007AFF"], fonts: ["default bold 17"], warnings: warnings,
      comparison: comparison)
  }
}

extension PreviewEvent.Item {
  /// Returns a preview of a module `App`.
  static func sample(
    _ name: String, variant: String = "", file: String? = "App/Card.swift", line: Int? = 3
  ) -> Self {
    PreviewEvent.Item(
      id: "App/\(name)\(variant.isEmpty ? "" : ".\(variant)")", module: "App", name: name,
      variant: variant, fileID: file, line: line, isExcluded: false)
  }
}

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

/// A program that a test writes as a shell script, instead of the tests of a package.
struct PreviewProgram {
  let output: TemporaryOutput
  var path: String { output.path + "/program" }

  /// Returns the command that writes events.
  static func writing(_ events: PreviewEvent...) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try events.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return "cat >&3 <<'END'\n\(lines.joined(separator: "\n"))\nEND"
  }
}
