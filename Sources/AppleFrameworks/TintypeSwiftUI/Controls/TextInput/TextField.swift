// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Drawn by TintypeComponents/Controls/TextInput/TextField.swift.

/// A control that shows an editable text.
public struct TextField<Label>: View, PrimitiveView where Label: View {
  private nonisolated(unsafe) let text: FieldText
  private let prompt: Text?
  private let axis: Axis
  private nonisolated(unsafe) let label: Label
  /// The secure field that a style receives as a text field.
  var secureField: SecureField<_TextFieldStyleLabel>?

  nonisolated init(_ text: FieldText, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  /// Creates a field with a label, and a prompt that is shown while the field is empty.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(text), prompt: prompt, label: label())
  }

  /// Creates a field whose text extends along an axis.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for an optional value; a text that cannot be parsed sets `nil`.
  public nonisolated init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(FieldText(value, format: format), prompt: prompt, label: label())
  }

  /// Creates a field for a value; a text that cannot be parsed does not change it.
  public nonisolated init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(FieldText(value, format: format), prompt: prompt, label: label())
  }

  /// Creates a field for a value that a formatter converts.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(value, formatter: formatter), prompt: prompt, label: label())
  }
}

extension TextField {
  func nodes(in scope: ViewScope) -> [Node] {
    if let secureField { return scope.nodes(of: secureField) }
    var scope = scope
    switch scope.environment.style((any TextFieldStyle).self) {
    case let style? where !(style is any EngineTextFieldStyle):
      let configuration = TextField<_TextFieldStyleLabel>(
        text, prompt: prompt, axis: axis,
        label: _TextFieldStyleLabel(label, in: scope, at: "label"))
      return scope.nodes(of: style, configuration)
    case let style as any EngineTextFieldStyle:
      scope.context.environment.textFieldStyle = style.engine
    default: break
    }
    let title = scope.text(of: label, at: "label")
    let field = TintypeComponents.TextField(
      title, text: scope.binding(text), prompt: prompt?.engine(in: scope), axis: axis.engine)
    return scope.nodes(of: text.submitting(field, in: scope))
  }
}

/// The text of a field.
struct FieldText {
  let get: () -> String
  let set: (String) -> Void
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// Returns the text in the locale of an environment; `nil` if it does not depend on the locale.
  private var localized: ((EnvironmentValues) -> FieldText)?

  init(get: @escaping () -> String, set: @escaping (String) -> Void) {
    self.get = get
    self.set = set
  }

  init(_ binding: Binding<String>) {
    get = { binding.wrappedValue }
    set = { binding.wrappedValue = $0 }
  }

  init<F>(_ value: Binding<F.FormatInput>, format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(format) { format in
      FieldText(get: { format.format(value.wrappedValue) }) { text in
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      }
    }
  }

  init<F>(_ value: Binding<F.FormatInput?>, format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(format) { format in
      FieldText(get: { value.wrappedValue.map(format.format) ?? "" }) {
        value.wrappedValue = try? format.parseStrategy.parse($0)
      }
    }
  }

  private init<F>(_ format: F, _ text: @escaping (F) -> FieldText) where F: FormatStyle {
    self = text(format)
    localized = { text($0.adapted(format.locale($0.base.locale))) }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    get = { formatter.string(for: value.wrappedValue) ?? "" }
    set = { text in
      let new: Any? = formatter.value(of: text) ?? text
      if let new = new as? V { value.wrappedValue = new }
    }
  }

  /// Returns the text in the locale, time zone and calendar of an environment.
  func localized(in environment: EnvironmentValues) -> FieldText {
    localized?(environment) ?? self
  }

  /// Returns a field with the actions that a submission performs.
  func submitting(_ field: some Component, in scope: ViewScope) -> any Component {
    var actions = scope.environment.submitActions.filter { $0.triggers.contains(.text) }
      .map(\.action)
    if let onCommit { actions.insert(onCommit, at: 0) }
    guard !actions.isEmpty else { return field }
    let submit: () -> Void = { for action in actions { action() } }
    return field.onSubmit(perform: scope.action(submit))
  }
}

extension ViewScope {
  /// Returns the binding of the engine for the text of a field.
  func binding(_ text: FieldText) -> Engine.Binding<String> {
    let localized = text.localized(in: environment)
    return engineBinding(get: localized.get) { new in
      text.onEditingChanged?(true)
      localized.set(new)
      text.onEditingChanged?(false)
    }
  }
}

extension Formatter {
  /// Returns the value of a text; `nil` if the text is invalid.
  ///
  /// Foundation on Linux has no common method of formatters for it.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
