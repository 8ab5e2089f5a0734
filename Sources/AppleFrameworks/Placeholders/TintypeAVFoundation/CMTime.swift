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

/// The number of units in a second.
public typealias CMTimeScale = Int32
