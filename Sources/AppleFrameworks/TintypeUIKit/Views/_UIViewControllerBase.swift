// SPDX-License-Identifier: MIT

public import Foundation

/// The superclass of view controllers, with the members that a snapshot does not show.
///
/// They are no extension of `UIViewController`, because a subclass can override them.
@MainActor @preconcurrency
open class _UIViewControllerBase: UIResponder {
  /// A Boolean value that indicates whether presented controllers use the transition of this one.
  open var providesPresentationContextTransitionStyle: Bool = false
  /// A Boolean value that indicates whether the focus returns to the controller.
  open var restoresFocusAfterTransition: Bool = true
  /// A Boolean value that indicates whether the controller determines the status bar.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  /// A Boolean value that indicates whether the keyboard remains; `false` by default.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// A Boolean value that indicates whether the view extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  /// A Boolean value that indicates whether scroll views respect bars.
  open var automaticallyAdjustsScrollViewInsets: Bool = true
  /// The name by which the state is stored.
  open var restorationIdentifier: String?
  /// The class that restores the controller.
  open var restorationClass: AnyClass?
  /// The name of the interface file: always `nil`.
  open var nibName: String? { nil }
  /// The bundle of the interface file: always `nil`.
  open var nibBundle: Bundle? { nil }
  /// The storyboard: always `nil`.
  open var storyboard: UIStoryboard? { nil }
  /// A Boolean value that indicates whether the controller is being presented: always `false`.
  open var isBeingPresented: Bool { false }
  /// A Boolean value that indicates whether the controller is being dismissed: always `false`.
  open var isBeingDismissed: Bool { false }
  /// A Boolean value that indicates whether the controller is being added: always `false`.
  open var isMovingToParent: Bool { false }
  /// A Boolean value that indicates whether the controller is being removed: always `false`.
  open var isMovingFromParent: Bool { false }
  /// A Boolean value that indicates whether the margins are not smaller than those of the system.
  open var viewRespectsSystemMinimumLayoutMargins: Bool = true
  /// The smallest margins in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// The orientation of a presentation; portrait by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The controller that decides whether the status bar is hidden; `nil` by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller that decides about the home indicator; `nil` by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The controller that decides about gestures at edges; `nil` by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The controller that decides about the pointer; `nil` by default.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// The edges at which the app's gestures come first; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// A Boolean value that indicates whether the pointer is hidden; `false` by default.
  open var prefersPointerLocked: Bool { false }
  /// A Boolean value that indicates whether children are told that they appear; `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// A Boolean value that indicates whether commands are performed below a presentation; `true` by default.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// The name of the controller in measurements.
  open var interactionActivityTrackingBaseName: String?
  /// The name of the group of views for the focus.
  open var focusGroupIdentifier: String?
  /// The objects that get the focus; none by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The tab of the controller: always `nil`.
  open var tab: UITab? { nil }
  /// The transition of the presentation, which is not shown.
  open var preferredTransition: UIViewController.Transition?
  /// Has no effect, because there are no gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Has no effect, because there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Has no effect, because there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect, because the screen does not rotate.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Has no effect, because there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Has no effect, because there is no focus.
  open func setNeedsFocusUpdate() {}
  /// Has no effect, because there is no focus.
  open func updateFocusIfNeeded() {}
  /// Called before constraints are solved, which does not happen.
  open func updateViewConstraints() {}
  /// Called after the margins changed, which does not happen.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the traits change, which does not happen.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called after the size of a child changed, which does not happen.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called after the size of a child changed, which does not happen.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Has no effect, because children appear with their parent.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Has no effect, because children appear with their parent.
  open func endAppearanceTransition() {}
  /// Replaces traits that a child inherits.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.traitsFromParent = collection }
  /// Returns the traits that a child does not inherit.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.traitsFromParent }
  /// Called before the state is stored, which does not happen.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called after the state was stored, which does not happen.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Has no effect, because there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Returns `true`; it is never called.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a transition of a storyboard, which does not happen.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns `true`; it is never called.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  /// Called for a transition back, which does not happen.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Returns `nil`, because there are no selectors on Linux.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nil
  }
  /// Has no effect, because there is no keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Has no effect, because there is no keyboard.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Has no effect, because bars do not follow a scroll view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Has no effect, because bars do not follow a scroll view.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// Returns `nil`, because bars do not follow a scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Called before a layout; does nothing by default.
  open func updateProperties() {}
  /// Has no effect, because properties do not change during a snapshot.
  open func setNeedsUpdateProperties() {}
  /// Calls `updateProperties()`.
  open func updatePropertiesIfNeeded() { updateProperties() }
  /// Called when columns are combined, which does not happen.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns `nil`; it is never called.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
}

/// An object with children whose sizes it determines.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// The transition of a presentation, which is not shown.
  @MainActor @preconcurrency
  open class Transition: NSObject {
    /// The options of a transition from a view.
    @MainActor @preconcurrency
    open class ZoomOptions: NSObject {
      /// The color behind the view.
      open var dimmingColor: UIColor?
    }

    /// A transition from a view.
    open class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceContext) -> UIView?
    ) -> Transition {
      Transition()
    }
    /// A cross fade.
    open class func crossDissolve() -> Transition { Transition() }
    /// A movement from the bottom.
    open class func coverVertical() -> Transition { Transition() }
    /// A rotation about the vertical axis.
    open class func flipHorizontal() -> Transition { Transition() }
  }

  /// The controllers of a transition from a view.
  @MainActor @preconcurrency
  open class ZoomTransitionSourceContext: NSObject {
    /// The presented controller: always an empty one.
    open var zoomedViewController: UIViewController { UIViewController() }
    /// The presenting controller: always an empty one.
    open var sourceViewController: UIViewController { UIViewController() }
  }
}
