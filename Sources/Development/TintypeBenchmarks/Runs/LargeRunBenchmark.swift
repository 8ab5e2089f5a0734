// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser

/// A run of a million snapshots: merging its shards, listing its changes, and its report.
struct LargeRunBenchmark {
  static let suite = "large"
  static let run = LargeRun(shards: 100, entries: 10_000)
  static let subject = "1,000,000 snapshots in 100 shards"

  let program: String
  let meter: ProcessMeter

  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    let benchmark = LargeRunBenchmark(
      program: try options.tintype.map { URL(fileURLWithPath: $0).path } ?? ReleaseBuild.tool(),
      meter: try ProcessMeter())
    try benchmark.measure(&report)
  }

  private func measure(_ report: inout BenchmarkReport) throws {
    let folder = WorkFolder.url("large")
    try? FileManager.default.removeItem(at: folder)
    Log.note("generating a run of \(Self.subject)")
    let shards = try Self.run.write(to: folder.appendingPathComponent("shards"))
    let merged = folder.appendingPathComponent("merged").path
    let output = ["--output-directory", merged]
    for (name, words) in [
      ("merge the shards", ["merge"] + shards + ["--to", merged]),
      ("list the changes", ["status"] + output),
      ("write the report", ["report"] + output),
      ("write the summary", ["report", "--format", "markdown"] + output),
      ("write JSON", ["report", "--format", "json", "--to", "results.json"] + output),
      ("write JUnit", ["report", "--format", "junit", "--to", "results.xml"] + output),
      ("write the durations", ["report", "--format", "timings", "--to", "timings"] + output),
    ] {
      try measure(name, words, in: folder.path, &report)
    }
    try measurePage(merged + "/report/index.html", &report)
    try measurePackage(in: folder, &report)
  }

  /// Measures `tintype test` without the tests themselves, and the search for unused references.
  private func measurePackage(in folder: URL, _ report: inout BenchmarkReport) throws {
    let (package, programs) = (folder.appendingPathComponent("package"), folder.path + "/bin")
    Log.note("generating \(Self.run.count) references")
    try Self.run.writeReferences(to: package)
    defer { try? FileManager.default.removeItem(at: package) }
    var run = Self.run
    run.isSplit = false
    let processes = try run.write(to: folder.appendingPathComponent("processes"))
    // This program stands for `swift test`, whose processes write the journals.
    let script = processes.enumerated().map {
      "ln '\($1)/runs/r/1.jsonl' \"$TINTYPE_OUTPUT/runs/$TINTYPE_RUN/\($0).jsonl\"\n"
    }
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    try Data(("#!/bin/sh\n" + script.joined()).utf8).write(
      to: URL(fileURLWithPath: programs + "/swift"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: programs + "/swift")
    try measure("test without the tests", ["test"], in: package.path, path: programs, &report)
    try measure("find unused references", ["orphans"], in: package.path, &report)
  }

  private func measure(
    _ name: String, _ words: [String], in folder: String, path: String = "/usr/bin",
    _ report: inout BenchmarkReport
  ) throws {
    let script = #"cd "$0" && PATH="$1:$PATH" && shift && exec "$@""#
    let reading = try meter.run(["/bin/sh", "-c", script, folder, path, program] + words)
    // Other codes are the results of a run.
    guard ![2, 126, 127].contains(reading.code), reading.code < 128 else {
      throw BenchmarkError.failed(program: "tintype \(words[0])", code: reading.code)
    }
    var row = BenchmarkReport.Row(
      suite: Self.suite, subject: Self.subject, name: name, by: "tintype \(words[0])",
      Sample([reading.time]))
    row.processorTime = reading.processorTime.inMilliseconds
    row.peakMemory = reading.peakMemory
    report.add([row])
    addGoals(name, reading, &report)
  }

  private func addGoals(
    _ name: String, _ reading: ProcessMeter.Reading, _ report: inout BenchmarkReport
  ) {
    let goals: [(String, Double, Double)] = [
      ("seconds", 60, reading.time.inMilliseconds / 1000),
      ("MB of memory", 500, Double(reading.peakMemory) * 1024 / 1e6),
    ]
    for (unit, most, measured) in goals {
      report.add(
        BenchmarkReport.Goal(
          suite: Self.suite, name: "\(Self.subject): \(name), \(unit)", atMost: most,
          measured: measured.rounded(digits: 4)))
    }
  }

  private func measurePage(_ path: String, _ report: inout BenchmarkReport) throws {
    guard Browser.find() != nil else {
      Log.note("the page is not measured: \(BrowserError.noBrowser)")
      return
    }
    var subject = PageMeter.Subject.report
    subject.texts = ["screen", "s:matched", "suite:screen12", "test:contents9", "zzz"]
    let page = PageMeter(browser: try Browser.launch(), path: path, subject: subject)
    defer { page.browser.close() }
    report.add(
      try page.rows(suite: Self.suite, subject: Self.subject, rounds: 3, passes: 3),
      goals: Self.suite,
      Self.subject)
  }
}
