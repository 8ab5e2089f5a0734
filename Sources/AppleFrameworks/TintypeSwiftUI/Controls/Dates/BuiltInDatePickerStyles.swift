// SPDX-License-Identifier: MIT

/// The default date picker style, with buttons that open a calendar and wheels.
@MainActor @preconcurrency
public struct DefaultDatePickerStyle: DatePickerStyle, EngineDatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the date picker.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var layout: DatePickerLayout { .compact }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { .init() }
}

/// A date picker style with buttons that open a calendar and wheels.
@MainActor @preconcurrency
public struct CompactDatePickerStyle: DatePickerStyle, EngineDatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the date picker.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var layout: DatePickerLayout { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with buttons that open a calendar and wheels.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}

/// A date picker style with a calendar.
@MainActor @preconcurrency
public struct GraphicalDatePickerStyle: DatePickerStyle, EngineDatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the date picker.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var layout: DatePickerLayout { .graphical }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// A date picker style with wheels.
@MainActor @preconcurrency
public struct WheelDatePickerStyle: DatePickerStyle, EngineDatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the date picker.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var layout: DatePickerLayout { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with wheels.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { .init() }
}
