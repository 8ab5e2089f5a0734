// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// A vector of three dimensions.
public struct SCNVector3: Equatable, Sendable {
  /// The component along the x axis.
  public var x: Float
  /// The component along the y axis.
  public var y: Float
  /// The component along the z axis.
  public var z: Float

  /// Creates a vector of length 0.
  public init() { (x, y, z) = (0, 0, 0) }

  /// Creates a vector.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }

  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }

  /// Creates a vector.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }

  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }

  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
}

/// A vector of four dimensions.
public struct SCNVector4: Equatable, Sendable {
  /// The component along the x axis.
  public var x: Float
  /// The component along the y axis.
  public var y: Float
  /// The component along the z axis.
  public var z: Float
  /// The fourth component: the angle of a rotation in radians.
  public var w: Float

  /// Creates a vector of length 0.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }

  /// Creates a vector.
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.init(x: x, y: y, z: z, w: w)
  }

  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }

  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
}

/// A rotation as a quaternion.
public typealias SCNQuaternion = SCNVector4

/// The vector of length 0.
public let SCNVector3Zero = SCNVector3()

/// Returns a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}

/// Returns a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}

/// Returns whether two vectors are equal.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
