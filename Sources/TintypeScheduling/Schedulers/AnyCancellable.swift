// SPDX-License-Identifier: MIT

#if !canImport(Combine)
  import Synchronization

  /// A cancellable that cancels itself when it is released.
  public final class AnyCancellable: Cancellable {
    private let body: Mutex<(@Sendable () -> Void)?>

    /// Creates a cancellable.
    ///
    /// - Parameter cancel: The closure to call on cancellation; it is called once, on any thread.
    public init(_ cancel: @escaping () -> Void) {
      // The closure of a subscriber is called by the code that cancels, which the subscriber
      // chooses.
      nonisolated(unsafe) let cancel = cancel
      body = Mutex { cancel() }
    }

    /// Creates a cancellable that cancels another one.
    public convenience init(_ cancellable: some Cancellable) {
      self.init(cancellable.cancel)
    }

    deinit { cancel() }

    /// Cancels the work; a second call does nothing.
    public func cancel() {
      let body = body.withLock { body in
        defer { body = nil }
        return body
      }
      body?()
    }
  }

  extension AnyCancellable: Hashable {
    /// Returns a Boolean value that indicates whether two cancellables are identical.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension AnyCancellable {
    /// Stores the cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) {
      SinkStatement.end()
      set.insert(self)
    }

    /// Stores the cancellable in a collection.
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
      SinkStatement.end()
      collection.append(self)
    }
  }
#endif
