// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// A point in the unit square of a view, from the top leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, 0 to 1 within the view.
  public var x: CGFloat
  /// The vertical position, 0 to 1 within the view.
  public var y: CGFloat

  /// Creates the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point of the engine.
  var engine: TintypeScene.UnitPoint { TintypeScene.UnitPoint(x: Double(x), y: Double(y)) }

  init(_ point: TintypeScene.UnitPoint) { self.init(x: point.x, y: point.y) }
}
