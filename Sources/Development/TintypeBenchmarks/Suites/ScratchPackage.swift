// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeSnapshots

/// A package of its own for references, in the temporary folder.
struct ScratchPackage {
  private let root: URL
  private let session: SnapshotSession

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-bench-\(ProcessInfo.processInfo.processIdentifier)")
    let manifest = root.appendingPathComponent("Package.swift")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: manifest)
    session = SnapshotSession(environment: ["TINTYPE_RECORD": "missing"])
  }

  /// The package's folder.
  var folder: String { root.path }

  /// Removes the package with all that was written.
  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Takes a snapshot, which is recorded the first time.
  func verify<Value, Format>(
    _ component: Value,
    named name: String,
    as snapshotting: Snapshotting<Value, Format>
  ) throws {
    let verification = session.verify(
      of: { component }, as: snapshotting,
      SnapshotRequest(
        named: name, in: TestContext(target: "Bench", suite: ["Bench"], test: "bench"),
        at: CallSite(
          file: root.appendingPathComponent("Bench.swift").path, line: 1, column: 1)))
    switch verification.verdict {
    case .matched, .recorded: break
    default: throw BenchmarkError.mismatch(verification.message ?? name)
    }
  }
}
