// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

@testable import Tintype

/// An output directory that takes what tests of failures leave, gone when the test ends.
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

  /// Runs assertions that leave nothing behind in the journal of this process.
  func isolating(_ body: () throws -> Void) rethrows {
    try SnapshotScope.with({ $0.session = session }, operation: body)
  }

  /// Awaits assertions that leave nothing behind in the journal of this process.
  func isolatingAsync(_ body: () async -> Void) async {
    await SnapshotScope.with({ $0.session = session }, operation: body)
  }
}
