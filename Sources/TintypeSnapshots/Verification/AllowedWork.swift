// SPDX-License-Identifier: MIT

/// Work that was pending when a snapshot was taken, and the reason that allows it.
package struct AllowedWork: Codable, Hashable, Sendable {
  /// The reason, in the words of the test.
  package var reason: String
  /// The descriptions of the pending work.
  package var pending: [String]

  /// Checks the work that was pending; `nil` if there was none.
  ///
  /// - Parameters:
  ///   - captured: The format and the work that was pending when it was made.
  ///   - context: The reasons that the test gives.
  /// - Throws: `SnapshotError.pending(_:failure:)` if the test does not allow it, and
  ///   `SnapshotError.noReasonForPending` if the reason is empty.
  init?(_ captured: CapturedFormat<some Any>, _ context: SnapshotContext) throws(SnapshotError) {
    let reason = context.allowPending
    if let reason, reason.allSatisfy(\.isWhitespace) { throw .noReasonForPending }
    guard !captured.pending.isEmpty else { return nil }
    var unknown = captured.pending
    for work in context.known?.work ?? [] {
      if let index = unknown.firstIndex(of: work) { unknown.remove(at: index) }
    }
    guard let reason = reason ?? (unknown.isEmpty ? context.known?.reason : nil) else {
      // What has drawn nothing yet may have no size, and more that is wrong with it.
      var failure: String?
      if case .failure(let error) = captured.format { failure = "\(error)" }
      throw .pending(unknown, failure: failure)
    }
    self.reason = reason
    pending = captured.pending
  }
}

extension AllowedWork: CustomStringConvertible {
  /// The note in the journal.
  package var description: String {
    "Pending while it was taken, allowed as “\(reason)”: \(pending.joined(separator: "; "))."
  }
}
