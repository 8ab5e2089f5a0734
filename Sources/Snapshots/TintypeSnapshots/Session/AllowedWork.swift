// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Work that was pending when a snapshot was taken, and the reason that allows it.
package struct AllowedWork: Codable, Hashable, Sendable {
  /// The reason that the test states.
  package var reason: String
  /// The descriptions of the pending work.
  package var pending: [String]

  /// Checks the work that was pending; `nil` if there was none.
  ///
  /// - Parameters:
  ///   - captured: The format and the work that was pending when it was made.
  ///   - context: The context, with the reasons of the test.
  /// - Throws: `SnapshotError.pending(_:failure:)` if the test does not allow it, and
  ///   `SnapshotError.noReasonForPending` if the reason is empty.
  init?(_ captured: CapturedFormat<some Any>, _ context: SnapshotContext) throws(SnapshotError) {
    let reason = context.options.allowPending
    if let reason, reason.allSatisfy(\.isWhitespace) { throw .noReasonForPending }
    guard !captured.pending.isEmpty else { return nil }
    var unknown = captured.pending
    for work in context.options.known?.work ?? [] {
      if let index = unknown.firstIndex(of: work) { unknown.remove(at: index) }
    }
    guard let reason = reason ?? (unknown.isEmpty ? context.options.known?.reason : nil) else {
      // An incomplete component may have further errors, such as a missing size.
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
    "Pending work, allowed with the reason “\(reason)”: \(pending.joined(separator: "; "))."
  }
}

/// Observes the work that is pending while a snapshot of a value is taken.
///
/// The module that tracks such work installs an observer when a program is loaded. Without an
/// observer, as in tests that use only text, no work is known.
package struct PendingWorkObserver: Sendable {
  /// Begins an observation.
  ///
  /// The returned function ends it and returns a description of each pending work item.
  package var begin: @Sendable () -> (@Sendable () -> [String])
  /// Advances the clocks that the test controls by a number of seconds, or runs the pending work.
  ///
  /// It returns `false` if the caller must wait in real time instead.
  package var advance: @Sendable (_ seconds: TimeInterval) -> Bool

  /// Creates an observer.
  package init(
    begin: @escaping @Sendable () -> (@Sendable () -> [String]),
    advance: @escaping @Sendable (_ seconds: TimeInterval) -> Bool
  ) {
    (self.begin, self.advance) = (begin, advance)
  }

  private static let installed = Mutex(Self(begin: { { [] } }, advance: { _ in false }))

  /// The observer of this process.
  static var current: PendingWorkObserver { installed.withLock { $0 } }

  /// Sets the observer of this process.
  package static func install(_ observer: PendingWorkObserver) {
    installed.withLock { $0 = observer }
  }
}
