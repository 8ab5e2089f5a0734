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

  private enum HasTextCaseKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// A Boolean value that indicates whether the letter case was set, even if to `nil`.
  var hasTextCase: Bool { self[HasTextCaseKey.self] }

  /// The position at which text that does not fit is truncated; its end by default.
  public var truncationMode: TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The extra space between the lines of text, in points; 0 by default.
  public var lineSpacing: Double {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The smallest factor by which fonts may shrink to make text fit; 1 by default.
  public var minimumScaleFactor: Double {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The number of lines for which text reserves space even if it has fewer; 0 by default.
  public var reservedLineCount: Int {
    get { self[ReservedLineCountKey.self] }
    set { self[ReservedLineCountKey.self] = newValue }
  }

  /// The letter case in which text is shown; `nil`, the default, leaves it unchanged.
  public var textCase: TextCase? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      self[HasTextCaseKey.self] = true
    }
  }
}

// Layout of the text inside a component.
extension Component {
  /// Sets the position at which text that does not fit is truncated.
  public func truncationMode(_ mode: TruncationMode) -> some Component {
    environment(\.truncationMode, mode)
  }

  /// Sets the extra space between the lines of each text inside the component, in points.
  ///
  /// A value that is not a number from 0 to 1,000,000 counts as 0.
  public func lineSpacing(_ spacing: Double) -> some Component {
    environment(\.lineSpacing, spacing)
  }

  /// Lets the fonts of each text inside the component shrink to make the text fit.
  ///
  /// Text fits if neither its line limit nor the proposed height truncates it. The factor is the
  /// same for a whole text and a multiple of 1/256. Numbers less than 1/256 count as 1/256; numbers
  /// greater than 1 and NaN count as 1.
  public func minimumScaleFactor(_ factor: Double) -> some Component {
    environment(\.minimumScaleFactor, factor)
  }

  /// Limits each text inside to a number of lines, at least 1, and can reserve their space.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some Component {
    environment(\.lineLimit, limit)
      .environment(\.reservedLineCount, reservesSpace ? max(limit, 1) : 0)
  }

  /// Limits the lines of each text inside to the upper bound of a range.
  ///
  /// Text reserves space for the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some Component {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLineCount, limit.lowerBound)
  }

  /// Reserves space for a number of lines of each text inside, and removes the limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some Component {
    environment(\.lineLimit, nil).environment(\.reservedLineCount, limit.lowerBound)
  }

  /// Limits each text inside to a number of lines, at least 1.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some Component {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLineCount, 0)
  }

  /// Shows each text inside in uppercase or lowercase; `nil` leaves it unchanged.
  public func textCase(_ textCase: TextCase?) -> some Component {
    environment(\.textCase, textCase)
  }
}

// Text attributes of the text inside a component that does not set them itself.
extension Component {
  /// Sets the weight of text, regardless of its font's weight; `nil` uses the font's weight.
  public func fontWeight(_ weight: Font.Weight?) -> some Component {
    environment(\.textAttributes.weight, weight)
  }

  /// Sets the weight of text to bold, or to regular.
  public func bold(_ isActive: Bool = true) -> some Component {
    fontWeight(isActive ? .bold : .regular)
  }

  /// Sets text to italic, or to upright.
  public func italic(_ isActive: Bool = true) -> some Component {
    environment(\.textAttributes.isItalic, isActive)
  }

  /// Sets the extra space between characters, in points; see `Text.tracking(_:)`.
  public func tracking(_ tracking: Double) -> some Component {
    environment(\.textAttributes.tracking, tracking)
  }

  /// Sets the extra space between characters, exactly as `tracking(_:)`.
  public func kerning(_ kerning: Double) -> some Component { tracking(kerning) }

  /// Moves the characters up, in points; see `Text.baselineOffset(_:)`.
  public func baselineOffset(_ offset: Double) -> some Component {
    environment(\.textAttributes.baselineOffset, offset)
  }

  /// Draws a line below the characters of text; see `Text.underline(_:pattern:color:)`.
  public func underline(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some Component {
    environment(
      \.textAttributes.underline, TextDecoration(isActive: isActive, pattern: pattern, color: color)
    )
  }

  /// Draws a line through the characters of text; see `Text.strikethrough(_:pattern:color:)`.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: TextLineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some Component {
    environment(
      \.textAttributes.strikethrough,
      TextDecoration(isActive: isActive, pattern: pattern, color: color))
  }
}
