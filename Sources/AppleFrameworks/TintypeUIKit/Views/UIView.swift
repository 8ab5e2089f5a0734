// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle with subviews: the superclass of hosting views.
///
/// A representable or a strategy lays out a hierarchy of views by frames and constraints, and paints
/// it.
@MainActor @preconcurrency
open class UIView: _UIViewBase, UITraitEnvironment, UICoordinateSpace {
  /// The transform about the center.
  open var transform = CGAffineTransform.identity
  /// The values of the view in a layout by constraints.
  package var layoutValues = LayoutValues()
  /// The controller of the view.
  package weak var controller: UIViewController?
  /// The color behind the content, none by default.
  open var backgroundColor: UIColor?
  /// The opacity from 0 to 1.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether the view is opaque.
  open var isOpaque = true
  /// A Boolean value that indicates whether content outside of the bounds is hidden.
  open var clipsToBounds = false
  /// A Boolean value that indicates whether the view handles events.
  open var isUserInteractionEnabled = true
  /// A number that identifies the view.
  open var tag = 0
  /// The mode of resizing the content.
  open var contentMode = ContentMode.scaleToFill
  /// The edges and sizes that change with the `superview`.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether the view resizes its subviews.
  open var autoresizesSubviews = true
  /// A Boolean value that indicates whether the `autoresizingMask` is converted to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The light or dark appearance that replaces the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The color of interactive elements.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTint ?? .tintColor }
    set { tint.color = newValue }
  }
  /// The adjustment of the tint: that of the `superview` instead of `automatic`, or else `normal`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintMode }
    set { tint.mode = newValue }
  }
  /// The layer with the corners, the border and the shadow of the view.
  public private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).made()
    layer.view = self
    return layer
  }()
  /// The class of the layer; a subclass by the user counts as its superclass.
  open class var layerClass: AnyClass { CALayer.self }
  /// The recognizers of gestures, which receive no events.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The insets of the safe area in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  /// The insets of the content in points, 8 by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the margins include the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The view that contains this one.
  open internal(set) weak var superview: UIView?
  /// The views that this one contains, from back to front.
  open internal(set) var subviews: [UIView] = []

  var tint = TintValues() { didSet { tintDidChange() } }
  package internal(set) var needsLayout = true
  var isLayingOut = false

  /// The rectangle in the coordinate system of the `superview`.
  ///
  /// The transform has no effect on it.
  open var frame: CGRect {
    didSet {
      guard frame.size != bounds.size else { return }
      let old = bounds.size
      bounds.size = frame.size
      if autoresizesSubviews { resizeSubviews(from: old) }
      setNeedsLayout()
    }
  }

  /// The rectangle in the view's own coordinate system.
  open var bounds: CGRect {
    didSet {
      guard frame.size != bounds.size else { return }
      let center = center
      frame.size = bounds.size
      self.center = center
    }
  }

  /// The center in the coordinate system of the `superview`.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Returns `nil`, because views cannot be archived on Linux; only `appearance()` creates a view
  /// with it.
  public required init?(coder: NSCoder) {
    guard coder is AppearanceCoder else { return nil }
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }
  /// The controller of the view, or the view that contains this one, as the next responder.
  open override var next: UIResponder? { controller ?? superview }
  /// The view that contains this one.
  open override var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  /// The coordinate system of the view.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The current traits, with those that the view, its controller and its `superview` hierarchy
  /// replace.
  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? layoutValues.rootTraits ?? .current
    guard let ownTraits else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, ownTraits])
  }

  /// Called after the traits changed; they do not change during a snapshot.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Adds a view in front of all others.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Adds a view at an index, which is limited to the number of subviews.
  ///
  /// A view that contains this one is not added.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Adds a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { $0.firstIndex(of: siblingSubview) ?? $0.count }
  }

  /// Adds a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { $0.firstIndex(of: siblingSubview).map { $0 + 1 } ?? $0.count }
  }

  /// Exchanges two subviews; has no effect if there are none with the indexes.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { move(view) { $0 } }
  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { move(view) { _ in 0 } }
  /// Returns a Boolean value that indicates whether a view is this one or contains it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// Returns the view with a tag, among this one and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(with: tag) }
  /// Removes the view from its `superview`.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns the view at a point, without views that are hidden or handle no events.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { view(at: point, event) }
  /// Returns a Boolean value that indicates whether the bounds contain a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Converts a point to the coordinate system of another view; `nil` for that of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point + distance(to: view) }
  /// Converts a point from the coordinate system of another view; `nil` for that of the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point - distance(to: view) }
  /// Converts a rectangle to the coordinate system of another view; `nil` for that of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// Converts a rectangle from the coordinate system of another view; `nil` for that of the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Adds a recognizer of gestures, which receives no events.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Removes a recognizer of gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Adds an interaction, which receives no events.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Returns `false`, because nothing is edited.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  /// Called after the color of interactive elements changed.
  open func tintColorDidChange() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the `superview` changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the `superview` changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes, which does not happen.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, which does not happen.
  open func didMoveToWindow() {}

  /// Requests a layout at the next `layoutIfNeeded()`.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Solves the constraints of the hierarchy, and calls `layoutSubviews()` of this view and its
  /// descendants, if a layout was requested.
  open func layoutIfNeeded() {
    let root = rootView
    if root.hasNeedsLayout { root.solveConstraints() }
    layOutSubviews()
  }

  /// Sets the frames of subviews; does nothing by default.
  open func layoutSubviews() {}

  /// Requests painting, which has no effect.
  open func setNeedsDisplay() {}
  /// Requests painting of a rectangle, which has no effect.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Paints the view into the current context; does nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Returns the size that fits in another one: that of the content if it is known, or else the
  /// current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fitting: size) ?? bounds.size
  }

  /// Sets the size to the one that fits.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The size of the content in points; `noIntrinsicMetric` by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Requests a layout after the size of the content changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// Adds constraints; called before a layout.
  open func updateConstraints() {}
  /// Requests a call of `updateConstraints()`, which precedes each layout.
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  /// Returns `true`, because `updateConstraints()` is called before a layout.
  open func needsUpdateConstraints() -> Bool { true }
  /// Has no effect, because `updateConstraints()` is called before a layout.
  open func updateConstraintsIfNeeded() {}

  /// The constraints that the view contains.
  open var constraints: [NSLayoutConstraint] { containedConstraints }
  /// Activates a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// Returns the active constraints whose left side is the view.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutValues.constraints
  }
  /// A Boolean value that indicates whether several layouts fit: always `false`.
  open var hasAmbiguousLayout: Bool { false }
  /// Has no effect, because a layout is unique.
  open func exerciseAmbiguityInLayout() {}

  /// Sets the priority of the intrinsic size over a larger one.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }
  /// Sets the priority of the intrinsic size over a smaller one.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompression(priority, axis)
  }
  /// Returns the priority of the intrinsic size over a larger one, 250 by default; 251 for labels
  /// and images, and 750 for controls of a fixed size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }
  /// Returns the priority of the intrinsic size over a smaller one, 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutValues.compression[axis] ?? .defaultHigh
  }

  /// Returns the size by constraints that is nearest to another one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size by constraints that is nearest to another one, with priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var layout = ConstraintLayout(self)
    return layout.fittingSize(
      targetSize, [.horizontal: horizontalFittingPriority, .vertical: verticalFittingPriority])
  }

  /// Returns the rectangle that is aligned, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// Returns the frame for a rectangle that is aligned.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
  /// The insets of the rectangle that is aligned in points; they have no effect on a layout.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view with the first line of a text: the view itself, which has no effect on a layout.
  open var forFirstBaselineLayout: UIView { self }
  /// The view with the last line of a text: the view itself, which has no effect on a layout.
  open var forLastBaselineLayout: UIView { self }

  /// A view whose opacity is the visible share of this one.
  open var mask: UIView?
  /// The direction of the content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// A Boolean value that indicates whether the class needs a layout by constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The interactions, which receive no events.
  open internal(set) var interactions: [any UIInteraction] = []

  /// The length of content without a size of its own, −1.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
}
