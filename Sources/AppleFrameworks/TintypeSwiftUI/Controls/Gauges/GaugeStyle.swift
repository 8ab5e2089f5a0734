// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a gauge that are available to its style.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of the current value of a gauge.
  public struct CurrentValueLabel: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of the lower bound of a gauge.
  public struct MinimumValueLabel: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of the upper bound of a gauge.
  public struct MaximumValueLabel: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The label of a marked value of a gauge, which no style shows.
  public struct MarkedValueLabel: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// The position of the value in its range, 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the current value, if any.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, if any.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, if any.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A gauge style of the engine.
@MainActor
protocol EngineGaugeStyle: GaugeStyle {
  nonisolated var engine: Engine.GaugeStyle { get }
}

extension EngineGaugeStyle {
  /// Returns a gauge with the style.
  func styled(_ configuration: GaugeStyleConfiguration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}
