// SPDX-License-Identifier: MIT

extension TextFitting {
  /// The width of the longest word that is not left alone on a line, as a share of the other line.
  private static let longestSingleWord = 0.5

  /// Moves the last word of a line to the next one, if that is the paragraph's last line and has a
  /// single short word otherwise.
  ///
  /// Apple documents `NSParagraphStyle.LineBreakStrategy.pushOut`: to avoid an orphan word on the
  /// last line of a paragraph, lines are extended by a word, typically only the last one. It is part
  /// of the standard strategy of `UILabel`. Apple does not document which words are orphans. The
  /// number of lines does not change, and the lines of a text in its own width are the same.
  func pushingOutLastWords(
    _ typeset: TypesetText, source: TextSource, width: Double
  ) throws -> TypesetText {
    var result = typeset
    for index in 1..<max(typeset.lines.count, 1) {
      let last = typeset.lines[index]
      guard last.width <= typeset.lines[index - 1].width * Self.longestSingleWord,
        source.isSingleLastWord(last.range)
      else { continue }
      let pushed = try pushingOut(above: index, of: typeset.lines, source: source, width: width)
      result.lines.replaceSubrange(index - pushed.count + 1..<index + 1, with: pushed)
    }
    return result
  }

  /// Returns a line and the lines above it that change when words move down to it; only the
  /// unchanged line if no breaks avoid a single short word.
  ///
  /// If a line keeps one short word only, the last word of the line above moves down, too.
  private func pushingOut(
    above last: Int, of lines: [TypesetText.Line], source: TextSource, width: Double
  ) throws -> [TypesetText.Line] {
    var changed = [lines[last]]
    for index in stride(from: last - 1, through: 0, by: -1) {
      let (first, below) = (lines[index], changed[0])
      guard let start = source.lastWord(of: first.range, before: below.range) else { break }
      let lower = try self.typeset(
        start..<below.range.upperBound, of: source, width: nil, maximumLines: 1,
        direction: below.direction)
      let kept = first.range.lowerBound..<source.endOfWord(before: start, after: first.range)
      let upper = try self.typeset(
        kept, of: source, width: nil, maximumLines: 1, direction: first.direction)
      guard var lower = lower.lines.first, lower.width <= width + 0.001,
        var upper = upper.lines.first
      else { break }
      lower.trailingSpace = below.trailingSpace
      upper.trailingSpace = first.trailingSpace
      changed[0] = lower
      changed.insert(upper, at: 0)
      if upper.width > lower.width * Self.longestSingleWord || !source.isSingleWord(upper.range) {
        return changed
      }
    }
    return [lines[last]]
  }
}

extension TextSource {
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
