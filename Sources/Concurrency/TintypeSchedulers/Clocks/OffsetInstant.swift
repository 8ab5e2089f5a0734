// SPDX-License-Identifier: MIT

/// A point in time of a simulated clock, as the time since the clock's start.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time since the clock's start.
  public var offset: Duration

  /// Creates a point in time; by default the clock's start.
  public init(offset: Duration = .zero) { self.offset = offset }

  /// Returns the point in time that is offset by a duration.
  ///
  /// With `Swift.Duration`, the result is at most `Int64.max` seconds from the start, in either
  /// direction.
  ///
  /// - Parameter duration: The offset; negative for an earlier point.
  /// - Returns: The point in time.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: SaturatingDuration.sum(offset, duration))
  }

  /// Returns the duration from this point to another one.
  ///
  /// - Parameter other: The other point.
  /// - Returns: The duration; negative if the other point is earlier. With `Swift.Duration`, it is
  ///   at most `Int64.max` seconds, in either direction.
  public func duration(to other: Self) -> Duration {
    SaturatingDuration.difference(other.offset, offset)
  }

  /// A Boolean value that indicates whether a clock never reaches this point, because it is the
  /// last representable one.
  var isNever: Bool { (offset as? Swift.Duration).map { $0 >= SaturatingDuration.limit } ?? false }

  /// Returns a Boolean value that indicates whether the first point is earlier than the second.
  public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
}

/// Arithmetic of durations that saturates instead of trapping.
///
/// Only `Swift.Duration` saturates. Other types use their own operators.
enum SaturatingDuration {
  /// The longest duration, in either direction: `Int64.max` seconds.
  ///
  /// `Swift.Duration` itself counts attoseconds in 128 bits, but `components` and conversions to
  /// other units trap if the seconds need more than 64 bits.
  static let limit = Duration.seconds(Int64.max)

  static func sum<D: DurationProtocol>(_ a: D, _ b: D) -> D {
    combine(a, b) { $0.addingReportingOverflow($1) } ?? a + b
  }

  static func difference<D: DurationProtocol>(_ a: D, _ b: D) -> D {
    combine(a, b) { $0.subtractingReportingOverflow($1) } ?? a - b
  }

  /// Returns a duration in seconds; zero for NaN.
  static func seconds(_ seconds: Double) -> Duration {
    if seconds.isNaN { return .zero }
    let bound = Double(Int64.max)
    guard abs(seconds) < bound else { return seconds < 0 ? .zero - limit : limit }
    return .seconds(seconds)
  }

  /// Combines two durations; returns `nil` if they are not of the saturating type.
  private static func combine<D: DurationProtocol>(
    _ a: D, _ b: D, _ operation: (Int128, Int128) -> (partialValue: Int128, overflow: Bool)
  ) -> D? {
    guard let a = a as? Duration, let b = b as? Duration else { return nil }
    let (result, isBeyond) = operation(a.attoseconds, b.attoseconds)
    let bound = limit.attoseconds
    // A 128-bit overflow has the sign of the first operand.
    let bounded = isBeyond ? (a < .zero ? -bound : bound) : min(max(result, -bound), bound)
    return Duration(attoseconds: bounded) as? D
  }
}
