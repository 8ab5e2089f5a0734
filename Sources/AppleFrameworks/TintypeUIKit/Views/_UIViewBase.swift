// SPDX-License-Identifier: MIT

public import Foundation

/// The superclass of views, with the members that a snapshot does not show.
///
/// They are no extension of `UIView`, because a subclass can override them.
@MainActor @preconcurrency
open class _UIViewBase: UIResponder, UIFocusItem {
  /// The direction of the content, that of the layout by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The pixels per point of the content.
  open var contentScaleFactor: CGFloat = 1
  /// A Boolean value that indicates whether the view receives several fingers.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether other views receive no fingers meanwhile.
  open var isExclusiveTouch = false
  /// A Boolean value that indicates whether the context is cleared before painting.
  open var clearsContextBeforeDrawing = true
  /// A Boolean value that indicates whether the margins of the `superview` are respected.
  open var preservesSuperviewLayoutMargins = false
  /// The name by which the state is stored.
  open var restorationIdentifier: String?
  /// The effects of a motion of the device, which are not shown.
  open var motionEffects: [UIMotionEffect] = []
  /// The smallest text size, which has no effect.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// The largest text size, which has no effect.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// The limits of the text size: always empty.
  open var appliedContentSizeCategoryLimitsDescription: String { "" }
  /// The rounding of the corners, which has no effect.
  open var cornerConfiguration = UICornerConfiguration.corners(radius: .fixed(0))

  /// Called after the margins changed, which does not happen.
  open func layoutMarginsDidChange() {}
  /// Called after the insets of the safe area changed, which does not happen.
  open func safeAreaInsetsDidChange() {}
  /// Called before a gesture begins, which does not happen.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds an effect of a motion, which is not shown.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of a motion.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// A Boolean value that indicates whether the view can have the focus: `false` by default.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the view has the focus: always `false`.
  open var isFocused: Bool { false }
  /// The effect of the focus, which is not shown.
  open var focusEffect: UIFocusEffect?
  /// The name of the group of views for the focus.
  open var focusGroupIdentifier: String?
  /// The priority for the focus.
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  /// The views that get the focus; none by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The view that contains this one for the focus: always `nil`.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  /// The frame in points for the focus: always empty.
  open var focusItemFrame: CGRect { .zero }
  /// Has no effect, because there is no focus.
  open func setNeedsFocusUpdate() {}
  /// Has no effect, because there is no focus.
  open func updateFocusIfNeeded() {}
  /// Returns `true`; it is never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus changed, which does not happen.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Called before a layout; does nothing by default.
  open func updateProperties() {}
  /// Has no effect, because `updateProperties()` is called before a layout.
  open func setNeedsUpdateProperties() {}
  /// Calls `updateProperties()`.
  open func updatePropertiesIfNeeded() { updateProperties() }

  /// Called to paint a layer, which does not happen.
  open func display(_ layer: CALayer) {}
  /// Called to paint a layer, which does not happen.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called before a layer is painted, which does not happen.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Called to lay out a layer, which does not happen.
  open func layoutSublayers(of layer: CALayer) {}
  /// Returns no action, because changes of layers are not animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Returns an object that prints the view, which does not happen.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
  /// Called before the state is stored, which does not happen.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called after the state was stored, which does not happen.
  open func decodeRestorableState(with coder: NSCoder) {}
}
