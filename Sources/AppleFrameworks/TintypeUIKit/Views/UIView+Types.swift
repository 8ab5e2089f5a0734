// SPDX-License-Identifier: MIT

public import Foundation

/// An object that has traits.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  /// The mode of resizing the content of a view.
  @nonexhaustive(warn)
  public enum ContentMode: Int, Sendable {
    /// The content has the size of the view.
    case scaleToFill = 0
    /// The content keeps its aspect ratio and fits in the view.
    case scaleAspectFit = 1
    /// The content keeps its aspect ratio and fills the view.
    case scaleAspectFill = 2
    /// The content is painted again.
    case redraw = 3
    /// The content keeps its size, in the center.
    case center = 4
    /// The content keeps its size, at the top.
    case top = 5
    /// The content keeps its size, at the bottom.
    case bottom = 6
    /// The content keeps its size, at the left.
    case left = 7
    /// The content keeps its size, at the right.
    case right = 8
    /// The content keeps its size, at the top left.
    case topLeft = 9
    /// The content keeps its size, at the top right.
    case topRight = 10
    /// The content keeps its size, at the bottom left.
    case bottomLeft = 11
    /// The content keeps its size, at the bottom right.
    case bottomRight = 12
  }

  /// The edges and sizes of a view that change with its `superview`.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The timing of an animation.
  @nonexhaustive(warn)
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed.
    case linear = 3
  }

  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out during the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views handle events during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation is repeated.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at the start and at the end.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The duration is that of an animation around this one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is that of an animation around this one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The content is painted again during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden, not removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The options are not those of an animation around this one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// A rotation from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A rotation from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A cross fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A rotation from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A rotation from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Performs changes without an animation, then calls a closure.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Performs changes without an animation, then calls a closure.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Performs changes without an animation, then calls a closure.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Performs changes without an animation, then calls a closure.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Performs changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// A Boolean value that indicates whether animations are enabled: always `false`.
  public class var areAnimationsEnabled: Bool { false }

  /// Has no effect, because changes are not animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}
