// SPDX-License-Identifier: MIT

/// Writes messages of a part of an app, which are discarded.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger of a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger of the default log.
  public init() { log = .default }

  /// Discards a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Discards a message.
  public func log(_ message: OSLogMessage) {}

  /// Discards a message for finding errors.
  public func trace(_ message: OSLogMessage) {}

  /// Discards a message for the development.
  public func debug(_ message: OSLogMessage) {}

  /// Discards an informative message.
  public func info(_ message: OSLogMessage) {}

  /// Discards a message of the default level.
  public func notice(_ message: OSLogMessage) {}

  /// Discards a warning.
  public func warning(_ message: OSLogMessage) {}

  /// Discards a message of an error.
  public func error(_ message: OSLogMessage) {}

  /// Discards a message of a critical error.
  public func critical(_ message: OSLogMessage) {}

  /// Discards a message of a fault in the program.
  public func fault(_ message: OSLogMessage) {}
}
