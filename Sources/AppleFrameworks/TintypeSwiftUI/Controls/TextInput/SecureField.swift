// SPDX-License-Identifier: MIT

import TintypeComponents

// Drawn by TintypeComponents/Controls/TextInput/TextField.swift.

/// A control for entering private text.
public struct SecureField<Label>: View, PrimitiveView where Label: View {
  private nonisolated(unsafe) let text: FieldText
  private let prompt: Text?
  nonisolated(unsafe) let label: Label

  nonisolated init(_ text: FieldText, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a label, and a prompt that is shown while the field is empty.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(text), prompt: prompt, label: label())
  }
}

extension SecureField {
  func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    switch scope.environment.style((any TextFieldStyle).self) {
    case let style? where !(style is any EngineTextFieldStyle):
      // The body contains the field, which keeps its bullets.
      let content = SecureField<_TextFieldStyleLabel>(
        text, prompt: prompt,
        label: _TextFieldStyleLabel(label, in: scope, at: "label"))
      var configuration = TextField<_TextFieldStyleLabel>(
        text, prompt: prompt, label: content.label)
      configuration.secureField = content
      return scope.nodes(of: style, configuration)
    case let style as any EngineTextFieldStyle:
      scope.context.environment.textFieldStyle = style.engine
    default: break
    }
    let title = scope.text(of: label, at: "label")
    let field = TintypeComponents.SecureField(
      title, text: scope.binding(text), prompt: prompt?.engine(in: scope))
    return scope.nodes(of: text.submitting(field, in: scope))
  }
}

extension SecureField where Label == Text {
  // Variants: ", prompt: Text?"; prompt: prompt; " and a prompt" -> ""; prompt: nil; ""
  // Variants: string(titleKey)
  /// Creates a field with a title and a prompt.
  ///
  /// An empty field shows its prompt; without one, it shows its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(FieldText(text), prompt: prompt, label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a field with a title and a closure for submission.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:text:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldText(text).with(onCommit: onCommit), prompt: nil, label: Text(titleKey))
  }
}
