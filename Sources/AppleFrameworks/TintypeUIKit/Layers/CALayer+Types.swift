// SPDX-License-Identifier: MIT

public import Foundation

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a curve from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve of continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The mode of resizing the image of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a mode from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The size of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The aspect ratio of the image, inside of the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The aspect ratio of the image, over the whole layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// The size of the image, in the center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// The interpolation of an image.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an interpolation from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between pixels.
  public static let linear = Self(rawValue: "linear")
  /// None.
  public static let nearest = Self(rawValue: "nearest")
  /// Between reduced images.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The format of a layer's image.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a format from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// 16 bits.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// 8 bits without colors.
  public static let gray8Uint = Self(rawValue: "Gray8")
}

/// The edges of a layer that are smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates edges from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = Self(rawValue: 8)
}

/// An object that follows a layer; its methods are never called.
public protocol CALayerDelegate: NSObjectProtocol {}

/// An action after a change of a layer, which is not performed.
public protocol CAAction {
  /// Performs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An object with a time.
public protocol CAMediaTiming {
  /// The start in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed.
  var speed: Float { get set }
  /// The offset of the time in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The seconds of repetitions.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether the animation runs forward and backward.
  var autoreverses: Bool { get set }
  /// The effect before and after the animation.
  var fillMode: CAMediaTimingFillMode { get set }
}
