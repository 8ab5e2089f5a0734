// SPDX-License-Identifier: MIT

import Foundation

extension Stepper where Label == Text {
  /// Creates a stepper with a title and actions.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      content: Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and actions.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      content: Text(title), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      content: Text(titleKey), value: value, in: nil, step: step, text: { "\($0)" },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(
      content: Text(title), value: value, in: nil, step: step, text: { "\($0)" },
      onEditingChanged: onEditingChanged)
  }

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

  /// Creates a stepper with a title for a value in a range.
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(
      content: Text(title), value: value, in: bounds, step: step, text: { "\($0)" },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a formatted value.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      content: Text(titleKey), value: value, in: nil, step: step, text: format.format,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a formatted value.
  @_disfavoredOverload
  public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(
      content: Text(title), value: value, in: nil, step: step, text: format.format,
      onEditingChanged: onEditingChanged)
  }

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

  /// Creates a stepper with a title for a formatted value in a range.
  @_disfavoredOverload
  public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(
      content: Text(title), value: value, in: bounds, step: step, text: format.format,
      onEditingChanged: onEditingChanged)
  }
}
