// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns

/// The results of all snapshots in the runs that an output directory keeps.
package struct RunHistory: Hashable, Sendable {
  private var histories: [ReportEntry.Key: SnapshotHistory] = [:]

  /// The maximum number of runs that are read.
  package static let runLimit = 10
  /// The maximum size of all journals that are read, in bytes: 64 MiB.
  package static let sizeLimit = 64 << 20
  /// The maximum number of results of one snapshot.
  package static let resultLimit = 50

  /// Creates an empty history.
  package init() {}

  /// Reads the latest runs of an output directory.
  ///
  /// Files and lines that cannot be read are left out. Runs above ``runLimit`` or ``sizeLimit`` are
  /// not read, the oldest first.
  package init(of output: OutputDirectory) {
    var available = Self.sizeLimit
    for run in StoredRun.all(in: output).sorted(by: >).prefix(Self.runLimit) {
      guard run.size <= available else { return }
      available -= run.size
      read(run, in: output)
    }
  }

  /// Returns the history of a snapshot; it is empty for an unknown snapshot.
  package func history(of entry: ReportEntry) -> SnapshotHistory {
    histories[ReportEntry.Key(entry.record)] ?? SnapshotHistory([])
  }

  private mutating func read(_ run: StoredRun, in output: OutputDirectory) {
    let directory = output.run(run.name)
    // Details of comparisons are large and not needed.
    let decoder = JSONDecoder()
    var records: [(record: JournalRecord, program: String?)] = []
    let names = (try? ConfinedPath.names(in: directory, of: output.path)) ?? []
    for name in names where name.hasSuffix(".jsonl") {
      let contents = JournalContents(
        path: directory + "/" + name, in: output, file: name, decoder: decoder)
      var program: String?
      for line in contents.lines {
        switch line.content {
        // A process identifier may be reused within a run, so a file may have several beginnings.
        case .event(let event) where event.event == .began: program = event.program
        case .record(let record): records.append((record, program))
        case .event, .problem: break
        }
      }
    }
    let byKey = Dictionary(grouping: records) { ReportEntry.Key($0.record) }
    for (key, records) in byKey {
      // The sort is stable, so records of one attempt keep the order of files and lines.
      let latestFirst = records.sorted { ($0.record.attempt ?? 1) > ($1.record.attempt ?? 1) }
      var results = histories[key]?.results ?? []
      results += latestFirst.map {
        SnapshotHistory.Result($0.record, run: run.name, program: $0.program)
      }
      histories[key] = SnapshotHistory(Array(results.prefix(Self.resultLimit)))
    }
  }
}
