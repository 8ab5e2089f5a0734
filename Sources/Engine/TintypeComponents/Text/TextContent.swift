// SPDX-License-Identifier: MIT

/// A text with all attributes that determine its layout and appearance.
package struct TextContent: Hashable, Codable, Sendable {
  /// The parts of the text in order, each with its own attributes.
  package var runs: [TextRun]
  /// The alignment of the lines relative to each other.
  package var alignment: TextAlignment
  /// The maximum number of lines of the whole text, including all paragraphs; `nil` for no limit.
  ///
  /// Numbers less than 1 count as 1.
  package var lineLimit: Int?
  /// The number of lines for which space is reserved even if the text has fewer, 0 for none.
  ///
  /// It is limited to `lineLimit` and to 10,000.
  package var reservedLineCount: Int
  /// The position at which text that does not fit is truncated.
  package var truncationMode: TruncationMode
  /// The extra space between lines, in points.
  ///
  /// A value that is not a number from 0 to 1,000,000 counts as 0.
  package var lineSpacing: Length
  /// The distance between the baselines of two lines; `nil` for that of the fonts.
  package var lineHeight: LineHeight?
  /// The smallest factor by which fonts may shrink to make the text fit, up to 1.
  ///
  /// Numbers less than 1/256 count as 1/256; numbers greater than 1 and NaN count as 1.
  package var minimumScaleFactor: Length
  /// A Boolean value that indicates whether bars replace the characters.
  package var isRedacted: Bool

  /// Creates text from its parts.
  package init(
    runs: [TextRun],
    alignment: TextAlignment = .leading,
    lineLimit: Int? = nil,
    reservedLineCount: Int = 0,
    truncationMode: TruncationMode = .tail,
    lineSpacing: Double = 0,
    lineHeight: LineHeight? = nil,
    minimumScaleFactor: Double = 1,
    isRedacted: Bool = false
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLineCount = reservedLineCount
    self.truncationMode = truncationMode
    self.lineSpacing = Length(lineSpacing)
    self.lineHeight = lineHeight
    self.minimumScaleFactor = Length(minimumScaleFactor)
    self.isRedacted = isRedacted
  }

  /// Creates text in one font and color.
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

  /// A Boolean value that indicates whether space is reserved for additional lines.
  package var reservesSpace: Bool { reservedLineCount > 0 }
}

/// The alignment of the lines of a text relative to each other.
public enum TextAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  /// The leading edge.
  case leading
  /// The center.
  case center
  /// The trailing edge.
  case trailing

  /// The alignment for a whole text in a wider box, such as a text field; vertically in the middle.
  var alignment: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The position at which text that does not fit is truncated and marked with an ellipsis.
///
/// Head and tail refer to the reading order, for lines of either direction.
public enum TruncationMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Truncates at the beginning of the last line, which then shows the end of the text.
  case head
  /// Truncates in the middle of the last line, which then shows the end of the text too.
  case middle
  /// Truncates at the end of the last line.
  case tail
}

extension TextContent {
  /// The line limit, at least 1.
  var usableLineLimit: Int { lineLimit.map { max($0, 1) } ?? .max }

  /// The number of lines for which space is reserved, limited to a usable range.
  var usableReservedLineCount: Int { min(max(reservedLineCount, 0), usableLineLimit, 10_000) }

  /// The line spacing if it is in the usable range, else 0.
  var usableLineSpacing: Double {
    (0...1_000_000).contains(lineSpacing.points) ? lineSpacing.points : 0
  }
}
