// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

extension Text {
  /// The position at which a text that does not fit is truncated.
  public enum TruncationMode: Sendable {
    /// The start.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle

    /// The mode of the engine.
    var engine: TintypeComponents.TruncationMode {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }

    init(_ mode: TintypeComponents.TruncationMode) {
      switch mode {
      case .head: self = .head
      case .tail: self = .tail
      case .middle: self = .middle
      }
    }
  }

  /// The letter case in which a text is shown.
  public enum Case: Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase

    /// The case of the engine.
    var engine: TintypeComponents.TextCase { self == .uppercase ? .uppercase : .lowercase }

    init(_ textCase: TintypeComponents.TextCase) {
      self = textCase == .uppercase ? .uppercase : .lowercase
    }
  }

  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    /// The factor of the font size.
    let factor: Double

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A size for secondary parts of a text.
    ///
    /// Apple does not document its factor. This one is 0.75.
    public static let secondary = Scale(factor: 0.75)
  }

  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    let pattern: TextLineStyle.Pattern
    private let color: Color?

    /// Creates a style; without a color the line has the color of the text.
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern.engine
      self.color = color
    }

    /// A solid line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Sendable {
      /// The pattern of the engine.
      let engine: TextLineStyle.Pattern

      /// A solid line.
      public static let solid = Pattern(engine: .solid)
      /// A line of dots.
      public static let dot = Pattern(engine: .dot)
      /// A line of dashes.
      public static let dash = Pattern(engine: .dash)
      /// A line of dashes and dots in turn.
      public static let dashDot = Pattern(engine: .dashDot)
      /// A line of a dash and two dots in turn.
      public static let dashDotDot = Pattern(engine: .dashDotDot)
    }

    /// Returns the line of the engine.
    func decoration(isActive: Bool, in environment: EnvironmentValues) -> TextDecoration {
      TextDecoration(
        isActive: isActive, pattern: pattern, color: color?.engine(in: environment))
    }
  }

  /// The format of a date in a text.
  public struct DateStyle: Equatable, Sendable {
    /// The formats.
    enum Kind: String, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time, such as “9:41 AM”.
    public static let time = DateStyle(kind: .time)
    /// The date, such as “January 9, 2007”.
    public static let date = DateStyle(kind: .date)
    /// The distance from now, such as “2 hr, 3 min”.
    public static let relative = DateStyle(kind: .relative)
    /// The signed distance from now, such as “+2 hours”.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a timer, such as “2:03:00”.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle: Codable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }

  /// Creates the value.
  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }
}
