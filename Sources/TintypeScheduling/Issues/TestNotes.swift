// SPDX-License-Identifier: MIT

import Foundation

/// What is no failure of a test, but what may explain one.
package enum TestNotes {
  /// Takes the notes of what runs inside of an operation.
  @TaskLocal package static var override: (@Sendable (_ note: String) -> Void)?

  /// Writes a note among the output of the tests.
  package static func tell(_ note: some CustomStringConvertible) {
    if let override { return override(note.description) }
    FileHandle.standardError.write(Data("note: \(note)\n".utf8))
  }
}
