// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeImaging
import TintypeSnapshots
import TintypeComparison
import TintypeRuns

/// A generated test run of any size, for tests and measurements of programs that read runs.
///
/// Differences are actually compared, by the same code as in a test, so the files and the journal
/// are the same as those of a test. Matching snapshots have no reference, only a line in the
/// journal. The same seed results in the same run everywhere.
package struct SampleRun: Sendable {
  /// The number of snapshots.
  package var entries: Int
  /// The number of differing snapshots.
  package var changes: Int
  /// The number of processes that took them.
  package var processes: Int
  /// The seed of everything else.
  package var seed: UInt64
  /// The scale of the screens, in pixels per point.
  package var scale: Double
  /// The name of the run.
  package static let name = "sample"

  /// Describes a run.
  package init(
    entries: Int, changes: Int, processes: Int = 4, seed: UInt64 = 1, scale: Double = 2
  ) {
    (self.entries, self.changes) = (entries, changes)
    self.processes = max(processes, 1)
    (self.seed, self.scale) = (seed, scale)
  }

  /// The number of snapshots by outcome.
  package struct Contents: Hashable, Sendable {
    /// The output directory.
    package var output: OutputDirectory
    /// The numbers, by outcome.
    package var counts: [JournalRecord.Outcome: Int]
  }

  /// Writes the run.
  ///
  /// - Parameters:
  ///   - package: A directory, which becomes a package if it is not one. References are written to
  ///     it, but existing ones are not replaced.
  ///   - output: The output directory; by default that of the package's tests.
  /// - Returns: The numbers of written snapshots.
  /// - Throws: Any error of writing a file.
  package func write(to package: String, output: String? = nil) throws -> Contents {
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    let manifest = package + "/Package.swift"
    if !FileManager.default.fileExists(atPath: manifest) {
      try Data().write(to: URL(fileURLWithPath: manifest))
    }
    let variables = ["TINTYPE_RUN": Self.name].merging(
      output.map { ["TINTYPE_OUTPUT": $0] } ?? [:]
    ) { $1 }
    let folder = OutputDirectory(environment: variables, packageRoot: package)
    let writer = SampleWriter(
      package: package, output: folder, session: SnapshotSession(environment: variables),
      scale: scale)
    let plan = SamplePlan(entries: entries, changes: changes, seed: seed)
    for (index, finding) in plan.findings.enumerated() where finding != .matched {
      try writer.take(finding, index: index, seed: seed &* 1_000_003 &+ UInt64(index))
    }
    let records = try records(of: plan, among: writer.takeRecords())
    try write(records, to: folder)
    return Contents(
      output: folder, counts: Dictionary(records.map { ($0.outcome, 1) }, uniquingKeysWith: +))
  }

  /// Returns all records in the order of the plan; values that vary between real runs are generated
  /// as well.
  private func records(
    of plan: SamplePlan, among taken: [SnapshotName: JournalRecord]
  ) throws -> [JournalRecord] {
    var random = SeededGenerator(seed: seed &+ 1)
    return plan.findings.enumerated().compactMap { index, finding in
      let (context, name) = SamplePlan.test(index, finding)
      let snapshot = SampleWriter.name(context, name)
      var record = taken[snapshot]
      if finding == .matched {
        record = JournalRecord(
          snapshot: snapshot, outcome: .matched,
          reference: "__Snapshots__/\(snapshot).png",
          location: SampleWriter.location(of: context, index: index),
          notes: index.isMultiple(of: 97) ? ["The pixels are the same, but not the scene."] : [])
      }
      record?.microseconds = 400 + random.below(9000)
      if let changed = record { record?.causes?.account = PixelAccount(sample: changed) }
      return record
    }
  }

  /// Distributes the records over journals in turn, as parallel processes would.
  private func write(_ records: [JournalRecord], to output: OutputDirectory) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) throws -> Data { try encoder.encode(value) + [0x0A] }
    let run = output.run(Self.name)
    try FileManager.default.createDirectory(atPath: run, withIntermediateDirectories: true)
    for process in 0..<processes {
      var journal = try line(JournalEvent(.began))
      for (index, record) in records.enumerated() where index % processes == process {
        journal += try line(record)
      }
      journal += try line(JournalEvent(.ended))
      try journal.write(to: URL(fileURLWithPath: "\(run)/\(1001 + process).jsonl"))
    }
    try Data((Self.name + "\n").utf8).write(to: URL(fileURLWithPath: output.latest))
  }
}
