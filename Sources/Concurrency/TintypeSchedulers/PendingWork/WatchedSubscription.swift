// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The subscription that operators work for, in a test.
package final class WatchedSubscription: Sendable {
  /// The source location of the subscriber.
  package let place: CreationSite
  /// The type of the subscribing object, if known.
  package let owner: String?
  /// The test that it belongs to.
  package let scope: WorkTracker.Scope

  private let waiting = Atomic(0)
  private let hasReceived = Atomic(false)

  init(place: CreationSite, owner: String?, scope: WorkTracker.Scope) {
    (self.place, self.owner, self.scope) = (place, owner, scope)
  }

  /// The subscription that is being created.
  package static var current: WatchedSubscription? { WorkContext.current.subscription }

  /// Counts values that are being delivered through a scheduler.
  package func count(waiting number: Int) { waiting.add(number, ordering: .relaxed) }

  /// Subscribes in a test, and reports an issue if the subscription ends in the same statement.
  ///
  /// - Parameters:
  ///   - place: The source location of the subscriber.
  ///   - owner: The subscribing object, if known.
  ///   - subscribe: Subscribes; it receives a closure to call before each value, or `nil` outside of
  ///     a test.
  /// - Returns: A cancellable that ends the subscription.
  package static func watch(
    at place: CreationSite, owner: AnyObject?,
    _ subscribe: (_ receives: (() -> Void)?) -> AnyCancellable
  ) -> AnyCancellable {
    guard let scope = WorkTracker.scope else { return subscribe(nil) }
    let subscription = WatchedSubscription(
      place: place, owner: owner.map { "\(type(of: $0))" }, scope: scope)
    return subscription.watch { subscribe($0) }
  }

  /// Subscribes, and reports an issue if the subscription ends in the same statement.
  ///
  /// This is detected as follows: the result is released, not canceled, while the first value is
  /// still being delivered, and nothing else has happened on this thread since the subscription was
  /// created. An object that stores a subscription causes no issue when it is released or
  /// subscribes again some time later.
  ///
  /// - Parameter subscribe: Subscribes; it receives a closure to call before each value.
  /// - Returns: A cancellable that ends the subscription.
  private func watch(
    _ subscribe: (_ receives: @escaping () -> Void) -> AnyCancellable
  ) -> AnyCancellable {
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

/// Distinguishes a cancellable that cancels itself during its release, where it is `nil`, from one
/// that is canceled explicitly.
private final class WeakReference {
  weak var object: AnyCancellable?
}

/// The statement with a `sink` that a thread may still be executing.
///
/// Any other use of publishers and clocks on the thread ends it.
package enum SinkStatement {
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

  /// Ends the statement of the current thread.
  package static func end() {
    // If no test has subscribed, there is nothing to end.
    guard counter.load(ordering: .relaxed) > 0, let key else { return }
    pthread_setspecific(key, nil)
  }
}

/// An incorrect use of a subscription.
enum SubscriptionIssue: CustomStringConvertible {
  /// The result of `sink` was released in the same statement.
  case droppedAtOnce(owner: String?)

  var description: String {
    switch self {
    case .droppedAtOnce(let owner):
      let whose = owner.map { " for \($0)" } ?? ""
      return """
        This subscription\(whose) ended in the statement that created it, while its first value \
        was pending on a scheduler, so no value will ever arrive. Keep the returned cancellable, \
        for example with .store(in: &cancellables).
        """
    }
  }
}
