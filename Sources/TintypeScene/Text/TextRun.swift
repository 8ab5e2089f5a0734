// SPDX-License-Identifier: MIT

/// A part of a text that looks the same throughout.
public struct TextRun: Hashable, Codable, Sendable {
  /// The characters; line feeds begin new lines.
  package var string: String
  /// The font asked for.
  package var font: Font
  /// What the characters are painted with.
  package var style: ResolvedStyle
  /// What is added between characters, in points: half of it on either side of each character, but
  /// nothing at the ends of a line.
  ///
  /// Ligatures are taken apart. Anything but a number of at most 4,096 either way stands for 0.
  package var tracking: Length
  /// How far the characters stand above the baseline, in points; lines grow by it.
  ///
  /// Anything but a number of at most 4,096 either way stands for 0.
  package var baselineOffset: Length
  /// A line below the characters.
  package var underline: TextLineStyle?
  /// A line through the characters.
  package var strikethrough: TextLineStyle?

  /// Creates a part, black by default.
  package init(
    string: String,
    font: Font,
    style: ResolvedStyle = .color(ResolvedColor(red: 0, green: 0, blue: 0)),
    tracking: Double = 0,
    baselineOffset: Double = 0,
    underline: TextLineStyle? = nil,
    strikethrough: TextLineStyle? = nil
  ) {
    self.string = string
    self.font = font
    self.style = style
    self.tracking = Length(tracking)
    self.baselineOffset = Length(baselineOffset)
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

extension TextRun {
  /// The tracking where it is a number that can be used, else 0.
  package var usableTracking: Double { Self.usable(tracking.points) }

  /// The baseline offset where it is a number that can be used, else 0.
  package var usableBaselineOffset: Double { Self.usable(baselineOffset.points) }

  /// A tracking or baseline offset in points where it can be used, else 0: more than the largest
  /// font's size would only move characters out of sight.
  package static func usable(_ points: Double) -> Double {
    abs(points) <= Font.maximumSize ? points : 0
  }

  /// The run with all its lengths multiplied.
  package func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size *= factor
    run.tracking = Length(usableTracking * factor)
    run.baselineOffset = Length(usableBaselineOffset * factor)
    return run
  }
}
