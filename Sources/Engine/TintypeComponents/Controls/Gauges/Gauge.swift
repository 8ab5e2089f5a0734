// SPDX-License-Identifier: MIT

/// A view that shows a value within a range.
///
/// Its accessibility value is the text of the current value, or else a percentage of the range.
package struct Gauge: PrimitiveComponent {
  private let fraction: Double
  private let labels: GaugeLabels
  private let style: GaugeStyle
  private let gradient: Gradient?
  private let customBody: ComponentList?

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - fraction: The position of the value in its range; it is clamped to 0…1, and NaN counts
  ///     as 0.
  ///   - labels: The labels.
  ///   - style: The style.
  ///   - gradient: The gradient of the track; `nil` for the tint.
  ///   - customBody: The components, including the labels, that a style of the caller provides;
  ///     `nil` for the style of the gauge.
  package init(
    fraction: Double, labels: GaugeLabels, style: GaugeStyle = .linearCapacity,
    gradient: Gradient? = nil, customBody: ComponentList? = nil
  ) {
    self.fraction = ControlRange.share(fraction, of: 1)
    self.labels = labels
    self.style = style
    self.gradient = gradient
    self.customBody = customBody
  }

  /// Returns a node that contains the track and the labels.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let body: any Component
    if let customBody {
      let nodes = context.nodes(of: customBody)
      // A style that contains another gauge adds nothing to its semantics.
      if nodes.contains(where: { $0.contains("Gauge") }) { return nodes }
      body = context.node("Gauge", .component, children: nodes)
    } else {
      body = GaugeBody(
        fraction: fraction, labels: labels, style: style,
        track: GaugeTrack(gradient: gradient, environment: context.environment))
    }
    let value = context.text(of: labels.currentValue)
    let gauge = ComponentList([body])
      .accessibilityElement()
      .accessibility(
        label: context.text(of: labels.label),
        value: value.isEmpty
          ? ControlRange.percent(fraction, in: context.environment.locale) : value
      )
      .alignmentGuide(.rowText) { _ in 0 }
    return context.control("Gauge", gauge)
  }
}

/// The labels of a gauge.
package struct GaugeLabels {
  /// The label of the gauge.
  package var label = ComponentList([])
  /// The label of the current value.
  package var currentValue = ComponentList([])
  /// The label of the lower bound.
  package var minimum = ComponentList([])
  /// The label of the upper bound.
  package var maximum = ComponentList([])

  /// Creates labels without content.
  package init() {}
}

/// The style of gauges.
package enum GaugeStyle: Hashable, Sendable {
  /// A bar that is filled up to the value.
  case linearCapacity
  /// A bar with a marker at the value.
  case accessoryLinear
  /// A small bar that is filled up to the value.
  case accessoryLinearCapacity
  /// An open ring with a marker at the value.
  case accessoryCircular
  /// A closed ring that is filled up to the value.
  case accessoryCircularCapacity
}

/// The colors of a track.
struct GaugeTrack {
  /// The stops of the filled part.
  let stops: [Gradient.Stop]
  /// The color of the remaining part.
  let background: Color

  init(gradient: Gradient?, environment: EnvironmentValues) {
    let tint = environment.controlColors.mark(environment.tint)
    stops =
      gradient?.stops
      ?? [Gradient.Stop(color: tint, location: 0), Gradient.Stop(color: tint, location: 1)]
    background = .systemFill
  }

  /// The track from the leading to the trailing edge.
  func linear(in direction: LayoutDirection) -> LinearGradient {
    let isReversed = direction == .rightToLeft
    return LinearGradient(
      stops: stops, startPoint: isReversed ? .trailing : .leading,
      endPoint: isReversed ? .leading : .trailing)
  }

  /// The track around a circle from an angle, over a fraction of a turn.
  func circular(from start: Double, turn: Double) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(stops: stops), center: .center, startAngle: .degrees(start),
      endAngle: .degrees(start + 360 * turn))
  }
}
