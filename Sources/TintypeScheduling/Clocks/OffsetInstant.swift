// SPDX-License-Identifier: MIT

/// A point in time of a clock that is not a real one: the time since the clock's beginning.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time since the beginning.
  public var offset: Duration

  /// Creates a point in time; by default the beginning.
  public init(offset: Duration = .zero) { self.offset = offset }

  /// A later point in time.
  ///
  /// - Parameter duration: How much later.
  /// - Returns: The point in time.
  public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

  /// The time from this point to another one.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The time; negative if the other one is earlier.
  public func duration(to other: Self) -> Duration { other.offset - offset }

  /// Whether one is earlier than another.
  public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
}
