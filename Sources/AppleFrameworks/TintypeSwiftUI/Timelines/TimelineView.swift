// SPDX-License-Identifier: MIT

import Foundation

/// A view that is updated at the dates of a schedule.
///
/// A snapshot shows the view at the current date of the environment, which is never that of the
/// machine.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// The date and the frequency of an update.
  public struct Context {
    /// The frequency of updates.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// Continuous updates.
      case live
      /// An update each second.
      case seconds
      /// An update each minute.
      case minutes
    }

    /// The date of the update.
    public let date: Date
    /// The frequency of updates.
    public let cadence: TimelineView<Schedule, Content>.Context.Cadence

    init(date: Date, cadence: TimelineView<Schedule, Content>.Context.Cadence = .live) {
      self.date = date
      self.cadence = cadence
    }

    /// Discards updates that were prepared, of which a snapshot has none.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The context of the content of timelines.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: Returns the content of an update.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: Returns the content of an update.
  @available(*, deprecated, message: "Use TimelineViewDefaultContext for the type of the context.")
  @_disfavoredOverload
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(Context(date: $0.date)) }
  }

  func nodes(in scope: ViewScope) -> [Node] {
    let context = TimelineViewDefaultContext(date: date(at: scope.environment.currentDate))
    // Proof of safety: the closure is called during an evaluation.
    nonisolated(unsafe) let content = content
    nonisolated(unsafe) var view: Content?
    assumingMainActor { view = content(context) }
    return view.map { scope.nodes(of: $0) } ?? []
  }

  /// Returns the date of the last update that is not after a date, or the date itself before the
  /// first update.
  private func date(at now: Date) -> Date {
    var last: Date?
    // The schedule of an animation has no end.
    for date in schedule.entries(from: now, mode: .normal).prefix(10_000) {
      guard date <= now else { break }
      last = date
    }
    return last ?? now
  }
}
