// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of gestures, which receives no events.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The kinds of touches.
  open var allowedTouchTypes: [NSNumber] = []
  /// The kinds of keys.
  open var allowedPressTypes: [NSNumber] = []
  /// A Boolean value that indicates whether all touches have the same kind.
  open var requiresExclusiveTouchType: Bool = true
  /// The modifier keys: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer: none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// Returns the origin.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Removes an action, which is never called.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Has no effect, because there are no events.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Has no effect, because there are no events.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Returns `true`; it is never called.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `true`; it is never called.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `false`; it is never called.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns `false`; it is never called.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns `true`; it is never called.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Called when a key is pressed, which does not happen.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when a key is released, which does not happen.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The view of the recognizer.
  open internal(set) weak var view: UIView?
  /// The delegate; none by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether the recognizer is enabled.
  open var isEnabled = true
  /// The state.
  open var state = State.possible
  /// A Boolean value that indicates whether a recognized gesture cancels the events of the view.
  open var cancelsTouchesInView = true
  /// The name.
  open var name: String?

  /// The number of fingers: 0, because there are no events.
  open var numberOfTouches: Int { 0 }
  /// A Boolean value that indicates whether the first events are delivered late; it has no effect.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the last events are delivered late; it has no effect.
  open var delaysTouchesEnded = true

  /// Creates a recognizer; its action is never called.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
  }

  /// Adds an action, which is never called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Returns the origin of the view, because there are no events.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Requires that another recognizer fails first, which has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Called when fingers touch the view, which does not happen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move, which does not happen.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers leave the view, which does not happen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system ends touches, which does not happen.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after a gesture, which does not happen.
  open func reset() {}

  /// The state of a recognizer.
  @nonexhaustive(warn)
  public enum State: Int, Sendable {
    /// No gesture was recognized.
    case possible = 0
    /// A gesture began.
    case began = 1
    /// A gesture changed.
    case changed = 2
    /// A gesture ended.
    case ended = 3
    /// A gesture was canceled.
    case cancelled = 4
    /// The events are no gesture.
    case failed = 5

    /// The state of a gesture without changes.
    public static var recognized: State { .ended }
  }
}

/// An object that decides which gestures are recognized; its methods are never called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether a gesture can begin; `true` by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns a Boolean value that indicates whether two gestures can be recognized at the same
  /// time; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}

/// A recognizer of taps, which receives no events.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The buttons of a pointer.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of drags, which receives no events.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The kinds of scrolling.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// Returns no translation, because there are no events.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Returns no velocity, because there are no events.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect, because there are no events.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max
}

/// A recognizer of drags from an edge of the screen, which receives no events.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A recognizer of long presses, which receives no events.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before.
  open var numberOfTapsRequired: Int = 0
  /// The number of fingers.
  open var numberOfTouchesRequired: Int = 1
  /// The greatest movement in points.
  open var allowableMovement: CGFloat = 10
  /// The minimum duration in seconds, 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of pinches, which receives no events.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor of the distance between the fingers.
  open var scale: CGFloat = 1
  /// The speed of the pinch: 0, because there are no events.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations, which receives no events.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The speed: always 0.
  open var velocity: CGFloat { 0 }
  /// The angle in radians.
  open var rotation: CGFloat = 0
}

/// A recognizer of swipes, which receives no events.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Up.
    public static let up = Self(rawValue: 4)
    /// Down.
    public static let down = Self(rawValue: 8)
  }
}

/// A recognizer of a pointer above a view, which receives no events.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from 0 to 1: always 0.
  open var zOffset: CGFloat { 0 }
  /// The slope of a pencil in radians: always 0.
  open var altitudeAngle: CGFloat { 0 }
}

/// The kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel.
  public static let discrete = Self(rawValue: 1)
  /// A trackpad.
  public static let continuous = Self(rawValue: 2)
  /// All.
  public static let all: Self = [.discrete, .continuous]
}
