// SPDX-License-Identifier: MIT

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
