// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The shared part of a store and its effects: the state, the received actions, and the effects in
/// flight.
///
/// `@unchecked`: the lock guards all mutable state. It is recursive, because a reducer may call
/// code that calls back; actions that it sends are then queued.
final class StoreCore<State, Action>: @unchecked Sendable {
  /// An action that a test has sent, as the origin of everything that follows from it.
  ///
  /// `@unchecked`: it is immutable.
  final class Origin: @unchecked Sendable {
    let action: Action
    let place: CreationSite

    init(_ action: Action, at place: CreationSite) { (self.action, self.place) = (action, place) }
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
    var token: WorkTracker.Token?
    var task: Task<Void, Never>?
  }

  struct Pending {
    var action: Action
    var origin: Origin
  }

  let lock = NSRecursiveLock()
  /// The queue on which effects that were resumed from outside continue, one at a time.
  let queue = DispatchQueue(label: "TintypeDoubles.TestStore")
  private let reducer: (inout State, Action) -> Effect<Action>

  var state: State
  var dependencies: DependencyValues
  /// The actions that effects have sent and the test has not handled.
  private var received: [Received] = []
  private var firstReceived = 0
  var pending: [Pending] = []
  private var isProcessing = false
  /// A Boolean value that indicates whether actions followed endlessly, so that no more are
  /// accepted until the test sends one.
  private(set) var isStopped = false
  var isClosed = false
  /// The closure to call after actions of a store without a test, which does not keep the received
  /// actions; `nil` for a test.
  var onChange: (@Sendable () -> Void)?

  var effects: [Int: RunningEffect] = [:]
  var nextID = 0
  var waiters: [Int: StoreWaiter] = [:]
  /// The number of effects that were resumed from outside and have not settled again.
  var restless = 0

  /// The maximum number of unhandled actions.
  static var actionLimit: Int { 10_000 }
  /// The maximum number of jobs before an action is considered endless.
  static var jobLimit: Int { 200_000 }

  init(
    state: State, dependencies: DependencyValues,
    reducer: @escaping (inout State, Action) -> Effect<Action>
  ) {
    (self.state, self.dependencies, self.reducer) = (state, dependencies, reducer)
  }

  // MARK: Actions

  /// Reduces an action that the test sends, and returns the state before and after it.
  func send(_ origin: Origin) -> (before: State, after: State) {
    drain(origin) {
      let (result, afterward) = lock.withLock {
        isStopped = false
        let before = state
        let effect = reduce(origin.action, origin)
        let after = state
        var afterward = Afterward()
        start(effect, origin, keys: [], path: FeaturePath(), &afterward)
        process(&afterward)
        return ((before, after), afterward)
      }
      finish(afterward)
      return result
    }
  }

  /// Reduces an action that an effect sends.
  private func deliver(_ action: Action, of effect: Int, _ origin: Origin) {
    let afterward = lock.withLock {
      var afterward = Afterward()
      guard !isClosed, !isStopped, effects[effect]?.isCancelled == false else { return afterward }
      pending.append(Pending(action: action, origin: origin))
      process(&afterward)
      return afterward
    }
    finish(afterward)
  }

  /// Reduces the pending actions, in their order.
  func process(_ afterward: inout Afterward) {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    var next = 0
    while next < pending.count {
      let item = pending[next]
      next += 1
      if unhandledCount >= Self.actionLimit {
        stop(item, &afterward)
        break
      }
      let before = state
      let effect = reduce(item.action, item.origin)
      if onChange == nil {
        received.append(
          Received(action: item.action, before: before, after: state, origin: item.origin))
      }
      start(effect, item.origin, keys: [], path: FeaturePath(), &afterward)
    }
    pending = []
  }

  private func reduce(_ action: Action, _ origin: Origin) -> Effect<Action> {
    DependencyContext.bind(dependencies, sentAt: origin.place) { reducer(&state, action) }
  }

  /// Stops actions that cause one another endlessly.
  private func stop(_ item: Pending, _ afterward: inout Afterward) {
    isStopped = true
    cancel(&afterward) { _ in true }
    afterward.issues.append(
      (
        .endlessActions(
          limit: Self.actionLimit, sent: ValueText.line(item.origin.action),
          latest: ValueText.line(item.action)),
        item.origin.place
      ))
  }

  // MARK: Received actions

  /// The number of unhandled actions.
  var unhandledCount: Int { lock.withLock { received.count - firstReceived } }

  /// The unhandled actions, in their order.
  var unhandled: [Received] { lock.withLock { Array(received[firstReceived...]) } }

  /// Returns an unhandled action by its index; `nil` beyond the last one.
  func unhandled(at index: Int) -> Received? {
    lock.withLock {
      let index = firstReceived + index
      return index < received.count ? received[index] : nil
    }
  }

  /// Returns the index of the first matching action among the unhandled ones.
  ///
  /// The closure belongs to the test, so the lock is not held while it runs.
  func firstIndex(from start: Int = 0, where isWanted: (Action) -> Bool) -> Int? {
    var index = start
    while let item = unhandled(at: index) {
      if isWanted(item.action) { return index }
      index += 1
    }
    return nil
  }

  /// Marks the first actions as handled.
  func drop(_ count: Int) {
    lock.withLock {
      firstReceived = min(firstReceived + count, received.count)
      // Release actions that have been handled.
      if firstReceived == received.count || firstReceived == 1024 {
        received.removeFirst(firstReceived)
        firstReceived = 0
      }
    }
  }

  // MARK: Effects

  /// Sends an action from an effect, and returns when everything that it starts has settled.
  func deliver(
    _ action: Transfer<Action>, of effect: Int, _ origin: Origin,
    isolation: isolated (any Actor)?
  ) async {
    await enter(origin, isolation: isolation) { deliver(action.value, of: effect, origin) }
  }
}
