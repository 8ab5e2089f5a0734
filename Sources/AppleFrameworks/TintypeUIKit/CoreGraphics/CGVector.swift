// SPDX-License-Identifier: MIT

public import Foundation

/// A vector of two dimensions.
public struct CGVector: Hashable, Sendable {
  /// The component along the x axis.
  public var dx: CGFloat
  /// The component along the y axis.
  public var dy: CGFloat

  /// Creates a vector of length 0.
  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

extension CGVector {
  /// The vector of length 0.
  public static var zero: CGVector { CGVector() }

  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Decodes the components from an array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    dx = try container.decode(CGFloat.self)
    dy = try container.decode(CGFloat.self)
  }

  /// Encodes the components as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// The components in parentheses.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
