// SPDX-License-Identifier: MIT

import Foundation

/// A change that waits for a decision, as a file beside its pictures or texts tells it.
///
/// `pending/<target>/<suite>/<test>.<identifier>.change.<extension>.json` holds it on one line. Who
/// decides needs no journal, which may be large, and gone.
package struct PendingChange: Codable, Hashable, Sendable {
  /// The version of the file's format, that of ``JournalRecord/currentVersion``.
  package var version: Int
  /// The run that found the change.
  package var run: String
  /// What the run's journal says of it.
  package var record: JournalRecord

  /// Creates a change in the current version of the format.
  package init(run: String, record: JournalRecord) {
    version = JournalRecord.currentVersion
    self.run = run
    self.record = record
  }

  /// What the names of such files have between the snapshot's name and its extension.
  package static let marker = ".change"

  /// The change as the file holds it, with a line feed.
  package var line: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }
}
