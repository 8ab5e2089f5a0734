// SPDX-License-Identifier: MIT

import TintypeSchedulers

/// A type that delivers values to subscribers, one after another.
///
/// It has the shape of Combine's publishers, so that code that is written for one compiles with the
/// other. A publisher delivers as many values as its subscriber requests, then at most one
/// completion.
///
/// A closure of a subscriber need not be `Sendable`. A closure that is formed on the main actor
/// belongs there, and the publisher must call it there, for example by
/// ``receive(on:options:fileID:filePath:line:column:)``.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the failures; `Never` for a publisher that cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  ///
  /// The publisher calls `receive(subscription:)`, then delivers the values that the subscriber
  /// requests. Other code attaches subscribers by `subscribe(_:)`.
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// A namespace for the publishers that operators return.
public enum Publishers {}

extension Publisher {
  /// Attaches a subscriber.
  ///
  /// - Parameter subscriber: The subscriber, which receives the values.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Self.Failure == S.Failure, Self.Output == S.Input {
    SinkStatement.end()
    receive(subscriber: subscriber)
  }

  /// Sends all values to a subject.
  ///
  /// - Parameter subject: The subject, which is retained.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Self.Failure == S.Failure, Self.Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// A publisher that delivers no values until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the delivery.
  ///
  /// - Returns: A cancellable that ends the delivery.
  func connect() -> any Cancellable
}

/// A publisher whose values other code sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Self.Output)
  /// Sends the completion to all subscribers; later values are ignored.
  func send(completion: Subscribers.Completion<Self.Failure>)
  /// Provides the subject with a subscription whose values are sent to it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends to all subscribers.
  public func send() { send(()) }
}
