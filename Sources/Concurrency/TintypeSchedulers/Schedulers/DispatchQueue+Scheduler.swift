// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  import Dispatch

  extension DispatchQueue: Scheduler {
    /// The options of a dispatch queue.
    public struct SchedulerOptions {
      /// The quality of service.
      public var qos: DispatchQoS
      /// The flags of the work item.
      public var flags: DispatchWorkItemFlags
      /// The group that the action belongs to.
      public var group: DispatchGroup?

      /// Creates options.
      ///
      /// - Parameters:
      ///   - qos: The quality of service; by default the queue's.
      ///   - flags: The flags of the work item; by default none.
      ///   - group: The group that the action belongs to; by default none.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        (self.qos, self.flags, self.group) = (qos, flags, group)
      }
    }

    /// The time of the system's monotonic clock.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// The minimum tolerance: zero, since a queue accepts any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue as soon as possible.
    ///
    /// The action is pending work of its test until it has run.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      WorkTrackerDispatch.schedule(on: self, options: options, action)
    }

    /// Runs an action on the queue at a given time or later, as precisely as possible.
    ///
    /// The action is pending work of its test until it has run.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      WorkTrackerDispatch.schedule(on: self, after: date.dispatchTime, options: options, action)
    }

    /// Runs an action on the queue at a given time, and repeatedly after each interval.
    ///
    /// The action is pending work of its test until it is canceled.
    ///
    /// - Parameters:
    ///   - date: The time of the first run.
    ///   - interval: The time between two runs; at least a nanosecond.
    ///   - tolerance: The maximum delay.
    ///   - options: Ignored, since a timer has no options.
    ///   - action: The closure to run.
    /// - Returns: A cancellable that cancels the action, by `cancel()` or when it is released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      WorkTrackerDispatch.schedule(
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

      /// Returns the distance from this point to another one, saturating.
      public func distance(to other: Self) -> Stride {
        let (from, to) = (nanoseconds, other.nanoseconds)
        return to >= from
          ? .nanoseconds(Int(clamping: to - from))
          : .nanoseconds(-Int(clamping: from - to))
      }

      /// Returns the point that is offset by a stride, saturating at the first or last
      /// representable one.
      public func advanced(by stride: Stride) -> Self {
        let length = UInt64(stride.magnitude.magnitude)
        let (sum, isBeyond) =
          stride.magnitude < 0
          ? nanoseconds.subtractingReportingOverflow(length)
          : nanoseconds.addingReportingOverflow(length)
        let last: UInt64 = stride.magnitude < 0 ? 0 : .max
        return Self(DispatchTime(uptimeNanoseconds: isBeyond ? last : sum))
      }

      /// Returns a Boolean value that indicates whether two points are equal.
      public static func == (a: Self, b: Self) -> Bool { a.nanoseconds == b.nanoseconds }

      /// Returns a Boolean value that indicates whether the first point is earlier than the second.
      public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }

      /// Hashes the nanoseconds.
      public func hash(into hasher: inout Hasher) { hasher.combine(nanoseconds) }
    }
  }

  extension DispatchQueue.SchedulerTimeType {
    /// A length of time in whole nanoseconds; a literal is in seconds.
    ///
    /// Values out of range become the longest representable length. Products are computed in
    /// seconds, so that `length * 2` is twice the length.
    public struct Stride: Hashable, Codable, Sendable {
      /// The nanoseconds; negative for a negative length.
      public var magnitude: Int

      /// Creates a length; `.never` is the longest representable one.
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

      /// The length as a Dispatch interval; the longest is `.never`.
      public var timeInterval: DispatchTimeInterval {
        magnitude == .max ? .never : .nanoseconds(magnitude)
      }
    }
  }

  extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    /// Creates a length of time from seconds.
    public static func seconds(_ s: Int) -> Self { make(s, times: 1_000_000_000) }

    /// Creates a length of time from seconds, rounded; NaN is zero.
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
    /// Creates a length from seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Creates a length from seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Creates a length from seconds; returns `nil` if the value is out of range.
    public init?(exactly source: some BinaryInteger) {
      guard let count = Int(exactly: source) else { return nil }
      let (product, isBeyond) = count.multipliedReportingOverflow(by: 1_000_000_000)
      guard !isBeyond else { return nil }
      magnitude = product
    }

    /// Returns a Boolean value that indicates whether the first length is shorter than the second.
    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }

    /// Returns the sum of two lengths.
    public static func + (a: Self, b: Self) -> Self {
      let (sum, isBeyond) = a.magnitude.addingReportingOverflow(b.magnitude)
      return Self(nanoseconds: isBeyond ? (b.magnitude < 0 ? -.max : .max) : sum)
    }

    /// Returns the difference of two lengths.
    public static func - (a: Self, b: Self) -> Self {
      let (difference, isBeyond) = a.magnitude.subtractingReportingOverflow(b.magnitude)
      return Self(nanoseconds: isBeyond ? (b.magnitude < 0 ? .max : -.max) : difference)
    }

    /// Returns the product of two lengths, both in seconds.
    public static func * (a: Self, b: Self) -> Self {
      let product = a.magnitude.multipliedFullWidth(by: b.magnitude)
      // Outside of this range, the quotient of a division by 10^9 has more than 64 bits.
      guard -500_000_000..<500_000_000 ~= product.high else {
        return Self(nanoseconds: product.high < 0 ? -.max : .max)
      }
      return Self(nanoseconds: 1_000_000_000.dividingFullWidth(product).quotient)
    }

    /// Multiplies the first length by the second, both in seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }
#endif
