// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The lines of one journal file.
package struct JournalContents: Hashable, Sendable {
  /// The file's path relative to the output directory.
  package var file: String
  /// The lines that are not blank, in their order.
  package var lines: [Line]
  /// The reason why the file could not be read; `nil` if it was.
  package var trouble: FileTrouble?

  /// A line with its number, counted from 1.
  package struct Line: Hashable, Sendable {
    package var number: Int
    package var content: JournalLine

    /// Creates a line.
    package init(number: Int, content: JournalLine) {
      self.number = number
      self.content = content
    }
  }

  /// Creates contents from lines that were read, or made by hand.
  package init(file: String, lines: [Line], trouble: FileTrouble? = nil) {
    self.file = file
    self.lines = lines
    self.trouble = trouble
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its absolute path.
  ///   - file: Its path relative to the output directory, for messages.
  init(path: String, file: String) {
    self.init(file: file, lines: [])
    let data: Data
    do {
      data = try RegularFile.contents(of: path, limit: JournalReader.journalLimit)
    } catch {
      trouble = error
      return
    }
    let parts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where !part.allSatisfy(Self.isBlank) {
      lines.append(
        Line(number: index + 1, content: JournalLine(part, isTerminated: index < parts.count - 1)))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
