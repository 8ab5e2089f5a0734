// SPDX-License-Identifier: MIT

/// The concatenated characters of a text's runs, with its paragraphs.
///
/// Positions are numbers of UTF-8 bytes from the start of the text.
package struct TextSource: Sendable {
  /// The runs.
  package let runs: [TextRun]
  /// The characters of all runs.
  package let utf8: [UInt8]
  private let starts: [Int]

  /// Joins the runs of a text.
  package init(_ runs: [TextRun]) {
    self.runs = runs
    // Most texts have one run.
    if runs.count == 1 {
      (utf8, starts) = (Array(runs[0].string.utf8), [0])
      return
    }
    var utf8: [UInt8] = []
    var starts: [Int] = []
    for run in runs {
      starts.append(utf8.count)
      utf8.append(contentsOf: run.string.utf8)
    }
    (self.utf8, self.starts) = (utf8, starts)
  }

  private init(_ runs: [TextRun], like other: TextSource) {
    (self.runs, utf8, starts) = (runs, other.utf8, other.starts)
  }

  /// Returns the text with other runs, which have the same characters.
  package func replacingRuns(by runs: [TextRun]) -> TextSource { TextSource(runs, like: self) }

  /// Returns the characters in a range, clamped to the text.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// Returns the index of the run that contains a byte; that of the last run after the last byte.
  ///
  /// Returns `nil` if there are no runs.
  package func run(at byte: Int) -> Int? {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return starts.isEmpty ? nil : low
  }

  /// A part of one run.
  package struct Slice: Hashable, Sendable {
    /// The index of the run.
    package var run: Int
    /// The range of the part in the text; never empty.
    package var range: Range<Int>

    /// Creates a part.
    package init(run: Int, range: Range<Int>) { (self.run, self.range) = (run, range) }
  }

  /// Returns the parts of runs that make up a range.
  package func slices(of range: Range<Int>) -> [Slice] {
    let range = range.clamped(to: 0..<utf8.count)
    guard !range.isEmpty, var index = run(at: range.lowerBound) else { return [] }
    var slices: [Slice] = []
    while index < starts.count, starts[index] < range.upperBound {
      let end = index + 1 < starts.count ? starts[index + 1] : utf8.count
      let part = (starts[index]..<end).clamped(to: range)
      if !part.isEmpty { slices.append(Slice(run: index, range: part)) }
      index += 1
    }
    return slices
  }

  /// Returns the paragraph, or the rest of it, that begins at a byte, and the start of the next
  /// one.
  ///
  /// The separators are those of `Character.isNewline`: U+000A to U+000D, U+0085, U+2028, U+2029,
  /// and a carriage return with a following line feed as one separator.
  package func paragraph(from start: Int) -> (content: Range<Int>, next: Int?) {
    let start = min(max(start, 0), utf8.count)
    return utf8.withUnsafeBufferPointer { bytes in
      var index = start
      let count = bytes.count
      while index < count {
        let byte = bytes[index]
        // Only these bytes begin a separator.
        if byte < 0x0E || byte == 0xC2 || byte == 0xE2 {
          let length = Self.separator(in: bytes, at: index)
          if length > 0 { return (start..<index, index + length) }
        }
        index += 1
      }
      return (start..<count, nil)
    }
  }

  /// Returns the last paragraph, without the bytes before a position.
  package func lastParagraph(from start: Int) -> Range<Int> {
    let start = min(max(start, 0), utf8.count)
    return utf8.withUnsafeBufferPointer { bytes in
      var index = bytes.count
      while index > start {
        index -= 1
        let length = Self.separator(in: bytes, at: index)
        if length > 0 { return index + length..<bytes.count }
      }
      return start..<bytes.count
    }
  }

  /// Returns the number of bytes of the separator that begins at a byte; 0 for none.
  private static func separator(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    guard byte < 0x0E || byte == 0xC2 || byte == 0xE2 else { return 0 }
    func next(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    switch byte {
    case 0x0D: return next(1) == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return next(1) == 0x85 ? 2 : 0
    case 0xE2: return next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
