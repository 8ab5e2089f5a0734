// SPDX-License-Identifier: MIT

#if !canImport(Combine)
  import Foundation

  /// A point in time of a scheduler that goes by dates.
  ///
  /// `Owner` only tells the times of one kind of scheduler from those of another:
  /// `OperationQueue.SchedulerTimeType` and `RunLoop.SchedulerTimeType`.
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

    /// The time from this point to another one.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The point that is a time away.
    public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

    /// Whether two are the same point.
    public static func == (a: Self, b: Self) -> Bool { a.date == b.date }

    /// Whether one comes before another.
    public static func < (a: Self, b: Self) -> Bool { a.date < b.date }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(date) }

    /// A length of time; a literal is in seconds.
    public struct Stride: Hashable, Codable, Sendable {
      /// The seconds, less than zero where the length is.
      public var timeInterval: TimeInterval

      /// Creates a length of seconds.
      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

      /// The seconds, less than zero where the length is.
      public var magnitude: TimeInterval { timeInterval }

      /// The length as Dispatch has it, rounded; what is not a number is none.
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
    /// Creates a length of seconds.
    public init(integerLiteral value: Int) { self.init(Double(value)) }

    /// Creates a length of seconds.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a length of seconds; `nil` where it cannot be told exactly.
    public init?(exactly source: some BinaryInteger) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.init(seconds)
    }

    /// Whether one is shorter than another.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }

    /// The sum of two.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }

    /// The difference of two.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }

    /// The product of two, both in seconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }

    /// Multiplies the first, both in seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }

  extension OperationQueue: Scheduler {
    /// A point in time of an operation queue.
    public typealias SchedulerTimeType = DateSchedulerTime<OperationQueue>

    /// What an operation queue can be told of an action, which is nothing.
    public struct SchedulerOptions: Sendable {
      /// Creates options.
      public init() {}
    }

    /// The date of the system's clock.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None: a queue takes any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an action to the queue.
    ///
    /// It is in the ledger of its test until it has run, or was cancelled by the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let work = ScheduledAction(.action, on: SchedulerName.of(queue: self), action)
      addOperation { work.runLast() }
    }

    /// Adds an action to the queue at a time; it keeps to the time as well as it can.
    ///
    /// It is in the ledger of its test until it has run, or was cancelled by the queue.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let work = ScheduledAction(.action, on: SchedulerName.of(queue: self), action)
      DispatchQueue.global().asyncAfter(deadline: deadline(date)) {
        self.addOperation { work.runLast() }
      }
    }

    /// Adds an action to the queue at a time, and again after each interval.
    ///
    /// It is in the ledger of its test until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: When it is added for the first time.
    ///   - interval: The time between two; at least a nanosecond.
    ///   - tolerance: By how much one may be late.
    ///   - options: Are not used.
    ///   - action: What runs.
    /// - Returns: What cancels it, by `cancel()` or when it is released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let work = ScheduledAction(.timer, on: SchedulerName.of(queue: self), action)
      return LedgerDispatch.repeating(
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

    /// What a run loop can be told of an action, which is nothing.
    public struct SchedulerOptions: Sendable {
      /// Creates options.
      public init() {}
    }

    /// The date of the system's clock.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None: a run loop takes any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the default mode of the loop, when it runs next.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let work = ScheduledAction(.action, on: SchedulerName.of(loop: self), action)
      perform { work.runLast() }
      // A block alone does not wake a loop that waits on another thread; a timer that is due does.
      if RunLoop.current !== self {
        add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
      }
    }

    /// Runs an action in the default mode of the loop at a time or later.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let work = ScheduledAction(.action, on: SchedulerName.of(loop: self), action)
      let timer = Timer(fire: fireDate(date), interval: 0, repeats: false) { _ in work.runLast() }
      timer.tolerance = max(tolerance, 0).timeInterval
      add(timer, forMode: .default)
    }

    /// Runs an action in the default mode of the loop at a time, and again after each interval.
    ///
    /// It is in the ledger of its test until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: When it runs for the first time.
    ///   - interval: The time between two runs; at least a tenth of a millisecond.
    ///   - tolerance: By how much a run may be late.
    ///   - options: Are not used.
    ///   - action: What runs.
    /// - Returns: What cancels it, by `cancel()` or when it is released.
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

    /// A date that a timer can take: what is not a number is now.
    private func fireDate(_ date: SchedulerTimeType) -> Date {
      date.date.timeIntervalSinceReferenceDate.isNaN ? Date() : date.date
    }
  }
#endif
