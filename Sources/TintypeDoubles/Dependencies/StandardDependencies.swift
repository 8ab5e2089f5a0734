// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

extension DependencyValues {
  /// The scheduler on which the code under test shows what changes.
  ///
  /// In tests there is none until one is set: whatever is scheduled fails the test, and runs at once.
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
  /// The clock by which the code under test waits.
  ///
  /// In tests there is none until one is set: a wait fails the test, and ends as if it were canceled.
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

/// The clock of tests that have set none.
struct MissingClock: Clock {
  typealias Instant = OffsetInstant<Duration>

  /// Where the code under test declares it.
  let place: CreationPlace?
  private let first = First()

  var now: Instant {
    report()
    return Instant()
  }

  init(place: CreationPlace?) { self.place = place }

  /// To sleep is to ask for the time first: a test is told once.
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
    // Whoever waits in a loop must not run on without end.
    throw CancellationError()
  }
}
