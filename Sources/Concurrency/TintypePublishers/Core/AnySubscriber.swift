// SPDX-License-Identifier: MIT

/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable
{
  /// The unique identifier.
  public let combineIdentifier: CombineIdentifier

  private let receiveSubscription: ((any Subscription) -> Void)?
  private let receiveValue: ((Input) -> Subscribers.Demand)?
  private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private let base: Any?

  /// Creates a type-erased subscriber.
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    if let erased = s as? AnySubscriber<Input, Failure> {
      self = erased
      return
    }
    combineIdentifier = s.combineIdentifier
    receiveSubscription = { s.receive(subscription: $0) }
    receiveValue = { s.receive($0) }
    receiveCompletion = { s.receive(completion: $0) }
    base = s
  }

  /// Creates a subscriber that sends what it receives to a subject.
  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Creates a subscriber from closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Receives the subscription.
  ///   - receiveValue: Receives each value and returns the additional demand; by default none.
  ///   - receiveCompletion: Receives the completion.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
    base = nil
  }

  /// A description of the wrapped subscriber.
  public var description: String {
    (base as? any CustomStringConvertible)?.description ?? "Anonymous AnySubscriber"
  }

  /// The mirror of the wrapped subscriber.
  public var customMirror: Mirror {
    (base as? any CustomReflectable)?.customMirror ?? Mirror(self, children: [])
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { receiveSubscription?(subscription) }

  /// Receives a value, and returns the additional demand.
  public func receive(_ value: Input) -> Subscribers.Demand { receiveValue?(value) ?? .none }

  /// Receives the completion.
  public func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion?(completion)
  }
}
