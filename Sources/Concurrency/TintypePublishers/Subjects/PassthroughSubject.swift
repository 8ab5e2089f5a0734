// SPDX-License-Identifier: MIT

/// A publisher of the values that are sent to it, which stores none.
///
/// A subscriber without demand misses a value. Order and threads are as in ``CurrentValueSubject``.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let channel = Channel<Output, Failure>()

  /// Creates a subject.
  public init() {}

  deinit { channel.cancelUpstream() }

  /// Sends a value to all subscribers.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) { channel.send(input) }

  /// Sends the completion to all subscribers; later values are ignored.
  ///
  /// - Parameter completion: The completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    channel.send(completion: completion)
  }

  /// Stores a subscription, and requests its values when a subscriber requests any.
  public func send(subscription: any Subscription) {
    channel.add(upstream: subscription, isRequested: false)
  }

  /// Attaches a subscriber, which receives the values that are sent from now on.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    channel.subscribe(subscriber, owner: self)
  }
}
