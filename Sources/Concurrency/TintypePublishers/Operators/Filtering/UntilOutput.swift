// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension Publisher {
  /// Drops values until another publisher delivers a value.
  ///
  /// - Parameter publisher: The other publisher.
  /// - Returns: A publisher of the remaining values.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Publishes values until another publisher delivers a value, then finishes.
  ///
  /// - Parameter publisher: The other publisher.
  /// - Returns: A publisher of the first values.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
  where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher that drops values until another publisher delivers a value.
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
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
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let link = UntilLink(to: subscriber, isOpen: false)
      let trigger = Inlet<Other.Output, Other.Failure>(
        onValue: { _ in
          link.open()
          return .none
        },
        onCompletion: { completion in
          if case .failure = completion { return link.stop(completion) }
          // No value can follow if the gate never opens.
          if !link.isOpen { link.stop(.finished) }
        })
      link.trigger = trigger
      trigger.request(.max(1))
      other.subscribe(trigger)
      upstream.subscribe(link)
    }
  }

  /// A publisher of values until another publisher delivers a value.
  public struct PrefixUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher {
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
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let link = UntilLink(to: subscriber, isOpen: true)
      let trigger = Inlet<Other.Output, Other.Failure>(
        onValue: { _ in
          link.close()
          return .none
        }, onCompletion: { _ in })
      link.trigger = trigger
      trigger.request(.max(1))
      other.subscribe(trigger)
      upstream.subscribe(link)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// The link of an operator that another publisher opens or closes.
private final class UntilLink<Downstream: Subscriber>: Passage<Downstream> {
  private var isPassing: Bool
  private var isClosed = false
  private var other: (any Cancellable)?

  init(to downstream: Downstream, isOpen: Bool) {
    isPassing = isOpen
    super.init(to: downstream)
  }

  var isOpen: Bool { lock.withLock { isPassing } }

  /// The subscription to the other publisher.
  var trigger: (any Cancellable)? {
    get { lock.withLock { other } }
    set { lock.withLock { other = newValue } }
  }

  func open() {
    lock.withLock { isPassing = true }
    trigger?.cancel()
  }

  func close() {
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
    let trigger = lock.withLock {
      defer { other = nil }
      return other
    }
    trigger?.cancel()
    return super.end()
  }
}
