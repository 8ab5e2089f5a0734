// SPDX-License-Identifier: MIT

import Foundation

extension TextField where Label == Text {
  // Variants: ", axis: Axis"; ", axis: axis"; ", whose text extends along an axis" -> ""; ""; ""
  // Variants: ", prompt: Text?"; prompt: prompt; " and a prompt" -> ""; prompt: nil; ""
  // Variants: string(titleKey)
  /// Creates a field with a title and a prompt, whose text extends along an axis.
  ///
  /// An empty field shows its prompt; without one, it shows its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldText(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }
}

extension TextField where Label == Text {
  // Variants: string(titleKey)
  /// Creates a field with a title for an optional value; a text that cannot be parsed sets `nil`.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(FieldText(value, format: format), prompt: prompt, label: Text(titleKey))
  }

  // Variants: string(titleKey)
  /// Creates a field with a title for a value; a text that cannot be parsed does not change it.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(FieldText(value, format: format), prompt: prompt, label: Text(titleKey))
  }

  // Variants: ", prompt: Text?"; prompt: prompt; " and a prompt" -> ""; prompt: nil; ""
  // Variants: string(titleKey)
  /// Creates a field with a title and a prompt for a value that a formatter converts.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(FieldText(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
  }
}
