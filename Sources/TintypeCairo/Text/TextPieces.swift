// SPDX-License-Identifier: MIT

/// Pieces of a paragraph, one behind the other.
struct TextPieces {
  let pieces: [TextPiece]
  /// The characters of all pieces.
  let utf8: [UInt8]
  /// Where each piece begins in `utf8`.
  private let starts: [Int]

  init(_ pieces: [TextPiece]) {
    self.pieces = pieces
    var utf8: [UInt8] = []
    var starts: [Int] = []
    for piece in pieces {
      starts.append(utf8.count)
      utf8.append(contentsOf: piece.string.utf8)
    }
    self.utf8 = utf8
    self.starts = starts
  }

  /// The index of the piece to which a byte belongs; `nil` if there is none.
  func piece(at byte: Int) -> Int? {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return starts.isEmpty ? nil : low
  }

  /// Where a byte lies in the text that the pieces are a part of.
  func source(at byte: Int) -> Int {
    guard let index = piece(at: byte) else { return 0 }
    return pieces[index].part(0..<byte - starts[index]).source.upperBound
  }

  /// The pieces, and parts of them, that a range is made of.
  func parts(_ range: Range<Int>) -> [TextPiece] {
    guard !range.isEmpty, var index = piece(at: range.lowerBound) else { return [] }
    var parts: [TextPiece] = []
    while index < pieces.count, starts[index] < range.upperBound {
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : utf8.count
      let part = (start..<end).clamped(to: range)
      if !part.isEmpty {
        parts.append(
          part == start..<end
            ? pieces[index] : pieces[index].part(part.lowerBound - start..<part.upperBound - start))
      }
      index += 1
    }
    return parts
  }

  /// A range without white space at its beginning, its end or both.
  func trimmed(_ range: Range<Int>, front: Bool, back: Bool) -> Range<Int> {
    let range = range.clamped(to: 0..<utf8.count)
    let content = Substring(String(decoding: utf8[range], as: UTF8.self))
    var (start, end) = (range.lowerBound, range.upperBound)
    var rest = content
    if front {
      rest = content.drop(while: \.isWhitespace)
      start = end - rest.utf8.count
    }
    if back {
      while let last = rest.last, last.isWhitespace {
        rest.removeLast()
        end -= last.utf8.count
      }
    }
    return start..<end
  }
}
