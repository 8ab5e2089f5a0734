// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension Subscribers {
  /// A subscriber that requests all values and passes them to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable
  {
    private enum State {
      case waiting
      case subscribed(any Subscription)
      case ended
    }

    private let lock = NSLock()
    private var state = State.waiting
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// The closure that receives each value.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

    /// The closure that receives the completion.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion } ?? { _ in }
    }

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Receives the completion.
    ///   - receiveValue: Receives each value.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// A description of the type.
    public var description: String { "Sink" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Requests all values of a subscription.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Passes a value to the closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    /// Passes the completion to the closure and releases both closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      end().onCompletion?(completion)
    }

    /// Cancels the subscription and releases both closures.
    public func cancel() { end().subscription?.cancel() }

    private func end() -> (
      subscription: (any Subscription)?, onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      let (old, onValue, onCompletion) = lock.withLock {
        defer { state = .ended }
        return (state, self.onValue.take(), self.onCompletion.take())
      }
      // Outside of the lock, since the release may cancel other subscriptions.
      withExtendedLifetime(onValue) {}
      guard case .subscribed(let subscription) = old else { return (nil, onCompletion) }
      return (subscription, onCompletion)
    }
  }
}
