// SPDX-License-Identifier: MIT

#if !canImport(Combine)
  import Dispatch

  extension DispatchQueue: Scheduler {
    /// What a dispatch queue can be told of an action.
    public struct SchedulerOptions {
      /// The quality of service.
      public var qos: DispatchQoS
      /// How the action is run.
      public var flags: DispatchWorkItemFlags
      /// The group that the action belongs to.
      public var group: DispatchGroup?

      /// Creates options.
      ///
      /// - Parameters:
      ///   - qos: The quality of service; by default the queue's.
      ///   - flags: How the action is run; by default as the queue does.
      ///   - group: The group that the action belongs to; by default none.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The time of the system's monotonic clock.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// None: a queue takes any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue as soon as possible.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      LedgerDispatch.schedule(on: self, options: options, action)
    }

    /// Runs an action on the queue at a time or later; it keeps to the time as well as it can.
    ///
    /// It is in the ledger of its test until it has run.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      LedgerDispatch.schedule(on: self, after: date.dispatchTime, options: options, action)
    }

    /// Runs an action on the queue at a time, and again after each interval.
    ///
    /// It is in the ledger of its test until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: When it runs for the first time.
    ///   - interval: The time between two runs; at least a nanosecond.
    ///   - tolerance: By how much a run may be late.
    ///   - options: Are not used, as a timer has none of them.
    ///   - action: What runs.
    /// - Returns: What cancels it, by `cancel()` or when it is released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      LedgerDispatch.schedule(
        on: self, after: date.dispatchTime, interval: max(interval, .nanoseconds(1)).timeInterval,
        tolerance: max(tolerance, .nanoseconds(0)).timeInterval, action)
    }
  }

  extension DispatchQueue {
    /// A point in time of a dispatch queue.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
      /// The time of the system's monotonic clock.
      public var dispatchTime: DispatchTime

      /// Creates a point in time.
      public init(_ time: DispatchTime) { dispatchTime = time }

      /// Decodes the nanoseconds that ``encode(to:)`` writes.
      public init(from decoder: any Decoder) throws {
        let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
      }

      /// Encodes the nanoseconds of the clock.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds)
      }

      private var nanoseconds: UInt64 { dispatchTime.uptimeNanoseconds }

      /// The time from this point to another one; the longest there is where it is longer.
      public func distance(to other: Self) -> Stride {
        let (from, to) = (nanoseconds, other.nanoseconds)
        return to >= from
          ? .nanoseconds(Int(clamping: to - from))
          : .nanoseconds(-Int(clamping: from - to))
      }

      /// The point that is a time away; the first or the last there is where it would be beyond.
      public func advanced(by stride: Stride) -> Self {
        let length = UInt64(stride.magnitude.magnitude)
        let (sum, isBeyond) =
          stride.magnitude < 0
          ? nanoseconds.subtractingReportingOverflow(length)
          : nanoseconds.addingReportingOverflow(length)
        let last: UInt64 = stride.magnitude < 0 ? 0 : .max
        return Self(DispatchTime(uptimeNanoseconds: isBeyond ? last : sum))
      }

      /// Whether two are the same point.
      public static func == (a: Self, b: Self) -> Bool { a.nanoseconds == b.nanoseconds }

      /// Whether one comes before another.
      public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }

      /// Hashes what is compared.
      public func hash(into hasher: inout Hasher) { hasher.combine(nanoseconds) }
    }
  }

  extension DispatchQueue.SchedulerTimeType {
    /// A length of time in whole nanoseconds; a literal is in seconds.
    ///
    /// What does not fit becomes the longest length there is. The product of two lengths is taken in
    /// seconds, so that `length * 2` is twice the length.
    public struct Stride: Hashable, Codable, Sendable {
      /// The nanoseconds, less than zero where the length is.
      public var magnitude: Int

      /// Creates a length; `.never` is the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self = .nanoseconds(.max)
        }
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The length as Dispatch has it; the longest is `.never`.
      public var timeInterval: DispatchTimeInterval {
        magnitude == .max ? .never : .nanoseconds(magnitude)
      }
    }
  }

  extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    /// Creates a length of time from seconds.
    public static func seconds(_ s: Int) -> Self { make(s, times: 1_000_000_000) }

    /// Creates a length of time from seconds, rounded; what is not a number is none.
    public static func seconds(_ s: Double) -> Self {
      let nanoseconds = (s * 1_000_000_000).rounded()
      if nanoseconds.isNaN { return Self(nanoseconds: 0) }
      return Self(
        nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? -.max : .max))
    }

    /// Creates a length of time from milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { make(ms, times: 1_000_000) }

    /// Creates a length of time from microseconds.
    public static func microseconds(_ us: Int) -> Self { make(us, times: 1000) }

    /// Creates a length of time from nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    private static func make(_ count: Int, times unit: Int) -> Self {
      let (product, isBeyond) = count.multipliedReportingOverflow(by: unit)
      return Self(nanoseconds: isBeyond ? (count < 0 ? -.max : .max) : product)
    }
  }

  extension DispatchQueue.SchedulerTimeType.Stride: SignedNumeric, Comparable,
    ExpressibleByFloatLiteral
  {
    /// Creates a length of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Creates a length of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Creates a length of seconds; `nil` where it does not fit.
    public init?(exactly source: some BinaryInteger) {
      guard let count = Int(exactly: source) else { return nil }
      let (product, isBeyond) = count.multipliedReportingOverflow(by: 1_000_000_000)
      guard !isBeyond else { return nil }
      magnitude = product
    }

    /// Whether one is shorter than another.
    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }

    /// The sum of two.
    public static func + (a: Self, b: Self) -> Self {
      let (sum, isBeyond) = a.magnitude.addingReportingOverflow(b.magnitude)
      return Self(nanoseconds: isBeyond ? (b.magnitude < 0 ? -.max : .max) : sum)
    }

    /// The difference of two.
    public static func - (a: Self, b: Self) -> Self {
      let (difference, isBeyond) = a.magnitude.subtractingReportingOverflow(b.magnitude)
      return Self(nanoseconds: isBeyond ? (b.magnitude < 0 ? .max : -.max) : difference)
    }

    /// The product of two, both in seconds.
    public static func * (a: Self, b: Self) -> Self {
      let product = a.magnitude.multipliedFullWidth(by: b.magnitude)
      // Beyond these, the quotient of a division by 10^9 would have more than 64 bits.
      guard -500_000_000..<500_000_000 ~= product.high else {
        return Self(nanoseconds: product.high < 0 ? -.max : .max)
      }
      return Self(nanoseconds: 1_000_000_000.dividingFullWidth(product).quotient)
    }

    /// Multiplies the first, both in seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }
#endif
