// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  private enum TruncationModeKey: EnvironmentKey {
    static let defaultValue = TruncationMode.tail
  }

  private enum LineSpacingKey: EnvironmentKey {
    static let defaultValue = 0.0
  }

  private enum MinimumScaleFactorKey: EnvironmentKey {
    static let defaultValue = 1.0
  }

  private enum ReservedLineCountKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private enum TextCaseKey: EnvironmentKey {
    static let defaultValue: TextCase? = nil
  }

  /// Where a text that does not fit is cut; at its end by default.
  public var truncationMode: TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// What is added between the lines of a text, in points; 0 by default.
  public var lineSpacing: Double {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The least factor by which the fonts of a text may shrink to make it fit; 1 by default.
  public var minimumScaleFactor: Double {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The number of lines for which a text has room even if it has fewer; 0 by default.
  public var reservedLineCount: Int {
    get { self[ReservedLineCountKey.self] }
    set { self[ReservedLineCountKey.self] = newValue }
  }

  /// The case in which texts are shown; `nil`, the default, leaves them as they are.
  public var textCase: TextCase? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

// How each text inside is laid out.
extension Component {
  /// Says where a text that does not fit is cut.
  public func truncationMode(_ mode: TruncationMode) -> some Component {
    environment(\.truncationMode, mode)
  }

  /// Sets what is added between the lines of each text inside, in points.
  ///
  /// Anything but a number from 0 to 1,000,000 stands for 0.
  public func lineSpacing(_ spacing: Double) -> some Component {
    environment(\.lineSpacing, spacing)
  }

  /// Lets the fonts of each text inside shrink by a factor down to this one to make the text fit.
  ///
  /// A text fits if none of it is left out for its line limit or the height that it is offered. The
  /// factor is the same for all of a text, and a multiple of 1/256. Smaller numbers than 1/256
  /// stand for that, larger ones than 1 and NaN for 1.
  public func minimumScaleFactor(_ factor: Double) -> some Component {
    environment(\.minimumScaleFactor, factor)
  }

  /// Limits each text inside to a number of lines, at least 1, and gives it room for as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some Component {
    environment(\.lineLimit, limit)
      .environment(\.reservedLineCount, reservesSpace ? max(limit, 1) : 0)
  }

  /// Limits each text inside to the greatest number of lines in a range, and gives it room for the
  /// least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some Component {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLineCount, limit.lowerBound)
  }

  /// Gives each text inside room for a number of lines, and lifts the limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some Component {
    environment(\.lineLimit, nil).environment(\.reservedLineCount, limit.lowerBound)
  }

  /// Limits each text inside to a number of lines, at least 1.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some Component {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLineCount, 0)
  }

  /// Shows each text inside in capitals or in small letters; `nil` leaves it as it is.
  public func textCase(_ textCase: TextCase?) -> some Component {
    environment(\.textCase, textCase)
  }
}

// How each text inside looks that does not say it itself.
extension Component {
  /// Sets the weight of text, whatever that of its font; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some Component {
    environment(\.textLook.weight, weight)
  }

  /// Sets text in bold, or in regular weight.
  public func bold(_ isActive: Bool = true) -> some Component {
    fontWeight(isActive ? .bold : .regular)
  }

  /// Sets text in italic, or upright.
  public func italic(_ isActive: Bool = true) -> some Component {
    environment(\.textLook.isItalic, isActive)
  }

  /// Sets what is added between the characters of text, in points; see `Text.tracking(_:)`.
  public func tracking(_ tracking: Double) -> some Component {
    environment(\.textLook.tracking, tracking)
  }

  /// The same as `tracking(_:)`.
  public func kerning(_ kerning: Double) -> some Component { tracking(kerning) }

  /// Moves the characters of text up, in points; see `Text.baselineOffset(_:)`.
  public func baselineOffset(_ offset: Double) -> some Component {
    environment(\.textLook.baselineOffset, offset)
  }

  /// Draws a line below the characters of text; see `Text.underline(_:pattern:color:)`.
  public func underline(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some Component {
    environment(
      \.textLook.underline, TextDecoration(isActive: isActive, pattern: pattern, color: color))
  }

  /// Draws a line through the characters of text; see `Text.strikethrough(_:pattern:color:)`.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some Component {
    environment(
      \.textLook.strikethrough, TextDecoration(isActive: isActive, pattern: pattern, color: color))
  }
}
