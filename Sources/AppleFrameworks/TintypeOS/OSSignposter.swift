// SPDX-License-Identifier: MIT

/// The text of a signpost, which is discarded.
public typealias SignpostMetadata = OSLogMessage

/// Marks intervals and events of a part of an app, which are discarded.
public struct OSSignposter: Sendable {
  /// Creates a signposter of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter for a purpose.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}

  /// Creates a signposter of a logger.
  public init(logger: Logger) {}

  /// Creates a signposter of the default log.
  public init() {}

  /// A signposter that is never enabled.
  public static let disabled = OSSignposter()

  /// A Boolean value that indicates whether signposts are recorded: always `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns an identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins an interval with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a text.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}

  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an event with a text.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Performs a task in an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  /// Performs a task in an interval with a text.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The identifier of a signpost.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier of a log.
  public init(log: OSLog) { self = .exclusive }

  /// Creates an identifier of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The identifier of signposts that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// No identifier.
  public static let null = OSSignpostID(0)

  /// Returns whether an identifier has a lower number than another one.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Discards a signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Discards a signpost with a text.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: SignpostMetadata
) {}

/// Discards a signpost with a format.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
