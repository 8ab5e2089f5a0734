// SPDX-License-Identifier: MIT

import Foundation
import TintypeReports
import TintypeSampleRuns
import TintypeSnapshots

/// The latency of frequently used commands, compared with `git status` on the same repository: a
/// copy of this one.
struct CommandLatency {
  let program: String
  let meter: ProcessMeter
  let rounds: Int

  static let subject = "a copy of this repository"

  func measure(_ report: inout BenchmarkReport) throws {
    let copy = WorkFolder.url("report/repository").path
    try? FileManager.default.removeItem(atPath: copy)
    _ = try Subprocess.output(of: "git", ["clone", "--quiet", "--local", ".", copy])
    let names = try addChanges(to: copy)
    let verb = try meter.run([program, "accept", "--help"])
    let canAccept = verb.code == 0 && names.count > rounds
    if !canAccept {
      print(
        "\(WorkflowBenchmark.suite)  accepting a change is not measured: there is no verb accept")
    }
    var readings: [[ProcessMeter.Reading]] = []
    for round in 0...rounds {
      var all = [
        try meter.run(["git", "status"], in: copy),
        try meter.run([program, "--version"], in: copy),
      ]
      if canAccept { all.append(try meter.run([program, "accept", names[round]], in: copy)) }
      // The first round fills the caches.
      if round > 0 { readings.append(all) }
    }
    report.add(rows(readings, canAccept ? ["--version", "accept one change"] : ["--version"]))
  }

  /// Commits the references of a run with pending changes, one for each round.
  private func addChanges(to copy: String) throws -> [String] {
    let run = try SampleRun(entries: 600, changes: rounds + 20).write(to: copy)
    _ = try Subprocess.output(of: "git", ["-C", copy, "add", "__Snapshots__"])
    _ = try Subprocess.output(
      of: "git",
      [
        "-C", copy, "-c", "user.name=bench", "-c", "user.email=bench@localhost", "commit",
        "--quiet", "--message", "Add references",
      ])
    let records = try JournalReader(output: run.output).read().records
    return records.filter { $0.outcome == .changed }.map(\.snapshot.description)
  }

  private func rows(
    _ readings: [[ProcessMeter.Reading]], _ names: [String]
  ) -> [BenchmarkReport.Row] {
    var rows = (["git status"] + names).enumerated().map { index, name in
      var row = BenchmarkReport.Row(
        suite: WorkflowBenchmark.suite, subject: Self.subject, name: name,
        by: index == 0 ? "git" : "tintype", Sample(readings.map { $0[index].time }),
        isCompetitor: index == 0)
      row.processorTime = Sample(readings.map { $0[index].processorTime }).median.inMilliseconds
      row.peakMemory = readings.map { $0[index].peakMemory }.max()
      return row
    }
    let status = rows[0]
    for index in rows.indices.dropFirst() { rows[index].compare(with: status, named: "git status") }
    return rows
  }
}
