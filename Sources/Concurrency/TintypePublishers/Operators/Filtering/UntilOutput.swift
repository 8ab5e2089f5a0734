// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension Publisher {
  /// Drops values until another publisher delivers a value.
  ///
  /// - Parameter publisher: The other publisher.
  /// - Returns: A publisher of the remaining values.
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure
  {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Publishes values until another publisher delivers a value, then finishes.
  ///
  /// - Parameter publisher: The other publisher.
  /// - Returns: A publisher of the first values.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.PrefixUntilOutput<Self, P>
  {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher that drops values until another publisher delivers a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Creates a publisher from two publishers.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let link = UntilLink(to: subscriber, isOpen: false)
      link.attach(to: upstream, and: other) { completion in
        if case .failure = completion { return link.stop(completion) }
        // No value can follow if the gate never opens.
        if !link.isOpen { link.stop(.finished) }
      }
    }
  }

  /// A publisher of values until another publisher delivers a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values it receives.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Creates a publisher from two publishers.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      UntilLink(to: subscriber, isOpen: true).attach(to: upstream, and: other) { _ in }
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// The link of an operator that the first value of another publisher opens, or closes if it is open.
private final class UntilLink<Downstream: Subscriber>: Passage<Downstream> {
  private var isPassing: Bool
  private var isClosed = false
  private var other: (any Cancellable)?

  init(to downstream: Downstream, isOpen: Bool) {
    isPassing = isOpen
    super.init(to: downstream)
  }

  var isOpen: Bool { lock.withLock { isPassing } }

  /// Attaches the link to its upstream publisher, after the other publisher.
  func attach<Upstream: Publisher<Downstream.Input, Downstream.Failure>, Other: Publisher>(
    to upstream: Upstream, and other: Other,
    onCompletion: @escaping (Subscribers.Completion<Other.Failure>) -> Void
  ) {
    let opens = !isOpen
    let trigger = Inlet<Other.Output, Other.Failure>(
      onValue: { _ in
        if opens { self.open() } else { self.close() }
        return .none
      }, onCompletion: onCompletion)
    lock.withLock { self.other = trigger }
    trigger.request(.max(1))
    other.subscribe(trigger)
    upstream.subscribe(self)
  }

  private func open() {
    let trigger = lock.withLock {
      isPassing = true
      return other
    }
    trigger?.cancel()
  }

  private func close() {
    lock.withLock { isClosed = true }
    if upstream != nil { stop(.finished) }
  }

  override func start() {
    super.start()
    if lock.withLock({ isClosed }) { stop(.finished) }
  }

  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    isOpen ? super.handle(input) : .max(1)
  }

  override func end() -> (any Subscription)? {
    let trigger = lock.withLock { other.take() }
    trigger?.cancel()
    return super.end()
  }
}
