// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// What a store and its effects share: the state, what was received, and what is in flight.
///
/// `@unchecked`: everything that changes is touched under the lock. That one is recursive, because a
/// reducer may call what calls back; whatever it sends then waits for its turn.
final class StoreCore<State, Action>: @unchecked Sendable {
  /// The action of a test, and everything that comes of it.
  ///
  /// `@unchecked`: it never changes.
  final class Origin: @unchecked Sendable {
    let action: Action
    let place: CreationPlace

    init(_ action: Action, at place: CreationPlace) {
      self.action = action
      self.place = place
    }
  }

  /// An action that an effect has sent, with the state before and after.
  struct Received {
    var action: Action
    var before: State
    var after: State
    var origin: Origin
  }

  /// A task in flight.
  struct RunningEffect {
    var id: Int
    var keys: [CancelKey]
    var path: FeaturePath
    var origin: Origin
    var isCancelled = false
    var ticket: Ledger.Ticket?
    var task: Task<Void, Never>?
  }

  struct Pending {
    var action: Action
    var origin: Origin
  }

  let lock = NSRecursiveLock()
  /// Where effects go on that were resumed from outside, one at a time.
  let queue = DispatchQueue(label: "TintypeDoubles.TestStore")
  private let reducer: (inout State, Action) -> Effect<Action>

  var state: State
  var dependencies: DependencyValues
  /// What effects have sent and the test has not handled.
  private var received: [Received] = []
  private var firstReceived = 0
  var pending: [Pending] = []
  private var isProcessing = false
  /// Whether actions came without end, so that no more are taken until the test sends one.
  private(set) var isStopped = false
  var isClosed = false

  var effects: [Int: RunningEffect] = [:]
  var nextID = 0
  var waiters: [Int: StoreWaiter] = [:]
  /// How many effects were resumed from outside and have not come to rest again.
  var restless = 0

  /// How many actions may be received and not handled.
  static var actionLimit: Int { 10_000 }
  /// How many jobs may run before an action is thought to never come to rest.
  static var jobLimit: Int { 200_000 }

  init(
    state: State, dependencies: DependencyValues,
    reducer: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.state = state
    self.dependencies = dependencies
    self.reducer = reducer
  }

  // MARK: Actions

  /// Reduces the action of a test, and returns the state before and after it.
  func send(_ origin: Origin) -> (before: State, after: State) {
    drain(origin) {
      let (result, afterwards) = lock.withLock {
        isStopped = false
        let before = state
        let effect = reduce(origin.action, origin)
        let after = state
        var afterwards = Afterwards()
        start(effect, origin, keys: [], path: FeaturePath(), &afterwards)
        process(&afterwards)
        return ((before, after), afterwards)
      }
      finish(afterwards)
      return result
    }
  }

  /// Reduces the action of an effect.
  ///
  private func deliver(_ action: Action, of effect: Int, _ origin: Origin) {
    let afterwards = lock.withLock {
      var afterwards = Afterwards()
      guard !isClosed, !isStopped, effects[effect]?.isCancelled == false else { return afterwards }
      pending.append(Pending(action: action, origin: origin))
      process(&afterwards)
      return afterwards
    }
    finish(afterwards)
  }

  /// Reduces what is pending, in its order.
  func process(_ afterwards: inout Afterwards) {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    var next = 0
    while next < pending.count {
      let item = pending[next]
      next += 1
      if unhandledCount >= Self.actionLimit {
        stop(item, &afterwards)
        break
      }
      let before = state
      let effect = reduce(item.action, item.origin)
      received.append(
        Received(action: item.action, before: before, after: state, origin: item.origin))
      start(effect, item.origin, keys: [], path: FeaturePath(), &afterwards)
    }
    pending = []
  }

  private func reduce(_ action: Action, _ origin: Origin) -> Effect<Action> {
    DependencyContext.bind(dependencies, sentAt: origin.place) { reducer(&state, action) }
  }

  /// Ends actions that cause each other without end.
  private func stop(_ item: Pending, _ afterwards: inout Afterwards) {
    isStopped = true
    cancel(&afterwards) { _ in true }
    afterwards.issues.append(
      (
        .endlessActions(
          limit: Self.actionLimit, sent: ValueText.line(item.origin.action),
          latest: ValueText.line(item.action)),
        item.origin.place
      ))
  }

  // MARK: Received actions

  /// How much is received and not handled.
  var unhandledCount: Int { lock.withLock { received.count - firstReceived } }

  /// What is received and not handled, in its order.
  var unhandled: [Received] { lock.withLock { Array(received[firstReceived...]) } }

  /// An action that is not handled, by its place in their order; `nil` beyond the last.
  func unhandled(at index: Int) -> Received? {
    lock.withLock {
      let index = firstReceived + index
      return index < received.count ? received[index] : nil
    }
  }

  /// The place of the first action that is wanted, among those that are not handled.
  ///
  /// The closure is the test's, so that the lock is not held for it.
  func firstIndex(from start: Int = 0, where isWanted: (Action) -> Bool) -> Int? {
    var index = start
    while let item = unhandled(at: index) {
      if isWanted(item.action) { return index }
      index += 1
    }
    return nil
  }

  /// Lets the first actions count as handled.
  func drop(_ count: Int) {
    lock.withLock {
      firstReceived = min(firstReceived + count, received.count)
      // What has been handled need not be kept.
      if firstReceived == received.count || firstReceived == 1024 {
        received.removeFirst(firstReceived)
        firstReceived = 0
      }
    }
  }

  // MARK: Effects

  /// Sends an action from an effect, and returns when everything that it starts is at rest.
  func deliver(
    _ action: Transfer<Action>, of effect: Int, _ origin: Origin,
    isolation: isolated (any Actor)?
  ) async {
    await enter(origin, isolation: isolation) { deliver(action.value, of: effect, origin) }
  }
}
