// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What operators know of the subscription that they work for, in a test.
final class Subscription: Sendable {
  /// Where the subscriber is.
  let place: CreationPlace
  /// The type of the object that subscribes, if it is known.
  let owner: String?
  /// The test that it belongs to.
  let scope: Ledger.Scope

  private let waiting = Atomic(0)
  private let hasReceived = Atomic(false)

  init(place: CreationPlace, owner: String?, scope: Ledger.Scope) {
    self.place = place
    self.owner = owner
    self.scope = scope
  }

  /// The subscription that is being made here.
  static var current: Subscription? { WorkContext.current.subscription }

  /// Counts values that are on their way through a scheduler.
  func count(waiting number: Int) {
    waiting.add(number, ordering: .relaxed)
  }

  /// Subscribes, and tells the test if that is undone in the same statement.
  ///
  /// That is known by this: what is returned is released, not cancelled, while the first value is
  /// still on its way, and since the subscription was made nothing else has happened on this thread.
  /// An object that keeps a subscription is not told of when it is released, or subscribes anew, some
  /// time later.
  ///
  /// - Parameter subscribe: Subscribes; it is given what to call before each value.
  /// - Returns: What ends the subscription.
  func watch(_ subscribe: (_ receives: @escaping () -> Void) -> AnyCancellable) -> AnyCancellable {
    let upstream = WorkContext.$current.withValue(.replacing(subscription: self)) {
      subscribe { self.hasReceived.store(true, ordering: .relaxed) }
    }
    let reference = WeakReference()
    let number = SinkStatement.newNumber()
    let result = AnyCancellable {
      let isDropped =
        reference.object == nil && SinkStatement.isRunning(number)
        && self.waiting.load(ordering: .relaxed) > 0
        && !self.hasReceived.load(ordering: .relaxed)
      upstream.cancel()
      if isDropped {
        IssueReporter.report(SubscriptionIssue.droppedAtOnce(owner: self.owner), at: self.place)
      }
    }
    reference.object = result
    SinkStatement.begin(number)
    return result
  }
}

/// Tells a cancellable that cancels itself while it is released, where it is `nil`, from one that is
/// cancelled by hand.
private final class WeakReference {
  weak var object: AnyCancellable?
}

/// The statement with a `sink` that a thread may still be in.
///
/// Everything else that is done with publishers and clocks on the thread ends it.
enum SinkStatement {
  private static let counter = Atomic(0)
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  static func newNumber() -> Int { counter.add(1, ordering: .relaxed).newValue }

  static func begin(_ number: Int) {
    guard let key else { return }
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: number))
  }

  static func isRunning(_ number: Int) -> Bool {
    guard let key else { return false }
    return pthread_getspecific(key) == UnsafeMutableRawPointer(bitPattern: number)
  }

  static func end() {
    // Where no test has subscribed there is nothing to end.
    guard counter.load(ordering: .relaxed) > 0, let key else { return }
    pthread_setspecific(key, nil)
  }
}

/// What is wrong with a subscription.
enum SubscriptionIssue: CustomStringConvertible {
  /// What `sink` returned was released in the same statement.
  case droppedAtOnce(owner: String?)

  var description: String {
    switch self {
    case .droppedAtOnce(let owner):
      let whose = owner.map { " for \($0)" } ?? ""
      return """
        This subscription\(whose) ended in the statement that made it, while its first value was \
        still on its way through a scheduler, so that no value will ever arrive. Keep what it \
        returns, such as by .store(in: &cancellables).
        """
    }
  }
}
