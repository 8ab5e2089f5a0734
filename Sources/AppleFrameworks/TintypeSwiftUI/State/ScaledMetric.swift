// SPDX-License-Identifier: MIT

import TintypeComponents

/// A property with a number that scales with the Dynamic Type size.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let unscaled: Value
  private let textStyle: Font.TextStyle
  private var scaled: Value?

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at the size `.large`.
  ///   - textStyle: The text style with which the value scales.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    unscaled = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a property that scales with body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value for the Dynamic Type size of the environment.
  ///
  /// Outside of a body that is being evaluated, it is the unscaled value.
  public var wrappedValue: Value { scaled ?? unscaled }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let base = connection.scope.environment.base
    scaled = Value(
      textStyle.engine.scaled(
        Double(unscaled), for: base.dynamicTypeSize, displayScale: base.displayScale))
    return true
  }
}
