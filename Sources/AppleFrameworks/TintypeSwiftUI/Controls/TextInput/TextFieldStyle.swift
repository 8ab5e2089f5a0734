// SPDX-License-Identifier: MIT

import TintypeComponents

/// A type that defines the appearance and interaction of text fields.
public protocol TextFieldStyle {
  /// The type of the body.
  associatedtype _Body: View
  /// The label of the field that is passed to a style.
  typealias _Label = _TextFieldStyleLabel

  /// Creates the body of a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the field that is passed to a style.
public struct _TextFieldStyleLabel {
  let content: StyleContent
}

extension _TextFieldStyleLabel: View, StyleContentView {}

extension ViewScope {
  /// Returns the nodes of the body that a custom style creates.
  func nodes(
    of style: some TextFieldStyle, _ configuration: TextField<_TextFieldStyleLabel>
  ) -> [Node] {
    nodes(styledBy: style, of: (any TextFieldStyle).self, configuration) {
      $0._body(configuration: $1)
    }
  }
}

/// A text field style of the engine.
protocol EngineTextFieldStyle: TextFieldStyle {
  var engine: TintypeComponents.TextFieldStyle { get }
}

/// The default text field style.
public struct DefaultTextFieldStyle: TextFieldStyle, EngineTextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }

  var engine: TintypeComponents.TextFieldStyle { .automatic }
}

// Variants: PlainTextFieldStyle; .plain; without decoration
//   -> RoundedBorderTextFieldStyle; .roundedBorder; with a rounded border
/// A text field style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, EngineTextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }

  var engine: TintypeComponents.TextFieldStyle { .plain }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

// Variants: PlainTextFieldStyle; plain; without decoration
//   -> RoundedBorderTextFieldStyle; roundedBorder; with a rounded border
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without decoration.
  public static var plain: PlainTextFieldStyle { .init() }
}
