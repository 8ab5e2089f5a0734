// SPDX-License-Identifier: MIT

extension TextFitting {
  /// The width of the longest word that is not left alone on a line, as a share of the other line.
  private static let longestSingleWord = 0.5

  /// The number of characters of the longest word that is not left alone on a line.
  private static let longestSingleWordCount = 12

  /// Moves the last word of the first line of a paragraph to the second one, if that is its last line
  /// and has a single short word otherwise.
  ///
  /// Apple documents `NSParagraphStyle.LineBreakStrategy.pushOut`: to avoid an orphan word on the
  /// last line of a paragraph, lines are extended by a word, typically only the last one. Apple does
  /// not document which words are orphans. In images that `gonzalezreal/swift-markdown-ui`,
  /// `meshtastic/Meshtastic-Apple` and `home-assistant/iOS` have recorded, paragraphs of two lines
  /// avoid words of up to 8 characters, but not words of 16, and those with more lines none. The
  /// lines of a text in its own width are the same.
  func pushingOutLastWords(
    _ typeset: TypesetText, source: TextSource, width: Double
  ) throws -> TypesetText {
    var result = typeset
    for index in 1..<max(typeset.lines.count, 1) {
      let (first, last) = (typeset.lines[index - 1], typeset.lines[index])
      guard last.width <= first.width * Self.longestSingleWord,
        source.isStartOfParagraph(first.range), source.isSingleLastWord(last.range),
        source.string(last.range).count <= Self.longestSingleWordCount,
        let pushed = try pushingOut(first, last, source: source, width: width)
      else { continue }
      result.lines.replaceSubrange(index - 1...index, with: pushed)
    }
    return result
  }

  /// Returns two lines after the last word of the first one moved to the second one; `nil` if it has
  /// no word to give, if the second line would be too long, or if the first one would be a single
  /// short word.
  private func pushingOut(
    _ first: TypesetText.Line, _ last: TypesetText.Line, source: TextSource, width: Double
  ) throws -> [TypesetText.Line]? {
    guard let start = source.lastWord(of: first.range, before: last.range) else { return nil }
    let lower = try typeset(
      start..<last.range.upperBound, of: source, width: nil, maximumLines: 1,
      direction: last.direction)
    let kept = first.range.lowerBound..<source.endOfWord(before: start, after: first.range)
    let upper = try typeset(
      kept, of: source, width: nil, maximumLines: 1, direction: first.direction)
    guard var lower = lower.lines.first, lower.width <= width + 0.001,
      var upper = upper.lines.first,
      upper.width > lower.width * Self.longestSingleWord || !source.isSingleWord(upper.range)
    else { return nil }
    (upper.trailingSpace, lower.trailingSpace) = (first.trailingSpace, last.trailingSpace)
    return [upper, lower]
  }
}

extension TextSource {
  /// Returns whether the range of a line is at the start of its paragraph.
  fileprivate func isStartOfParagraph(_ line: Range<Int>) -> Bool {
    guard line.lowerBound > 0 else { return true }
    // The longest separator has three bytes.
    return string(max(line.lowerBound - 3, 0)..<line.lowerBound).last?.isNewline ?? false
  }

  /// Returns whether the range of a line has one word only and is the last of its paragraph.
  fileprivate func isSingleLastWord(_ line: Range<Int>) -> Bool {
    guard isSingleWord(line) else { return false }
    let content = paragraph(from: line.lowerBound).content
    // Nothing but spaces may follow.
    return line.upperBound
      == endOfWord(
        before: content.upperBound,
        after: line.lowerBound..<max(content.upperBound, line.lowerBound))
  }

  /// Returns whether a range has characters, and no space at which a line can break.
  fileprivate func isSingleWord(_ range: Range<Int>) -> Bool {
    (0..<utf8.count).contains(range.lowerBound) && range.upperBound <= utf8.count && !range.isEmpty
      && !utf8[range].contains(where: Self.isSpace)
  }

  /// Returns the start of the last word of a line, if the line has several words and ends at a space
  /// before the next line.
  fileprivate func lastWord(of first: Range<Int>, before next: Range<Int>) -> Int? {
    guard (0..<utf8.count).contains(first.lowerBound), first.upperBound < next.lowerBound,
      next.upperBound <= utf8.count
    else { return nil }
    // Both lines must be in one paragraph. A line that ends within a word, or at a hyphen, has no
    // space before the next one.
    guard utf8[first.upperBound..<next.lowerBound].allSatisfy(Self.isSpace) else { return nil }
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
