// SPDX-License-Identifier: MIT

@_exported import os

/// The stored messages of a process: none, because messages are discarded.
public class OSLogStore: @unchecked Sendable {
  /// The processes whose messages are read.
  public enum Scope: Int, Sendable {
    /// All processes.
    case system = 0
    /// The current process.
    case currentProcessIdentifier = 1
  }

  /// Creates a store.
  public init(scope: OSLogStore.Scope) throws {}

  /// Returns a position at a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }

  /// Returns a position at an interval in seconds after the end.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// Returns a position at an interval in seconds after the start of the system.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// Returns no entries.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    AnySequence([])
  }
}

/// A position in a store.
public final class OSLogPosition: Sendable {}

/// An enumeration of entries.
public enum OSLogEnumerator {
  /// The order of an enumeration.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The order from the last entry to the first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// An entry of a store, which is never created.
public class OSLogEntry {
  /// The time of the entry.
  public var date: Date { .distantPast }
  /// The message.
  public var composedMessage: String { "" }
  init() {}
}

/// An entry with a message, which is never created.
public class OSLogEntryLog: OSLogEntry {
  /// The level of a message.
  public enum Level: Int, Sendable {
    /// A level that is not known.
    case undefined, debug, info, notice, error, fault
  }

  /// The level.
  public var level: Level { .undefined }
  /// The subsystem of the logger.
  public var subsystem: String { "" }
  /// The category of the logger.
  public var category: String { "" }
}
