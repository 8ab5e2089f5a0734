// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReports
import TintypeRuns

@testable import TintypeBenchmarks

@Suite("Generated runs of any size") struct LargeRunTests {
  @Test("Each shard has the same number of snapshots with different names, and one change")
  func contents() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = LargeRun(shards: 3, entries: 40)
    let paths = try run.write(to: folder)
    #expect(paths.count == 3)
    var names: Set<SnapshotName> = []
    for path in paths {
      let journal = try JournalReader(output: OutputDirectory(path: path)).read()
      #expect(journal.problems.isEmpty)
      #expect(journal.records.count { $0.outcome == .changed } == 1)
      #expect(journal.records.count == 40)
      names.formUnion(journal.records.map(\.snapshot))
    }
    #expect(names.count == run.count)
  }
}
