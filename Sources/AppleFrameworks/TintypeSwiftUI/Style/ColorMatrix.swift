// SPDX-License-Identifier: MIT

import TintypeScene

/// A linear transform of colors: four rows for red, green, blue and opacity, each with four factors
/// of the old components and an added constant.
///
/// It applies to colors from 0 to 1 that are not premultiplied.
public struct ColorMatrix: Equatable, Sendable {
  /// The factor of the old red in the new value of red.
  public var r1: Float = 1
  /// The factor of the old green in the new value of red.
  public var r2: Float = 0
  /// The factor of the old blue in the new value of red.
  public var r3: Float = 0
  /// The factor of the old opacity in the new value of red.
  public var r4: Float = 0
  /// The constant in the new value of red.
  public var r5: Float = 0
  /// The factor of the old red in the new value of green.
  public var g1: Float = 0
  /// The factor of the old green in the new value of green.
  public var g2: Float = 1
  /// The factor of the old blue in the new value of green.
  public var g3: Float = 0
  /// The factor of the old opacity in the new value of green.
  public var g4: Float = 0
  /// The constant in the new value of green.
  public var g5: Float = 0
  /// The factor of the old red in the new value of blue.
  public var b1: Float = 0
  /// The factor of the old green in the new value of blue.
  public var b2: Float = 0
  /// The factor of the old blue in the new value of blue.
  public var b3: Float = 1
  /// The factor of the old opacity in the new value of blue.
  public var b4: Float = 0
  /// The constant in the new value of blue.
  public var b5: Float = 0
  /// The factor of the old red in the new value of the opacity.
  public var a1: Float = 0
  /// The factor of the old green in the new value of the opacity.
  public var a2: Float = 0
  /// The factor of the old blue in the new value of the opacity.
  public var a3: Float = 0
  /// The factor of the old opacity in the new value of the opacity.
  public var a4: Float = 1
  /// The constant in the new value of the opacity.
  public var a5: Float = 0

  /// Creates the matrix that changes nothing.
  public init() {}

  /// The matrix of the engine.
  var engine: TintypeScene.ColorMatrix {
    let rows = [
      [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
    ]
    return TintypeScene.ColorMatrix(values: rows.joined().map { Double($0) })
  }
}
