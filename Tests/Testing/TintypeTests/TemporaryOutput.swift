// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// An output directory for tests of failures.
///
/// It is removed when the object is released.
final class TemporaryOutput: Sendable {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var variables: [String: String] { ["TINTYPE_OUTPUT": path, "TINTYPE_RUN": "run"] }
  var session: SnapshotSession { SnapshotSession(environment: variables) }

  /// Runs assertions without writing to the journal of this process.
  func isolating(_ body: () throws -> Void) rethrows {
    try SnapshotScope.with({ $0.session = session }, operation: body)
  }

  /// Awaits assertions without writing to the journal of this process.
  func isolatingAsync(_ body: () async -> Void) async {
    await SnapshotScope.with({ $0.session = session }, operation: body)
  }
}
