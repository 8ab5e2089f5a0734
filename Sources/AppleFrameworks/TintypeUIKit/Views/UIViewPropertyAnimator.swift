// SPDX-License-Identifier: MIT

public import Foundation

/// Animations that run without a duration.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
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
