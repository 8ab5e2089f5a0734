// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Drawn by TintypeComponents/Controls/Ranges/Stepper.swift.

/// A control that changes a value in steps.
public struct Stepper<Label>: View, PrimitiveView where Label: View {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let value: () -> String?
  private nonisolated(unsafe) let onIncrement: () -> (() -> Void)?
  private nonisolated(unsafe) let onDecrement: () -> (() -> Void)?
  private nonisolated(unsafe) let onEditingChanged: (Bool) -> Void

  nonisolated init(
    content: Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    label = content
    value = { nil }
    self.onIncrement = { onIncrement }
    self.onDecrement = { onDecrement }
    self.onEditingChanged = onEditingChanged
  }

  nonisolated init<V>(
    content: Label, value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    text: @escaping (V) -> String, onEditingChanged: @escaping (Bool) -> Void
  ) where V: Strideable {
    label = content
    self.value = { text(value.wrappedValue) }
    onIncrement = { Self.action(value, in: bounds, by: step) }
    // The difference is computed in the stride's type, so that unsigned values decrease.
    onDecrement = { Self.action(value, in: bounds, by: 0 - step) }
    self.onEditingChanged = onEditingChanged
  }

  /// Returns the action that changes a value by a distance; `nil` at a bound.
  private static nonisolated func action<V>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, by distance: V.Stride
  ) -> (() -> Void)? where V: Strideable {
    if let bounds {
      let now = value.wrappedValue
      if distance > 0, now >= bounds.upperBound { return nil }
      if distance < 0, now <= bounds.lowerBound { return nil }
    }
    return { value.wrappedValue = value.wrappedValue.moved(by: distance, in: bounds) }
  }

  /// Creates a stepper with a label, and actions that increment and decrement a value; a `nil`
  /// action disables its button.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      content: label(), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  // Variants: ", in bounds: ClosedRange<V>"; in: bounds; " in a range" -> ""; in: nil; ""
  /// Creates a stepper for a value in a range.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      content: label(), value: value, in: bounds, step: step, text: { "\($0)" },
      onEditingChanged: onEditingChanged)
  }

  // Variants: ", in bounds: ClosedRange<F.FormatInput>"; in: bounds; " in a range"
  //   -> ""; in: nil; ""
  /// Creates a stepper for a value in a range that a format style formats.
  public nonisolated init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      content: label(), value: value, in: bounds, step: step, text: format.format,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper with actions that increment and decrement a value.
  @available(
    iOS, deprecated: 100000.0, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: label(), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value.
  @available(iOS, deprecated: 100000.0, renamed: "init(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range.
  @available(iOS, deprecated: 100000.0, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.nodes(
      of: TintypeComponents.Stepper(
        value: value(), onIncrement: editing(onIncrement(), in: scope),
        onDecrement: editing(onDecrement(), in: scope), label: scope.list(label, at: "label")))
  }

  private func editing(_ action: (() -> Void)?, in scope: ViewScope) -> (() -> Void)? {
    guard let action else { return nil }
    let onEditingChanged = onEditingChanged
    let editing: () -> Void = {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
    return scope.action(editing)
  }
}

extension Strideable {
  /// Returns the value moved by a distance, or the bound of the range or of the type that is
  /// exceeded.
  ///
  /// The distance to the bound is compared first, because a sum that is out of range would end the
  /// process.
  fileprivate func moved(by distance: Stride, in bounds: ClosedRange<Self>?) -> Self {
    if let bounds {
      let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
      if distance > 0 {
        return self >= upper || self.distance(to: upper) <= distance
          ? upper : Swift.max(advanced(by: distance), lower)
      }
      return self <= lower || lower.distance(to: self) <= 0 - distance
        ? lower : Swift.min(advanced(by: distance), upper)
    }
    return advanced(by: distance)
  }
}
