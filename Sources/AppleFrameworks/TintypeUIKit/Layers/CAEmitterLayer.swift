// SPDX-License-Identifier: MIT

public import Foundation

/// A layer with moving particles, which are not painted.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The center of the place where particles appear.
  open var emitterPosition = CGPoint.zero
  /// The size of the place where particles appear.
  open var emitterSize = CGSize.zero
  /// The shape of the place where particles appear.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape where particles appear.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The composition of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the number of particles.
  open var birthRate: Float = 1
  /// The factor of the duration of particles.
  open var lifetime: Float = 1
  /// The start of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particles.
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The image, a `CGImage`.
  open var contents: Any?
  /// The color.
  open var color: CGColor?
  /// The particles per second.
  open var birthRate: Float = 0
  /// The duration in seconds, and its range.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// The speed in points per second, and its range.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  /// The acceleration in points per square second.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  /// The factor of the size, its range and its change per second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// The speed of the rotation in radians per second, and its range.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// The direction in radians, and its range.
  open var emissionLongitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// The range of the opacity, and its change per second.
  open var alphaRange: Float = 0, alphaSpeed: Float = 0
}

/// The shape of the place where particles appear.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape where particles appear.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a part from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The points.
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// The inside.
  public static let volume = Self(rawValue: "volume")
}

/// The composition of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a composition from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Without an order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest behind.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The farthest behind.
  public static let backToFront = Self(rawValue: "backToFront")
  /// The sum of the colors.
  public static let additive = Self(rawValue: "additive")
}
