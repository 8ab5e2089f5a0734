// SPDX-License-Identifier: MIT

import TintypeSchedulers

/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the failures.
  associatedtype Failure: Error

  /// Receives the subscription, by which the subscriber requests values.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns the number of additional values that it requests.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Receives the completion, after which no values follow.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value.
  ///
  /// - Returns: The number of additional values that the subscriber requests.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that never delivers a value.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()

  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}
