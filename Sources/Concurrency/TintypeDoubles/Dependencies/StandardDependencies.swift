// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

extension DependencyValues {
  /// The scheduler on which the code under test updates the user interface.
  ///
  /// It has no default in tests: each use reports an issue, and the action runs immediately.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static var liveValue: AnySchedulerOf<DispatchQueue> { .main }
  static var testValue: AnySchedulerOf<DispatchQueue> { .unimplemented("mainQueue") }
}

extension DependencyValues {
  /// The clock on which the code under test waits.
  ///
  /// It has no default in tests: waiting reports an issue, and ends as if it were canceled.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    MissingClock(place: DependencyContext.current.lookup?.declaration)
  }
}

/// The clock of tests that have not set one.
struct MissingClock: Clock {
  typealias Instant = OffsetInstant<Duration>

  /// The source location of the declaration in the code under test.
  let place: CreationSite?
  private let first = First()

  var now: Instant {
    report()
    return Instant()
  }

  init(place: CreationSite?) { self.place = place }

  /// Reports the issue once; a sleep reads the time first.
  private func report() {
    if first.isNow { IssueReporter.report(DependencyIssue.noClock, at: place) }
  }

  private final class First: Sendable {
    private let isOver = Atomic(false)

    var isNow: Bool { !isOver.exchange(true, ordering: .relaxed) }
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report()
    // A loop that sleeps must not run endlessly.
    throw CancellationError()
  }
}
