// SPDX-License-Identifier: MIT

import Foundation

/// `tintype compare` as whole processes, next to other programs that compare two files.
struct CompareBenchmark {
  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    let benchmark = CompareBenchmark(
      program: try options.tintype ?? ReleaseBuild.tool(),
      competitors: options.competitors, meter: try ProcessMeter())
    let store = try FixtureStore(sizes: options.chosenSizes)
    let rounds = options.rounds ?? 15
    for size in options.chosenSizes {
      for pair in Self.pairs(of: size, in: store) {
        report.add(
          try benchmark.measure(pair, size, rounds: size == .page ? max(1, rounds / 3) : rounds))
      }
    }
    if options.sizes.isEmpty || options.sizes.contains(.phone) {
      report.add(try benchmark.measureFolder(store, rounds: max(1, rounds / 5)))
    }
    for goal in CompareGoals.all(of: report) { report.add(goal) }
  }

  let program: String
  let competitors: [CommandTemplate]
  let meter: ProcessMeter

  /// A comparison mode, and its command-line options.
  struct Mode {
    var name: String
    var options: [String]

    static let exact = Mode(name: "exact", options: ["--mode", "exact"])
    static let perceptual = Mode(name: "perceptual", options: ["--mode", "perceptual"])
    /// The measured modes.
    ///
    /// As in odiff and pixelmatch by default, every pixel beyond the threshold
    /// counts; in some modes anti-aliased pixels are ignored.
    static let all = [
      exact,
      Mode(name: "pixelmatch", options: ["--mode", "pixelmatch", "--no-antialiasing"]),
      // Other programs do not compute regions, movements and counts at several thresholds.
      Mode(
        name: "pixelmatch, verdict only",
        options: ["--mode", "pixelmatch", "--no-antialiasing", "--quiet"]),
      Mode(
        name: "pixelmatch without edges", options: ["--mode", "pixelmatch", "--antialiasing"]),
      perceptual,
      Mode(
        name: "pixelmatch, diff image",
        options: [
          "--mode", "pixelmatch", "--no-antialiasing", "--diff",
          WorkFolder.url("difference.png").path,
        ]),
    ]
  }

  /// Two files to compare.
  struct Pair {
    var name: String
    var a: String
    var b: String
  }

  /// Returns all pairs of one size.
  static func pairs(of size: FixtureSize, in store: FixtureStore) -> [Pair] {
    let changes: [(FixtureVariant, String)] = [
      (.onePixel, "one pixel"), (.slight, "slight"), (.jitter, "edges"), (.heavy, "heavy"),
    ]
    return [FixtureStore.Writer.cairo, .tintype].flatMap { writer in
      let files = writer == .cairo ? "cairo’s files" : "own files"
      let base = store.path(size, .base, writer)
      return [
        Pair(name: "same bytes, \(files)", a: base, b: store.copyPath(size, writer)),
        Pair(name: "re-encoded, \(files)", a: base, b: store.path(size, .base, writer.other)),
      ]
        + changes.map { variant, name in
          Pair(name: "\(name), \(files)", a: base, b: store.path(size, variant, writer))
        }
    }
  }

  private func measure(
    _ pair: Pair, _ size: FixtureSize, rounds: Int
  ) throws -> [BenchmarkReport.Row] {
    var readings: [[ProcessMeter.Reading]] = []
    let own = Mode.all.map { mode in
      { try run(["compare", pair.a, pair.b] + mode.options) }
    }
    let others = competitors.map { competitor in { try meter.run(competitor.words(pair.a, pair.b)) }
    }
    for round in 0...rounds {
      let all = try (own + others).map { try $0() }
      // The first round fills the caches.
      if round > 0 { readings.append(all) }
    }
    return rows(
      readings, suite: "compare", subject: size.title, name: pair.name, own: Mode.all.map(\.name))
  }

  /// Measures a folder with one call, and the other programs pair by pair.
  private func measureFolder(_ store: FixtureStore, rounds: Int) throws -> [BenchmarkReport.Row] {
    let (reference, actual, names) = try store.pairs()
    let modes = [Mode.exact, .perceptual]
    // One pair of each of the screens to which the files link.
    let some = names.prefix(FixtureStore.screenCount)
    var readings: [[ProcessMeter.Reading]] = []
    for round in 0...rounds {
      var all = try modes.map { mode in
        try run(["compare", reference.path, actual.path] + mode.options)
      }
      for competitor in competitors {
        var sum = ProcessMeter.Reading(
          time: .zero, processorTime: .zero, peakMemory: 0, code: 0)
        for name in some {
          let one = try meter.run(
            competitor.words(
              reference.appendingPathComponent(name).path,
              actual.appendingPathComponent(name).path))
          sum.time += one.time
          sum.processorTime += one.processorTime
          sum.peakMemory = max(sum.peakMemory, one.peakMemory)
        }
        sum.time = sum.time / some.count * names.count
        sum.processorTime = sum.processorTime / some.count * names.count
        all.append(sum)
      }
      if round > 0 { readings.append(all) }
    }
    return rows(
      readings, suite: "compare", subject: "1,000 pairs of phone screens",
      name: competitors.isEmpty
        ? "a directory" : "a directory; other tools extrapolated from \(some.count) pairs",
      own: modes.map(\.name))
  }

  /// Runs the measured program.
  private func run(_ arguments: [String]) throws -> ProcessMeter.Reading {
    let reading = try meter.run([program] + arguments)
    guard (0...1).contains(reading.code) else {
      throw BenchmarkError.failed(
        program: "tintype " + arguments.joined(separator: " "), code: reading.code)
    }
    return reading
  }

  private func rows(
    _ readings: [[ProcessMeter.Reading]], suite: String, subject: String, name: String,
    own: [String]
  ) -> [BenchmarkReport.Row] {
    let columns = own + competitors.map(\.name)
    var rows = columns.indices.map { index in
      var row = BenchmarkReport.Row(
        suite: suite, subject: subject, name: name, by: columns[index],
        Sample(readings.map { $0[index].time }), isCompetitor: index >= own.count)
      row.processorTime = Sample(readings.map { $0[index].processorTime }).median.inMilliseconds
      row.peakMemory = readings.map { $0[index].peakMemory }.max()
      return row
    }
    let others = rows.filter(\.isCompetitor)
    for index in own.indices {
      for other in others { rows[index].compare(with: other) }
    }
    return rows
  }
}

/// The performance targets of `tintype compare`.
///
/// Most targets refer to odiff, the fastest widely used program. By default, it uses pixelmatch's
/// distance and counts all pixels, so the same mode is compared. A command named `odiff` supplies
/// these numbers, one named `odiff-aa` those with its option `--aa`, and one named `odiff-diff`, with
/// `{diff}` as its last argument, those of writing an image of the differences.
enum CompareGoals {
  static func all(of report: BenchmarkReport) -> [BenchmarkReport.Goal] {
    let (phone, page) = (FixtureSize.phone.title, FixtureSize.page.title)
    let distance = "pixelmatch"
    let folder = "1,000 pairs of phone screens"
    var goals = [
      against("odiff", report, phone, "same bytes, cairo’s files", distance, 0.2),
      against("odiff", report, phone, "slight, cairo’s files", distance, 0.6),
      against("odiff", report, phone, "slight, own files", distance, 0.4),
      against("odiff", report, phone, "heavy, cairo’s files", distance, 0.5),
      against(
        "odiff-aa", report, phone, "heavy, cairo’s files", "pixelmatch without edges", 0.65),
      against("odiff-diff", report, phone, "slight, cairo’s files", "pixelmatch, diff image", 0.6),
      against("odiff-diff", report, phone, "heavy, cairo’s files", "pixelmatch, diff image", 0.6),
      against("odiff", report, page, "slight, cairo’s files", distance, 0.4),
      against("odiff", report, page, "heavy, cairo’s files", distance, 0.4),
      memory(report, phone, "slight, cairo’s files", distance, 1.5),
      memory(report, page, "slight, cairo’s files", distance, 1.5),
      against("odiff", report, folder, nil, "exact", 0.3),
    ]
    for writer in ["cairo’s files", "own files"] {
      goals.append(
        BenchmarkReport.Goal(
          suite: "compare", name: "\(phone), slight, \(writer): perceptual ÷ exact", atMost: 3,
          measured: quotient(
            report.row("compare", phone, "slight, \(writer)", "perceptual")?.median,
            report.row("compare", phone, "slight, \(writer)", "exact")?.median)))
    }
    return goals
  }

  private static func against(
    _ competitor: String, _ report: BenchmarkReport, _ subject: String, _ name: String?,
    _ by: String,
    _ atMost: Double
  ) -> BenchmarkReport.Goal {
    let row = report.row("compare", subject, name, by)
    return BenchmarkReport.Goal(
      suite: "compare",
      name: ([subject] + (name.map { [$0] } ?? [])).joined(separator: ", ")
        + ": \(by) ÷ \(competitor)",
      atMost: atMost, measured: row?.ratios.first { $0.to == competitor }?.value)
  }

  private static func memory(
    _ report: BenchmarkReport, _ subject: String, _ name: String, _ by: String, _ atMost: Double
  ) -> BenchmarkReport.Goal {
    let own = report.row("compare", subject, name, by)?.peakMemory
    let other = report.row("compare", subject, name, "odiff")?.peakMemory
    return BenchmarkReport.Goal(
      suite: "compare", name: "\(subject), \(name): memory, \(by) ÷ odiff", atMost: atMost,
      measured: quotient(own.map(Double.init), other.map(Double.init)))
  }

  private static func quotient(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second, second > 0 else { return nil }
    return (first / second).rounded(digits: 4)
  }
}
