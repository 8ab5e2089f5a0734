// SPDX-License-Identifier: MIT

// `neutralValue` is the value at which the filled part of the track begins in iOS 26, and has no
// effect. `enabledBounds` limits the values that a user can select. The label of the current value
// is not shown. SwiftUI has one initializer with default labels of the bounds, which the compiler
// accepts with warnings only.

extension Slider {
  /// Creates a slider with labels of its bounds and ticks, which are not drawn.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: nil, label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with steps, labels of its bounds and ticks, which are not drawn.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: step, label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with labels of its bounds and a neutral value.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: nil, label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with steps, labels of its bounds and a neutral value.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: step, label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks, which are not drawn.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: nil, label: label(),
      minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and ticks, which are not drawn.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: step, label: label(),
      minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a neutral value.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: nil, label: label(),
      minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and a neutral value.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value.limited(to: enabledBounds), in: bounds, step: step, label: label(),
      minimum: EmptyView(), maximum: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Binding where Value: Comparable {
  /// Returns a binding that limits new values to a range; `nil` for no limit.
  fileprivate nonisolated func limited(to bounds: ClosedRange<Value>?) -> Binding<Value> {
    guard let bounds else { return self }
    return Binding(reading: { wrappedValue }) {
      wrappedValue = Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound)
    }
  }
}
