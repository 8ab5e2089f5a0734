// SPDX-License-Identifier: MIT

public import Foundation

/// An object that can contain the focus, which nothing has.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The objects that get the focus.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The object that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Requests that the focus moves.
  func setNeedsFocusUpdate()
  /// Moves the focus if it was requested.
  func updateFocusIfNeeded()
  /// Returns a Boolean value that indicates whether the focus can move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can have the focus.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the object can have the focus.
  var canBecomeFocused: Bool { get }
  /// A Boolean value that indicates whether the object has the focus.
  var isFocused: Bool { get }
}

/// A movement of the focus, of which there are none.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// The object that had the focus: always `nil`.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The object that gets the focus: always `nil`.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that had the focus: always `nil`.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus: always `nil`.
  open var nextFocusedView: UIView? { nil }
  /// The direction: none.
  open var focusHeading: UIFocusHeading { [] }
}

/// The directions of the focus.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// To the next object.
  public static let next = Self(rawValue: 16)
  /// To the previous object.
  public static let previous = Self(rawValue: 32)
}

/// The animations of the focus, which are not shown.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// Performs changes without an animation, then calls a closure.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// The effect of the focus, which is not shown.
@MainActor @preconcurrency
open class UIFocusEffect: NSObject {}

/// An effect of the focus around a view, which is not shown.
@MainActor @preconcurrency
open class UIFocusHaloEffect: UIFocusEffect {}

/// The priority of an object for the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lowest one.
  public static let ignored = Self(rawValue: 0)
  /// That of an object that had the focus.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// The highest one.
  public static let currentlyFocused = Self(rawValue: Int.max)
}

/// An area that moves the focus to another view.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the area is used.
  open var isEnabled = true
  /// The objects that get the focus.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// The focus of a window, which nothing has.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
  /// The object with the focus: always `nil`.
  open var focusedItem: (any UIFocusItem)? { nil }

  /// Returns `nil`, because nothing has the focus.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Has no effect, because nothing has the focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Has no effect, because nothing has the focus.
  open func updateFocusIfNeeded() {}

  /// Returns a Boolean value that indicates whether an object contains another one.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
  }
}
