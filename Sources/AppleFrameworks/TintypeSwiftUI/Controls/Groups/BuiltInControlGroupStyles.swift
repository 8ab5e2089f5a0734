// SPDX-License-Identifier: MIT

/// The style that the container of a group determines.
@MainActor @preconcurrency
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  nonisolated init() {}

  /// Returns the group.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var arrangement: ControlGroupArrangement { .automatic }
}

// Variants: NavigationControlGroupStyle; navigation;
//   the controls next to each other, without a border
//   -> MenuControlGroupStyle; menu; the controls in a menu
//   | CompactMenuControlGroupStyle; compactMenu; the icons of the controls in a row of a menu
//   | PaletteControlGroupStyle; palette; the icons of the controls in a row of a menu
/// A style with the controls next to each other, without a border.
@MainActor @preconcurrency
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the group.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var arrangement: ControlGroupArrangement { .navigation }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that the container of a group determines.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

// Variants: NavigationControlGroupStyle; navigation;
//   the controls next to each other, without a border
//   -> MenuControlGroupStyle; menu; the controls in a menu
//   | CompactMenuControlGroupStyle; compactMenu; the icons of the controls in a row of a menu
//   | PaletteControlGroupStyle; palette; the icons of the controls in a row of a menu
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style with the controls next to each other, without a border.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}
