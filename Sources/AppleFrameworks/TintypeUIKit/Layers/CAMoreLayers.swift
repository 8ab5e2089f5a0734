// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that shows its layers several times, each time with a transform.
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount: Int = 1
  /// A Boolean value that indicates whether layers keep their depth.
  open var preservesDepth: Bool = false
  /// The delay of animations between copies in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform between copies, about the center.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// The color that multiplies those of the layers, which has no effect.
  open var instanceColor: CGColor? = .white
  /// The change of red between copies, which has no effect.
  open var instanceRedOffset: Float = 0
  /// The change of green between copies, which has no effect.
  open var instanceGreenOffset: Float = 0
  /// The change of blue between copies, which has no effect.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity between copies.
  open var instanceAlphaOffset: Float = 0
}

/// A layer whose layers keep their depth; it is shown like any other.
open class CATransformLayer: CALayer {}

/// A layer whose content moves.
open class CAScrollLayer: CALayer {
  /// The directions in which content moves.
  open var scrollMode = CAScrollLayerScrollMode.both
  /// Has no effect, because content does not move.
  open func scroll(to p: CGPoint) {}
}

/// The directions in which content moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates directions from their identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// All.
  public static let both = Self(rawValue: "both")
}

/// A layer that is painted in parts.
open class CATiledLayer: CALayer {
  /// The size of a part in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of sizes.
  open var levelsOfDetail = 1
  /// The number of enlarged sizes.
  open var levelsOfDetailBias = 0
  /// Returns the seconds in which a part appears.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// An animation between two contents, which has no effect.
open class CATransition: CAAnimation {
  /// The kind.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// The start from 0 to 1.
  open var startProgress: Float = 0
  /// The end from 0 to 1.
  open var endProgress: Float = 1
}

/// The kind of an animation between two contents.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a kind from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A cross fade.
  public static let fade = Self(rawValue: "fade")
  /// The new content moves in.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content moves the other one.
  public static let push = Self(rawValue: "push")
  /// The old content moves out.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of an animation between two contents.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a direction from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The truncation of a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a mode from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let none = Self(rawValue: "none")
  /// At the start.
  public static let start = Self(rawValue: "start")
  /// At the end.
  public static let end = Self(rawValue: "end")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
}

/// The values between those of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a mode from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On a line.
  public static let linear = Self(rawValue: "linear")
  /// None.
  public static let discrete = Self(rawValue: "discrete")
  /// On a line, at the same speed.
  public static let paced = Self(rawValue: "paced")
  /// On a curve.
  public static let cubic = Self(rawValue: "cubic")
  /// On a curve, at the same speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// Creates a mode from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Along the path, backward.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// A function of values, which has no effect.
open class CAValueFunction: NSObject {}

/// An object that follows an animation; its methods are never called.
public protocol CAAnimationDelegate {
  /// Called at the start.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
