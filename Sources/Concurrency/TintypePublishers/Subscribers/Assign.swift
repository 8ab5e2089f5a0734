// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension Subscribers {
  /// A subscriber that requests all values and assigns them to a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable
  {
    /// It never receives a failure.
    public typealias Failure = Never

    private let lock = NSLock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// The object that has the property; `nil` after the end of the subscription.
    public var object: Root? { lock.withLock { root } }

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - object: The object that has the property; it is retained.
    ///   - keyPath: The property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// A description of the type.
    public var description: String { "Assign \(Root.self)" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Requests all values of a subscription.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, root != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Assigns a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Ends the subscription.
    public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

    /// Cancels the subscription and releases the object.
    public func cancel() { end()?.cancel() }

    private func end() -> (any Subscription)? {
      let (subscription, released) = lock.withLock { (self.subscription.take(), root.take()) }
      // Outside of the lock, since the release may cancel other subscriptions.
      withExtendedLifetime(released) {}
      return subscription
    }
  }
}
