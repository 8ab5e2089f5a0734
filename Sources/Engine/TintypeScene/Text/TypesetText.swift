// SPDX-License-Identifier: MIT

/// A text that was broken into lines.
public struct TypesetText: Hashable, Sendable {
  /// The lines from the top.
  package var lines: [Line]
  /// The problems that were found.
  package var issues: [TextIssue]

  /// Creates a typeset text.
  package init(lines: [Line], issues: [TextIssue] = []) {
    (self.lines, self.issues) = (lines, issues)
  }

  /// A line without the white space at which it was broken.
  package struct Line: Hashable, Sendable {
    /// The characters.
    package var string: String
    /// The range of the line in the text, in UTF-8 bytes.
    package var range: Range<Int>
    /// The parts of the line with the same style; the spans are adjacent and cover the string.
    package var spans: [Span]
    /// The advance width in points.
    package var width: Double
    /// The distance from the top of the line to its baseline, in points.
    package var ascent: Double
    /// The distance from the baseline to the bottom of the line, in points.
    package var descent: Double
    /// The distance between the bottom of the line and the top of the next one, in points.
    package var leading: Double
    /// The advance width of the spaces at which the line was broken, in points.
    package var trailingSpace: Double
    /// The direction of the line's paragraph.
    package var direction: LayoutDirection
    /// The distance from the top of the line to its bottom, in points.
    package var height: Double { ascent + descent }
    /// The distance from the top of the line to the top of the next one, in points.
    package var pitch: Double { height + leading }

    /// Creates a line.
    package init(
      string: String,
      range: Range<Int>,
      spans: [Span],
      width: Double,
      ascent: Double,
      descent: Double,
      leading: Double = 0,
      trailingSpace: Double = 0,
      direction: LayoutDirection = .leftToRight
    ) {
      self.string = string
      self.range = range
      self.spans = spans
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.trailingSpace = trailingSpace
      self.direction = direction
    }
  }

  /// A part of a line in one font.
  package struct Span: Hashable, Sendable {
    /// The index of the run that contains the part.
    package var run: Int
    /// The number of bytes of the characters in UTF-8.
    package var length: Int
    /// The font of the characters.
    package var font: ResolvedFont

    /// Creates a part.
    package init(run: Int, length: Int, font: ResolvedFont) {
      (self.run, self.length, self.font) = (run, length, font)
    }
  }

  /// The text with 0 for each measure that is not finite, which a custom measurer can return.
  package var finite: TypesetText {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    var text = self
    var next = 0
    while next < lines.count {
      let (index, line) = (next, lines[next])
      next += 1
      // The difference is NaN if a number is not finite; it is faster than five calls.
      let sum = line.width + line.ascent + line.descent + line.leading + line.trailingSpace
      guard sum - sum != 0 else { continue }
      text.lines[index].width = finite(line.width)
      text.lines[index].ascent = finite(line.ascent)
      text.lines[index].descent = finite(line.descent)
      text.lines[index].leading = finite(line.leading)
      text.lines[index].trailingSpace = finite(line.trailingSpace)
    }
    return text
  }
}
