// SPDX-License-Identifier: MIT

public import Foundation

/// An object with a coordinate system.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in the coordinate system of the object.
  var bounds: CGRect { get }
}

/// The directions of content.
@nonexhaustive(warn)
public enum UISemanticContentAttribute: Int, Sendable {
  /// That of the layout.
  case unspecified = 0
  /// From left to right: controls of a player.
  case playback = 1
  /// From left to right: controls of a direction.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

/// The rounding of corners, which has no effect.
public struct UICornerConfiguration: Hashable, Sendable {
  private let radius: UICornerRadius

  /// Corners with the same radius.
  public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius) }
  /// Semicircles at the ends.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    Self(radius: .fixed(maximumRadius ?? .infinity))
  }
  /// Corners with the same radius.
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius: radius) }
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  private let points: CGFloat?

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(points: radius) }
  /// A radius with the center of the container's corner.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self(points: minimum) }
}

extension UIView {
  /// The options of animations in parts.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out during the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Views handle events during the animation.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation starts from the current values.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation is repeated.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Values between the parts lie on a line.
    public static let calculationModeLinear = Self([])
    /// Values change at once.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// The speed is the same.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Values between the parts lie on a curve.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
  }

  /// An animation of the system.
  @nonexhaustive(warn)
  public enum SystemAnimation: Int, Sendable {
    /// Views are removed.
    case delete = 0
  }

  /// The seconds of an animation around this code: always 0.
  public class var inheritedAnimationDuration: TimeInterval { 0 }

  /// Replaces a view by another one without an animation, then calls a closure.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Performs changes without an animation, then calls a closure.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Performs changes without an animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Performs changes without an animation, then calls a closure.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    parallelAnimations?()
    completion?(true)
  }

  /// Performs changes without an animation.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Performs changes without an animation, then calls a closure.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Returns the direction of content.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    default:
      UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
