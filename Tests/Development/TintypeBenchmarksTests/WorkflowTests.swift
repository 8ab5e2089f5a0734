// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeBenchmarks

@Suite("The workflow benchmark") struct WorkflowTests {
  private func row(
    _ subject: String, _ name: String, _ by: String, _ milliseconds: Double
  ) -> BenchmarkReport.Row {
    BenchmarkReport.Row(
      suite: "report", subject: subject, name: name, by: by, median: milliseconds,
      least: milliseconds)
  }

  @Test("Results are compared with the performance targets in the units of the targets")
  func goals() {
    var report = BenchmarkReport(machine: .current)
    let subject = WorkflowBenchmark.subject
    var written = row(subject, "write the report", "tintype report", 4200)
    written.peakMemory = 100_000
    var version = row(CommandLatency.subject, "--version", "tintype", 3)
    version.compare(with: row(CommandLatency.subject, "git status", "git", 6))
    report.rows = [
      written, row(subject, "open the page: response to a key", "Chromium", 450),
      row(subject, "the slowest keystroke in the filter", "Chromium", 31), version,
    ]
    let goals = WorkflowGoals.all(of: report)
    #expect(goals.map(\.measured) == [4.2, 102.4, 0.45, 31, 0.5, nil])
    #expect(goals.map(\.atMost) == [10, 500, 1, 50, 2, 2])
    #expect(goals.map(\.isMet) == [true, true, true, true, true, false])
  }

  @Test("Folder digests depend on the names and the bytes of files")
  func digests() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-digest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func digest(_ files: [String: String]) throws -> String {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("data"), withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      return try FolderDigest.of(folder.path).description
    }
    let first = try digest(["index.html": "a", "data/c.js": "b"])
    let again = try digest(["index.html": "a", "data/c.js": "b"])
    let others = try [
      digest(["index.html": "b", "data/c.js": "b"]), digest(["index.html": "a", "data/d.js": "b"]),
      digest(["index.html": "a"]),
    ]
    #expect(first == again)
    #expect(Set(others + [first]).count == 4)
  }
}
