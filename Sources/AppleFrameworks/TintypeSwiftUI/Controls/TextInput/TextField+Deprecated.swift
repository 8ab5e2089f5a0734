// SPDX-License-Identifier: MIT

import Foundation

// A field is edited and committed by a single step of a test.
extension TextField where Label == Text {
  // Variants: onEditingChanged: onEditingChanged, onCommit: onCommit;
  //   "onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void";
  //   closures for editing and submission -> onEditingChanged: onEditingChanged;
  //   "onEditingChanged: @escaping (Bool) -> Void"; a closure for editing
  //   | onCommit: onCommit; "onCommit: @escaping () -> Void"; a closure for submission
  // Variants: string(titleKey)
  /// Creates a field with a title and closures for editing and submission.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:text:)")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    let field = FieldText(text).with(onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(field, prompt: nil, label: Text(titleKey))
  }

  // Variants: onEditingChanged: onEditingChanged, onCommit: onCommit;
  //   "onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void";
  //   closures for editing and submission -> onEditingChanged: onEditingChanged;
  //   "onEditingChanged: @escaping (Bool) -> Void"; a closure for editing
  //   | onCommit: onCommit; "onCommit: @escaping () -> Void"; a closure for submission
  // Variants: string(titleKey)
  /// Creates a field with a title and closures for editing and submission.
  @available(iOS, deprecated: 100000.0, renamed: "init(_:value:formatter:)")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    let field = FieldText(value, formatter: formatter).with(
      onEditingChanged: onEditingChanged, onCommit: onCommit)
    self.init(field, prompt: nil, label: Text(titleKey))
  }
}

extension FieldText {
  /// Returns the text of a field with closures for editing and submission.
  func with(
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) -> FieldText {
    var text = self
    text.onEditingChanged = onEditingChanged
    text.onCommit = onCommit
    return text
  }
}
