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
#endif
