// SPDX-License-Identifier: MIT

/// A publisher of what is sent to it, which keeps nothing.
///
/// Order and threads are those of ``CurrentValueSubject``.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let channel = Channel<Output>()

  /// Creates a subject.
  public init() {}

  /// Hands a value to all subscribers.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) { channel.send(input) }

  /// Hands the values that come from now on to a closure.
  ///
  /// - Parameter receiveValue: Takes a value.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

extension PassthroughSubject: Sendable where Output: Sendable {}

extension PassthroughSubject where Output == Void {
  /// Tells all subscribers.
  public func send() { send(()) }
}
