// SPDX-License-Identifier: MIT

import SwiftUI

/// The surface of a function of two variables in a chart in three dimensions.
@MainActor @preconcurrency
public struct SurfacePlot: Chart3DContent {
  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - x: The label of the x values.
  ///   - y: The label of the y values.
  ///   - z: The label of the z values.
  ///   - function: The closure that returns the y value for an x value and a z value.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  /// Creates a surface.
  @_disfavoredOverload
  public nonisolated init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}
}

/// The colors of a surface.
public protocol Chart3DSurfaceStyle: Hashable {}

/// A built-in style of surfaces.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
  fileprivate let name: String
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// Colors that depend on the y value.
  public static var heightBased: BasicChart3DSurfaceStyle { .init(name: "heightBased") }
  /// Colors that depend on the direction of the surface.
  public static var normalBased: BasicChart3DSurfaceStyle { .init(name: "normalBased") }

  /// Returns colors that depend on the y value in a range.
  public static func heightBased(yRange: ClosedRange<Double>) -> BasicChart3DSurfaceStyle {
    heightBased
  }

  /// Returns the colors of a gradient that depend on the y value.
  public static func heightBased(
    _ gradient: Gradient, yRange: ClosedRange<Double>? = nil
  ) -> BasicChart3DSurfaceStyle {
    heightBased
  }
}

extension Chart3DContent {
  /// Sets the colors of surfaces, which has no effect.
  public nonisolated func foregroundStyle(
    _ style: some Chart3DSurfaceStyle
  ) -> some Chart3DContent { self }

  /// Sets the style of marks, which has no effect.
  @_disfavoredOverload
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent { self }

  /// Sets the data of the style of marks, which has no effect.
  @_disfavoredOverload
  public nonisolated func foregroundStyle<D>(
    by value: PlottableValue<D>
  ) -> some Chart3DContent where D: Plottable { self }

  /// Sets the size of symbols, which has no effect.
  @_disfavoredOverload
  public nonisolated func symbolSize(_ size: CGFloat) -> some Chart3DContent { self }

  /// Sets the roughness of surfaces, which has no effect.
  public nonisolated func roughness(_ roughness: Double) -> some Chart3DContent { self }
}

extension PointMark: Chart3DContent {
  /// Creates a symbol at values in a chart in three dimensions.
  @MainActor @preconcurrency
  public init<X, Y, Z>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) where X: Plottable, Y: Plottable, Z: Plottable {
    self.init(x: x, y: y)
  }
}
