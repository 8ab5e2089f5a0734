// SPDX-License-Identifier: MIT

/// A point in time of a clock that is not a real one: the time since the clock's beginning.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time since the beginning.
  public var offset: Duration

  /// Creates a point in time; by default the beginning.
  public init(offset: Duration = .zero) { self.offset = offset }

  /// Returns the point in time that is a duration away.
  ///
  /// With `Swift.Duration` it is at most `Int64.max` seconds from the beginning, in either direction.
  ///
  /// - Parameter duration: How much later; negative for an earlier point.
  /// - Returns: The point in time.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: SaturatingDuration.sum(offset, duration))
  }

  /// The time from this point to another one.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The time; negative if the other one is earlier. With `Swift.Duration` it is at most
  ///   `Int64.max` seconds, in either direction.
  public func duration(to other: Self) -> Duration {
    SaturatingDuration.difference(other.offset, offset)
  }

  /// A Boolean value that indicates whether a clock never comes to this point, since it is the last
  /// one that there is.
  var isNever: Bool {
    (offset as? Swift.Duration).map { $0 >= SaturatingDuration.limit } ?? false
  }

  /// Whether one is earlier than another.
  public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
}

/// Arithmetic of durations that ends at the longest one instead of trapping.
///
/// It saturates for `Swift.Duration`. The operators of other types decide for themselves.
enum SaturatingDuration {
  /// The longest duration, in either direction: the seconds of an `Int64`.
  ///
  /// `Swift.Duration` itself counts attoseconds in 128 bits, but `components` and conversions to
  /// other units trap where the seconds need more than 64.
  static let limit = Duration.seconds(Int64.max)

  static func sum<D: DurationProtocol>(_ a: D, _ b: D) -> D {
    combine(a, b) { $0.addingReportingOverflow($1) } ?? a + b
  }

  static func difference<D: DurationProtocol>(_ a: D, _ b: D) -> D {
    combine(a, b) { $0.subtractingReportingOverflow($1) } ?? a - b
  }

  /// A duration of seconds; zero where the number is not a number.
  static func seconds(_ seconds: Double) -> Duration {
    if seconds.isNaN { return .zero }
    let bound = Double(Int64.max)
    guard abs(seconds) < bound else { return seconds < 0 ? .zero - limit : limit }
    return .seconds(seconds)
  }

  /// Combines two durations; `nil` where they are not of the type that saturates.
  private static func combine<D: DurationProtocol>(
    _ a: D, _ b: D, _ operation: (Int128, Int128) -> (partialValue: Int128, overflow: Bool)
  ) -> D? {
    guard let a = a as? Duration, let b = b as? Duration else { return nil }
    let (result, isBeyond) = operation(a.attoseconds, b.attoseconds)
    let bound = limit.attoseconds
    // An overflow of 128 bits has the sign of the first operand.
    let bounded = isBeyond ? (a < .zero ? -bound : bound) : min(max(result, -bound), bound)
    return Duration(attoseconds: bounded) as? D
  }
}
