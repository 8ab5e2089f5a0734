// SPDX-License-Identifier: MIT

import Foundation

extension Stepper where Label == Text {
  // Variants: string(titleKey)
  /// Creates a stepper with a title and actions.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      content: Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  // Variants: ", in bounds: ClosedRange<V>"; in: bounds; " in a range" -> ""; in: nil; ""
  // Variants: string(titleKey)
  /// Creates a stepper with a title for a value in a range.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      content: Text(titleKey), value: value, in: bounds, step: step, text: { "\($0)" },
      onEditingChanged: onEditingChanged)
  }

  // Variants: ", in bounds: ClosedRange<F.FormatInput>"; in: bounds; " in a range"
  //   -> ""; in: nil; ""
  // Variants: string(titleKey)
  /// Creates a stepper with a title for a formatted value in a range.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      content: Text(titleKey), value: value, in: bounds, step: step, text: format.format,
      onEditingChanged: onEditingChanged)
  }
}
