// SPDX-License-Identifier: MIT

public import Foundation

/// A control, whose actions are performed by `sendActions(for:)` and by steps of a `ViewHost`.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false
  /// The horizontal position of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical position of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The state.
  open var state: State {
    [isHighlighted ? .highlighted : [], isEnabled ? [] : .disabled, isSelected ? .selected : []]
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Performs the actions of events; selectors are not called.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(for: self)
    }
  }

  /// Adds a method, which is never called, because there are no selectors on Linux.
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

  /// The horizontal position of the content of a control.
  @nonexhaustive(warn)
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The center.
    case center = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The whole width.
    case fill = 3
    /// The edge where lines start.
    case leading = 4
    /// The edge where lines end.
    case trailing = 5
  }

  /// The vertical position of the content of a control.
  @nonexhaustive(warn)
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The center.
    case center = 0
    /// The top edge.
    case top = 1
    /// The bottom edge.
    case bottom = 2
    /// The whole height.
    case fill = 3
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
