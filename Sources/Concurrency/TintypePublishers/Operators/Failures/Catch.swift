// SPDX-License-Identifier: MIT

import Foundation

extension Publisher {
  // Variants: `catch`; Publishers.; it fails; "(Failure) ->"; other publisher. -> tryCatch;
  //   Publishers.Try; it fails, or fails with another error; "(Failure) throws ->"; other
  //   publisher. An error that it throws is the failure.
  /// Replaces the publisher by another one when it fails.
  ///
  /// - Parameter handler: Returns the other publisher.
  /// - Returns: A publisher of the values of both.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Catch<Self, P> where Output == P.Output
  {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Subscribes again when the publisher fails.
  ///
  /// - Parameter retries: The maximum number of further subscriptions.
  /// - Returns: A publisher of the values of all subscriptions.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers {
  // Variants: Catch; it fails; NewPublisher.Failure; "Upstream.Failure) ->"; convert: { $0 } ->
  //   TryCatch; it fails, or fails with another error; any Error; "Upstream.Failure) throws ->";
  //   convert: { $0 }, fail: { $0 }
  /// A publisher that replaces another one when it fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = NewPublisher.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    /// The closure that returns the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher from its upstream publisher and a closure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Succession.begin(for: subscriber, description: "Catch")
        .receive(from: upstream, recoveringBy: handler, convert: { $0 })
    }
  }

  /// A publisher that subscribes again when another one fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    /// The maximum number of further subscriptions; `nil` for any number.
    public let retries: Int?

    /// Creates a publisher from its upstream publisher and parameters.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let succession = Succession.begin(for: subscriber, description: "Retry")
      RetryLoop(upstream, for: succession, retries: retries).run()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Succession {
  /// Delivers the values of a publisher and, when it fails, those of the one that a closure returns.
  func receive<P: Publisher, Other: Publisher>(
    from publisher: P, recoveringBy handler: @escaping (P.Failure) throws -> Other,
    convert: @escaping (Other.Failure) -> Downstream.Failure,
    fail: ((any Error) -> Downstream.Failure)? = nil
  ) where P.Output == Downstream.Input, Other.Output == Downstream.Input {
    replace(by: publisher) { completion in
      guard case .failure(let failure) = completion else { return self.finish(.finished) }
      do {
        self.replace(by: try handler(failure)) { self.finish($0.mapError(convert)) }
      } catch {
        if let fail { self.finish(.failure(fail(error))) }
      }
    }
  }
}

/// Subscribes to a publisher until it finishes.
///
/// A publisher that fails at once is subscribed to in a loop, since nested calls would use up the
/// stack.
private final class RetryLoop<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let upstream: Upstream
  private let succession: Succession<Downstream>
  private let lock = NSLock()
  private var left: Int?
  private var turn = Turn()
  private var isDue = false

  init(_ upstream: Upstream, for succession: Succession<Downstream>, retries: Int?) {
    (self.upstream, self.succession) = (upstream, succession)
    left = retries
  }

  func run() {
    let isMine = lock.withLock {
      isDue = true
      return turn.take()
    }
    guard isMine else { return }
    while next() {
      succession.replace(by: upstream) { completion in
        if case .failure = completion, self.takesAnother() {
          self.run()
        } else {
          self.succession.finish(completion)
        }
      }
    }
  }

  private func next() -> Bool {
    lock.withLock {
      guard isDue, !succession.hasEnded else {
        turn.end()
        return false
      }
      isDue = false
      return true
    }
  }

  private func takesAnother() -> Bool {
    lock.withLock {
      guard let left else { return true }
      guard left > 0 else { return false }
      self.left = left - 1
      return true
    }
  }
}
