// SPDX-License-Identifier: MIT

import TintypeComponents

// Variants: LinearCapacityGaugeStyle; linearCapacity; a bar that is filled up to the value
//   -> AccessoryLinearGaugeStyle; accessoryLinear; a bar and a marker at the value
//   | AccessoryLinearCapacityGaugeStyle; accessoryLinearCapacity;
//   a small bar that is filled up to the value
//   | AccessoryCircularGaugeStyle; accessoryCircular; an open ring and a marker at the value
//   | AccessoryCircularCapacityGaugeStyle; accessoryCircularCapacity;
//   a closed ring that is filled up to the value
//   | DefaultGaugeStyle; linearCapacity; the default bar that is filled up to the value
/// A gauge style with a bar that is filled up to the value.
@MainActor @preconcurrency
public struct LinearCapacityGaugeStyle: GaugeStyle, EngineGaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: Engine.GaugeStyle { .linearCapacity }
}

// Variants: LinearCapacityGaugeStyle; linearCapacity; a bar that is filled up to the value
//   -> AccessoryLinearGaugeStyle; accessoryLinear; a bar and a marker at the value
//   | AccessoryLinearCapacityGaugeStyle; accessoryLinearCapacity;
//   a small bar that is filled up to the value
//   | AccessoryCircularGaugeStyle; accessoryCircular; an open ring and a marker at the value
//   | AccessoryCircularCapacityGaugeStyle; accessoryCircularCapacity;
//   a closed ring that is filled up to the value
//   | DefaultGaugeStyle; automatic; the default bar that is filled up to the value
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that is filled up to the value.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
