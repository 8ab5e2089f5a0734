// SPDX-License-Identifier: MIT

/// A text with all that decides how it looks.
package struct TextContent: Hashable, Codable, Sendable {
  /// The parts of the text, one after the other, each with its own look.
  package var runs: [TextRun]
  /// The alignment of the lines with each other.
  package var alignment: TextAlignment
  /// The greatest number of lines in the whole text, all paragraphs together; `nil` for no limit.
  ///
  /// Numbers below 1 stand for 1.
  package var lineLimit: Int?
  /// The number of lines for which there is room even where the text has fewer, 0 for none.
  ///
  /// No more than `lineLimit` and 10,000 are kept.
  package var reservedLineCount: Int
  /// Where a text that does not fit is cut.
  package var truncationMode: TruncationMode
  /// What is added between lines, in points.
  ///
  /// Anything but a number from 0 to 1,000,000 stands for 0.
  package var lineSpacing: Length
  /// The least factor by which the fonts may shrink to make the text fit, up to 1.
  ///
  /// Smaller numbers than 1/256 stand for that, larger ones than 1 and NaN for 1.
  package var minimumScaleFactor: Length
  /// Whether bars stand in for the characters.
  package var isRedacted: Bool

  /// Creates a text from its parts.
  package init(
    runs: [TextRun],
    alignment: TextAlignment = .leading,
    lineLimit: Int? = nil,
    reservedLineCount: Int = 0,
    truncationMode: TruncationMode = .tail,
    lineSpacing: Double = 0,
    minimumScaleFactor: Double = 1,
    isRedacted: Bool = false
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLineCount = reservedLineCount
    self.truncationMode = truncationMode
    self.lineSpacing = Length(lineSpacing)
    self.minimumScaleFactor = Length(minimumScaleFactor)
    self.isRedacted = isRedacted
  }

  /// Creates a text in one font and colour.
  package init(
    string: String,
    font: Font,
    color: ResolvedColor,
    alignment: TextAlignment = .leading,
    lineLimit: Int? = nil
  ) {
    self.init(
      runs: [TextRun(string: string, font: font, style: .color(color))],
      alignment: alignment,
      lineLimit: lineLimit
    )
  }

  /// The characters of all parts; line feeds begin new lines.
  package var string: String { runs.map(\.string).joined() }

  /// Whether there is room for lines that the text may not have.
  package var reservesSpace: Bool { reservedLineCount > 0 }
}

/// How the lines of one text are aligned with each other.
public enum TextAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the edge at which lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge at which lines end.
  case trailing
}

/// Where a text that does not fit is cut; an ellipsis stands in for what is missing.
///
/// Beginning and end are those of reading, in lines of either direction.
public enum TruncationMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the beginning of its last line, which then shows the end of the text.
  case head
  /// In the middle of its last line, which then shows the end of the text too.
  case middle
  /// At the end of its last line.
  case tail
}

extension TextContent {
  /// The line limit, at least 1.
  var usableLineLimit: Int { lineLimit.map { max($0, 1) } ?? .max }

  /// The number of lines for which there is room at least.
  var usableReservedLineCount: Int { min(max(reservedLineCount, 0), usableLineLimit, 10_000) }

  /// The line spacing where it is a number that can be used, else 0.
  var usableLineSpacing: Double {
    (0...1_000_000).contains(lineSpacing.points) ? lineSpacing.points : 0
  }
}
