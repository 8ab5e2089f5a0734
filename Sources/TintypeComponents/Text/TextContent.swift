// SPDX-License-Identifier: MIT

/// A text with all that decides how it looks.
public struct TextContent: Hashable, Codable, Sendable {
  /// The characters; line feeds begin new lines.
  public var string: String
  /// The font asked for.
  public var font: Font
  /// The colour.
  public var color: ResolvedColor
  /// The alignment of the lines with each other.
  public var alignment: TextAlignment
  /// The greatest number of lines in the whole text; `nil` for no limit.
  public var lineLimit: Int?

  /// Creates a text.
  public init(
    string: String,
    font: Font,
    color: ResolvedColor,
    alignment: TextAlignment = .leading,
    lineLimit: Int? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
  }
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
