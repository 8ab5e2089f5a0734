// SPDX-License-Identifier: MIT

/// What an effect sends its actions with.
///
/// An effect that was cancelled sends nothing any more.
public struct Send<Action>: Sendable {
  /// The effect's store.
  ///
  /// The isolation is the caller's. The action is boxed, because it goes over to the store.
  private let deliver: @Sendable (Transfer<Action>, isolated (any Actor)?) async -> Void

  init(_ deliver: @escaping @Sendable (Transfer<Action>, isolated (any Actor)?) async -> Void) {
    self.deliver = deliver
  }

  /// Sends an action; it has been reduced when this returns.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isolation: The caller's actor.
  public func callAsFunction(
    _ action: sending Action, isolation: isolated (any Actor)? = #isolation
  ) async {
    guard !Task.isCancelled else { return }
    await deliver(Transfer(action), isolation)
  }

  /// What sends another kind of actions as this kind.
  func contramap<Child>(_ embed: @escaping @Sendable (Child) -> Action) -> Send<Child> {
    Send<Child> { [deliver] action, isolation in
      await deliver(Transfer(embed(action.value)), isolation)
    }
  }
}

/// A value on its way from one owner to another.
///
/// `@unchecked`: who hands it over keeps nothing of it.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
