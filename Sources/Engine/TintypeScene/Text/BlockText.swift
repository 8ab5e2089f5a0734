// SPDX-License-Identifier: MIT

/// A text measurer with fixed metrics and without fonts; text is painted as solid blocks.
///
/// Every character has the same width, so layouts can be tested by mental arithmetic, and images
/// show the position of text independent of its content. Fonts and baseline offsets have no effect;
/// tracking does.
public struct BlockText: TextMeasuring, Hashable, Sendable {
  /// The width and height of each character in points.
  public var characterSize: Size
  /// The distance from the top of a line to its baseline in points.
  public var ascent: Double
  /// The text at the end of truncated text; `nil`, the default, truncates without an ellipsis.
  public var ellipsis: String?
  /// `false`: a line contains all words that fit.
  public var pushesOutLastWords: Bool { false }

  /// Creates fixed metrics, by default 10 × 20 points with the baseline 15 below the top.
  public init(
    characterSize: Size = Size(width: 10, height: 20),
    ascent: Double = 15,
    ellipsis: String? = nil
  ) {
    (self.characterSize, self.ascent, self.ellipsis) = (characterSize, ascent, ellipsis)
  }

  /// Breaks text at spaces, and within words that are wider than a line.
  public func typeset(
    _ runs: [TextRun],
    width: Double?,
    maximumLines: Int?,
    direction: LayoutDirection = .leftToRight
  ) -> TypesetText {
    let source = TextSource(runs)
    let limit = max(maximumLines ?? .max, 1)
    var lines: [TypesetText.Line] = []
    var start: Int? = 0
    while let begin = start, lines.count < limit {
      let (content, next) = source.paragraph(from: begin)
      var paragraph = BlockParagraph(source, content, width: characterSize.width)
      for line in paragraph.lines(width: width, atMost: limit - lines.count) {
        lines.append(self.line(line, of: paragraph, source))
      }
      start = next
    }
    return TypesetText(lines: lines)
  }

  /// Breaks text in one font into lines.
  public func typeset(_ string: String, font: Font, width: Double?) -> TypesetText {
    typeset([TextRun(string: string, font: font)], width: width, maximumLines: nil)
  }

  private func line(
    _ characters: Range<Int>,
    of paragraph: BlockParagraph,
    _ source: TextSource
  ) -> TypesetText.Line {
    let range = paragraph.bytes(of: characters)
    return TypesetText.Line(
      string: source.string(range),
      range: range,
      spans: source.slices(of: range).map { slice in
        let font = source.runs[slice.run].font
        return TypesetText.Span(
          run: slice.run,
          length: slice.range.count,
          font: ResolvedFont(
            family: nil, size: font.size, weight: font.weight, isItalic: font.isItalic))
      },
      width: paragraph.width(of: characters),
      ascent: ascent,
      descent: characterSize.height - ascent
    )
  }
}

/// The characters of one paragraph with their widths.
private struct BlockParagraph {
  /// The start of each character in the text, and the end of the last one.
  private var places: [Int]
  private var isSpace: [Bool] = []
  private let characterWidth: Double
  /// The sum of tracking before each character and after the last one; empty without tracking.
  private var tracking: [Double] = []
  /// Half of the tracking of each character.
  private var halves: [Double] = []

  init(_ source: TextSource, _ range: Range<Int>, width: Double) {
    characterWidth = width
    places = [range.lowerBound]
    for character in source.string(range) {
      places.append((places.last ?? 0) + character.utf8.count)
      isSpace.append(character == " ")
    }
    let slices = source.slices(of: range)
    guard slices.contains(where: { source.runs[$0.run].usableTracking != 0 }) else { return }
    var sum = 0.0
    tracking = [0]
    var slice = 0
    for place in places.dropLast() {
      while slice + 1 < slices.count, slices[slice].range.upperBound <= place { slice += 1 }
      let added = source.runs[slices[slice].run].usableTracking
      sum += added
      tracking.append(sum)
      halves.append(added / 2)
    }
  }

  func bytes(of characters: Range<Int>) -> Range<Int> {
    places[characters.lowerBound]..<places[characters.upperBound]
  }

  func width(of characters: Range<Int>) -> Double {
    let width = Double(characters.count) * characterWidth
    guard !tracking.isEmpty, !characters.isEmpty else { return width }
    return width + tracking[characters.upperBound] - tracking[characters.lowerBound]
      - halves[characters.lowerBound] - halves[characters.upperBound - 1]
  }

  /// Returns the characters of each line, without spaces at breaks but with leading spaces.
  mutating func lines(width limit: Double?, atMost count: Int) -> [Range<Int>] {
    func fits(_ characters: Range<Int>) -> Bool {
      guard let limit else { return true }
      return !(width(of: characters) > limit + 1e-9)
    }
    var lines: [Range<Int>] = []
    var line: Range<Int>?
    var next = 0
    repeat {
      let end = isSpace[next...].firstIndex(of: true) ?? isSpace.count
      var word = next..<end
      next = end + 1
      if let begun = line, !begun.isEmpty || lines.isEmpty,
        fits(begun.lowerBound..<word.upperBound)
      {
        line = begun.lowerBound..<word.upperBound
        continue
      }
      if let begun = line, isSpace[begun].contains(false) { lines.append(begun) }
      while word.count > 1, !fits(word), lines.count < count {
        var part = word.prefix(1)
        while fits(part.startIndex..<part.endIndex + 1) {
          part = word[part.startIndex..<part.endIndex + 1]
        }
        lines.append(part.startIndex..<part.endIndex)
        word = part.endIndex..<word.upperBound
      }
      line = word
    } while next <= isSpace.count && lines.count < count
    if lines.count < count, let line, !line.isEmpty || lines.isEmpty { lines.append(line) }
    return Array(lines.prefix(count))
  }
}
