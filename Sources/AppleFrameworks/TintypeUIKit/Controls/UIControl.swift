// SPDX-License-Identifier: MIT

public import Foundation

/// A control, which receives no events and is not painted.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false

  /// Adds an action, which is never called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}

  /// Removes an action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}

  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger leaves the screen in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves the screen outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state.
    public static let normal = State([])
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}

/// A control with segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// The index of the selected segment; −1 for none.
  open var selectedSegmentIndex = -1
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

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
}

/// A control with a dot for each page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The index of the current page.
  open var currentPage = 0
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?
  /// A Boolean value that indicates whether there are no dots for one page.
  open var hidesForSinglePage = false
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

  /// Sets whether the switch is on, without an animation.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }
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

  /// Sets the image of the thumb in a state, which has no effect.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A control that refreshes the content of a scroll view.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// A Boolean value that indicates whether the content is refreshed.
  open private(set) var isRefreshing = false

  /// Shows that the content is refreshed.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that the content was refreshed.
  open func endRefreshing() {
    isRefreshing = false
  }
}
