// SPDX-License-Identifier: MIT

import Foundation

/// A protocol for work that can be canceled.
public protocol Cancellable {
  /// Cancels the work; objects that only the work retained are released before this returns.
  func cancel()
}

extension Cancellable {
  /// Stores the cancellable in a collection.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores the cancellable in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A cancellable that cancels itself when it is released.
public final class AnyCancellable: Cancellable {
  private let lock = NSLock()
  private var body: (() -> Void)?

  /// Creates a cancellable.
  ///
  /// - Parameter cancel: The closure to call on cancellation; it is called once, on any thread.
  public init(_ cancel: @escaping () -> Void) { body = cancel }

  /// Creates a cancellable that cancels another one.
  public convenience init<C>(_ cancellable: C) where C: Cancellable {
    self.init(cancellable.cancel)
  }

  deinit { body?() }

  /// Cancels the work; a second call does nothing.
  public func cancel() {
    let body = lock.withLock {
      defer { self.body = nil }
      return self.body
    }
    body?()
  }
}

extension AnyCancellable: Hashable {
  /// Returns a Boolean value that indicates whether two cancellables are identical.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Stores the cancellable in a collection.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    SinkStatement.end()
    collection.append(self)
  }

  /// Stores the cancellable in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    SinkStatement.end()
    set.insert(self)
  }
}
