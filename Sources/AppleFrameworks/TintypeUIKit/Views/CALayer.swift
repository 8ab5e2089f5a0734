// SPDX-License-Identifier: MIT

public import Foundation

/// The corners, border and shadow of a view, which are not painted.
open class CALayer: NSObject {
  /// The color of the background.
  open var backgroundColor: CGColor?
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// A Boolean value that indicates whether content outside of the bounds is hidden.
  open var masksToBounds = false
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The opacity of the layer from 0 to 1.
  open var opacity: Float = 1
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow's blur in points.
  open var shadowRadius: CGFloat = 3
  /// The rectangle in the coordinate system of the containing layer.
  open var frame = CGRect.zero
  /// The distance in front of other layers.
  open var zPosition: CGFloat = 0

  /// Creates a layer.
  public override init() {
    super.init()
  }
}

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
