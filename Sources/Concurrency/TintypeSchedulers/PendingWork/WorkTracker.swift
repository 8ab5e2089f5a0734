// SPDX-License-Identifier: MIT

import Synchronization

/// The pending work of each test.
///
/// Schedulers and clocks of this module register their work, and remove it when it has run or was
/// canceled. Code that starts work by other means registers it here:
///
/// ```swift
/// let image = try await WorkTracker.tracking("avatar.png", owner: self) {
///   try await loader.image(at: url)
/// }
/// ```
///
/// A snapshot fails while work of its test is pending. Work that is scheduled for a later time of a
/// ``TestClock`` or a ``TestScheduler`` is not pending, since only the test can advance to that
/// time. Outside of tests, no work is tracked.
public enum WorkTracker {
  /// The test that work belongs to.
  ///
  /// Scopes with equal names are equal.
  package struct Scope: Hashable, Sendable {
    private let name: String

    package init(_ name: String) { self.name = name }
  }

  /// The function that returns the scope of the running test.
  ///
  /// The function is wrapped in a structure: a mutex that stores a function directly wraps it once
  /// more each time it is locked, until a call overflows the stack.
  private struct Provider: Sendable {
    var scope: (@Sendable () -> Scope?)?
  }

  private static let provider = Mutex(Provider())
  private static let state = Mutex(State())
  /// The number of entries in the state, which lets readers skip the lock if it is zero.
  private static let count = Atomic(0)

  /// A work item, and the time at which it becomes due if a test controls that time.
  private struct Entry: Sendable {
    var work: PendingWork
    /// The time that the work waits for; `nil` for work that is pending from its beginning to its
    /// end.
    var time: (any WorkTime)?
  }

  private struct State {
    var next: UInt64 = 0
    var scopes: [Scope: [UInt64: Entry]] = [:]
    /// The work that was given up while a watch was active.
    var abandoned: [Watch.Abandoned] = []
  }

  /// Installs the function that returns the scope of the running test; without it no work is
  /// tracked.
  package static func install(scope: @escaping @Sendable () -> Scope?) {
    provider.withLock { $0.scope = scope }
  }

  /// The scope that the installed function returns.
  static var installedScope: Scope? {
    let scope = provider.withLock { $0.scope }
    return scope?()
  }

  /// Returns the pending work of the running test, in the order in which it began.
  ///
  /// Work that is scheduled for a later time of a test clock or a test scheduler is not pending,
  /// since only the test can advance to that time. ``waiting()`` returns it.
  ///
  /// - Returns: The work; empty outside of a test.
  public static func pending() -> [PendingWork] { pending(in: scope) }

  /// Returns the work of the running test that is scheduled for a later time of a test clock or a
  /// test scheduler, in the order in which it began.
  ///
  /// - Returns: The work; empty outside of a test.
  public static func waiting() -> [PendingWork] { waiting(in: scope) }

  package static func pending(in scope: Scope?) -> [PendingWork] {
    work(in: scope, isPending: true)
  }

  package static func waiting(in scope: Scope?) -> [PendingWork] {
    work(in: scope, isPending: false)
  }

  private static func work(in scope: Scope?, isPending: Bool) -> [PendingWork] {
    SinkStatement.end()
    guard let scope, count.load(ordering: .acquiring) > 0 else { return [] }
    let entries = state.withLock { $0.scopes[scope] ?? [:] }
    // Not under the lock: a scheduler has its own lock.
    return entries.filter { ($0.value.time?.hasCome ?? true) == isPending }
      .sorted { $0.key < $1.key }.map(\.value.work)
  }

  /// Registers work.
  ///
  /// - Parameters:
  ///   - work: The work that begins.
  ///   - scope: The test that it belongs to; by default the running test.
  /// - Returns: A token that removes the entry by `end()` or when it is released; `nil` outside of
  ///   a test.
  package static func begin(
    _ work: @autoclosure () -> PendingWork, in scope: Scope? = WorkTracker.scope
  ) -> Token? {
    guard let scope else { return nil }
    let work = work()
    let number = state.withLock { state in
      state.next += 1
      state.scopes[scope, default: [:]][state.next] = Entry(work: work)
      count.add(1, ordering: .releasing)
      return state.next
    }
    return Token(scope: scope, number: number)
  }

  /// Removes all entries of a scope, at the end of its test.
  package static func clear(_ scope: Scope) {
    state.withLock { state in
      let work = state.scopes.removeValue(forKey: scope)
      count.subtract(work?.count ?? 0, ordering: .releasing)
    }
  }

  /// A token for registered work, which removes its entry.
  public final class Token: Sendable {
    private let scope: Scope
    private let number: UInt64
    private let isEnded = Atomic(false)

    fileprivate init(scope: Scope, number: UInt64) { (self.scope, self.number) = (scope, number) }

    deinit { end() }

    /// Removes the entry; a second call does nothing.
    public func end() { strike(isAbandoned: false) }

    /// Makes the work pending only once its time has come.
    ///
    /// - Parameter time: The time of the work, which must not retain the token.
    func waits(for time: any WorkTime) {
      WorkTracker.state.withLock { $0.scopes[scope]?[number]?.time = time }
    }

    /// Ends the work item as unfinished, so that snapshots that are being taken report it.
    package func giveUp() { strike(isAbandoned: true) }

    private func strike(isAbandoned: Bool) {
      guard !isEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
      WorkTracker.state.withLock { state in
        guard let work = state.scopes[scope]?.removeValue(forKey: number)?.work else { return }
        if state.scopes[scope]?.isEmpty == true { state.scopes[scope] = nil }
        if isAbandoned, Watch.isAnyActive {
          state.abandoned.append(Watch.Abandoned(scope: scope, number: number, work: work))
        } else {
          count.subtract(1, ordering: .releasing)
        }
      }
    }
  }
}

/// The time of a test clock or a test scheduler at which work is due.
protocol WorkTime: Sendable {
  /// A Boolean value that indicates whether the time has come. It is read on any thread.
  var hasCome: Bool { get }
}

extension WorkTracker {
  /// The pending and the abandoned work while a component is created.
  ///
  /// A component that is created, drawn and released in one statement abandons the values that were
  /// being delivered to it. Its drawing is incomplete all the same.
  package final class Watch: Sendable {
    /// Abandoned work.
    fileprivate struct Abandoned {
      var scope: Scope
      var number: UInt64
      var work: PendingWork
      /// The serial number among all work that was abandoned while a watch was active.
      let serial = Watch.serials.add(1, ordering: .relaxed).newValue
    }

    private static let serials = Atomic<UInt64>(0)
    private static let active = Atomic(0)

    /// A Boolean value that indicates whether any watch is active.
    fileprivate static var isAnyActive: Bool { active.load(ordering: .acquiring) > 0 }

    private let start: UInt64
    private let isEnded = Atomic(false)

    /// Begins a watch.
    package init() {
      Self.active.add(1, ordering: .acquiringAndReleasing)
      start = Self.serials.load(ordering: .relaxed)
    }

    deinit { endOnce() }

    /// Ends the watch.
    ///
    /// - Returns: The work that the running test abandoned until the first call of this method,
    ///   followed by its currently pending work, each in the order in which it began.
    package func end() -> [PendingWork] {
      SinkStatement.end()
      // Most tests have no entries, so this avoids looking up the test.
      guard WorkTracker.count.load(ordering: .acquiring) > 0, let scope = WorkTracker.scope else {
        endOnce()
        return []
      }
      let isOver = isEnded.load(ordering: .acquiring)
      let abandoned = WorkTracker.state.withLock { state in
        isOver ? [] : state.abandoned.filter { $0.scope == scope && $0.serial > start }
      }
      endOnce()
      return abandoned.sorted { $0.number < $1.number }.map(\.work) + WorkTracker.pending(in: scope)
    }

    private func endOnce() {
      guard !isEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
      Self.active.subtract(1, ordering: .acquiringAndReleasing)
      guard WorkTracker.count.load(ordering: .acquiring) > 0 else { return }
      WorkTracker.state.withLock { state in
        // Later watches do not include these entries, so the last watch to end removes them.
        guard !Self.isAnyActive else { return }
        WorkTracker.count.subtract(state.abandoned.count, ordering: .releasing)
        state.abandoned = []
      }
    }
  }
}
