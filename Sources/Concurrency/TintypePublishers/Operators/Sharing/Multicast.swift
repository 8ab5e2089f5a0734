// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension Publisher {
  /// Sends the values to a subject, to which all subscribers are attached.
  ///
  /// - Parameter createSubject: Returns the subject; it is called once.
  /// - Returns: A publisher of the values, which begin when it is connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output
  {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to a subject, to which all subscribers are attached.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: A publisher of the values, which begin when it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }

  /// Delivers the values of one subscription to all subscribers.
  ///
  /// The subscription begins with the first subscriber and ends with the last one.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Delivers no values until the publisher is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends the values of another one to a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// The closure that returns the subject.
    public let createSubject: () -> SubjectType
    private let lock = NSRecursiveLock()
    private var subject: SubjectType?

    /// Creates a publisher from its upstream publisher and a closure.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var onlySubject: SubjectType {
      lock.withLock {
        let subject = subject ?? createSubject()
        self.subject = subject
        return subject
      }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      onlySubject.subscribe(subscriber)
    }

    /// Subscribes to the upstream publisher.
    public func connect() -> any Cancellable { upstream.subscribe(onlySubject) }
  }

  /// A publisher that delivers the values of one subscription to all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    private typealias Inner = Autoconnect<
      Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >

    /// The publisher whose values are delivered.
    public let upstream: Upstream
    private let inner: Inner

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      inner.subscribe(subscriber)
    }

    /// Returns a Boolean value that indicates whether two publishers are identical.
    public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool { lhs === rhs }
  }

  /// A publisher that delivers no values until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      inner.subscribe(subscriber)
    }

    /// Subscribes to the upstream publisher.
    public func connect() -> any Cancellable { inner.connect() }
  }
}
