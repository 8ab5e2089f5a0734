// SPDX-License-Identifier: MIT

import SwiftUI

/// The scales of a chart.
///
/// Positions are distances from the leading and top edges of the plot, in points.
public struct ChartProxy {
  let x: PositionScale?
  let y: PositionScale?

  /// The size of the plot in points.
  public let plotSize: CGSize
  /// The frame of the plot; `nil` before it is known.
  public let plotFrame: Anchor<CGRect>?
  /// The frame of the plot; an empty one before it is known.
  ///
  /// Its name in iOS 16.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { plotFrame ?? Anchor(fixed: .zero) }
  /// The size of the plot in points.
  ///
  /// Its name in iOS 16.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the position of an x value; `nil` for a value that the scale does not have.
  public func position<P>(forX value: P) -> CGFloat? where P: Plottable {
    position(of: value.plotValue, x, plotSize.width)
  }

  /// Returns the position of a y value; `nil` for a value that the scale does not have.
  public func position<P>(forY value: P) -> CGFloat? where P: Plottable {
    position(of: value.plotValue, y, plotSize.height)
  }

  /// Returns the position of a pair of values; `nil` for values that the scales do not have.
  public func position<X, Y>(for point: (x: X, y: Y)) -> CGPoint?
  where X: Plottable, Y: Plottable {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the positions of the slot of an x value; a category has a length.
  public func positionRange<P>(forX value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    range(of: value.plotValue, x, plotSize.width)
  }

  /// Returns the positions of the slot of a y value; a category has a length.
  public func positionRange<P>(forY value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    range(of: value.plotValue, y, plotSize.height)
  }

  /// Returns the x value at a position; `nil` if there is none of the type.
  public func value<P>(atX position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    value(at: position, x, plotSize.width).flatMap { P($0) }
  }

  /// Returns the y value at a position; `nil` if there is none of the type.
  public func value<P>(atY position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    value(at: position, y, plotSize.height).flatMap { P($0) }
  }

  /// Returns the values at a position; `nil` if there are none of the types.
  public func value<X, Y>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? where X: Plottable, Y: Plottable {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func position(
    of value: PlotValue, _ scale: PositionScale?, _ length: CGFloat
  ) -> CGFloat? {
    guard let scale, let coordinate = scale.space.coordinate(of: value), coordinate.isFinite else {
      return nil
    }
    return scale.position(of: coordinate, in: length)
  }

  private func range(
    of value: PlotValue, _ scale: PositionScale?, _ length: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let channel = Channel(label: Text(verbatim: ""), value: value)
    guard let scale, value.isFinite, let slot = scale.space.slot(of: channel) else { return nil }
    let positions = [slot.lower, slot.upper].map { scale.position(of: $0, in: length) }
    guard let lower = positions.min(), let upper = positions.max() else { return nil }
    return lower...upper
  }

  private func value(
    at position: CGFloat, _ scale: PositionScale?, _ length: CGFloat
  ) -> PlotValue? {
    guard let scale, let coordinate = scale.coordinate(at: position, in: length) else { return nil }
    return scale.space.value(at: coordinate)
  }
}
