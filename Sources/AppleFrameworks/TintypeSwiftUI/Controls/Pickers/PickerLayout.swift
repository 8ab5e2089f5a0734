// SPDX-License-Identifier: MIT

import TintypeComponents

/// The layouts of pickers in addition to those of the engine's styles.
enum PickerLayout {
  case standard, wheel, navigationLink
}

private enum PickerLayoutKey: EnvironmentKey {
  static var defaultValue: PickerLayout { .standard }
}

extension EnvironmentValues {
  /// The layout of pickers; that of the engine's style by default.
  var pickerLayout: PickerLayout {
    get { self[PickerLayoutKey.self] }
    set { self[PickerLayoutKey.self] = newValue }
  }
}

/// A picker style with the options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle { _PickerStyle(engine: .inline, layout: .wheel) }

  /// Creates the style.
  public init() {}
}

/// A picker style with the options in another screen of the navigation stack.
///
/// Outside of a stack, the picker is disabled.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle {
    _PickerStyle(engine: .inline, layout: .navigationLink)
  }

  /// Creates the style.
  public init() {}
}

/// A picker style with the options in a row, such as a palette of colors.
///
/// Within a menu, the options are items of the menu.
public struct PalettePickerStyle: PickerStyle {
  /// The style of the engine.
  public static var _style: _PickerStyle { _PickerStyle(engine: .segmented) }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with the options on a wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with the options in another screen of the navigation stack.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style with the options in a row.
  public static var palette: PalettePickerStyle { .init() }
}
