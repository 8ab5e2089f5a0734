// SPDX-License-Identifier: MIT

/// A publisher that stores a value and publishes each change of it.
///
/// A new subscriber receives the current value as soon as it requests one. Subscribers receive each
/// sent value in the order in which they subscribed. A value that is sent from within a subscriber
/// is delivered after the previous one has reached all subscribers, so that all see the same order;
/// `value` returns it immediately. A subscriber without demand receives the latest value with its
/// next request.
///
/// It may be used from any thread. Subscribers are called on the sending thread, one value at a
/// time. If two threads send at the same time, one may deliver the value of the other.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let channel: Channel<Output, Failure>
  private let initial: Output

  /// Creates a subject with its initial value.
  public init(_ value: Output) {
    initial = value
    channel = Channel(latest: value)
  }

  deinit { channel.cancelUpstream() }

  /// The current value; setting it sends it.
  public var value: Output {
    get { channel.latest ?? initial }
    set { send(newValue) }
  }

  /// Makes a value the current one and sends it to all subscribers.
  ///
  /// - Parameter input: The value, even if it is equal to the previous one.
  public func send(_ input: Output) { channel.send(input) }

  /// Sends the completion to all subscribers; later values are ignored.
  ///
  /// - Parameter completion: The completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    channel.send(completion: completion)
  }

  /// Stores a subscription and requests all of its values.
  public func send(subscription: any Subscription) {
    channel.add(upstream: subscription, isRequested: true)
  }

  /// Attaches a subscriber, which receives the current value and all following ones.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    channel.subscribe(subscriber, owner: self)
  }
}
