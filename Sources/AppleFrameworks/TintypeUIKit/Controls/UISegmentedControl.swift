// SPDX-License-Identifier: MIT

public import Foundation

/// A control with segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// The index of the selected segment; −1 for none.
  open var selectedSegmentIndex = -1
  /// A Boolean value that indicates whether a segment is selected only briefly.
  open var isMomentary = false
  /// A Boolean value that indicates whether widths are in proportion to the titles, which has no
  /// effect.
  open var apportionsSegmentWidthsByContent = false
  /// The titles and images of the segments.
  package private(set) var segments: [(title: String?, image: UIImage?)] = []
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? String, $0 as? UIImage) }
    frame.size = intrinsicContentSize
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title, without an animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil), at: min(max(segment, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  /// Inserts a segment with an image, without an animation.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert((nil, image), at: min(max(segment, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    invalidateIntrinsicContentSize()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = (title, nil)
    invalidateIntrinsicContentSize()
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the attributes of the titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Sets the image of the background, which has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// The size of the segments in points.
  open override var intrinsicContentSize: CGSize { measuredSize }
}
