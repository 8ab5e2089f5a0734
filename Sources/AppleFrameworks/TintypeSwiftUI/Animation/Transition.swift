// SPDX-License-Identifier: MIT

/// The appearance of a view while it is inserted or removed.
///
/// A snapshot shows the phase `.identity`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view.
  associatedtype Body: View
  /// The view that the transition changes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of the transition.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the view in a phase of the transition.
  public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// Adds an animation to the transition.
  public func animation(_ animation: Animation?) -> some Transition { self }

  /// Combines the transition with another one.
  public func combined<T>(with other: T) -> some Transition where T: Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// A part of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is inserted.
  case identity
  /// The view is about to be removed.
  case didDisappear

  /// A Boolean value that indicates whether the view is inserted.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition moves the view.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
  /// Sets the appearance of the view while it is inserted or removed.
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    t.inserted(AnyView(self))
  }

  /// Sets the appearance of the view while it is inserted or removed.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    TransitionView(content: self, transition: transition)
  }
}

/// A view in the phase of a transition in which it is inserted.
struct TransitionView<Content: View, T: Transition> {
  let content: Content
  let transition: T
}

extension TransitionView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    scope.nodes(of: transition.body(content: PlaceholderContentView(content), phase: .identity))
  }
}

/// A transition after another one.
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}
