// SPDX-License-Identifier: MIT

import Synchronization

/// The work that is pending, kept apart for each test.
///
/// Schedulers and clocks of this module enter what they are given, and strike it out when it has run
/// or was cancelled. What starts work by other means registers it here:
///
/// ```swift
/// let picture = try await Ledger.tracking("avatar.png", owner: self) {
///   try await loader.picture(at: url)
/// }
/// ```
///
/// A snapshot fails while work of its test is pending. Work that is scheduled for a later time of a
/// ``TestClock`` or a ``TestScheduler`` is not pending, since only the test can move that time.
/// Outside of tests nothing is kept.
public enum Ledger {
  /// The test that work belongs to.
  ///
  /// Scopes of equal names are one.
  package struct Scope: Hashable, Sendable {
    private let name: String

    package init(_ name: String) { self.name = name }
  }

  /// The function that returns the scope of the test that runs.
  ///
  /// It is in a structure, since a mutex of a function wraps it once more whenever it is locked, until
  /// a call overflows the stack.
  private struct Provider: Sendable {
    var scope: (@Sendable () -> Scope?)?
  }

  private static let provider = Mutex(Provider())
  private static let state = Mutex(State())
  /// How much the state holds, for those who need not look then.
  private static let count = Atomic(0)

  /// Work, and whether it is due where a test controls the time that it waits for.
  private struct Entry: Sendable {
    var work: PendingWork
    /// The time that the work waits for; `nil` for work that is pending from its beginning to its end.
    var time: (any WorkTime)?
  }

  private struct State {
    var next: UInt64 = 0
    var scopes: [Scope: [UInt64: Entry]] = [:]
    /// What was given up while somebody watched.
    var givenUp: [Watch.GivenUp] = []
  }

  /// Says how the test that runs is known; without it nothing is kept.
  package static func install(scope: @escaping @Sendable () -> Scope?) {
    provider.withLock { $0.scope = scope }
  }

  /// The scope that the installed function returns.
  static var installedScope: Scope? {
    let scope = provider.withLock { $0.scope }
    return scope?()
  }

  /// The pending work of the test that runs here, in the order in which it was begun.
  ///
  /// Work that is scheduled for a later time of a test clock or a test scheduler is not pending: only
  /// the test can move that time. ``waiting()`` returns it.
  ///
  /// - Returns: The work; nothing outside of a test.
  public static func pending() -> [PendingWork] { pending(in: scope) }

  /// The work of the test that runs here that is scheduled for a later time of a test clock or a test
  /// scheduler, in the order in which it was begun.
  ///
  /// - Returns: The work; nothing outside of a test.
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
    // Not under the lock: a scheduler has a lock of its own.
    return entries.filter { ($0.value.time?.hasCome ?? true) == isPending }
      .sorted { $0.key < $1.key }.map(\.value.work)
  }

  /// Enters work.
  ///
  /// - Parameters:
  ///   - work: What is begun.
  ///   - scope: The test that it belongs to; by default the one that runs here.
  /// - Returns: What strikes it out again, by `end()` or when it is released; `nil` where no test
  ///   runs.
  package static func begin(
    _ work: @autoclosure () -> PendingWork, in scope: Scope? = Ledger.scope
  ) -> Ticket? {
    guard let scope else { return nil }
    let work = work()
    let number = state.withLock { state in
      state.next += 1
      state.scopes[scope, default: [:]][state.next] = Entry(work: work)
      count.add(1, ordering: .releasing)
      return state.next
    }
    return Ticket(scope: scope, number: number)
  }

  /// Strikes out everything of a scope, at the end of its test.
  package static func clear(_ scope: Scope) {
    state.withLock { state in
      let work = state.scopes.removeValue(forKey: scope)
      count.subtract(work?.count ?? 0, ordering: .releasing)
    }
  }

  /// What strikes work out of the ledger.
  public final class Ticket: Sendable {
    private let scope: Scope
    private let number: UInt64
    private let isEnded = Atomic(false)

    fileprivate init(scope: Scope, number: UInt64) {
      self.scope = scope
      self.number = number
    }

    deinit { end() }

    /// Strikes the work out; a second call does nothing.
    public func end() { strike(isGivenUp: false) }

    /// Makes the work pending only when its time has come.
    ///
    /// - Parameter time: The time of the work, which must not keep the ticket alive.
    func waits(for time: any WorkTime) {
      Ledger.state.withLock { $0.scopes[scope]?[number]?.time = time }
    }

    /// Strikes out work that nobody waits for any more, and that is not done.
    func giveUp() { strike(isGivenUp: true) }

    private func strike(isGivenUp: Bool) {
      guard !isEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
      Ledger.state.withLock { state in
        guard let work = state.scopes[scope]?.removeValue(forKey: number)?.work else { return }
        if state.scopes[scope]?.isEmpty == true { state.scopes[scope] = nil }
        if isGivenUp, Watch.isAnyActive {
          state.givenUp.append(Watch.GivenUp(scope: scope, number: number, work: work))
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

extension Ledger {
  /// What is pending while something is made, and what it gives up on the way.
  ///
  /// A component that is made, drawn and released in one go takes with it the values that were on
  /// their way to it. What it has drawn lacks them all the same.
  package final class Watch: Sendable {
    /// Work that was given up.
    fileprivate struct GivenUp {
      var scope: Scope
      var number: UInt64
      var work: PendingWork
      /// Its place among all that was ever given up while somebody watched.
      let serial = Watch.serials.add(1, ordering: .relaxed).newValue
    }

    private static let serials = Atomic<UInt64>(0)
    private static let active = Atomic(0)

    /// Whether anybody watches.
    fileprivate static var isAnyActive: Bool { active.load(ordering: .acquiring) > 0 }

    private let start: UInt64
    private let isEnded = Atomic(false)

    /// Watches from now on.
    package init() {
      Self.active.add(1, ordering: .acquiringAndReleasing)
      start = Self.serials.load(ordering: .relaxed)
    }

    deinit { endOnce() }

    /// Ends the watch.
    ///
    /// - Returns: What the test that runs here has given up until the first end, and what is pending in
    ///   it now, each in the order in which it was begun.
    package func end() -> [PendingWork] {
      SinkStatement.end()
      // Most tests have nothing, and need not find out which test this is.
      guard Ledger.count.load(ordering: .acquiring) > 0, let scope = Ledger.scope else {
        endOnce()
        return []
      }
      let isOver = isEnded.load(ordering: .acquiring)
      let givenUp = Ledger.state.withLock { state in
        isOver ? [] : state.givenUp.filter { $0.scope == scope && $0.serial > start }
      }
      endOnce()
      return givenUp.sorted { $0.number < $1.number }.map(\.work) + Ledger.pending(in: scope)
    }

    private func endOnce() {
      guard !isEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
      Self.active.subtract(1, ordering: .acquiringAndReleasing)
      guard Ledger.count.load(ordering: .acquiring) > 0 else { return }
      Ledger.state.withLock { state in
        // Whoever watches by now has nothing to do with what is there.
        guard !Self.isAnyActive else { return }
        Ledger.count.subtract(state.givenUp.count, ordering: .releasing)
        state.givenUp = []
      }
    }
  }
}
