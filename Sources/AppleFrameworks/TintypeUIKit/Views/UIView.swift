// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle with subviews: the superclass of hosting views.
///
/// Views are neither laid out nor painted; only SwiftUI content is.
@MainActor @preconcurrency
open class UIView: UIResponder, UITraitEnvironment {
  /// The transform about the center.
  open var transform = CGAffineTransform.identity
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
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set { ownTintColor = newValue }
  }
  /// The corners, border and shadow of the view, which are not painted.
  public let layer = CALayer()
  /// The recognizers of gestures, which receive no events.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The insets of the safe area in points: none.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The insets of the content in points, 8 by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The view that contains this one.
  open private(set) weak var superview: UIView?
  /// The views that this one contains, from back to front.
  open private(set) var subviews: [UIView] = []

  private var ownTintColor: UIColor?
  private var needsLayout = true

  /// The rectangle in the coordinate system of the `superview`.
  ///
  /// The transform has no effect on it.
  open var frame: CGRect {
    didSet {
      guard frame.size != bounds.size else { return }
      bounds.size = frame.size
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
  /// The view that contains this one, as the next responder.
  open override var next: UIResponder? { superview }

  /// The current traits, with the view's own appearance and that of its `superview` hierarchy.
  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? .current
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    let style = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    return UITraitCollection(traitsFrom: [inherited, style])
  }

  /// Called after the traits changed; they do not change during a snapshot.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Adds a view in front of all others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at an index, which is limited to the number of subviews.
  ///
  /// A view that contains this one is not added.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Removes the view from its `superview`.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Returns a Boolean value that indicates whether a view is this one or contains it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the view with a tag, among this one and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the `superview` changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the `superview` changed.
  open func didMoveToSuperview() {}

  /// Adds a recognizer of gestures, which receives no events.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Removes a recognizer of gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Requests a layout at the next `layoutIfNeeded()`.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Calls `layoutSubviews()` of this view and its descendants, if a layout was requested.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Sets the frames of subviews; does nothing by default.
  open func layoutSubviews() {}

  /// Requests painting, which has no effect.
  open func setNeedsDisplay() {}
  /// Requests painting of a rectangle, which has no effect.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Paints the view; never called.
  open func draw(_ rect: CGRect) {}

  /// Returns the size that fits in another one: the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to the one that fits.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size of the content in points; `noIntrinsicMetric` by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Requests a layout after the size of the content changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// Requests the priority of the intrinsic size over a larger one, which has no effect.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Requests the priority of the intrinsic size over a smaller one, which has no effect.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Returns `false`, because nothing is edited.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  /// The length of content without a size of its own, −1.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
}
