// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Adds an action for a pointer that enters or leaves the view, which never happens.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Adds an action for a pointer that moves over the view, which never happens.
  @_disfavoredOverload public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Adds an action for a pointer that moves over the view, which never happens.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Adds an action for a double tap of a pencil, which never happens.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Adds an action for a squeeze of a pencil, which never happens.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

  /// Sets the gesture of the hand that performs the action of the view, which has no effect.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets whether a dragged object activates the view, which has no effect.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    transformingEnvironment { $0.springLoadingBehavior = behavior }
  }
}

/// The position of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a position.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The gesture of a hand that performs an action.
public struct HandGestureShortcut: Equatable, Sendable {
  /// The gesture for the primary action.
  public static let primaryAction = HandGestureShortcut()
}

/// The reaction of a view to a dragged object.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The default reaction.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The object activates the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The object does not activate the view.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The position of a pencil above a view.
public struct PencilHoverPose: Hashable {
  /// The position in points.
  public let location: CGPoint
  /// The position relative to the size of the view.
  public let anchor: UnitPoint
  /// The normalized distance from the screen.
  public let zDistance: CGFloat
  /// The angle to the screen.
  public let altitude: Angle
  /// The direction on the screen.
  public let azimuth: Angle
  /// The rotation around the axis of the pencil.
  public let roll: Angle
}

/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable {
  /// The position of the pencil; `nil` if it is unknown.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable {
  /// The position of the pencil; `nil` if it is unknown.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Equatable {
  /// The pencil is squeezed.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze was canceled.
  case failed
}

/// The action of a gesture of a pencil that the user prefers.
public struct PencilPreferredAction: Hashable {
  private let name: String

  /// No action.
  public static var ignore: PencilPreferredAction { PencilPreferredAction(name: "ignore") }
  /// Switching between the current tool and the eraser.
  public static var switchEraser: PencilPreferredAction {
    PencilPreferredAction(name: "switchEraser")
  }
  /// Switching to the previous tool.
  public static var switchPrevious: PencilPreferredAction {
    PencilPreferredAction(name: "switchPrevious")
  }
  /// Showing the colors.
  public static var showColorPalette: PencilPreferredAction {
    PencilPreferredAction(name: "showColorPalette")
  }
  /// Showing the attributes of the tool.
  public static var showInkAttributes: PencilPreferredAction {
    PencilPreferredAction(name: "showInkAttributes")
  }
  /// Showing a palette near the pencil.
  public static var showContextualPalette: PencilPreferredAction {
    PencilPreferredAction(name: "showContextualPalette")
  }
  /// Performing a shortcut of the system.
  public static var runSystemShortcut: PencilPreferredAction {
    PencilPreferredAction(name: "runSystemShortcut")
  }
}

extension EnvironmentValues {
  private enum SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
  }

  /// The reaction of views to a dragged object, which has no effect; automatic by default.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// The action of a double tap of a pencil: switching to the eraser.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }

  /// The action of a squeeze of a pencil: showing a palette near the pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}
