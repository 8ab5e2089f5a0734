// SPDX-License-Identifier: MIT

// Styles of other platforms. Without these declarations, the compiler tries for minutes to find the
// type of a chain of modifiers with such a style, and then names another line.

extension ListStyle where Self == InsetListStyle {
  /// An inset list whose rows alternate between two backgrounds.
  @available(*, unavailable, message: "It exists on macOS only. Use .inset, or #if os(macOS).")
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }

  /// A list with a border.
  @available(*, unavailable, message: "It exists on macOS only. Use .inset, or #if os(macOS).")
  public static var bordered: InsetListStyle { InsetListStyle() }

  /// A list with a border, whose rows alternate between two backgrounds.
  @available(*, unavailable, message: "It exists on macOS only. Use .inset, or #if os(macOS).")
  public static func bordered(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }

  /// A list whose rows become smaller at its ends.
  @available(*, unavailable, message: "It exists on watchOS only. Use .plain, or #if os(watchOS).")
  public static var carousel: InsetListStyle { InsetListStyle() }

  /// A list of rows with elliptical ends.
  @available(*, unavailable, message: "It exists on watchOS only. Use .plain, or #if os(watchOS).")
  public static var elliptical: InsetListStyle { InsetListStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// An inset table whose rows alternate between two backgrounds.
  @available(*, unavailable, message: "It exists on macOS only. Use .inset, or #if os(macOS).")
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }

  /// A table with a border.
  @available(*, unavailable, message: "It exists on macOS only. Use .inset, or #if os(macOS).")
  public static var bordered: InsetTableStyle { InsetTableStyle() }

  /// A table with a border, whose rows alternate between two backgrounds.
  @available(*, unavailable, message: "It exists on macOS only. Use .inset, or #if os(macOS).")
  public static func bordered(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle()
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like a link.
  @available(*, unavailable, message: "It exists on macOS only. Use .borderless, or #if os(macOS).")
  public static var link: PlainButtonStyle { PlainButtonStyle() }

  /// A button in an accessory bar.
  @available(*, unavailable, message: "It exists on macOS only. Use .bordered, or #if os(macOS).")
  public static var accessoryBar: PlainButtonStyle { PlainButtonStyle() }

  /// A button that performs an action in an accessory bar.
  @available(*, unavailable, message: "It exists on macOS only. Use .bordered, or #if os(macOS).")
  public static var accessoryBarAction: PlainButtonStyle { PlainButtonStyle() }

  /// A button that moves when it is focused.
  @available(*, unavailable, message: "It exists on tvOS only. Use .plain, or #if os(tvOS).")
  public static var card: PlainButtonStyle { PlainButtonStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu whose button has a border.
  @available(*, unavailable, message: "It exists on macOS only. Use .button, or #if os(macOS).")
  public static var borderedButton: ButtonMenuStyle { ButtonMenuStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A group of radio buttons.
  @available(*, unavailable, message: "It exists on macOS only. Use .inline, or #if os(macOS).")
  public static var radioGroup: InlinePickerStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A checkbox.
  @available(*, unavailable, message: "It exists on macOS only. Use .switch, or #if os(macOS).")
  @MainActor @preconcurrency public static var checkbox: SwitchToggleStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a square border.
  @available(
    *, unavailable, message: "It exists on macOS only. Use .roundedBorder, or #if os(macOS)."
  )
  public static var squareBorder: RoundedBorderTextFieldStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field for the parts of a date.
  @available(*, unavailable, message: "It exists on macOS only. Use .compact, or #if os(macOS).")
  @MainActor @preconcurrency public static var field: CompactDatePickerStyle { .init() }

  /// A field for the parts of a date, with a stepper.
  @available(*, unavailable, message: "It exists on macOS only. Use .compact, or #if os(macOS).")
  @MainActor @preconcurrency public static var stepperField: CompactDatePickerStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a user turns like a carousel.
  @available(*, unavailable, message: "It exists on watchOS only. Use .page, or #if os(watchOS).")
  @MainActor @preconcurrency public static var carousel: PageTabViewStyle { .init() }

  /// Pages that a user turns vertically.
  @available(*, unavailable, message: "It exists on watchOS only. Use .page, or #if os(watchOS).")
  @MainActor @preconcurrency public static var verticalPage: PageTabViewStyle { .init() }

  /// Tabs in a group.
  @available(*, unavailable, message: "It exists on macOS only. Use .automatic, or #if os(macOS).")
  @MainActor @preconcurrency public static var grouped: PageTabViewStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A circular gauge of a watch face.
  @available(
    *, unavailable,
    message: "It exists on watchOS only. Use .accessoryCircular, or #if os(watchOS)."
  )
  @MainActor @preconcurrency public static var circular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A linear gauge of a watch face.
  @available(
    *, unavailable, message: "It exists on watchOS only. Use .linearCapacity, or #if os(watchOS)."
  )
  @MainActor @preconcurrency public static var linear: LinearCapacityGaugeStyle { .init() }
}
