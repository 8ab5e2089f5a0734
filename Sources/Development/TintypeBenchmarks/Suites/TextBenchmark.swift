// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The complete difference of two texts, compared with the standard library's difference of the
/// same lines.
enum TextBenchmark {
  private static let suite = "text"
  private static let library = "CollectionDifference"

  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    let rounds = options.rounds ?? 15
    for text in texts {
      let (old, new) = (
        text.old.joined(separator: "\n"), text.new.joined(separator: "\n")
      )
      var closures: [() throws -> Void] = [{ try compare(old, new) }]
      if text.hasCompetitor { closures.append { try compareByLibrary(text.old, text.new) } }
      let samples = try Measurement.samples(
        rounds: text.hasCompetitor ? max(1, rounds / 3) : rounds, warmsUp: true, closures)
      var rows = zip(["Tintype", library], samples).map { by, sample in
        BenchmarkReport.Row(
          suite: suite, subject: "Texts", name: text.name, by: by, sample,
          isCompetitor: by == library)
      }
      if rows.count == 2 { rows[0].compare(with: rows[1]) }
      report.add(rows)
    }
  }

  /// Computes everything that a failing snapshot reports.
  private static func compare(_ old: String, _ new: String) throws {
    guard let difference = TextDifference(from: old, to: new), !difference.unified.isEmpty,
      !difference.marked().isEmpty, !difference.words(limit: 5).isEmpty
    else { throw BenchmarkError.mismatch("TextDifference") }
  }

  /// Computes only the changed lines.
  private static func compareByLibrary(_ old: [String], _ new: [String]) throws {
    guard !new.difference(from: old).isEmpty else { throw BenchmarkError.mismatch(library) }
  }

  // MARK: Texts

  private struct Text {
    var name: String
    var old: [String]
    var new: [String]
    /// A Boolean value that indicates whether the standard library is fast enough to be measured.
    var hasCompetitor = true
  }

  private static var texts: [Text] {
    var draws = Draws()
    let code = (0..<3200).map { $0.isMultiple(of: 2) ? "  let value\($0) = 0" : "}" }
    let long = (0..<100_000).map { "line \($0)" }
    let start = Array(long[..<20_000])
    let moved = start[..<1000] + start[4000..<12_000] + start[1000..<4000] + start[12_000...]
    func braces() -> [String] { (0..<20_000).map { _ in draws.next() % 2 == 0 ? "{" : "}" } }
    return [
      Text(name: "3,200 lines, half alike, 1 changed", old: code, new: changed(code, every: 3200)),
      Text(name: "3,200 lines, half alike, 320 changed", old: code, new: changed(code, every: 10)),
      Text(name: "100,000 lines, 1,000 changed", old: long, new: changed(long, every: 100)),
      Text(name: "20,000 lines, 3,000 moved", old: start, new: Array(moved)),
      Text(
        name: "20,000 lines, none in common", old: start, new: start.map { "new " + $0 },
        hasCompetitor: false),
      Text(name: "20,000 lines, two at random", old: braces(), new: braces(), hasCompetitor: false),
    ]
  }

  /// Returns the lines with the middle one of each group of `count` replaced.
  private static func changed(_ lines: [String], every count: Int) -> [String] {
    lines.indices.map { $0 % count == count / 2 ? "changed \($0)" : lines[$0] }
  }

  /// Random numbers that are the same in every run (xorshift; Marsaglia, “Xorshift RNGs”, 2003).
  private struct Draws {
    private var state: UInt64 = 88_172_645_463_325_252

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state >> 32
    }
  }
}
