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

// Variants: CompactDatePickerStyle; compact; buttons that open a calendar and wheels
//   -> GraphicalDatePickerStyle; graphical; a calendar | WheelDatePickerStyle; wheel; wheels
/// A date picker style with buttons that open a calendar and wheels.
@MainActor @preconcurrency
public struct CompactDatePickerStyle: DatePickerStyle, EngineDatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the date picker.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var layout: DatePickerLayout { .compact }
}

// Variants: CompactDatePickerStyle; compact; buttons that open a calendar and wheels
//   -> GraphicalDatePickerStyle; graphical; a calendar | WheelDatePickerStyle; wheel; wheels
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with buttons that open a calendar and wheels.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}
