// SPDX-License-Identifier: MIT

import TintypeComponents

/// The default gauge style, a bar that is filled up to the value.
@MainActor @preconcurrency
public struct DefaultGaugeStyle: GaugeStyle, EngineGaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: Engine.GaugeStyle { .linearCapacity }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { .init() }
}

/// A gauge style with a bar that is filled up to the value.
@MainActor @preconcurrency
public struct LinearCapacityGaugeStyle: GaugeStyle, EngineGaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: Engine.GaugeStyle { .linearCapacity }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that is filled up to the value.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A gauge style with a bar and a marker at the value.
@MainActor @preconcurrency
public struct AccessoryLinearGaugeStyle: GaugeStyle, EngineGaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: Engine.GaugeStyle { .accessoryLinear }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a bar and a marker at the value.
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    .init()
  }
}

/// A gauge style with a small bar that is filled up to the value.
@MainActor @preconcurrency
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, EngineGaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: Engine.GaugeStyle { .accessoryLinearCapacity }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a small bar that is filled up to the value.
  @MainActor @preconcurrency public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { .init() }
}

/// A gauge style with an open ring and a marker at the value.
@MainActor @preconcurrency
public struct AccessoryCircularGaugeStyle: GaugeStyle, EngineGaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: Engine.GaugeStyle { .accessoryCircular }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with an open ring and a marker at the value.
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    .init()
  }
}

/// A gauge style with a closed ring that is filled up to the value.
@MainActor @preconcurrency
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, EngineGaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the gauge.
  public func makeBody(configuration: Configuration) -> some View { styled(configuration) }

  nonisolated var engine: Engine.GaugeStyle { .accessoryCircularCapacity }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style with a closed ring that is filled up to the value.
  @MainActor @preconcurrency public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { .init() }
}
