// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

/// A publisher of the single result of work that begins when the publisher is created.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that receives the result of the work; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Creates a publisher and begins its work.
  ///
  /// - Parameter attemptToFulfill: Does the work and passes the result to the promise. It is called
  ///   before this initializer returns.
  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    SinkStatement.end()
    let waiting = lock.withLock {
      guard self.result == nil else { return [FutureSubscription<Output, Failure>]() }
      self.result = result
      return self.waiting.takeAll()
    }
    for subscription in waiting { subscription.fulfill(result) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    let subscription = FutureSubscription(AnySubscriber(subscriber))
    subscription.parent = self
    subscriber.receive(subscription: subscription)
    let result = lock.withLock {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    if let result { subscription.fulfill(result) }
  }

  fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === subscription } }
  }
}

/// The subscription of one subscriber of a future.
private final class FutureSubscription<Output, Failure: Error>: Subscription,
  CustomStringConvertible
{
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var pending = LastValue<Output>()
  /// The future, which is retained until the end of the subscription.
  var parent: Future<Output, Failure>?

  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  var description: String { "Future" }

  func fulfill(_ result: Result<Output, Failure>) {
    switch result {
    case .failure(let error): end()?.receive(completion: .failure(error))
    case .success(let value):
      if let value = lock.withLock({ pending.offer(value) }) { deliver(value) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let value = lock.withLock({ pending.request() }) else { return }
    deliver(value)
  }

  private func deliver(_ value: Output) {
    guard let subscriber = lock.withLock({ subscriber }) else { return }
    _ = subscriber.receive(value)
    end()?.receive(completion: .finished)
  }

  func cancel() { _ = end() }

  private func end() -> AnySubscriber<Output, Failure>? {
    let (subscriber, parent) = lock.withLock {
      pending.drop()
      return (self.subscriber.take(), self.parent.take())
    }
    parent?.remove(self)
    return subscriber
  }
}

extension Future where Failure == Never {
  /// The value, for which the task waits.
  public final var value: Output {
    get async { await withCheckedContinuation { resume($0) { _ in } } }
  }
}

extension Future {
  /// The value, for which the task waits, or the failure, which is thrown.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        resume(continuation) { completion in
          if case .failure(let error) = completion { continuation.resume(throwing: error) }
        }
      }
    }
  }

  /// Passes the value to a continuation.
  private func resume<E: Error>(
    _ continuation: CheckedContinuation<Output, E>,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: { value in
          // The value is passed on in the same way as to any subscriber.
          nonisolated(unsafe) let value = value
          continuation.resume(returning: value)
          return .none
        }, receiveCompletion: receiveCompletion))
  }
}
