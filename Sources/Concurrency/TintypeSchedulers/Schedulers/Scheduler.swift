// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  /// A protocol that defines when and how to execute a closure.
  ///
  /// As in Combine, an action is not `@Sendable`: it belongs to an actor or a queue, and the
  /// scheduler must run it there.
  public protocol Scheduler<SchedulerTimeType> {
    /// A point in time of the scheduler.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The options that can be passed to the scheduler with an action.
    associatedtype SchedulerOptions

    /// The scheduler's current time.
    var now: SchedulerTimeType { get }
    /// The minimum tolerance of the scheduler.
    var minimumTolerance: SchedulerTimeType.Stride { get }
    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs an action at a given time or later.
    func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void)
    /// Runs an action at a given time or later, and repeatedly after each interval, until it is
    /// canceled.
    func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable
  }

  /// A length of time that can be created from seconds, milliseconds, microseconds or nanoseconds.
  public protocol SchedulerTimeIntervalConvertible {
    /// Creates a length of time from seconds.
    static func seconds(_ s: Int) -> Self
    /// Creates a length of time from seconds.
    static func seconds(_ s: Double) -> Self
    /// Creates a length of time from milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Creates a length of time from microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Creates a length of time from nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
  }

  extension Scheduler {
    /// Runs an action as soon as possible.
    ///
    /// - Parameters:
    ///   - action: The closure to run.
    ///   - fileID: The file ID of the call site, for the record of pending work.
    ///   - filePath: The file path of the call site, for the record of pending work.
    ///   - line: The line of the call site, for the record of pending work.
    ///   - column: The column of the call site, for the record of pending work.
    public func schedule(
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
      WorkOrigin.binding(place) { schedule(options: nil, action) }
    }

    /// Runs an action at a given time or later.
    ///
    /// - Parameters:
    ///   - date: The time of the run.
    ///   - tolerance: The maximum delay; by default the scheduler's minimum tolerance.
    ///   - action: The closure to run.
    ///   - fileID: The file ID of the call site, for the record of pending work.
    ///   - filePath: The file path of the call site, for the record of pending work.
    ///   - line: The line of the call site, for the record of pending work.
    ///   - column: The column of the call site, for the record of pending work.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride? = nil,
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
      WorkOrigin.binding(place) {
        schedule(
          after: date, tolerance: tolerance ?? minimumTolerance, options: nil, action)
      }
    }

    /// Runs an action at a given time or later, and repeatedly after each interval.
    ///
    /// - Parameters:
    ///   - date: The time of the first run.
    ///   - interval: The time between two runs.
    ///   - tolerance: The maximum delay; by default the scheduler's minimum tolerance.
    ///   - action: The closure to run.
    ///   - fileID: The file ID of the call site, for the record of pending work.
    ///   - filePath: The file path of the call site, for the record of pending work.
    ///   - line: The line of the call site, for the record of pending work.
    ///   - column: The column of the call site, for the record of pending work.
    /// - Returns: A cancellable that cancels the action.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride? = nil,
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> any Cancellable {
      let place = CreationSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return WorkOrigin.binding(place) {
        schedule(
          after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil,
          action)
      }
    }
  }
#endif
