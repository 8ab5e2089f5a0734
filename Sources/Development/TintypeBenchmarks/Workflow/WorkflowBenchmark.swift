// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser
import TintypeImaging
import TintypeSampleRuns

/// The workflow from a failed run to an approved change: the time of writing and opening the
/// report, and of frequently used commands.
struct WorkflowBenchmark {
  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    let benchmark = WorkflowBenchmark(
      program: try options.tintype.map { URL(fileURLWithPath: $0).path } ?? ReleaseBuild.tool(),
      meter: try ProcessMeter(), rounds: options.rounds ?? 15)
    try benchmark.measureReport(&report)
    try CommandLatency(
      program: benchmark.program, meter: benchmark.meter, rounds: benchmark.rounds
    ).measure(&report)
    for goal in WorkflowGoals.all(of: report) { report.add(goal) }
  }

  let program: String
  let meter: ProcessMeter
  let rounds: Int

  static let suite = "report"
  /// The measured subject.
  static let subject = "10,000 snapshots, 300 of them changed"

  /// Writes the report of a large run several times, and opens it.
  private func measureReport(_ report: inout BenchmarkReport) throws {
    let folder = WorkFolder.url("report/run")
    try? FileManager.default.removeItem(at: folder)
    Log.note("generating a run of \(Self.subject)")
    let run = try SampleRun(entries: 10_000, changes: 300).write(to: folder.path)
    let page = run.output.path + "/report"
    var readings: [ProcessMeter.Reading] = []
    var digests: Set<Digest128> = []
    for _ in 0..<max(rounds / 5, 2) {
      try? FileManager.default.removeItem(atPath: page)
      let reading = try meter.run([program, "report", "--output-directory", run.output.path])
      guard reading.code == 0 else {
        throw BenchmarkError.failed(program: "tintype report", code: reading.code)
      }
      readings.append(reading)
      digests.insert(try FolderDigest.of(page))
    }
    guard digests.count == 1 else {
      throw BenchmarkError.mismatch("reports of one journal have different bytes.")
    }
    print("\(Self.suite)  \(readings.count) reports of one journal with the same bytes")
    var row = BenchmarkReport.Row(
      suite: Self.suite, subject: Self.subject, name: "write the report", by: "tintype report",
      Sample(readings.map(\.time)))
    row.processorTime = Sample(readings.map(\.processorTime)).median.inMilliseconds
    row.peakMemory = readings.map(\.peakMemory).max()
    report.add([row])
    try measurePage(page + "/index.html", &report)
  }

  private func measurePage(_ path: String, _ report: inout BenchmarkReport) throws {
    guard Browser.find() != nil else {
      Log.note("the page is not measured: \(BrowserError.noBrowser)")
      return
    }
    let page = PageMeter(browser: try Browser.launch(), path: path, subject: .report)
    defer { page.browser.close() }
    report.add(
      try page.rows(suite: Self.suite, subject: Self.subject, rounds: max(rounds / 3, 3)))
  }
}

/// The digest of all files of a folder.
enum FolderDigest {
  /// Returns the digest of the files' names and bytes, in the order of the names.
  static func of(_ path: String) throws -> Digest128 {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    var sum: [UInt8] = []
    for name in names {
      sum += Array("\(name)\n".utf8)
      if let bytes = FileManager.default.contents(atPath: "\(path)/\(name)") {
        sum += Array(Digest128.of(Array(bytes)).description.utf8)
      }
    }
    return Digest128.of(sum)
  }
}

/// The performance targets of the report and the related commands.
enum WorkflowGoals {
  static func all(of report: BenchmarkReport) -> [BenchmarkReport.Goal] {
    let subject = WorkflowBenchmark.subject
    let written = report.row(WorkflowBenchmark.suite, subject, "write the report", "tintype report")
    func page(_ name: String) -> Double? {
      report.row(WorkflowBenchmark.suite, subject, name, "Chromium")?.median
    }
    func status(_ name: String) -> Double? {
      report.row(WorkflowBenchmark.suite, CommandLatency.subject, name, "tintype")?
        .ratios.first?.value
    }
    return [
      goal("\(subject): the report, seconds", 10, written.map { $0.median / 1000 }),
      goal(
        "\(subject): the report, MB of memory", 500,
        written?.peakMemory.map { Double($0) * 1024 / 1e6 }),
      goal(
        "\(subject): the page responds to a key, seconds", 1,
        page(PageMeter.answer).map { $0 / 1000 }),
      goal(
        "\(subject): the slowest keystroke in the filter, milliseconds", 50,
        page(PageMeter.slowest)),
      goal("\(CommandLatency.subject): --version ÷ git status", 2, status("--version")),
      goal(
        "\(CommandLatency.subject): accept one change ÷ git status", 2,
        status("accept one change")),
    ]
  }

  private static func goal(
    _ name: String, _ atMost: Double, _ measured: Double?
  ) -> BenchmarkReport.Goal {
    BenchmarkReport.Goal(
      suite: WorkflowBenchmark.suite, name: name, atMost: atMost,
      measured: measured?.rounded(digits: 4))
  }
}
