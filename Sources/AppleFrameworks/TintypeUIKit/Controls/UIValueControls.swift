// SPDX-License-Identifier: MIT

public import Foundation

/// A control with a dot for each page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The image of pages, which is not shown.
  open var preferredIndicatorImage: UIImage?
  /// The image of the page, which is not shown.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// The state of a gesture: always `none`.
  open var interactionState: InteractionState { .none }
  /// The direction of pages, which has no effect.
  open var direction: Direction = .natural
  /// A Boolean value that indicates whether the page is shown later.
  open var defersCurrentPageDisplay: Bool = false
  /// Returns the image of pages.
  open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }
  /// Has no effect.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Returns the image of the page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    preferredCurrentPageIndicatorImage
  }
  /// Has no effect.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Returns the size of a number of pages in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }
  /// Has no effect, because the page is shown at once.
  open func updateCurrentPageDisplay() {}

  /// The state of a gesture.
  @nonexhaustive(warn)
  public enum InteractionState: Int, Sendable {
    /// None.
    case none = 0
    /// Single pages.
    case discrete = 1
    /// A drag.
    case continuous = 2
  }

  /// The direction of pages.
  @nonexhaustive(warn)
  public enum Direction: Int, Sendable {
    /// That of the layout.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Down.
    case topToBottom = 3
    /// Up.
    case bottomToTop = 4
  }
  /// The number of pages.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The index of the current page.
  open var currentPage = 0
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?
  /// A Boolean value that indicates whether there are no dots for one page.
  open var hidesForSinglePage = false
  /// The shape behind the dots, which is never shown.
  open var backgroundStyle = BackgroundStyle.automatic
  /// A Boolean value that indicates whether a drag changes the page; it has no effect.
  open var allowsContinuousInteraction = true

  /// A shape behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A shape during a drag.
    case automatic
    /// A shape.
    case prominent
    /// No shape.
    case minimal
  }

  /// The size of the dots in points.
  open override var intrinsicContentSize: CGSize { measuredSize }
}

/// A control for on and off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// The image of a switch that is on, which is not shown.
  open var onImage: UIImage?
  /// The image of a switch that is off, which is not shown.
  open var offImage: UIImage?
  /// The title, which is shown on the Mac.
  open var title: String?
  /// The requested style.
  open var preferredStyle: Style = .automatic
  /// The style: always `sliding`.
  open var style: Style { .sliding }

  /// The style of a switch.
  @nonexhaustive(warn)
  public enum Style: Int, Sendable {
    /// The style that the system chooses.
    case automatic = 0
    /// A box with a checkmark.
    case checkbox = 1
    /// A switch.
    case sliding = 2
  }
  /// A Boolean value that indicates whether the switch is on.
  open var isOn = false
  /// The color of the track if the switch is on.
  open var onTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// Creates a switch of its only size, at the origin of a frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets whether the switch is on, without an animation.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The only size of a switch in points: 51 × 31.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// A control for a value in a range.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The style of another system.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// The image of the knob: always `nil`.
  open var currentThumbImage: UIImage? { nil }
  /// The image of the filled line: always `nil`.
  open var currentMinimumTrackImage: UIImage? { nil }
  /// The image of the line: always `nil`.
  open var currentMaximumTrackImage: UIImage? { nil }
  /// Returns `nil`.
  open func thumbImage(for state: UIControl.State) -> UIImage? { nil }
  /// Returns `nil`.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { nil }
  /// Returns `nil`.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { nil }
  /// Has no effect, because images are not shown.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Has no effect, because images are not shown.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Returns an empty rectangle.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns an empty rectangle.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of the line, which has no effect.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }
  /// Returns the rectangle of the knob, which has no effect.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    CGRect(x: rect.minX, y: bounds.midY - 14, width: 28, height: 28)
  }
  /// The value, which is limited to the range.
  open var value: Float {
    get { min(max(current, minimumValue), max(minimumValue, maximumValue)) }
    set { current = newValue }
  }
  /// The lower end of the range.
  open var minimumValue: Float = 0
  /// The upper end of the range.
  open var maximumValue: Float = 1
  /// The color of the track below the value.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track above the value.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  private var current: Float = 0

  /// The image at the lower end.
  open var minimumValueImage: UIImage?
  /// The image at the upper end.
  open var maximumValueImage: UIImage?
  /// A Boolean value that indicates whether actions are performed during a drag.
  open var isContinuous = true

  /// Sets the value, without an animation.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// The height of a slider in points, 34.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }

  /// Sets the image of the thumb in a state, which has no effect.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A control that increments and decrements a value.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// Has no effect, because images are not shown.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Returns `nil`.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
  /// Has no effect, because images are not shown.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
  /// Has no effect, because images are not shown.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Has no effect, because images are not shown.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Returns `nil`.
  open func incrementImage(for state: UIControl.State) -> UIImage? { nil }
  /// Returns `nil`.
  open func decrementImage(for state: UIControl.State) -> UIImage? { nil }
  /// The value, which is limited to the range.
  open var value: Double {
    get { min(max(current, minimumValue), max(minimumValue, maximumValue)) }
    set { current = newValue }
  }
  /// The lower end of the range.
  open var minimumValue = 0.0
  /// The upper end of the range.
  open var maximumValue = 100.0
  /// The difference of a step, 1 by default.
  open var stepValue = 1.0
  /// A Boolean value that indicates whether the value continues at the other end.
  open var wraps = false
  /// A Boolean value that indicates whether a press repeats steps.
  open var autorepeat = true
  /// A Boolean value that indicates whether actions are performed during a press.
  open var isContinuous = true

  private var current = 0.0

  /// The only size of a stepper in points: 94 × 32.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
