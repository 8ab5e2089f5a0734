// SPDX-License-Identifier: MIT

// A snapshot shows the state after all animations, so that these modifiers change nothing.

extension View {
  /// Animates all changes of the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Animates the changes of the view when a value changes.
  public nonisolated func animation<V>(
    _ animation: Animation?, value: V
  ) -> some View where V: Equatable {
    self
  }

  /// Animates the changes of the modifiers that a closure adds to the view.
  public nonisolated func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(self))
  }

  /// Changes the transactions of all changes of the view, which a snapshot does not show.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes the transaction of the change of a value, which a snapshot does not show.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes the transactions of the modifiers that a closure adds to the view, which a snapshot
  /// does not show.
  public nonisolated func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(self))
  }

  /// Animates changes of the view's content, such as its text.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    transformEnvironment(\.contentTransition) { $0 = transition }
  }
}

extension View where Self: Equatable {
  /// Animates the changes of the view when it is not equal to its previous value.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
}

extension ViewModifier {
  /// Animates the changes of the modifier, which a snapshot does not show.
  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transactions of the changes of the modifier, which a snapshot does not show.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    self
  }
}

/// The view that a modifier or transition changes.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  nonisolated(unsafe) let nodes: (_ViewScope) -> _ViewNodes

  nonisolated init(_ content: some View) { nodes = { content._makeView(in: $0) } }
}

extension PlaceholderContentView {
  func nodes(in scope: ViewScope) -> [Node] { nodes(_ViewScope(scope: scope)).nodes }
}

/// The animation of changes of content, which a snapshot does not show.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Hashable {
    case identity, opacity, interpolate, symbolEffect
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  private let kind: Kind

  /// No animation.
  public static let identity = ContentTransition(kind: .identity)
  /// A cross-fade.
  public static let opacity = ContentTransition(kind: .opacity)
  /// An interpolation of colors and positions.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The standard effect of symbols.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

  /// Returns an animation of changing digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Returns an animation of changing digits for a number, whose sign of change it follows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// Returns an animation of symbols by an effect.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    .symbolEffect
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  private enum DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The animation of changes of content; `.identity` by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether transitions of content are drawn as one layer; `false`
  /// by default.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}
