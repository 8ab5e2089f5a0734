// SPDX-License-Identifier: MIT

import Foundation

/// A change that awaits a decision, as stored next to its images or texts.
///
/// `pending/<target>/<suite>/<test>.<identifier>.change.<extension>.json` contains it on one line.
/// A decision does not need the journal, which may be large or deleted.
package struct PendingChange: Codable, Hashable, Sendable {
  /// The version of the file's format; see ``JournalRecord/currentVersion``.
  package var version: Int
  /// The run that found the change.
  package var run: String
  /// The record of the change in the run's journal.
  package var record: JournalRecord

  /// Creates a change in the current version of the format.
  package init(run: String, record: JournalRecord) {
    version = JournalRecord.currentVersion
    (self.run, self.record) = (run, record)
  }

  /// The part of the file names between the snapshot's name and its extension.
  package static let marker = ".change"

  /// The contents of the file, with a line feed.
  package var line: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }
}
