// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The work of a process that takes snapshots until it ends or is killed.
struct RecordingProcess {
  /// The package that gets the references.
  var package: String
  /// The number of snapshots.
  var count: Int
  /// The name of the set of values, such as `a`.
  var set: String
  /// A Boolean value that indicates whether references are replaced; otherwise they are compared.
  var records: Bool

  /// The value of a snapshot: from some bytes to about 64 kB, so that writes take different times.
  static func value(_ index: Int, set: String) -> String {
    let line = "\(set) \(index) " + String(repeating: set, count: 60)
    return Array(repeating: line, count: 1 + (index * 37) % 1_000).joined(separator: "\n")
  }

  /// The path of a reference below the package.
  static func reference(_ index: Int) -> String {
    "__Snapshots__/KillTests/Suite/test.n\(index).txt"
  }

  /// Takes the snapshots.
  ///
  /// - Returns: A Boolean value that indicates whether all of them matched.
  func run() -> Bool {
    let session = SnapshotSession(environment: ProcessInfo.processInfo.environment)
    var matched = 0
    for index in 0..<count {
      let verification = session.verify(
        of: { Self.value(index, set: set) }, as: .lines,
        SnapshotRequest(
          named: "n\(index)", record: records ? .all : .never,
          in: TestContext(fileID: "KillTests/Suite.swift", test: "test"),
          at: CallSite(
            file: package + "/Tests/KillTests/Suite.swift", line: UInt(index + 1), column: 1)))
      if verification.message == nil { matched += 1 }
    }
    return matched == count
  }
}
