// SPDX-License-Identifier: MIT

#if !canImport(Combine)
  import Synchronization

  /// Something that is cancelled when it is released.
  public final class AnyCancellable: Cancellable {
    private let body: Mutex<(@Sendable () -> Void)?>

    /// Creates a cancellable.
    ///
    /// - Parameter cancel: What cancelling does; it is called once, on any thread.
    public init(_ cancel: @escaping () -> Void) {
      // A subscriber's closure is called by whoever cancels, which the subscriber decides.
      nonisolated(unsafe) let cancel = cancel
      body = Mutex { cancel() }
    }

    /// Creates a cancellable that cancels another one.
    public convenience init(_ cancellable: some Cancellable) {
      self.init(cancellable.cancel)
    }

    deinit { cancel() }

    /// Ends it; a second call does nothing.
    public func cancel() {
      let body = body.withLock { body in
        defer { body = nil }
        return body
      }
      body?()
    }
  }

  extension AnyCancellable: Hashable {
    /// Whether two are the same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension AnyCancellable {
    /// Keeps this until the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
      SinkStatement.end()
      set.insert(self)
    }

    /// Keeps this until the collection lets go of it.
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
      SinkStatement.end()
      collection.append(self)
    }
  }
#endif
