// SPDX-License-Identifier: MIT

extension Publisher {
  /// Stores values until they are requested.
  ///
  /// - Parameters:
  ///   - size: The maximum number of stored values.
  ///   - prefetch: The strategy by which values are requested.
  ///   - whenFull: The strategy for a value that exceeds the maximum.
  /// - Returns: A publisher of the values.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// The strategy by which a buffer requests values.
  public enum PrefetchStrategy: Hashable {
    /// Requests as many values as the buffer can store.
    case keepFull
    /// Requests all values.
    case byRequest
  }

  /// The strategy for a value that exceeds the size of a buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the value that has been stored longest.
    case dropOldest
    /// Fails with the error that a closure returns.
    case customError(() -> Failure)
  }

  /// A publisher that stores values until they are requested.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are stored.
    public let upstream: Upstream
    /// The maximum number of stored values.
    public let size: Int
    /// The strategy by which values are requested.
    public let prefetch: Publishers.PrefetchStrategy
    /// The strategy for a value that exceeds the maximum.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Creates a publisher from its upstream publisher and parameters.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let buffer = BufferFunnel(to: subscriber)
      let (size, prefetch, whenFull) = (size, prefetch, whenFull)
      let inlet = Inlet<Upstream.Output, Upstream.Failure>(
        onValue: { value in
          switch whenFull {
          case .dropNewest: buffer.store(value, limit: size, dropsOldest: false)
          case .dropOldest: buffer.store(value, limit: size, dropsOldest: true)
          case .customError(let error):
            if buffer.waitingCount >= size, !buffer.hasDemand {
              buffer.send(completion: .failure(error()))
            } else {
              buffer.send(value) { buffer.refill() }
            }
          }
          return .none
        },
        onCompletion: { completion in buffer.send(completion: completion) })
      buffer.inlet = inlet
      buffer.refills = prefetch == .keepFull
      subscriber.receive(subscription: buffer)
      inlet.request(prefetch == .keepFull ? .max(size) : .unlimited)
      upstream.subscribe(inlet)
    }
  }
}

/// The subscription to a buffer.
private final class BufferFunnel<Downstream: Subscriber>: Funnel<Downstream> {
  var inlet: Inlet<Downstream.Input, Downstream.Failure>?
  var refills = false

  /// Requests another value when a stored one was delivered.
  func refill() {
    if refills { lock.withLock { inlet }?.request(.max(1)) }
  }

  func store(_ value: Downstream.Input, limit: Int, dropsOldest: Bool) {
    makeSpace(limit: limit, dropsOldest: dropsOldest, for: value) { self.refill() }
  }

  override func cancelUpstream() {
    let inlet = lock.withLock { self.inlet.take() }
    inlet?.cancel()
  }
}
