// SPDX-License-Identifier: MIT

public import Foundation

/// A layer with moving particles, which are not painted.
open class CAEmitterLayer: CALayer {
  /// The depth of the source.
  open var emitterZPosition: CGFloat = 0
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// A Boolean value that indicates whether particles keep their depth.
  open var preservesDepth: Bool = false
  /// The factor of the speed.
  open var velocity: Float = 1
  /// The factor of the size.
  open var scale: Float = 1
  /// The factor of the rotation.
  open var spin: Float = 1
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
  /// A Boolean value that indicates whether there are particles.
  open var isEnabled: Bool = true
  /// The acceleration in depth.
  open var zAcceleration: CGFloat = 0
  /// The part of the image in the unit square.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// The interpolation of reduced images.
  open var minificationFilter: String = "linear"
  /// The interpolation of enlarged images.
  open var magnificationFilter: String = "linear"
  /// The default values.
  open var style: [AnyHashable: Any]?
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
  /// The direction above the layer's plane in radians.
  open var emissionLatitude: CGFloat = 0
  /// The ranges of the colors.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  /// The changes of the colors per second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0
  /// The kinds of particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The delay and the duration in seconds.
  open var beginTime: Double = 0, duration: Double = 0
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
  /// A cuboid.
  public static let cuboid = Self(rawValue: "cuboid")
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
