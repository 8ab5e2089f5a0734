// SPDX-License-Identifier: MIT

import Foundation
import TintypeReportsTestSupport
import TintypeRuns

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
