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

    /// Adds to the first.
    public static func += (a: inout Self, b: Self) { a = a + b }

    /// Takes from the first.
    public static func -= (a: inout Self, b: Self) { a = a - b }

    /// Multiplies the first, both in seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }
#endif
