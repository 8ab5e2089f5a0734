// SPDX-License-Identifier: MIT

/// A time in a medium.
public struct CMTime: Hashable, Sendable {
  /// The number of time units.
  public var value: Int64
  /// The number of time units in a second.
  public var timescale: Int32

  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Creates a time from a number of units.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates a time in seconds, rounded to a unit; 0 if it cannot be represented.
  public init(seconds: Double, preferredTimescale: Int32) {
    value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0
    timescale = preferredTimescale
  }

  /// An unknown time.
  public static let indefinite = CMTime(value: 0, timescale: 0)

  /// The time in seconds; not a number for an unknown time.
  public var seconds: Double { Double(value) / Double(timescale) }
  /// A Boolean value that indicates whether the time is known.
  public var isValid: Bool { timescale != 0 }
  /// A Boolean value that indicates whether the time is unknown.
  public var isIndefinite: Bool { timescale == 0 }
  /// A Boolean value that indicates whether the time is a number.
  public var isNumeric: Bool { timescale != 0 }
}

/// Returns a time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time from a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The number of frames or samples that a time counts.
public typealias CMTimeValue = Int64

/// The number of time units in a second.
public typealias CMTimeScale = Int32

extension CMTime: Comparable {
  /// An unknown time.
  public static let invalid = CMTime(value: 0, timescale: 0)

  /// Returns whether a time is before another one.
  public static func < (first: Self, second: Self) -> Bool { first.seconds < second.seconds }

  /// Returns the sum of two times, in units of the first one.
  public static func + (first: Self, second: Self) -> Self {
    CMTime(seconds: first.seconds + second.seconds, preferredTimescale: first.timescale)
  }

  /// Returns the difference of two times, in units of the first one.
  public static func - (first: Self, second: Self) -> Self {
    CMTime(seconds: first.seconds - second.seconds, preferredTimescale: first.timescale)
  }
}

/// A span of time in a medium.
public struct CMTimeRange: Hashable, Sendable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates a span.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

  /// The end.
  public var end: CMTime { start + duration }
}
