// SPDX-License-Identifier: MIT

public import Foundation

/// Animations that run without a duration.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// The delay in seconds: always 0.
  open var delay: TimeInterval { 0 }
  /// The timing: always `nil`.
  open var timingParameters: (any UITimingCurveProvider)? { nil }
  /// A Boolean value that indicates whether views handle events during the animation.
  open var isUserInteractionEnabled: Bool = true
  /// A Boolean value that indicates whether the app finds views.
  open var isManualHitTestingEnabled: Bool = false
  /// A Boolean value that indicates whether the animation can be paused.
  open var isInterruptible: Bool = true
  /// A Boolean value that indicates whether the paused animation has the same speed.
  open var scrubsLinearly: Bool = true
  /// A Boolean value that indicates whether the animation is paused at its end.
  open var pausesOnCompletion: Bool = false
  /// A Boolean value that indicates whether the animation runs backward.
  open var isReversed: Bool = false
  /// The state: always `inactive`.
  open var state: UIViewAnimatingState { .inactive }
  /// Has no effect, because changes are performed at once.
  open func pauseAnimation() {}
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Performs the changes.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Creates an animator with a timing, which has no effect.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .linear, animations: nil)
  }
  /// Creates an animator with two control points, which have no effect.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }
  /// The duration in seconds.
  public let duration: TimeInterval
  /// A Boolean value that indicates whether the animations run: always `false`.
  open var isRunning: Bool { false }
  /// The part of the animations that has run.
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates animations.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// Creates animations of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Runs changes, and returns the animations.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(.end)
    return UIViewPropertyAnimator(duration: duration, curve: .linear)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the changes at once.
  open func startAnimation() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    for end in ends { end(.end) }
  }

  /// Runs the changes at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Removes the changes.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }

  /// Does nothing, because the changes have no duration.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// The positions of animations.
@nonexhaustive(warn)
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// Another position.
  case current = 2
}

/// The state of an animator.
@nonexhaustive(warn)
public enum UIViewAnimatingState: Int, Sendable {
  /// Before the start.
  case inactive = 0
  /// Running.
  case active = 1
  /// Stopped.
  case stopped = 2
}

/// The timing of an animator.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// The timing of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start.
  public let initialVelocity: CGVector

  /// Creates the default timing.
  public override init() { initialVelocity = .zero }
  /// Creates a timing with a damping.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
  /// Creates a timing with physical values.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
  /// Creates a timing with a duration in seconds.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
  }
}

/// The timing of a curve.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point in the unit square.
  public let controlPoint1: CGPoint
  /// The second control point in the unit square.
  public let controlPoint2: CGPoint

  /// Creates the timing of a curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
  }
  /// Creates a timing with two control points in the unit square.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}
