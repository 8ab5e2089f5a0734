// SPDX-License-Identifier: MIT

@_exported import CTintypeOS
@_exported import Foundation

/// A destination of messages, which discards them.
///
/// No message is written anywhere, so that the output of a test does not depend on time.
public final class OSLog: Sendable {
  /// The purpose of a log.
  public struct Category: Sendable {
    let name: String

    /// Points of interest in Instruments.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Signposts that are recorded only by an instrument.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Signposts that are recorded only by an instrument, with call stacks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that is never enabled.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log.
  public init(subsystem: String, category: String) {}

  /// Creates a log for a purpose.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Returns whether messages of a level are recorded: always `false`.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// A Boolean value that indicates whether signposts are recorded: always `false`.
  public var signpostsEnabled: Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(0)
  /// Helpful, but not essential information.
  public static let info = OSLogType(1)
  /// Information for the development.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A fault in the program.
  public static let fault = OSLogType(17)
}

// The arguments of formats are `Any`, because strings are no `CVarArg` on this platform.

/// Discards a message.
public func os_log(_ message: OSLogMessage) {}

/// Discards a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Discards a message with a format.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {}

/// Discards a message of a level with a format.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {}
