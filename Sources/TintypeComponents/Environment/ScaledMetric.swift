// SPDX-License-Identifier: MIT

/// A length in a component's body that grows with the text.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) var icon = 24
/// ```
///
/// Outside of a body the length is the one given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let textStyle: Font.TextStyle

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length in points at the size `.large`.
  ///   - textStyle: The style that it grows with, body by default.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// The length at the size of the environment, in whole pixels unless that size is `.large`.
  public var wrappedValue: Value {
    let environment = EnvironmentValues.current
    return Value(
      textStyle.scaled(
        Double(value), for: environment.dynamicTypeSize, displayScale: environment.displayScale))
  }
}
