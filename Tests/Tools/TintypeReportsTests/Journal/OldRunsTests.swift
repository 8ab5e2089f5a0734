// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns

@Suite("Old runs") struct OldRunsTests {
  private static let day = 24 * 60 * 60
  private static let now = FileTime(seconds: 1000 * day)

  /// Returns runs, named by their ages in days.
  private static func runs(_ ages: [Int], size: Int = 1) -> [StoredRun] {
    ages.map {
      StoredRun(name: "\($0)", modified: FileTime(seconds: (1000 - $0) * day), size: size)
    }
  }

  private func removed(_ runs: [StoredRun], keeping kept: Set<String> = []) -> [String] {
    OldRuns.selected(from: runs, keeping: kept, at: Self.now)
  }

  @Test("Runs older than 30 days are removed, but not the ten latest")
  func age() {
    #expect(removed(Self.runs(Array(25...34))) == [])
    #expect(removed(Self.runs(Array(0...9) + [29, 30, 31, 40])) == ["40", "31"])
    #expect(removed(Self.runs(Array(50...62))) == ["62", "61", "60"])
  }

  @Test("Above 256 MiB, the oldest runs are removed, but not the ten latest")
  func size() {
    #expect(removed(Self.runs(Array(0..<16), size: 16 << 20)) == [])
    #expect(removed(Self.runs(Array(0..<18), size: 16 << 20)) == ["17", "16"])
    #expect(removed(Self.runs(Array(0..<12), size: 1 << 30)) == ["11", "10"])
    #expect(removed(Self.runs(Array(0..<10), size: 1 << 30)) == [])
  }

  @Test("Named runs are kept")
  func named() {
    #expect(removed(Self.runs(Array(0...9) + [31, 40]), keeping: ["40"]) == ["31"])
  }

  @Test("Only directories with nothing but journals are removed, and links are not followed")
  func files() throws {
    let files = try TemporaryOutput()
    let output = OutputDirectory(path: files.path)
    let manager = FileManager.default
    for index in 0..<10 { try files.write("{}\n", to: "runs/new-\(index)/1.jsonl") }
    for name in ["old", "other", "nested"] { try files.write("{}\n", to: "runs/\(name)/1.jsonl") }
    try files.write("text", to: "runs/other/notes.txt")
    try files.write("{}", to: "runs/nested/folder/1.jsonl")
    try files.write("{}", to: "elsewhere/1.jsonl")
    try manager.createSymbolicLink(
      atPath: files.path + "/runs/link", withDestinationPath: files.path + "/elsewhere")
    let past = Date(timeIntervalSince1970: 1_000_000)
    for name in ["old", "other", "nested"] {
      let directory = files.path + "/runs/" + name
      for path in [directory + "/1.jsonl", directory] {
        try manager.setAttributes([.modificationDate: past], ofItemAtPath: path)
      }
    }
    #expect(OldRuns.remove(in: output, keeping: ["new-0"]) == ["old"])
    let left = try manager.contentsOfDirectory(atPath: output.runs).sorted()
    #expect(left == ["link", "nested"] + (0..<10).map { "new-\($0)" } + ["other"])
    #expect(manager.fileExists(atPath: files.path + "/elsewhere/1.jsonl"))
  }

  @Test("No output directory has no old runs")
  func missing() {
    #expect(OldRuns.remove(in: OutputDirectory(path: "/nowhere"), keeping: []) == [])
  }
}
