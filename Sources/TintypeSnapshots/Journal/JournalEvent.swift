// SPDX-License-Identifier: MIT

import Foundation

/// A line of the journal that tells of a process, not of a snapshot.
///
/// A test process that has begun and not ended was stopped in the middle, whatever its journal says
/// of the snapshots before.
public struct JournalEvent: Codable, Hashable, Sendable {
  /// The version of the line's format, that of ``JournalRecord/currentVersion``.
  public var version: Int
  /// What happened.
  public var event: Kind
  /// Which attempt at this run it was, counted from 1; `nil` for the first.
  public var attempt: Int?
  /// Which part of a split run it was; `nil` for a whole run.
  public var shard: Shard?
  /// How the command ended, of `tested` alone: 0 where every test passed.
  public var status: Int?
  /// Whether every test was run, of `tested` alone: no filter left one out.
  public var isWhole: Bool?

  /// Creates an event in the current version of the format.
  public init(
    _ event: Kind, attempt: Int? = nil, shard: Shard? = nil, status: Int? = nil,
    isWhole: Bool? = nil
  ) {
    version = JournalRecord.currentVersion
    self.event = event
    self.attempt = attempt
    self.shard = shard
    self.status = status
    self.isWhole = isWhole
  }

  /// What can happen.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// A test process is about to take its first snapshot.
    case began
    /// A test process has come to its end.
    case ended
    /// All test processes have ended: the last line of whoever has started them.
    case tested
  }
}

extension JournalEvent {
  /// The event as a line of the journal, with its line feed.
  package var line: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }
}
