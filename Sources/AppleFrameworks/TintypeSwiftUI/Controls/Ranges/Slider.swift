// SPDX-License-Identifier: MIT

import TintypeComponents

// Drawn by TintypeComponents/Controls/Ranges/Slider.swift.

/// A control that selects a value from a bounded range.
public struct Slider<Label, ValueLabel>: View, PrimitiveView where Label: View, ValueLabel: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let minimumValueLabel: ValueLabel
  private nonisolated(unsafe) let maximumValueLabel: ValueLabel
  private nonisolated(unsafe) let onEditingChanged: (Bool) -> Void

  nonisolated init<V>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      reading: { Double(value.wrappedValue) }, writing: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  // Variants: ClosedRange<V> = 0...1; step: nil; a slider with
  //   -> ClosedRange<V>, step: V.Stride = 1; step: step; a slider with steps,
  /// Creates a slider with a label and labels of its bounds.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  // Variants: ClosedRange<V> = 0...1; step: nil; a slider with; in:label
  //   -> ClosedRange<V>, step: V.Stride = 1; step: step; a slider with steps,; in:step:label
  /// Creates a slider with a label and labels of its bounds.
  @available(
    iOS, deprecated: 100000.0,
    renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  // Variants: ClosedRange<V> = 0...1; step: nil; a slider with
  //   -> ClosedRange<V>, step: V.Stride = 1; step: step; a slider with steps and
  /// Creates a slider with a label.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  // Variants: ClosedRange<V> = 0...1; " in: bounds"; a slider with; in:label
  //   -> ClosedRange<V>, step: V.Stride = 1; " in: bounds, step: step"; a slider with steps and;
  //   in:step:label
  /// Creates a slider with a label.
  @available(iOS, deprecated: 100000.0, renamed: "init(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  // Variants: ClosedRange<V> = 0...1; step: nil; a slider.
  //   -> ClosedRange<V>, step: V.Stride = 1; step: step; a slider with steps.
  /// Creates a slider.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  func nodes(in scope: ViewScope) -> [Node] {
    var scope = scope
    // The label of a slider is only its accessibility label on iOS.
    scope.context.environment.labelsHidden = true
    let label = scope.list(label, at: "label")
    let minimum = scope.list(minimumValueLabel, at: "minimum")
    let maximum = scope.list(maximumValueLabel, at: "maximum")
    let (value, onEditingChanged) = (value, onEditingChanged)
    let binding = scope.engineBinding {
      value.wrappedValue
    } set: { new in
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
    }
    return scope.nodes(
      of: TintypeComponents.Slider(value: binding, in: bounds, step: step) {
        label
      } minimumValueLabel: {
        minimum
      } maximumValueLabel: {
        maximum
      })
  }
}
