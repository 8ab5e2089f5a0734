// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Combine)
  import Combine
#endif

/// A scheduler that no code of a test should use.
///
/// Every use is told as an issue; actions run all the same, at once, so that one missing scheduler
/// does not make everything after it fail too.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// What the messages begin with.
  private let prefix: String
  private let immediate: ImmediateScheduler<SchedulerTimeType, SchedulerOptions>
  private let place: CreationPlace?

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - prefix: What the messages begin with, such as the name of the model; by default nothing.
  ///   - now: The time that it starts at.
  ///   - fileID: Where it is created.
  ///   - filePath: Where it is created.
  ///   - line: Where it is created.
  ///   - column: Where it is created.
  public init(
    _ prefix: String = "",
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      prefix, now: now,
      place: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init(_ prefix: String, now: SchedulerTimeType, place: CreationPlace?) {
    self.prefix = prefix
    self.place = place
    immediate = ImmediateScheduler(now: now, place: place)
  }

  /// The time that it started at, or the date of the last action; an issue.
  public var now: SchedulerTimeType {
    report(.now)
    return immediate.now
  }

  /// None; an issue.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report(.minimumTolerance)
    return immediate.minimumTolerance
  }

  /// Runs an action; an issue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report(.action)
    immediate.schedule(options: options, action)
  }

  /// Runs an action at once; an issue.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    report(.delayed)
    immediate.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs an action at once, and once; an issue.
  ///
  /// - Parameters:
  ///   - date: The date that the time moves on to.
  ///   - interval: Is not used.
  ///   - tolerance: Is not used.
  ///   - options: Are not used.
  ///   - action: What runs.
  /// - Returns: What has nothing left to cancel.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    report(.timer)
    return immediate.schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }

  private func report(_ use: SchedulerIssue.Use) {
    IssueReporter.report(
      SchedulerIssue.unimplemented(prefix: prefix, use), at: WorkOrigin.current?.place ?? place)
  }
}

extension UnimplementedScheduler: NamedScheduler {
  package var schedulerName: String { "UnimplementedScheduler" }
}

/// The unimplemented scheduler that stands in for another one:
/// `UnimplementedSchedulerOf<DispatchQueue>`.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A scheduler in place of a dispatch queue that should not be used.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { unimplemented("") }

  /// A scheduler in place of a dispatch queue that should not be used.
  ///
  /// - Parameter prefix: What the messages begin with.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(prefix, now: .start, place: nil)
  }
}

extension OperationQueue {
  /// A scheduler in place of an operation queue that should not be used.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> { unimplemented("") }

  /// A scheduler in place of an operation queue that should not be used.
  ///
  /// - Parameter prefix: What the messages begin with.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(prefix, now: .start, place: nil)
  }
}

extension RunLoop {
  /// A scheduler in place of a run loop that should not be used.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> { unimplemented("") }

  /// A scheduler in place of a run loop that should not be used.
  ///
  /// - Parameter prefix: What the messages begin with.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(prefix, now: .start, place: nil)
  }
}

extension UIScheduler {
  /// A scheduler in place of the user interface's that should not be used.
  public static var unimplemented: UnimplementedSchedulerOf<UIScheduler> {
    DispatchQueue.unimplemented
  }

  /// A scheduler in place of the user interface's that should not be used.
  ///
  /// - Parameter prefix: What the messages begin with.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<UIScheduler> {
    DispatchQueue.unimplemented(prefix)
  }
}
