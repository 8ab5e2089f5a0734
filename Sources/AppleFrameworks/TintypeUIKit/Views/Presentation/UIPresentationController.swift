// SPDX-License-Identifier: MIT

public import Foundation

/// The presentation of a view controller, which is stored and not shown.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The traits of the presented controller, which have no effect.
  open var overrideTraitCollection: UITraitCollection?
  /// The style on a small screen.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// A Boolean value that indicates whether the presentation covers the screen; `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the other view is removed; `false` by default.
  open var shouldRemovePresentersView: Bool { false }
  /// Returns the style on a screen with traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { presentationStyle }
  /// Called before the size changes, which does not happen.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Returns the size of a child.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The view controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The view controller that presents.
  open private(set) weak var presentingViewController: UIViewController?
  /// The object that adapts the presentation; its methods are never called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }

  /// The view of the presentation: none.
  open var containerView: UIView? { nil }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in points: that of the screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Called before the presentation, which does not happen.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, which does not happen.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal, which does not happen.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, which does not happen.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before views are laid out, which does not happen.
  open func containerViewWillLayoutSubviews() {}
  /// Called after views were laid out, which does not happen.
  open func containerViewDidLayoutSubviews() {}
}

/// An object that adapts a presentation; its methods are never called.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style on a small screen.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style on a screen with traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns a Boolean value that indicates whether the user can dismiss the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called before the user dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user tried to dismiss the presentation.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style of the presentation.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// Returns the style of the presentation.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The presentation of a view controller in a popover, which is stored and not shown.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// A Boolean value that indicates whether the popover covers its source.
  open var canOverlapSourceViewRect: Bool = false
  /// The source.
  open var sourceItem: Any?
  /// The views that handle events meanwhile.
  open var passthroughViews: [UIView]?
  /// The distances from the edges of the screen in points.
  open var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets(
    top: 10, left: 10, bottom: 10, right: 10)
  /// The direction of the arrow: always `any`.
  open var arrowDirection: UIPopoverArrowDirection { .any }
  /// The sheet on a small screen, which is not shown.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
  }
  /// The view at which the popover points.
  open var sourceView: UIView?
  /// The rectangle in the view at which the popover points.
  open var sourceRect = CGRect.null
  /// The item at which the popover points.
  open var barButtonItem: UIBarButtonItem?
  /// The directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color of the popover.
  open var backgroundColor: UIColor?
}

/// An object that adapts a popover; its methods are never called.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The directions of the arrow of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// Left.
  public static let left = Self(rawValue: 4)
  /// Right.
  public static let right = Self(rawValue: 8)
  /// All directions.
  public static let any: Self = [.up, .down, .left, .right]
}
