// SPDX-License-Identifier: MIT

/// A mapping of places that keeps lines straight and parallel: x′ = a·x + c·y + tx,
/// y′ = b·x + d·y + ty.
public struct Transform2D: Hashable, Codable, Sendable {
  /// How much x grows with x.
  public var a: Double
  /// How much y grows with x.
  public var b: Double
  /// How much x grows with y.
  public var c: Double
  /// How much y grows with y.
  public var d: Double
  /// The distance to the right in points.
  public var tx: Double
  /// The distance downwards in points.
  public var ty: Double

  /// Creates a mapping from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
}
