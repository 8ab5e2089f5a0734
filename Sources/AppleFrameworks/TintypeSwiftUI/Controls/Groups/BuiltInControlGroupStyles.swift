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

/// A style with the controls in a menu.
@MainActor @preconcurrency
public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the group.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var arrangement: ControlGroupArrangement { .menu }
}

/// A style with the icons of the controls in a row of a menu.
@MainActor @preconcurrency
public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the group.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var arrangement: ControlGroupArrangement { .compactMenu }
}

/// A style with the icons of the controls in a row of a menu.
@MainActor @preconcurrency
public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the group.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var arrangement: ControlGroupArrangement { .palette }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that the container of a group determines.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style with the controls next to each other, without a border.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style with the controls in a menu.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style with the icons of the controls in a row of a menu.
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style with the icons of the controls in a row of a menu.
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { .init() }
}
