// SPDX-License-Identifier: MIT

/// Breaks texts into lines and measures them: the seam between layout and fonts.
///
/// `BlockText` needs no font; the one that pictures are made with is Pango's.
public protocol TextMeasuring {
  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - string: The text; a line feed ends a line, an empty text has one empty line.
  ///   - font: The font asked for.
  ///   - width: The greatest width of a line in points. Lines break between words, and within a
  ///     word that is wider than that by itself. `nil` breaks at line feeds alone.
  /// - Returns: The lines with the font that they are set in.
  /// - Throws: What keeps any text from being measured, such as a font file that is gone.
  func typeset(_ string: String, font: Font, width: Double?) throws -> TypesetText
}

/// A text broken into lines.
public struct TypesetText: Hashable, Sendable {
  /// The lines from the top.
  public var lines: [Line]
  /// The font that the lines are set in.
  public var font: ResolvedFont
  /// From one baseline to the next, in points.
  public var lineHeight: Double
  /// From the top of a line to its baseline, in points.
  public var ascent: Double
  /// What was missing.
  public var issues: [TextIssue]

  /// Creates a typeset text.
  public init(
    lines: [Line],
    font: ResolvedFont,
    lineHeight: Double,
    ascent: Double,
    issues: [TextIssue] = []
  ) {
    self.lines = lines
    self.font = font
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.issues = issues
  }

  /// One line, without the white space at which it was broken.
  public struct Line: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// The advance width in points.
    public var width: Double

    /// Creates a line.
    public init(string: String, width: Double) {
      self.string = string
      self.width = width
    }
  }
}

/// The font that answers a request.
public struct ResolvedFont: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The family; `nil` for solid blocks in place of glyphs.
  public var family: String?
  /// The size of the em square in points.
  public var size: Double
  /// The weight of the file that is used, which may be another than the one asked for.
  public var weight: Font.Weight
  /// Whether the file is an italic one.
  public var isItalic: Bool

  /// Creates a font.
  public init(family: String?, size: Double, weight: Font.Weight, isItalic: Bool) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Family, style and size: `Roboto bold 16`.
  public var description: String {
    let style = weight.description + (isItalic ? " italic" : "")
    return "\(family ?? "blocks") \(style) \(size.pointText)"
  }
}

/// What keeps a text from looking as asked for.
public enum TextIssue: Hashable, Codable, Sendable {
  /// No such family is in the font book; another stands in.
  case unknownFamily(requested: String, used: String)
  /// The family has no italic file; the upright one stands in.
  case missingItalic(family: String)
  /// The fonts have no glyphs for these Unicode scalar values.
  case missingGlyphs([UInt32])
  /// The size is not between 0 and `Font.maximumSize`; that stands in for a larger one, else 1.
  case invalidSize(Length)

  /// A size that is not between 0 and `Font.maximumSize`.
  public static func invalidSize(_ size: Double) -> TextIssue { .invalidSize(Length(size)) }
}
