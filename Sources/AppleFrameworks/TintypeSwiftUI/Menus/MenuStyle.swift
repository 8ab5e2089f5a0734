// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a menu, from which a style creates a menu with `Menu(configuration)`.
public struct MenuStyleConfiguration {
  let label: StyleContent
  let content: StyleContent
  let primaryAction: (() -> Void)?

  /// The label of a menu.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The content of a menu.
  public struct Content: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: MenuStyleConfiguration.Label(content: configuration.label),
      content: MenuStyleConfiguration.Content(content: configuration.content),
      primaryAction: configuration.primaryAction)
  }
}

/// The default menu style.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style with the appearance of a button in the current button style.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style with the appearance of a button without a border.
@available(
  iOS, introduced: 14.0, deprecated: 100000.0,
  message: "Use menuStyle(.button) and buttonStyle(.borderless) instead."
)
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style with the appearance of a button in the current button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style with the appearance of a button without a border.
  @available(
    iOS, introduced: 14.0, deprecated: 100000.0,
    message: "Use menuStyle(.button) and buttonStyle(.borderless) instead."
  )
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
