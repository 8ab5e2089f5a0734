// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging

/// Comparisons in memory, in a debug build like that of tests, with `memcmp` as the lower bound.
enum KernelBenchmark {
  private static let suite = "kernels"
  private static let subject = "In memory: \(FixtureSize.phone.title)"

  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    // Each takes about a millisecond or less, so there can be many rounds.
    let rounds = (options.rounds ?? 15) * 7
    switch options.builds {
    case .own: report.add(try rows(rounds: rounds))
    case .release: report.add(try releaseRows(rounds: rounds, ReleaseBuild.benchmarks()))
    case .both:
      let program = try ReleaseBuild.benchmarks()
      // Alternate the builds, so that disturbances affect both.
      var (own, release): ([[BenchmarkReport.Row]], [[BenchmarkReport.Row]]) = ([], [])
      for _ in 0..<3 {
        own.append(try rows(rounds: max(1, rounds / 3)))
        release.append(try releaseRows(rounds: max(1, rounds / 3), program))
      }
      let (debug, optimized) = (middle(of: own), middle(of: release))
      report.add(
        zip(debug, optimized).flatMap { debug, optimized in
          var debug = debug
          debug.compare(with: optimized)
          return [debug, optimized]
        })
    }
    for goal in goals(of: report) { report.add(goal) }
  }

  /// Runs the measurement in a release build of this program.
  private static func releaseRows(rounds: Int, _ program: String) throws -> [BenchmarkReport.Row] {
    let rounds = String(max(1, rounds / 7))
    let text = try Subprocess.output(of: program, [suite, "--rounds", rounds, "--json", "-"])
    return try BenchmarkReport(json: text).rows.map { row in
      var row = row
      row.by += ", release"
      row.ratios = row.ratios.map { ratio in
        var ratio = ratio
        ratio.to += ", release"
        return ratio
      }
      return row
    }
  }

  private static func middle(of turns: [[BenchmarkReport.Row]]) -> [BenchmarkReport.Row] {
    guard let first = turns.first else { return [] }
    var rows = first.indices.map { index in
      var row = first[index]
      let same = turns.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      row.median = same.map(\.median).sorted()[same.count / 2]
      row.least = same.map(\.least).min() ?? row.least
      row.ratios = []
      return row
    }
    compareWithFloor(&rows)
    return rows
  }

  // MARK: Measurements

  private typealias Task = (name: String, by: String, body: () throws -> Void)

  private static func rows(rounds: Int) throws -> [BenchmarkReport.Row] {
    let painter = try FixturePainter()
    let base = try painter.paint(.phone, .base)
    let changes: [(name: String, bitmap: Bitmap)] = [
      ("equal", try painter.paint(.phone, .base)),
      ("one pixel", try painter.paint(.phone, .onePixel)),
      ("slight", try painter.paint(.phone, .slight)),
      ("edges", try painter.paint(.phone, .jitter)),
      ("heavy", try painter.paint(.phone, .heavy)),
    ]
    let tolerances: [(String, Tolerance)] = [
      ("exact", .exact),
      ("pixelmatch", Tolerance(mode: .pixelmatch, ignoresAntialiasing: false)),
      ("pixelmatch without edges", Tolerance(mode: .pixelmatch)),
      ("perceptual", Tolerance(mode: .perceptual)),
    ]
    var result: [BenchmarkReport.Row] = []
    for (name, bitmap) in changes {
      var tasks: [Task] = []
      if name == "equal" { tasks.append((name, "memcmp", { try floor(base, bitmap) })) }
      for (by, tolerance) in tolerances {
        tasks.append(
          (
            name, by,
            { _ = try BitmapComparison(reference: base, actual: bitmap, tolerance: tolerance) }
          ))
      }
      if name == "slight" || name == "heavy" {
        let found = BitmapComparison(reference: base, actual: bitmap)
        tasks.append(
          (name, "regions", { _ = found.analysis(reference: base, actual: bitmap) }))
        tasks.append(
          (
            name, "diff image",
            { _ = try Bitmap.difference(reference: base, actual: bitmap) }
          ))
      }
      if name == "equal" { tasks.append((name, "digest", { _ = bitmap.digest })) }
      result += try measure(tasks, rounds: rounds)
    }
    compareWithFloor(&result)
    return result
  }

  private static func measure(_ tasks: [Task], rounds: Int) throws -> [BenchmarkReport.Row] {
    let samples = try Measurement.samples(rounds: rounds, warmsUp: true, tasks.map(\.body))
    return zip(tasks, samples).map { task, sample in
      BenchmarkReport.Row(
        suite: suite, subject: subject, name: task.name, by: task.by, sample,
        isCompetitor: task.by == "memcmp")
    }
  }

  /// Reading both images once takes as long as `memcmp` takes on equal ones, so that is the lower
  /// bound for all; on different images, `memcmp` ends at the first differing byte.
  private static func compareWithFloor(_ rows: inout [BenchmarkReport.Row]) {
    guard let floor = rows.first(where: { $0.name == "equal" && $0.by.hasPrefix("memcmp") }) else {
      return
    }
    for index in rows.indices where !rows[index].isCompetitor { rows[index].compare(with: floor) }
  }

  private static func floor(_ a: Bitmap, _ b: Bitmap) throws {
    let order = a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return Int32(0) }
        return memcmp(first, second, min(a.count, b.count))
      }
    }
    // Use the result, so that the optimizer does not remove the call.
    if order == .min { throw BenchmarkError.mismatch("memcmp") }
  }

  // MARK: Performance targets

  private static func goals(of report: BenchmarkReport) -> [BenchmarkReport.Goal] {
    func goal(_ name: String, _ by: String, _ other: String, _ atMost: Double)
      -> BenchmarkReport.Goal
    {
      let row = report.row(suite, subject, name, by)
      return BenchmarkReport.Goal(
        suite: suite, name: "in memory, \(name): \(by) ÷ \(other)", atMost: atMost,
        measured: row?.ratios.first { $0.to == other }?.value)
    }
    return [goal("equal", "exact", "memcmp", 3)]
      + ["pixelmatch", "pixelmatch without edges", "perceptual"].map { mode in
        goal("slight", mode, mode + ", release", 3)
      }
  }
}
