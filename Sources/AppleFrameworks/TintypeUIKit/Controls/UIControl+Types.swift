// SPDX-License-Identifier: MIT

extension UIControl {
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
    /// A finger touches the control several times.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves in the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger leaves the screen in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves the screen outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The events that an app defines.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events that the system defines.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
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
    /// The states that an app defines.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states that the system defines.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
