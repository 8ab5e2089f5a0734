// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// A Swift source in which `‸` marks calls, before the opening parenthesis or brace.
package struct MarkedSource {
  /// The bytes of the source without the marks.
  package let bytes: [UInt8]
  /// The line and the column of each mark.
  package let places: [(line: Int, column: Int)]

  /// Creates a source from a text with marks.
  package init(_ text: String) {
    var bytes: [UInt8] = []
    var places: [(line: Int, column: Int)] = []
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars {
      if scalar == "‸" {
        places.append((line, column))
        continue
      }
      let encoded = Array(String(scalar).utf8)
      bytes += encoded
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + encoded.count)
    }
    self.bytes = bytes
    self.places = places
  }

  /// Returns the change of the snapshot at a mark.
  package func edit(
    _ mark: Int = 0, from expected: String? = nil, to actual: String?, label: String = "matches",
    deprecated: [String] = [], offset: Int = 0
  ) -> SnapshotEdit {
    let place = places[mark]
    return SnapshotEdit(
      at: SnapshotPosition(
        line: place.line, column: place.column, label: label, deprecatedLabels: deprecated,
        offset: offset),
      from: expected, to: actual)
  }

  /// Returns the text after the changes.
  package func rewritten(_ edits: SnapshotEdit...) throws(SourceRefusal) -> String {
    let result = try SourceRewriter.apply(edits, to: bytes)
    if let refusal = result.refusals.min(by: { $0.key < $1.key }) { throw refusal.value }
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// Returns the reason why a change is refused, or `nil` if it is made.
  package func refusal(_ edit: SnapshotEdit) -> SourceRefusal? {
    do {
      let result = try SourceRewriter.apply([edit], to: bytes)
      // A refused change leaves the file unchanged.
      return result.refusals[0].flatMap { result.bytes == bytes ? $0 : nil }
    } catch {
      return error
    }
  }
}
