// SPDX-License-Identifier: MIT

import Foundation
import TintypeSchedulers

extension ConnectablePublisher {
  /// Connects the publisher with its first subscriber, and disconnects it with its last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects another one with its first subscriber.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public final let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher from its upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let isFirst = lock.withLock {
        count += 1
        return count == 1 && self.connection == nil
      }
      upstream.subscribe(AutoconnectLink(to: subscriber) { self.leave() })
      guard isFirst else { return }
      let connection = upstream.connect()
      let isLate = lock.withLock {
        if count > 0 { self.connection = connection }
        return count == 0
      }
      if isLate { connection.cancel() }
    }

    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        count -= 1
        guard count == 0 else { return nil }
        return self.connection.take()
      }
      connection?.cancel()
    }
  }
}

/// The link of an automatically connected publisher.
private final class AutoconnectLink<Downstream: Subscriber>: Passage<Downstream> {
  private var leave: (() -> Void)?

  init(to downstream: Downstream, leave: @escaping () -> Void) {
    self.leave = leave
    super.init(to: downstream)
  }

  override func cancel() {
    super.cancel()
    let leave = lock.withLock { self.leave.take() }
    leave?()
  }
}
