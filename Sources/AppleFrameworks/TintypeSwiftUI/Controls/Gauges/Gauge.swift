// SPDX-License-Identifier: MIT

import TintypeComponents

// Drawn by TintypeComponents/Controls/Gauges/Gauge.swift.

/// A view that shows a value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  private let fraction: Double
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let currentValueLabel: CurrentValueLabel?
  private nonisolated(unsafe) let minimumValueLabel: BoundsLabel?
  private nonisolated(unsafe) let maximumValueLabel: BoundsLabel?

  private nonisolated init<V>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: BoundsLabel? = nil, maximumValueLabel: BoundsLabel? = nil
  ) where V: BinaryFloatingPoint {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    fraction = Self.fraction(Double(value) - lower, of: upper - lower)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  private static nonisolated func fraction(_ value: Double, of length: Double) -> Double {
    guard length > 0, length.isFinite, !value.isNaN else { return 0 }
    return min(max(value / length, 0), 1)
  }

  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value; values outside of the range are shown at the nearer bound.
  ///   - bounds: The range, 0 to 1 by default.
  ///   - label: The label.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView,
    V: BinaryFloatingPoint
  {
    self.init(value, in: bounds, label: label(), currentValueLabel: nil)
  }

  /// Creates a gauge with labels of the gauge and its value.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, in: bounds, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a gauge with labels of the gauge and its value.
  ///
  /// No style shows the labels of marked values.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, in: bounds, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a gauge with labels of the gauge, its value and its bounds.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }

  /// Creates a gauge with labels of the gauge, its value and its bounds.
  ///
  /// No style shows the labels of marked values.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where V: BinaryFloatingPoint {
    self.init(
      value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge from the configuration of a style.
  nonisolated init(_ configuration: GaugeStyleConfiguration)
  where
    Label == GaugeStyleConfiguration.Label,
    CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel, BoundsLabel == AnyView,
    MarkedValueLabels == EmptyView
  {
    self.init(
      configuration.value, in: 0...1, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel,
      minimumValueLabel: configuration.minimumValueLabel.map { AnyView($0) },
      maximumValueLabel: configuration.maximumValueLabel.map { AnyView($0) })
  }

  func nodes(in scope: ViewScope) -> [Node] {
    var labels = GaugeLabels()
    labels.label = scope.list(label, at: "label")
    labels.currentValue = list(currentValueLabel, at: "currentValueLabel", in: scope)
    let style = scope.environment.style((any GaugeStyle).self)
    if let style, !(style is any EngineGaugeStyle) {
      let configuration = configuration(in: scope)
      let body = StyleComponent(in: scope) { $0.nodes(of: style, configuration) }
      return scope.nodes(
        of: TintypeComponents.Gauge(
          fraction: fraction, labels: labels, customBody: ComponentList(body)))
    }
    labels.minimum = list(minimumValueLabel, at: "minimumValueLabel", in: scope)
    labels.maximum = list(maximumValueLabel, at: "maximumValueLabel", in: scope)
    let engine = (style as? any EngineGaugeStyle)?.engine ?? .linearCapacity
    return scope.nodes(
      of: TintypeComponents.Gauge(
        fraction: fraction, labels: labels, style: engine,
        gradient: scope.environment.tintGradient))
  }

  private func list(_ view: (some View)?, at part: String, in scope: ViewScope) -> ComponentList {
    view.map { scope.list($0, at: part) } ?? ComponentList([])
  }

  private func configuration(in scope: ViewScope) -> GaugeStyleConfiguration {
    func content<Content: View>(_ view: Content?, _ part: String) -> StyleContent? {
      guard let view, !(view is EmptyView) else { return nil }
      return StyleContent(view, in: scope, at: .part(part))
    }
    return GaugeStyleConfiguration(
      value: fraction,
      label: .init(label, in: scope, at: "label"),
      currentValueLabel: content(currentValueLabel, "currentValueLabel")
        .map { GaugeStyleConfiguration.CurrentValueLabel(content: $0) },
      minimumValueLabel: content(minimumValueLabel, "minimumValueLabel")
        .map { GaugeStyleConfiguration.MinimumValueLabel(content: $0) },
      maximumValueLabel: content(maximumValueLabel, "maximumValueLabel")
        .map { GaugeStyleConfiguration.MaximumValueLabel(content: $0) })
  }
}

extension EnvironmentValues {
  /// The gradient of the tint; `nil` for a tint of one color.
  fileprivate var tintGradient: TintypeComponents.Gradient? {
    var paint = tintStyle?.value(in: self).paint
    while case .placed(let style, _)? = paint { paint = style }
    return switch paint {
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      TintypeComponents.Gradient(
        stops: gradient.stops.map { stop in
          TintypeComponents.Gradient.Stop(
            color: Engine.Color(stop.color), location: stop.location)
        })
    case .color, .mesh, .material, .image, .placed, nil: nil
    }
  }
}
