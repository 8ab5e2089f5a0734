// SPDX-License-Identifier: MIT

public import Foundation

/// A control with a dot for each page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
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
