// SPDX-License-Identifier: MIT

// Variants: CompactDatePickerStyle; compact; buttons that open a calendar and wheels
//   -> GraphicalDatePickerStyle; graphical; a calendar | WheelDatePickerStyle; wheel; wheels
//   | DefaultDatePickerStyle; compact; the default buttons, which open a calendar and wheels
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
//   | DefaultDatePickerStyle; automatic; the default buttons, which open a calendar and wheels
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with buttons that open a calendar and wheels.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}
