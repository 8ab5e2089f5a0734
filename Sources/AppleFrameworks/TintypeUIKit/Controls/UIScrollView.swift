// SPDX-License-Identifier: MIT

public import Foundation

/// A view whose content can be larger than itself.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// A Boolean value that indicates whether a drag moves along one axis.
  open var isDirectionalLockEnabled: Bool = false
  /// A Boolean value that indicates whether the content moves beyond its horizontal edges.
  open var bouncesHorizontally: Bool = true
  /// A Boolean value that indicates whether the content moves beyond its vertical edges.
  open var bouncesVertically: Bool = true
  /// A Boolean value that indicates whether a horizontal drag continues in the parent.
  open var transfersHorizontalScrollingToParent: Bool = true
  /// A Boolean value that indicates whether a vertical drag continues in the parent.
  open var transfersVerticalScrollingToParent: Bool = true
  /// A Boolean value that indicates whether the indicators respect the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
  /// The color of the indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// The speed after a drag.
  open var decelerationRate: DecelerationRate = .normal
  /// The appearance of the index.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// A Boolean value that indicates whether content receives touches late.
  open var delaysContentTouches: Bool = true
  /// A Boolean value that indicates whether a drag ends the touches of content.
  open var canCancelContentTouches: Bool = true
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool = true
  /// A Boolean value that indicates whether keys scroll the content.
  open var allowsKeyboardScrolling: Bool = true
  /// The point of content that is smaller than the view.
  open var contentAlignmentPoint: CGPoint = .zero
  /// A Boolean value that indicates whether a finger is on the content: always `false`.
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether a finger moves the content: always `false`.
  open var isDragging: Bool { false }
  /// A Boolean value that indicates whether the content moves after a drag: always `false`.
  open var isDecelerating: Bool { false }
  /// A Boolean value that indicates whether the content moves: always `false`.
  open var isScrollAnimating: Bool { false }
  /// A Boolean value that indicates whether a gesture changes the zoom: always `false`.
  open var isZooming: Bool { false }
  /// A Boolean value that indicates whether the zoom returns to its limit: always `false`.
  open var isZoomBouncing: Bool { false }
  /// The recognizer of drags, which receives no events.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of pinches, which receives no events.
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// The recognizer of keys, which receives no events.
  public let directionalPressGestureRecognizer = UIGestureRecognizer()
  /// The position of the visible part in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The size of the content in points.
  open var contentSize = CGSize.zero
  /// The insets of the content in points.
  open var contentInset = UIEdgeInsets.zero
  /// The delegate; none by default.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A Boolean value that indicates whether the content moves beyond its edges.
  open var bounces = true
  /// A Boolean value that indicates whether content that fits moves beyond its vertical edges.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether content that fits moves beyond its horizontal edges.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether the position is a multiple of the size.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether the content can be scrolled.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The smallest factor of the zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The largest factor of the zoom.
  open var maximumZoomScale: CGFloat = 1
  /// The factor of the zoom.
  open var zoomScale: CGFloat = 1
  /// A Boolean value that indicates whether the zoom exceeds its limits during a gesture.
  open var bouncesZoom = true
  /// The gesture that hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The addition of the safe area to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The control that refreshes the content.
  open var refreshControl: UIRefreshControl?
  /// The insets of the content with those of the safe area in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The insets of the indicators in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical indicator in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the position, without an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Sets the factor of the zoom, without an animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Has no effect, because the content is not laid out.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Has no effect, because indicators are not shown.
  open func flashScrollIndicators() {}
  /// Has no effect, because the content does not move.
  open func stopScrollingAndZooming() {}
  /// Performs changes.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Called after the insets changed, which does not happen.
  open func adjustedContentInsetDidChange() {}
  /// Returns `true`; it is never called.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }
  /// Returns `true`; it is never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Shows a rectangle, without an animation.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: false)
    contentOffset = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
  }
}

/// An object that follows a scroll view; its methods are never called.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the position changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the zoom changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called after a drag.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called after the movement ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called at the end of a drag.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called before the content moves after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called before the zoom changes.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the zoom changed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns a Boolean value that indicates whether a tap scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after scrolling to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
