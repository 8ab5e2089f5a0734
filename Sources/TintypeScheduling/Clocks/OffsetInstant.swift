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
