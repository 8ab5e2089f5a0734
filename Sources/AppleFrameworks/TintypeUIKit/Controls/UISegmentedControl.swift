// SPDX-License-Identifier: MIT

public import Foundation

/// A control with segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Removes a segment, without an animation.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    invalidateIntrinsicContentSize()
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = (nil, image)
    invalidateIntrinsicContentSize()
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Returns the index of the segment whose action has a name, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segmentActions.first { $0.value.identifier == actionIdentifier }?.key ?? Self.noSegment
  }
  /// Has no effect, because segments have the same width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Returns 0, for an automatic width.
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
  /// Has no effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  /// Sets whether a segment can be selected, which is not shown.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    disabledSegments[segment] = !enabled
  }
  /// Returns a Boolean value that indicates whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { disabledSegments[segment] != true }
  /// Has no effect, because images are not shown.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Returns `nil`.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    nil
  }
  /// Has no effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}
  /// Sets the action of a segment, which is not performed.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segmentActions[segment] = action
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { segmentActions[segment] }
  private var disabledSegments: [Int: Bool] = [:]
  private var segmentActions: [Int: UIAction] = [:]

  /// The position of a segment.
  @nonexhaustive(warn)
  public enum Segment: Int, Sendable {
    /// Any.
    case any = 0
    /// The first one.
    case left = 1
    /// One between others.
    case center = 2
    /// The last one.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// The index that stands for no segment, −1.
  public nonisolated static let noSegment = -1
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
