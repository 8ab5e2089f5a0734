// SPDX-License-Identifier: MIT

import TintypeRuns

/// The result of a comparison, from which the message, the attachments and the journal are made.
struct SnapshotOutcome {
  var verdict: Verdict
  /// A Boolean value that indicates whether all references are recorded.
  var recordsAll = false
  /// The bytes of the reference, if they were read.
  var old: [UInt8]?
  /// The bytes of the new file in full, if they were made.
  var new: [UInt8]?
  /// The form in which the new file is stored, if it is not the full form.
  var stored: StoredReference?
  /// Notes for the journal that are not failures.
  var notes: [String] = []
  /// The facts of the comparison for the journal; `nil` for none.
  var details: (any JournalDetails)?
  /// The call that used this name for another value before, if that is not an error.
  var namesake: CallSite?
}
