// SPDX-License-Identifier: MIT

import Foundation

/// A lock around a state.
///
/// `@unchecked`: the lock excludes concurrent uses of the state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a state that need not be sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Performs an action with the state, which need not be sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    acquire()
    defer { release() }
    return try body(&storage.state)
  }

  /// Performs an action with the state.
  public func withLock<R>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R where R: Sendable {
    try withLockUnchecked(body)
  }

  /// Performs an action with the state if the lock is free; otherwise returns `nil`.
  public func withLockIfAvailable<R>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? where R: Sendable {
    guard acquireIfAvailable() else { return nil }
    defer { release() }
    return try body(&storage.state)
  }

  private func acquire() { storage.lock.lock() }
  private func release() { storage.lock.unlock() }
  private func acquireIfAvailable() -> Bool { storage.lock.try() }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and takes it.
  public func lock() { acquire() }

  /// Frees the lock.
  public func unlock() { release() }

  /// Takes the lock if it is free, and returns whether it was.
  public func lockIfAvailable() -> Bool { acquireIfAvailable() }

  /// Performs an action while the lock is taken.
  public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
    try withLock { _ in try body() }
  }

  /// Performs an action while the lock is taken, with values that need not be sendable.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
