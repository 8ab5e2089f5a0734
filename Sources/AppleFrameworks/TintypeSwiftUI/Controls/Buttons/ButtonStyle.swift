// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a button that are available to its style.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The role of the button, if any.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether the button is pressed.
  public let isPressed: Bool
}

/// The properties of a button that are available to its style.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The role of the button, if any.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  public func trigger() { assumingMainActor(action) }
}

/// A style of either protocol.
enum AnyButtonStyle {
  case custom(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

extension View {
  /// Sets the style of the buttons within the view.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    addingStyle(AnyButtonStyle.custom(style))
  }

  /// Sets the style of the buttons within the view.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    addingStyle(AnyButtonStyle.primitive(style))
  }
}

/// A custom style in the engine, which provides the pressed state.
///
/// `@unchecked`: the engine uses the style within one evaluation, on one thread.
struct CustomButtonStyle: Engine.ButtonStyle, @unchecked Sendable {
  private let make: (TintypeComponents.ButtonStyleConfiguration) -> StyleComponent

  init(_ style: any ButtonStyle, role: ButtonRole?, in scope: ViewScope) {
    make = { configuration in
      StyleComponent(in: scope) { placement in
        let label = ButtonStyleConfiguration.Label(content: StyleContent(configuration.label))
        return placement.nodes(
          of: style,
          ButtonStyleConfiguration(
            role: role, label: label, isPressed: configuration.isPressed))
      }
    }
  }

  func makeBody(configuration: Configuration) -> some Component { make(configuration) }
}

extension ViewScope {
  fileprivate func nodes(
    of style: some ButtonStyle, _ configuration: ButtonStyleConfiguration
  ) -> [Node] {
    nodes(styledBy: style, of: AnyButtonStyle.self, configuration) {
      $0.makeBody(configuration: $1)
    }
  }
}
