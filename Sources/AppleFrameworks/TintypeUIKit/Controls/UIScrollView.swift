// SPDX-License-Identifier: MIT

public import Foundation

/// A view whose content can be larger than itself.
@MainActor @preconcurrency
open class UIScrollView: UIView {
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

  /// The gesture that hides the keyboard.
  @nonexhaustive(warn)
  public enum KeyboardDismissMode: Int, Sendable {
    /// None.
    case none = 0
    /// The start of a drag.
    case onDrag = 1
    /// A drag into the keyboard.
    case interactive = 2
  }

  /// The addition of the safe area to the insets of a scroll view.
  @nonexhaustive(warn)
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As needed by bars.
    case automatic = 0
    /// Along the axes of scrolling.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
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
}
