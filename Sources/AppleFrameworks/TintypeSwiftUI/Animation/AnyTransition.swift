// SPDX-License-Identifier: MIT

import Foundation

/// A type-erased transition.
///
/// A snapshot shows inserted views, on which only custom transitions and modifiers have an effect.
public struct AnyTransition {
  /// The changes of an inserted view.
  private var changes: [(AnyView) -> AnyView] = []

  private init() {}

  private init(_ change: @escaping (AnyView) -> AnyView) { changes = [change] }

  /// Creates a type-erased transition.
  public init<T>(_ transition: T) where T: Transition {
    self.init { AnyView(TransitionView(content: $0, transition: transition)) }
  }

  /// Returns the view when it is inserted.
  func inserted(_ content: AnyView) -> AnyView { changes.reduce(content) { $1($0) } }

  /// Returns a transition between two modifiers.
  ///
  /// - Parameters:
  ///   - active: The modifier while the view is not inserted.
  ///   - identity: The modifier while the view is inserted.
  /// - Returns: The transition.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition { AnyView($0.modifier(identity)) }
  }

  /// Returns a transition with different insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    removal.combined(with: insertion)
  }

  /// Combines the transition with another one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = self
    result.changes += other.changes
    return result
  }

  /// Adds an animation to the transition.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

// The following transitions do not change inserted views.
extension AnyTransition {
  /// A transition that changes nothing.
  public static var identity: AnyTransition { AnyTransition() }

  /// A fading.
  public static var opacity: AnyTransition { AnyTransition() }

  /// A change of size from and to a point.
  public static var scale: AnyTransition { AnyTransition() }

  /// Returns a change of size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a movement by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Returns a movement by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Returns a movement from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// A movement from the leading edge to the trailing edge.
  public static var slide: AnyTransition { AnyTransition() }

  /// Returns a movement from an edge to the opposite edge with a fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
}
