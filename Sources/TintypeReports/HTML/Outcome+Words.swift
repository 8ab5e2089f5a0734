// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension JournalRecord.Outcome {
  /// The outcome as a heading.
  var title: String {
    switch self {
    case .changed: "Changed"
    case .failed: "Failed"
    case .missing: "Missing"
    case .recorded: "Recorded"
    case .matched: "Matched"
    }
  }

  /// A sign that goes before the word, never alone.
  var sign: String {
    switch self {
    case .changed: "Δ"
    case .failed: "✕"
    case .missing: "?"
    case .recorded: "+"
    case .matched: "✓"
    }
  }

  /// What the outcome means, and what to do next.
  var advice: String {
    switch self {
    case .changed:
      """
      These differ from their references. Where the change is wanted, run the tests with \
      TINTYPE_RECORD=failed to replace the references; where it is not, correct the code and run \
      the tests again.
      """
    case .failed:
      """
      These could not be compared. Put right what each message names, then run the tests again.
      """
    case .missing:
      """
      These have no reference. Run the tests with TINTYPE_RECORD=missing to write one, look at \
      it, and commit it.
      """
    case .recorded:
      """
      A reference was written for each of these, and compared with nothing. Look at the new \
      files, commit them, and run the tests again.
      """
    case .matched:
      "These equal their references. There is nothing to do."
    }
  }
}
