// SPDX-License-Identifier: MIT

public import Foundation

/// A finger on the screen; there are none in snapshots.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The number of taps: always 0.
  open var tapCount: Int { 0 }
  /// The time in seconds: always 0.
  open var timestamp: TimeInterval { 0 }
  /// The view: always `nil`.
  open var view: UIView? { nil }
  /// The window: always `nil`.
  open var window: UIWindow? { nil }
  /// The phase: always `cancelled`.
  open var phase: Phase { .cancelled }
  /// The kind: always `direct`.
  open var type: TouchType { .direct }
  /// The radius in points: always 0.
  open var majorRadius: CGFloat { 0 }
  /// The tolerance of the radius in points: always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The recognizers of gestures: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The force: always 0.
  open var force: CGFloat { 0 }
  /// The greatest force: always 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The slope of a pencil in radians: always 0.
  open var altitudeAngle: CGFloat { 0 }
  /// The rotation of a pencil in radians: always 0.
  open var rollAngle: CGFloat { 0 }
  /// The number of the touch: always `nil`.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Returns the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the origin.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the origin.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns a vector without a length.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }

  /// The phase of a touch.
  @nonexhaustive(warn)
  public enum Phase: Int, Sendable {
    /// A finger touches the screen.
    case began = 0
    /// A finger moves.
    case moved = 1
    /// A finger rests.
    case stationary = 2
    /// A finger leaves the screen.
    case ended = 3
    /// The system ends the touch.
    case cancelled = 4
    /// A pointer enters a window.
    case regionEntered = 5
    /// A pointer moves in a window.
    case regionMoved = 6
    /// A pointer leaves a window.
    case regionExited = 7
  }

  /// The kind of a touch.
  @nonexhaustive(warn)
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The earlier name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }
}

/// An event; there are none in snapshots.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind: always `touches`.
  open var type: EventType { .touches }
  /// The exact kind: always `none`.
  open var subtype: EventSubtype { .none }
  /// The time in seconds: always 0.
  open var timestamp: TimeInterval { 0 }
  /// The modifier keys: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer: none.
  open var buttonMask: ButtonMask { [] }
  /// The fingers: none.
  open var allTouches: Set<UITouch>? { nil }

  /// Returns no fingers.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// Returns no fingers.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Returns no fingers.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// Returns no fingers.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Returns no fingers.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  /// The kind of an event.
  @nonexhaustive(warn)
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A button of headphones.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A pointer that scrolls.
    case scroll = 10
    /// A pointer that moves.
    case hover = 11
    /// Two fingers on a trackpad.
    case transform = 14
  }

  /// The exact kind of an event.
  @nonexhaustive(warn)
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// The button that plays.
    case remoteControlPlay = 100
    /// The button that pauses.
    case remoteControlPause = 101
    /// The button that stops.
    case remoteControlStop = 102
    /// The button that plays or pauses.
    case remoteControlTogglePlayPause = 103
    /// The button for the next title.
    case remoteControlNextTrack = 104
    /// The button for the previous title.
    case remoteControlPreviousTrack = 105
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates buttons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The main button.
    public static let primary = Self(rawValue: 1)
    /// The second button.
    public static let secondary = Self(rawValue: 2)

    /// Returns a button with a number from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: 1 << max(buttonNumber - 1, 0))
    }
  }
}
