// SPDX-License-Identifier: MIT

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
