// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// A source file with replaced ranges, and the way back from its positions to those of the source.
struct EditedSource {
  /// A range that is replaced by other bytes.
  struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]

    /// Returns the insertion of a text.
    static func inserting(_ text: String, at offset: Int) -> Edit {
      Edit(range: offset..<offset, replacement: Array(text.utf8))
    }
  }

  let bytes: [UInt8]
  /// The edits with the offsets of their replacements.
  private var places: [(edit: Edit, start: Int)] = []

  /// Applies edits, which may be in any order; an edit in the range of another one is dropped.
  init(_ source: [UInt8], _ edits: [Edit]) {
    var bytes: [UInt8] = []
    var index = 0
    // An insertion is before an edit at the same offset, an edit before those in its range.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound)
    }
    for edit in sorted where edit.range.lowerBound >= index {
      bytes += source[index..<edit.range.lowerBound]
      places.append((edit, bytes.count))
      bytes += edit.replacement
      index = edit.range.upperBound
    }
    self.bytes = bytes + source[index...]
  }

  /// Returns the offset in the source of a position of the compiler in the edited bytes; `nil` for a
  /// position that does not exist.
  ///
  /// A position in a replacement of another length is at the beginning of the replaced range.
  func originalOffset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let feed = bytes[start...].firstIndex(of: ASCII.lineFeed) else { return nil }
      start = feed + 1
    }
    let end = bytes[start...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
    guard column - 1 <= end - start, !bytes.isEmpty else { return nil }
    let offset = start + column - 1
    guard let place = places.last(where: { $0.start <= offset }) else { return offset }
    let (edit, distance) = (place.edit, offset - place.start)
    if distance >= edit.replacement.count {
      return edit.range.upperBound + distance - edit.replacement.count
    }
    return edit.range.count == edit.replacement.count
      ? edit.range.lowerBound + distance : edit.range.lowerBound
  }
}
