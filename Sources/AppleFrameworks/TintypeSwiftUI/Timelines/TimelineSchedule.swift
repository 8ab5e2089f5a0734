// SPDX-License-Identifier: MIT

import Foundation

/// A type that provides the dates at which a view is updated.
public protocol TimelineSchedule {
  /// The mode of the updates.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates.
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The mode of the updates of a timeline.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// All updates.
  case normal
  /// Few updates, such as for a dimmed display.
  case lowFrequency
}

/// A schedule of dates at the same distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// Returns the dates from the last one that is not after a date.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start + max(count, 0) * interval, interval: interval)
  }
}

/// A schedule of all full minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var base: PeriodicTimelineSchedule.Entries

    /// Returns the next date.
    public mutating func next() -> Date? { base.next() }
  }

  /// Creates the schedule.
  public init() {}

  /// Returns the dates from the last one that is not after a date.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> EveryMinuteTimelineSchedule.Entries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(
      base: PeriodicTimelineSchedule.Entries(
        date: Date(timeIntervalSinceReferenceDate: minutes * 60), interval: 60))
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var base: PeriodicTimelineSchedule.Entries?

    /// Returns the next date.
    public mutating func next() -> Date? { base?.next() }
  }

  private let interval: Double
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The smallest distance of two dates in seconds; `nil` for the default.
  ///   - paused: Whether there are no dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1 / 60, 0.001)
    isPaused = paused
  }

  /// Returns the dates from a date on.
  public func entries(
    from start: Date, mode: TimelineScheduleMode
  ) -> AnimationTimelineSchedule.Entries {
    Entries(
      base: isPaused ? nil : PeriodicTimelineSchedule.Entries(date: start, interval: interval))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at the same distance in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of all full minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for an animation.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
