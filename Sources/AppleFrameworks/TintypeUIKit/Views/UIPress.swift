// SPDX-License-Identifier: MIT

public import Foundation

/// A pressed key; there are none in snapshots.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// The time in seconds: always 0.
  open var timestamp: TimeInterval { 0 }
  /// The phase: always `cancelled`.
  open var phase: Phase { .cancelled }
  /// The key of a remote: always `select`.
  open var type: PressType { .select }
  /// The window: always `nil`.
  open var window: UIWindow? { nil }
  /// The object that handles the key: always `nil`.
  open var responder: UIResponder? { nil }
  /// The recognizers of gestures: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The force: always 0.
  open var force: CGFloat { 0 }
  /// The key of a keyboard: always `nil`.
  open var key: UIKey? { nil }

  /// The phase of a press.
  @nonexhaustive(warn)
  public enum Phase: Int, Sendable {
    /// A key is pressed.
    case began = 0
    /// The force changes.
    case changed = 1
    /// A key remains pressed.
    case stationary = 2
    /// A key is released.
    case ended = 3
    /// The system ends the press.
    case cancelled = 4
  }

  /// The key of a remote.
  @nonexhaustive(warn)
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Selects.
    case select = 4
    /// Shows the menu.
    case menu = 5
    /// Plays or pauses.
    case playPause = 6
    /// Goes a page up.
    case pageUp = 30
    /// Goes a page down.
    case pageDown = 31
  }
}

/// A key of a keyboard; none is pressed in snapshots.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// The text: always empty.
  open var characters: String { "" }
  /// The text without modifier keys: always empty.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The number of the key: always that of an error.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}

/// The numbers of keys, by the table of HID usages.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An error.
  public static let keyboardErrorRollOver = Self(rawValue: 0x01)
  /// The key `A`.
  public static let keyboardA = Self(rawValue: 0x04)
  /// The key `B`.
  public static let keyboardB = Self(rawValue: 0x05)
  /// The key `C`.
  public static let keyboardC = Self(rawValue: 0x06)
  /// The key `D`.
  public static let keyboardD = Self(rawValue: 0x07)
  /// The key `E`.
  public static let keyboardE = Self(rawValue: 0x08)
  /// The key `F`.
  public static let keyboardF = Self(rawValue: 0x09)
  /// The key `G`.
  public static let keyboardG = Self(rawValue: 0x0a)
  /// The key `H`.
  public static let keyboardH = Self(rawValue: 0x0b)
  /// The key `I`.
  public static let keyboardI = Self(rawValue: 0x0c)
  /// The key `J`.
  public static let keyboardJ = Self(rawValue: 0x0d)
  /// The key `K`.
  public static let keyboardK = Self(rawValue: 0x0e)
  /// The key `L`.
  public static let keyboardL = Self(rawValue: 0x0f)
  /// The key `M`.
  public static let keyboardM = Self(rawValue: 0x10)
  /// The key `N`.
  public static let keyboardN = Self(rawValue: 0x11)
  /// The key `O`.
  public static let keyboardO = Self(rawValue: 0x12)
  /// The key `P`.
  public static let keyboardP = Self(rawValue: 0x13)
  /// The key `Q`.
  public static let keyboardQ = Self(rawValue: 0x14)
  /// The key `R`.
  public static let keyboardR = Self(rawValue: 0x15)
  /// The key `S`.
  public static let keyboardS = Self(rawValue: 0x16)
  /// The key `T`.
  public static let keyboardT = Self(rawValue: 0x17)
  /// The key `U`.
  public static let keyboardU = Self(rawValue: 0x18)
  /// The key `V`.
  public static let keyboardV = Self(rawValue: 0x19)
  /// The key `W`.
  public static let keyboardW = Self(rawValue: 0x1a)
  /// The key `X`.
  public static let keyboardX = Self(rawValue: 0x1b)
  /// The key `Y`.
  public static let keyboardY = Self(rawValue: 0x1c)
  /// The key `Z`.
  public static let keyboardZ = Self(rawValue: 0x1d)
  /// The key `1`.
  public static let keyboard1 = Self(rawValue: 0x1e)
  /// The key `2`.
  public static let keyboard2 = Self(rawValue: 0x1f)
  /// The key `3`.
  public static let keyboard3 = Self(rawValue: 0x20)
  /// The key `4`.
  public static let keyboard4 = Self(rawValue: 0x21)
  /// The key `5`.
  public static let keyboard5 = Self(rawValue: 0x22)
  /// The key `6`.
  public static let keyboard6 = Self(rawValue: 0x23)
  /// The key `7`.
  public static let keyboard7 = Self(rawValue: 0x24)
  /// The key `8`.
  public static let keyboard8 = Self(rawValue: 0x25)
  /// The key `9`.
  public static let keyboard9 = Self(rawValue: 0x26)
  /// The key `0`.
  public static let keyboard0 = Self(rawValue: 0x27)
  /// The key `ReturnOrEnter`.
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  /// The key `Escape`.
  public static let keyboardEscape = Self(rawValue: 0x29)
  /// The key `DeleteOrBackspace`.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2a)
  /// The key `Tab`.
  public static let keyboardTab = Self(rawValue: 0x2b)
  /// The key `Spacebar`.
  public static let keyboardSpacebar = Self(rawValue: 0x2c)
  /// The key `RightArrow`.
  public static let keyboardRightArrow = Self(rawValue: 0x4f)
  /// The key `LeftArrow`.
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  /// The key `DownArrow`.
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  /// The key `UpArrow`.
  public static let keyboardUpArrow = Self(rawValue: 0x52)
  /// The key `DeleteForward`.
  public static let keyboardDeleteForward = Self(rawValue: 0x4c)
  /// The key `LeftShift`.
  public static let keyboardLeftShift = Self(rawValue: 0xe1)
  /// The key `LeftControl`.
  public static let keyboardLeftControl = Self(rawValue: 0xe0)
  /// The key `LeftAlt`.
  public static let keyboardLeftAlt = Self(rawValue: 0xe2)
  /// The key `LeftGUI`.
  public static let keyboardLeftGUI = Self(rawValue: 0xe3)
}

/// An event of keys; there are none in snapshots.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  /// The pressed keys: none.
  open var allPresses: Set<UIPress> { [] }

  /// Returns no keys.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
