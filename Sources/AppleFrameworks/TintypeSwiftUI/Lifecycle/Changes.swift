// SPDX-License-Identifier: MIT

import TintypeScheduling

extension View {
  /// Adds an action to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is also performed when the view appears.
  ///   - action: Receives the old value and the new value, which are equal initially.
  /// - Returns: The modified view.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Adds an action to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is also performed when the view appears.
  ///   - action: The action.
  /// - Returns: The modified view.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Adds an action to perform when a value changes, which receives the new value.
  @available(*, deprecated, message: "Use `onChange` with a closure of two parameters or none.")
  public nonisolated func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    ChangeView(content: self, value: value, isInitial: false) { _, value in action(value) }
  }
}

private struct ChangeView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { ChangeEffect<Value>() }
    let old = effect.value
    effect.value = value
    if let old, old != value {
      scope.evaluation.perform { [action, value] in action(old, value) }
    } else if old == nil, isInitial {
      scope.evaluation.perform { [action, value] in action(value, value) }
    }
    return scope.nodes(of: content)
  }
}

private final class ChangeEffect<Value> {
  var value: Value?
}

extension View {
  /// Adds an action to perform when a publisher emits a value.
  ///
  /// The view subscribes when it appears, and again if an evaluation passes another publisher.
  public nonisolated func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

private struct ReceivingView<Content: View, P: Publisher> where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceivingView: View, PrimitiveView, ContentForwarding {
  func nodes(in scope: ViewScope) -> [Node] {
    let effect = scope.node.effect { SubscriptionEffect<P>() }
    effect.action = action
    if effect.publisher.map({ !isSameValue($0, publisher) }) ?? true {
      effect.publisher = publisher
      scope.evaluation.perform { [publisher] in effect.subscribe(to: publisher) }
    }
    return scope.nodes(of: content)
  }
}

private final class SubscriptionEffect<P: Publisher> where P.Failure == Never {
  var publisher: P?
  var action: ((P.Output) -> Void)?
  private var subscription: AnyCancellable?

  func subscribe(to publisher: P) {
    subscription = publisher.sink { [weak self] value in
      MainActorEvaluation.run { self?.action?(value) }
    }
  }
}

/// Returns whether two values have the same bits, as references to the same objects have.
private func isSameValue<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
  }
}
