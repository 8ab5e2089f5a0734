// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import Foundation

  /// A point in time of a scheduler whose times are dates.
  ///
  /// `Owner` distinguishes the times of different schedulers: `OperationQueue.SchedulerTimeType`
  /// and `RunLoop.SchedulerTimeType`.
  public struct DateSchedulerTime<Owner>: Strideable, Hashable, Codable, Sendable {
    /// The date.
    public var date: Date

    /// Creates a point in time.
    public init(_ date: Date) { self.date = date }

    /// Decodes the date that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
      date = try decoder.singleValueContainer().decode(Date.self)
    }

    /// Encodes the date.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(date)
    }

    /// Returns the distance from this point to another one.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// Returns the point that is offset by a stride.
    public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

    /// Returns a Boolean value that indicates whether two points are equal.
    public static func == (a: Self, b: Self) -> Bool { a.date == b.date }

    /// Returns a Boolean value that indicates whether the first point is earlier than the second.
    public static func < (a: Self, b: Self) -> Bool { a.date < b.date }

    /// Hashes the date.
    public func hash(into hasher: inout Hasher) { hasher.combine(date) }

    /// A length of time; a literal is in seconds.
    public struct Stride: Hashable, Codable, Sendable {
      /// The seconds; negative for a negative length.
      public var timeInterval: TimeInterval

      /// Creates a length from seconds.
      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

      /// The seconds; negative for a negative length.
      public var magnitude: TimeInterval { timeInterval }

      /// The length as a Dispatch interval, rounded; NaN is zero.
      var dispatchInterval: DispatchTimeInterval {
        DispatchQueue.SchedulerTimeType.Stride.seconds(timeInterval).timeInterval
      }
    }
  }

  extension DateSchedulerTime.Stride: SchedulerTimeIntervalConvertible {
    /// Creates a length of time from seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }

    /// Creates a length of time from seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }

    /// Creates a length of time from milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1000) }

    /// Creates a length of time from microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1_000_000) }

    /// Creates a length of time from nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1_000_000_000) }
  }

  extension DateSchedulerTime.Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    /// Creates a length from seconds.
    public init(integerLiteral value: Int) { self.init(Double(value)) }

    /// Creates a length from seconds.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a length from seconds; returns `nil` if the value cannot be represented exactly.
    public init?(exactly source: some BinaryInteger) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.init(seconds)
    }

    /// Returns a Boolean value that indicates whether the first length is shorter than the second.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }

    /// Returns the sum of two lengths.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }

    /// Returns the difference of two lengths.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }

    /// Returns the product of two lengths, both in seconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }

    /// Multiplies the first length by the second, both in seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }

  extension OperationQueue: Scheduler {
    /// A point in time of an operation queue.
    public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

    /// The options of an operation queue; there are none.
    public struct SchedulerOptions: Sendable {
      /// Creates options.
      public init() {}
    }

    /// The date of the system clock.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The minimum tolerance: zero, since a queue accepts any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an action to the queue.
    ///
    /// The action is pending work of its test until it has run or the queue has canceled it.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let work = ScheduledAction(.action, on: SchedulerName.of(queue: self), action)
      addOperation { work.runLast() }
    }

    /// Adds an action to the queue at a given time, as precisely as possible.
    ///
    /// The action is pending work of its test until it has run or the queue has canceled it.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let work = ScheduledAction(.action, on: SchedulerName.of(queue: self), action)
      DispatchQueue.global().asyncAfter(deadline: deadline(date)) {
        self.addOperation { work.runLast() }
      }
    }

    /// Adds an action to the queue at a given time, and repeatedly after each interval.
    ///
    /// The action is pending work of its test until it is canceled.
    ///
    /// - Parameters:
    ///   - date: The time at which the action is first added.
    ///   - interval: The time between two additions; at least a nanosecond.
    ///   - tolerance: The maximum delay.
    ///   - options: Ignored.
    ///   - action: The closure to run.
    /// - Returns: A cancellable that cancels the action, by `cancel()` or when it is released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = ScheduledAction(.timer, on: SchedulerName.of(queue: self), action)
      return WorkTrackerDispatch.repeating(
        on: nil, after: deadline(date), interval: max(interval, 1e-9).dispatchInterval,
        tolerance: max(tolerance, 0).dispatchInterval, work
      ) {
        self.addOperation { work.run() }
      }
    }

    private func deadline(_ date: SchedulerTimeType) -> DispatchTime {
      let wait = max(now.distance(to: date), 0).dispatchInterval
      return DispatchQueue.main.now.advanced(by: .init(wait)).dispatchTime
    }
  }

  extension RunLoop: Scheduler {
    /// A point in time of a run loop.
    public typealias SchedulerTimeType = DateSchedulerTime<RunLoop>

    /// The options of a run loop; there are none.
    public struct SchedulerOptions: Sendable {
      /// Creates options.
      public init() {}
    }

    /// The date of the system clock.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The minimum tolerance: zero, since a run loop accepts any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the loop's default mode, during its next iteration.
    ///
    /// The action is pending work of its test until it has run.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let work = ScheduledAction(.action, on: SchedulerName.of(loop: self), action)
      perform { work.runLast() }
      // A block alone does not wake a loop that waits on another thread; a due timer does.
      if RunLoop.current !== self {
        add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
      }
    }

    /// Runs an action in the loop's default mode at a given time or later.
    ///
    /// The action is pending work of its test until it has run.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let work = ScheduledAction(.action, on: SchedulerName.of(loop: self), action)
      let timer = Timer(fire: fireDate(date), interval: 0, repeats: false) { _ in work.runLast() }
      timer.tolerance = max(tolerance, 0).timeInterval
      add(timer, forMode: .default)
    }

    /// Runs an action in the loop's default mode at a given time, and repeatedly after each
    /// interval.
    ///
    /// The action is pending work of its test until it is canceled.
    ///
    /// - Parameters:
    ///   - date: The time of the first run.
    ///   - interval: The time between two runs; at least a tenth of a millisecond.
    ///   - tolerance: The maximum delay.
    ///   - options: Ignored.
    ///   - action: The closure to run.
    /// - Returns: A cancellable that cancels the action, by `cancel()` or when it is released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = ScheduledAction(.timer, on: SchedulerName.of(loop: self), action)
      let timer = Timer(
        fire: fireDate(date), interval: max(interval, 1e-4).timeInterval, repeats: true
      ) { _ in work.run() }
      timer.tolerance = max(tolerance, 0).timeInterval
      add(timer, forMode: .default)
      return AnyCancellable {
        timer.invalidate()
        work.cancel()
      }
    }

    /// Returns a valid date for a timer; NaN becomes the current date.
    private func fireDate(_ date: SchedulerTimeType) -> Date {
      date.date.timeIntervalSinceReferenceDate.isNaN ? Date() : date.date
    }
  }
#endif
