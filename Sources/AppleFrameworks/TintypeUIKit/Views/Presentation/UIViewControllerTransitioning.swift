// SPDX-License-Identifier: MIT

public import Foundation

/// The values of a transition; there are none in snapshots.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// A Boolean value that indicates whether the transition is canceled.
  var isCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition follows a gesture.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether a gesture can interrupt the transition.
  var isInterruptible: Bool { get }
  /// The progress from 0 to 1 at the end of the gesture.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the transition, 1 for the original one.
  var completionVelocity: CGFloat { get }
  /// The timing of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view of the transition.
  var containerView: UIView { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations with a transition; there are none in snapshots.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations with the transition.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The key of a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The values of an animated transition; there are none in snapshots.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view of the transition.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is canceled.
  var transitionWasCancelled: Bool { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
}

/// The animation of a transition; its methods are never called.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// The animation of a transition that follows a gesture; its methods are never called.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

/// An object with the animations of a presentation; its methods are never called.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
