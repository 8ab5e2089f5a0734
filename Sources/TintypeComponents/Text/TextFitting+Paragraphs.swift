// SPDX-License-Identifier: MIT

extension TextFitting {
  /// Breaks a text into lines, each paragraph in its direction and without a single last word.
  func typeset(_ runs: [TextRun], maximumLines: Int?) throws -> TypesetText {
    let typeset = try directed(runs, maximumLines: maximumLines)
    guard let width, measuring.pushesOutLastWords, typeset.lines.count > 1 else { return typeset }
    return try pushingOutLastWords(typeset, source: TextSource(runs), width: width)
  }

  private func directed(_ runs: [TextRun], maximumLines: Int?) throws -> TypesetText {
    if parts.count == 1 {
      return try measuring.typeset(
        runs, width: width, maximumLines: maximumLines, direction: parts[0].direction
      ).finite.directed(parts[0].direction)
    }
    let source = TextSource(runs)
    var typeset = TypesetText(lines: [])
    for part in parts {
      let limit = maximumLines.map { $0 - typeset.lines.count }
      if let limit, limit <= 0 { break }
      let next = try self.typeset(
        part.range, of: source, width: width, maximumLines: limit, direction: part.direction)
      typeset.lines += next.lines
      typeset.issues.merge(next.issues)
    }
    return typeset
  }

  /// Returns the lines of a part of a text, with the ranges and the runs of the whole text.
  func typeset(
    _ range: Range<Int>,
    of source: TextSource,
    width: Double?,
    maximumLines: Int?,
    direction: LayoutDirection
  ) throws -> TypesetText {
    var slices = source.slices(of: range)
    if slices.isEmpty, let run = source.run(at: range.lowerBound) {
      slices = [TextSource.Slice(run: run, range: range)]
    }
    let runs = slices.map { slice in
      var run = source.runs[slice.run]
      run.string = source.string(slice.range)
      return run
    }
    var typeset = try measuring.typeset(
      runs, width: width, maximumLines: maximumLines, direction: direction
    ).finite.directed(direction)
    for index in typeset.lines.indices {
      let line = typeset.lines[index].range
      typeset.lines[index].range =
        line.lowerBound + range.lowerBound..<line.upperBound + range.lowerBound
      for span in typeset.lines[index].spans.indices {
        let run = typeset.lines[index].spans[span].run
        typeset.lines[index].spans[span].run = slices.indices.contains(run) ? slices[run].run : 0
      }
    }
    return typeset
  }

  /// The width of the longest word that is not left alone on a line, as a share of the line above.
  private static let longestLastWord = 0.5

  /// Moves the last word of a line to the next one, if that is the paragraph's last line and has a
  /// single word otherwise.
  ///
  /// Apple documents `NSParagraphStyle.LineBreakStrategy.pushOut`: to avoid an orphan word on the
  /// last line of a paragraph, lines are extended by a word, typically only the last one. It is part
  /// of the standard strategy of `UILabel`. Apple does not document which words are orphans. The
  /// number of lines does not change, and the lines of a text in its own width are the same.
  private func pushingOutLastWords(
    _ typeset: TypesetText, source: TextSource, width: Double
  ) throws -> TypesetText {
    var result = typeset
    for index in typeset.lines.indices.dropFirst() {
      let (first, last) = (typeset.lines[index - 1], typeset.lines[index])
      guard last.width <= first.width * Self.longestLastWord else { continue }
      guard let start = source.pushedOutWord(from: first.range, to: last.range) else { continue }
      let pushed = try self.typeset(
        start..<last.range.upperBound, of: source, width: nil, maximumLines: 1,
        direction: last.direction)
      guard let line = pushed.lines.first, line.width <= width + 0.001 else { continue }
      let kept = first.range.lowerBound..<source.endOfWord(before: start, after: first.range)
      let shortened = try self.typeset(
        kept, of: source, width: nil, maximumLines: 1, direction: first.direction)
      guard let shorter = shortened.lines.first else { continue }
      result.lines[index - 1] = shorter
      result.lines[index] = line
    }
    return result
  }
}

extension TypesetText {
  /// Returns the text with the direction of its paragraphs.
  fileprivate func directed(_ direction: LayoutDirection) -> TypesetText {
    guard direction != .leftToRight else { return self }
    var text = self
    for index in text.lines.indices { text.lines[index].direction = direction }
    return text
  }
}

extension TextSource {
  /// Returns the start of the last word of a line, if the next line is the last of its paragraph
  /// and has one word only, and the line has several.
  func pushedOutWord(from first: Range<Int>, to last: Range<Int>) -> Int? {
    let bounds = 0..<utf8.count
    guard !last.isEmpty, first.upperBound < last.lowerBound, bounds.contains(first.lowerBound),
      last.upperBound <= utf8.count
    else { return nil }
    // Both lines must be in one paragraph, and nothing may follow.
    let paragraph = paragraph(from: first.lowerBound).content
    guard last.upperBound <= paragraph.upperBound,
      last.upperBound
        == endOfWord(before: paragraph.upperBound, after: last.lowerBound..<paragraph.upperBound),
      !utf8[last].contains(where: Self.isSpace)
    else { return nil }
    // A line that ends within a word, or at a hyphen, has no space before the next one.
    guard utf8[first.upperBound..<last.lowerBound].allSatisfy(Self.isSpace) else { return nil }
    let end = endOfWord(before: first.upperBound, after: first)
    guard let space = utf8[first.lowerBound..<end].lastIndex(where: Self.isSpace),
      utf8[first.lowerBound..<space].contains(where: { !Self.isSpace($0) })
    else { return nil }
    return space + 1
  }

  /// Returns the position after the last character before a position that is not a space.
  func endOfWord(before end: Int, after range: Range<Int>) -> Int {
    var end = end
    while end > range.lowerBound, Self.isSpace(utf8[end - 1]) { end -= 1 }
    return end
  }

  /// Returns whether a byte is a space at which a line can break: U+0020 or a tab.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
