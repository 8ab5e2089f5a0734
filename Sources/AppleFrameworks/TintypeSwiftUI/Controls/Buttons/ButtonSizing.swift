// SPDX-License-Identifier: MIT

import TintypeComponents

/// The width of buttons, relative to the available space.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind {
    case automatic, fitted, flexible
  }

  private let kind: Kind

  /// The width that the system determines.
  public static var automatic: ButtonSizing { .init(kind: .automatic) }
  /// The width of the label.
  public static var fitted: ButtonSizing { .init(kind: .fitted) }
  /// The available width.
  public static var flexible: ButtonSizing { .init(kind: .flexible) }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The width of buttons with a border; automatic by default.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the buttons with a border within the view.
  ///
  /// Buttons without a border, and custom styles that do not read
  /// ``EnvironmentValues/buttonSizing``, have the width of their label.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    transformingEnvironment { $0.buttonSizing = sizing }
  }
}

extension ViewScope {
  /// Returns the label of a button with a style, as wide as possible if the button is flexible.
  func sized(_ label: ComponentList, for style: (any Engine.ButtonStyle)?) -> ComponentList {
    guard environment.buttonSizing == .flexible else { return label }
    switch style {
    case is TintypeComponents.BorderedButtonStyle,
      is TintypeComponents.BorderedProminentButtonStyle:
      return ComponentList([label.frame(maxWidth: .infinity)])
    default: return label
    }
  }
}
