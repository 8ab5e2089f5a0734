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

  /// Looks at what was pending; `nil` where nothing was.
  ///
  /// - Parameters:
  ///   - exposed: What was made, and what was pending then.
  ///   - request: What may allow it.
  /// - Throws: `SnapshotError.pending(_:failure:)` where it is not allowed, and
  ///   `SnapshotError.noReasonForPending` where it is, for no reason.
  init?(_ exposed: Exposed<some Any>, _ request: SnapshotRequest) throws(SnapshotError) {
    let reason = request.allowPending ?? SnapshotTestingConfiguration.current?.allowPending
    if let reason, reason.allSatisfy(\.isWhitespace) { throw .noReasonForPending }
    guard !exposed.pending.isEmpty else { return nil }
    var unknown = exposed.pending
    for work in request.known?.work ?? [] {
      if let index = unknown.firstIndex(of: work) { unknown.remove(at: index) }
    }
    guard let reason = reason ?? (unknown.isEmpty ? request.known?.reason : nil) else {
      // What has drawn nothing yet may have no size, and more that is wrong with it.
      var failure: String?
      if case .failure(let error) = exposed.format { failure = "\(error)" }
      throw .pending(unknown, failure: failure)
    }
    self.reason = reason
    pending = exposed.pending.map(\.description)
  }
}

extension AllowedWork: CustomStringConvertible {
  /// The words in the journal.
  var description: String {
    "Pending while it was taken, allowed as “\(reason)”: \(pending.joined(separator: "; "))."
  }
}
