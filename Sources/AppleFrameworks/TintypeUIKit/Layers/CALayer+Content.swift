// SPDX-License-Identifier: MIT

public import Foundation

/// A layer with a gradient.
open class CAGradientLayer: CALayer {
  /// The colors, of the type `CGColor`.
  open var colors: [Any]?
  /// The positions of the colors from 0 to 1; equal distances by default.
  open var locations: [NSNumber]?
  /// The start in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The type.
  open var type = CAGradientLayerType.axial
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a type from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, by angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a path.
open class CAShapeLayer: CALayer {
  /// The path in points.
  open var path: CGPath?
  /// The color of the interior, black by default.
  open var fillColor: CGColor? = .black
  /// The rule of the interior.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the stroke.
  open var strokeColor: CGColor?
  /// The start of the stroke as a share of the path.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke as a share of the path.
  open var strokeEnd: CGFloat = 1
  /// The width of the stroke in points.
  open var lineWidth: CGFloat = 1
  /// The limit of a miter join.
  open var miterLimit: CGFloat = 10
  /// The style of line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The style of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset of the dashes in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in points.
  open var lineDashPattern: [NSNumber]?
}

/// The rule of the interior of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a rule from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A nonzero number of windings.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// An odd number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The line ends of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a style from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A flat end at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The line joins of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a style from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with a text.
open class CATextLayer: CALayer {
  /// The truncation, which has no effect.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// A Boolean value that indicates whether letters have exact positions.
  open var allowsFontSubpixelQuantization: Bool = false
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font: a `UIFont` or a name.
  open var font: Any?
  /// The font size in points.
  open var fontSize: CGFloat = 36
  /// The color, white by default.
  open var foregroundColor: CGColor? = .white
  /// A Boolean value that indicates whether lines break.
  open var isWrapped = false
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public var rawValue: String

  /// Creates a mode from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The edge where lines start.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
}

extension CALayer {
  /// Returns a layer of the class, or of the superclass whose initializer is known.
  class func made() -> CALayer {
    switch self {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CATransformLayer.Type: CATransformLayer()
    case is CAScrollLayer.Type: CAScrollLayer()
    case is CATiledLayer.Type: CATiledLayer()
    default: CALayer()
    }
  }
}
