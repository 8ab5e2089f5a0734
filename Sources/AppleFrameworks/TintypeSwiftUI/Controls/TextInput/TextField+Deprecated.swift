// SPDX-License-Identifier: MIT

import Foundation

// A field is edited and committed by a single step of a test.
extension TextField where Label == Text {
  // Variants: string(titleKey)
  /// Creates a field with a title and closures for editing and submission.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:text:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    var field = FieldText(text)
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    self.init(field, prompt: nil, label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a field with a title and a closure for editing.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:text:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var field = FieldText(text)
    field.onEditingChanged = onEditingChanged
    self.init(field, prompt: nil, label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a field with a title and a closure for submission.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:text:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    var field = FieldText(text)
    field.onCommit = onCommit
    self.init(field, prompt: nil, label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a field with a title and closures for editing and submission.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:value:formatter:)")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    var field = FieldText(value, formatter: formatter)
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    self.init(field, prompt: nil, label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a field with a title and a closure for editing.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:value:formatter:)")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var field = FieldText(value, formatter: formatter)
    field.onEditingChanged = onEditingChanged
    self.init(field, prompt: nil, label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a field with a title and a closure for submission.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:value:formatter:)")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    var field = FieldText(value, formatter: formatter)
    field.onCommit = onCommit
    self.init(field, prompt: nil, label: Text(titleKey))
  }
}
