// SPDX-License-Identifier: MIT

/// A publisher that holds a value and publishes each change of it.
///
/// A new subscriber gets the value at once, the others each value that is sent, in the order in which
/// they subscribed. A value that is sent from within a subscriber follows when the one before it has
/// reached all, so that all see one order; `value` has it already.
///
/// It may be used from any thread. Subscribers are called on the thread that sends, one value at a
/// time; of two threads that send at once, one may hand out the value of the other.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let channel: Channel<Output>
  private let initial: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    initial = value
    channel = Channel(latest: value)
  }

  /// The value; setting it sends it.
  public var value: Output {
    get { channel.latest ?? initial }
    set { send(newValue) }
  }

  /// Makes a value the current one and hands it to all subscribers.
  ///
  /// - Parameter input: The value, even if it is equal to the one before.
  public func send(_ input: Output) { channel.send(input) }

  /// Hands the value and all that follow to a closure.
  ///
  /// - Parameter receiveValue: Takes a value, the first before this returns.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

extension CurrentValueSubject: Sendable where Output: Sendable {}

/// A value whose changes are published, and which cannot fail.
public typealias CurrentValue<Value> = CurrentValueSubject<Value, Never>

extension CurrentValueSubject where Output == Void {
  /// Tells all subscribers.
  public func send() { send(()) }
}
