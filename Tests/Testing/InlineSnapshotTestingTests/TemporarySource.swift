// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns
import TintypeSnapshots
import TintypeSourceEditing
import TintypeSourceEditingTestSupport

@testable import InlineSnapshotTesting

/// A package in the temporary directory with one test file.
///
/// It is removed when the object is released.
final class TemporarySource: Sendable {
  let root: String
  let source: MarkedSource
  var file: String { root + "/Tests/FormTests/LoginTests.swift" }

  /// Creates the file.
  ///
  /// `‸` marks calls in it.
  init(_ text: String) throws {
    root = FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString
    source = MarkedSource(text)
    try FileManager.default.createDirectory(
      atPath: root + "/Tests/FormTests", withIntermediateDirectories: true)
    try Data("// swift-tools-version: 6.2\n".utf8).write(
      to: URL(fileURLWithPath: root + "/Package.swift"))
    try write(source.bytes)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  var text: String {
    String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }

  /// The names of all files next to the source, including hidden ones.
  var neighbors: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Tests/FormTests")) ?? [])
      .sorted()
  }

  /// The time of the file's last modification.
  var modified: FileTime {
    get throws {
      var status = stat()
      guard stat(file, &status) == 0 else { throw CocoaError(.fileReadNoSuchFile) }
      return FileTime(modificationOf: status)
    }
  }

  /// Changes the time of the file's last modification, in seconds since 1970.
  func setModified(_ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file)
  }

  /// Returns a new session, as in a new process.
  func session(_ variables: [String: String] = [:]) -> SnapshotSession {
    let fixed = ["TINTYPE_OUTPUT": root + "/output", "TINTYPE_RUN": "run"]
    return SnapshotSession(environment: fixed.merging(variables) { $1 })
  }

  /// Verifies the inline snapshot at a mark.
  func verify(
    _ value: String?, _ mark: Int = 0, matches expected: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, in session: SnapshotSession,
    _ inline: InlineSnapshot = InlineSnapshot(label: "matches")
  ) -> SnapshotResult {
    let place = source.places[mark]
    return session.verifyInline(
      of: { value }, as: .lines,
      SnapshotRequest(
        SnapshotOptions(record: record),
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "form()"),
        at: CallSite(file: file, line: UInt(place.line), column: UInt(place.column))),
      inline, matches: expected.map { text in { text } })
  }

  /// Writes the snapshots of a session and returns the printed text.
  func end(_ session: SnapshotSession, linkTime: FileTime? = nil) -> (text: String, failed: Bool) {
    var failed = false
    let lines = InlineSnapshotWriter.write(session, linkTime: linkTime) { failed = true }
    return (lines.joined(separator: "\n"), failed)
  }

  /// The records of the journal.
  var records: [JournalRecord] {
    get throws {
      let runs = root + "/output/runs/run"
      let lines = (FileManager.default.subpaths(atPath: runs) ?? []).sorted().flatMap { file in
        String(
          decoding: FileManager.default.contents(atPath: runs + "/" + file) ?? Data(),
          as: UTF8.self
        ).split(separator: "\n").filter { !$0.contains(#""event":"#) }
      }
      return try lines.map { try JSONDecoder().decode(JournalRecord.self, from: Data($0.utf8)) }
    }
  }
}

extension SnapshotResult {
  /// The verdict as a word.
  var outcome: String { verdict.outcome.rawValue }
}
