// SPDX-License-Identifier: MIT

/// The characters of a text's runs as one, with its paragraphs.
///
/// Places are numbers of bytes in UTF-8 from the beginning of the text.
package struct TextSource: Sendable {
  /// The runs.
  package let runs: [TextRun]
  /// The characters of all runs.
  package let utf8: [UInt8]
  private let starts: [Int]

  /// Joins the runs of a text.
  package init(_ runs: [TextRun]) {
    self.runs = runs
    var utf8: [UInt8] = []
    var starts: [Int] = []
    for run in runs {
      starts.append(utf8.count)
      utf8.append(contentsOf: run.string.utf8)
    }
    self.utf8 = utf8
    self.starts = starts
  }

  /// The characters in a range; what lies outside of the text is left out.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// The index of the run to which a byte belongs; behind the last byte that of the last run.
  ///
  /// `nil` if there is no run at all.
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
    /// Where the part lies in the text; never empty.
    package var range: Range<Int>

    /// Creates a part.
    package init(run: Int, range: Range<Int>) {
      self.run = run
      self.range = range
    }
  }

  /// The parts of runs that a range is made of.
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

  /// The paragraph, or what is left of it, that begins at a byte, and where the next one begins.
  ///
  /// The separators are those of `Character.isNewline`: U+000A to U+000D, U+0085, U+2028, U+2029,
  /// and a carriage return with the line feed behind it as one.
  package func paragraph(from start: Int) -> (content: Range<Int>, next: Int?) {
    let start = min(max(start, 0), utf8.count)
    return utf8.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        let length = Self.separator(in: bytes, at: index)
        if length > 0 { return (start..<index, index + length) }
        index += 1
      }
      return (start..<bytes.count, nil)
    }
  }

  /// The last paragraph, without what lies before a byte.
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

  /// The number of bytes of the separator that begins at a byte; 0 for none.
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
