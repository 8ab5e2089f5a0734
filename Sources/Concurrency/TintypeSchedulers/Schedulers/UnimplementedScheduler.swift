// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

#if canImport(Darwin)
  import Combine
#endif

/// A scheduler that a test does not expect to be used.
///
/// Each use is reported as an issue. Actions run nevertheless, immediately, so that one missing
/// scheduler does not make everything after it fail as well.
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The beginning of the messages.
  private let prefix: String
  private let immediate: ImmediateScheduler<SchedulerTimeType, SchedulerOptions>
  private let place: CreationSite?

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the messages, such as the name of the model; by default nothing.
  ///   - now: The initial time.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init(_ prefix: String, now: SchedulerTimeType, place: CreationSite?) {
    (self.prefix, self.place) = (prefix, place)
    immediate = ImmediateScheduler(now: now, place: place)
  }

  /// The initial time or the date of the last action; reading it reports an issue.
  public var now: SchedulerTimeType {
    report(.now)
    return immediate.now
  }

  /// The minimum tolerance, which is zero; reading it reports an issue.
  public var minimumTolerance: SchedulerTimeType.Stride {
    report(.minimumTolerance)
    return immediate.minimumTolerance
  }

  /// Runs an action, and reports an issue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report(.action)
    immediate.schedule(options: options, action)
  }

  /// Runs an action immediately, and reports an issue.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    report(.delayed)
    immediate.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs an action immediately and once, and reports an issue.
  ///
  /// - Parameters:
  ///   - date: The date that the time advances to.
  ///   - interval: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The closure to run.
  /// - Returns: A cancellable that does nothing.
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

/// An unimplemented scheduler that can replace a given type:
/// `UnimplementedSchedulerOf<DispatchQueue>`.
public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A replacement for a dispatch queue that is not expected to be used.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { unimplemented("") }

  /// Returns a replacement for a dispatch queue that is not expected to be used.
  ///
  /// - Parameter prefix: The beginning of the messages.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(prefix, now: .start, place: nil)
  }
}

extension OperationQueue {
  /// A replacement for an operation queue that is not expected to be used.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> { unimplemented("") }

  /// Returns a replacement for an operation queue that is not expected to be used.
  ///
  /// - Parameter prefix: The beginning of the messages.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(prefix, now: .start, place: nil)
  }
}

extension RunLoop {
  /// A replacement for a run loop that is not expected to be used.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> { unimplemented("") }

  /// Returns a replacement for a run loop that is not expected to be used.
  ///
  /// - Parameter prefix: The beginning of the messages.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(prefix, now: .start, place: nil)
  }
}

extension UIScheduler {
  /// A replacement for the UI scheduler that is not expected to be used.
  public static var unimplemented: UnimplementedSchedulerOf<UIScheduler> {
    DispatchQueue.unimplemented
  }

  /// Returns a replacement for the UI scheduler that is not expected to be used.
  ///
  /// - Parameter prefix: The beginning of the messages.
  /// - Returns: The scheduler.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<UIScheduler> {
    DispatchQueue.unimplemented(prefix)
  }
}
