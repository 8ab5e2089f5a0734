// SPDX-License-Identifier: MIT

import Foundation

extension Publisher where Output: Publisher, Failure == Output.Failure {
  /// Publishes the values of the latest publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the latest publisher, and cancels the previous one.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest publisher, and cancels the previous one.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publishers {
  /// A publisher of the values of the latest publisher that another one publishes.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = P.Output
    /// The type of the failures.
    public typealias Failure = P.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let succession = Succession.begin(for: subscriber, description: "SwitchToLatest")
      let state = SwitchState()
      let outer = Inlet<P, P.Failure>(
        onValue: { publisher in
          state.begin()
          succession.replace(by: publisher) { completion in
            if case .failure = completion {
              succession.finish(completion)
            } else if state.endInner() {
              succession.finish(.finished)
            }
          }
          return .none
        },
        onCompletion: { completion in
          if case .failure = completion {
            succession.finish(completion)
          } else if state.endOuter() {
            succession.finish(.finished)
          }
        })
      succession.keep(outer)
      outer.request(.unlimited)
      upstream.subscribe(outer)
    }
  }
}

/// The completions of the outer publisher and the latest inner publisher.
private final class SwitchState {
  private let lock = NSLock()
  private var isOuterActive = true
  private var isInnerActive = false

  func begin() { lock.withLock { isInnerActive = true } }

  /// Records the completion of the latest publisher, and returns whether both have completed.
  func endInner() -> Bool {
    lock.withLock {
      isInnerActive = false
      return !isOuterActive
    }
  }

  /// Records the completion of the publisher of publishers, and returns whether both have
  /// completed.
  func endOuter() -> Bool {
    lock.withLock {
      isOuterActive = false
      return !isInnerActive
    }
  }
}
