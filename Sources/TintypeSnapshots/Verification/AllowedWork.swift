// SPDX-License-Identifier: MIT

import TintypeScheduling

/// Work that was pending when a snapshot was taken, and why that was right.
struct AllowedWork: Codable, Hashable, Sendable {
  /// Why, in the test's words.
  var reason: String
  /// What was pending, each in a line.
  var pending: [String]

  /// The work that is allowed for the snapshot that is being taken.
  @TaskLocal static var current: AllowedWork?

  /// Looks for what is pending in the test that runs here; `nil` where nothing is.
  ///
  /// - Parameter request: What may allow it.
  /// - Throws: `SnapshotError.pending(_:)` where it is not allowed, and
  ///   `SnapshotError.noReasonForPending` where it is, for no reason.
  init?(_ request: SnapshotRequest) throws(SnapshotError) {
    let reason = request.allowPending ?? SnapshotTestingConfiguration.current?.allowPending
    if let reason, reason.allSatisfy(\.isWhitespace) { throw .noReasonForPending }
    let pending = Ledger.pending()
    guard !pending.isEmpty else { return nil }
    guard let reason else { throw .pending(pending) }
    self.reason = reason
    self.pending = pending.map(\.description)
  }
}

extension AllowedWork: CustomStringConvertible {
  /// The words in the journal.
  var description: String {
    "Pending while it was taken, allowed as “\(reason)”: \(pending.joined(separator: "; "))."
  }
}
