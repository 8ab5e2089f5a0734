// SPDX-License-Identifier: MIT

import TintypeScheduling

/// A scheduler that runs actions immediately, before the call that schedules them returns.
///
/// An action with a date runs immediately, too. A repeating action runs once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A time of the scheduler, which is always now.
  public struct SchedulerTimeType: Strideable {
    fileprivate let time: Int

    fileprivate init(_ time: Int) { self.time = time }

    /// Returns the distance from this point to another one.
    public func distance(to other: ImmediateScheduler.SchedulerTimeType) -> Stride {
      Stride(other.time - time)
    }

    /// Returns the point that is offset by a stride.
    public func advanced(
      by n: ImmediateScheduler.SchedulerTimeType.Stride
    ) -> ImmediateScheduler.SchedulerTimeType {
      Self(time.addingReportingOverflow(n.magnitude).partialValue)
    }

    /// A length of time in nanoseconds.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      /// The nanoseconds; negative for a negative length.
      public var magnitude: Int

      /// Creates a length.
      public init(_ value: Int) { magnitude = value }

      /// Creates a length.
      public init(integerLiteral value: Int) { self.init(value) }

      /// Creates a length, rounded toward zero.
      public init(floatLiteral value: Double) {
        self.init(Int(exactly: value.rounded(.towardZero)) ?? 0)
      }

      /// Creates a length; returns `nil` if the value is out of range.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      /// Returns a Boolean value that indicates whether the first length is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// Returns the product of two lengths.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &* rhs.magnitude)
      }

      /// Returns the sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &+ rhs.magnitude)
      }

      /// Returns the difference of two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &- rhs.magnitude)
      }

      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Multiplies by a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      /// Creates a length, which is zero, since the time does not advance.
      public static func seconds(_ s: Int) -> Stride { 0 }

      /// Creates a length, which is zero, since the time does not advance.
      public static func seconds(_ s: Double) -> Stride { 0 }

      /// Creates a length, which is zero, since the time does not advance.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }

      /// Creates a length, which is zero, since the time does not advance.
      public static func microseconds(_ us: Int) -> Stride { 0 }

      /// Creates a length, which is zero, since the time does not advance.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The options of the scheduler; there are none.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The constant time of the scheduler.
  public var now: ImmediateScheduler.SchedulerTimeType { SchedulerTimeType(0) }

  /// The minimum tolerance: zero.
  public var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride { 0 }

  /// Runs an action.
  public func schedule(
    options: ImmediateScheduler.SchedulerOptions?, _ action: @escaping () -> Void
  ) { action() }

  /// Runs an action immediately and ignores its date.
  public func schedule(
    after date: ImmediateScheduler.SchedulerTimeType,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: ImmediateScheduler.SchedulerOptions?, _ action: @escaping () -> Void
  ) { action() }

  /// Runs an action once, immediately, and ignores its date.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - interval: Ignored.
  ///   - tolerance: Ignored.
  ///   - options: Ignored.
  ///   - action: The closure to run.
  /// - Returns: A cancellable that does nothing.
  public func schedule(
    after date: ImmediateScheduler.SchedulerTimeType,
    interval: ImmediateScheduler.SchedulerTimeType.Stride,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: ImmediateScheduler.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
