// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// A location in a file that an author has to check.
struct MigrationFinding: Hashable, Sendable {
  /// The path, relative to the package's root.
  var file: String
  /// The line, from 1; `nil` for the whole file.
  var line: Int?
  /// The column in bytes, from 1.
  var column: Int?
  /// The problem and the next step.
  var text: String

  /// The position and the text, on one line.
  var description: String {
    var position = VisibleText.line(file)
    if let line { position += ":\(line)" }
    if let column { position += ":\(column)" }
    return "\(position): \(VisibleText.line(text))"
  }
}
