// SPDX-License-Identifier: MIT

#if canImport(Combine)
  import Combine

  // What Combine has is not made a second time: schedulers of this module are schedulers of Combine.

  /// Defines when and how to run a closure.
  public typealias Scheduler = Combine.Scheduler
  /// A length of time that is made from seconds, milliseconds, microseconds or nanoseconds.
  public typealias SchedulerTimeIntervalConvertible = Combine.SchedulerTimeIntervalConvertible
  /// Something that can be cancelled.
  public typealias Cancellable = Combine.Cancellable
  /// Something that is cancelled when it is released.
  public typealias AnyCancellable = Combine.AnyCancellable
#else
  /// Defines when and how to run a closure.
  ///
  /// An action is not `@Sendable`, as with Combine's protocol of this name: it comes from the objects
  /// of one actor or queue, and the scheduler must be one that brings it back there.
  public protocol Scheduler<SchedulerTimeType> {
    /// A point in time.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What else a scheduler can be told of an action.
    associatedtype SchedulerOptions

    /// The time as the scheduler has it.
    var now: SchedulerTimeType { get }
    /// The least tolerance that the scheduler can keep to.
    var minimumTolerance: SchedulerTimeType.Stride { get }
    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs an action at a time or later.
    func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void)
    /// Runs an action at a time or later, and again after each interval, until it is cancelled.
    func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable
  }

  /// A length of time that is made from seconds, milliseconds, microseconds or nanoseconds.
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

  /// Something that can be cancelled.
  public protocol Cancellable {
    /// Ends it; what is released by that is released at once.
    func cancel()
  }

  extension Scheduler {
    /// Runs an action as soon as possible.
    ///
    /// - Parameters:
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    public func schedule(
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      WorkOrigin.binding(place) { schedule(options: nil, action) }
    }

    /// Runs an action at a time or later.
    ///
    /// - Parameters:
    ///   - date: When it runs.
    ///   - tolerance: By how much it may be late; by default the least that the scheduler keeps to.
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride? = nil,
      _ action: @escaping () -> Void,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      WorkOrigin.binding(place) {
        schedule(
          after: date, tolerance: tolerance ?? minimumTolerance, options: nil, action)
      }
    }

    /// Runs an action at a time or later, and again after each interval.
    ///
    /// - Parameters:
    ///   - date: When it runs for the first time.
    ///   - interval: The time between two runs.
    ///   - tolerance: By how much a run may be late; by default the least that the scheduler keeps to.
    ///   - action: What runs.
    ///   - fileID: Where it is scheduled, for the ledger.
    ///   - filePath: Where it is scheduled, for the ledger.
    ///   - line: Where it is scheduled, for the ledger.
    ///   - column: Where it is scheduled, for the ledger.
    /// - Returns: What cancels it.
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
      let place = CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      return WorkOrigin.binding(place) {
        schedule(
          after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil,
          action)
      }
    }
  }
#endif
