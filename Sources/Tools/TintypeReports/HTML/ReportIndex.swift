// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns

/// The data about all snapshots that the page loads first, with one column per property.
struct ReportIndex {
  private let report: Report
  private let origin: RunOrigin?
  private let root: String?
  /// The number of snapshots that did not match; they come first.
  let open: Int
  /// The entries with details, as indices in ascending order.
  ///
  /// These are all entries that did not match, then matched entries with several attempts or notes
  /// and flaky ones.
  let detailed: [Int]
  /// The entries that are proved to be flaky, as indices in ascending order.
  private let flaky: [Int]

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - origin: The commit that the report is about; `nil` if it is unknown.
  ///   - root: The absolute path of the package; `nil` if it is unknown.
  ///   - history: The results of the snapshots in other runs.
  init(
    _ report: Report, origin: RunOrigin? = nil, root: String? = nil,
    history: RunHistory = RunHistory()
  ) {
    (self.report, self.origin, self.root) = (report, origin, root)
    let open = report.total - report.count(.matched)
    self.open = open
    let flaky = report.entries.indices.filter { index in
      history.history(of: report.entries[index]).contradiction != nil
    }
    self.flaky = flaky
    let flakyEntries = Set(flaky)
    detailed = report.entries.indices.filter { index in
      let entry = report.entries[index]
      return index < open || entry.attempts > 1 || !entry.record.notes.isEmpty
        || flakyEntries.contains(index)
    }
  }

  /// The number of lines about changes that the list's search covers.
  private static let lineLimit = 4

  /// The index in the format that the page reads.
  var value: JSON { contents.index }

  /// The index, and the names that are not in it; `nil` if it has all names.
  var contents: (index: JSON, blocks: MatchBlocks?) {
    var strings = StringTable()
    let records = report.entries.map(\.record)
    let (names, first) = (records.map(\.snapshot), records.prefix(open))
    let targets = names.map { strings.index(of: $0.target) }
    let suites = names.map { strings.index(of: $0.suite) }
    let extensions = report.entries.map { strings.index(of: $0.pathExtension) }
    let shards = records.map { record in
      record.shard.map { strings.index(of: $0.description) } ?? -1
    }
    let blocks = report.unlisted.flatMap { $0.count > 0 ? MatchBlocks($0, &strings) : nil }
    let columns: [(String, JSON)] = [
      ("version", .integer(1)),
      ("run", .line(report.run.description)),
      ("verdict", .line(report.verdict)),
      ("outcomes", .array(Self.outcomes)),
      ("counts", .integers(JournalRecord.Outcome.reportOrder.map(report.count))),
      ("strings", .lines(strings.all)),
      ("id", .array(report.entries.map { .string($0.id) })),
      ("target", .integers(targets)),
      ("suite", .integers(suites)),
      ("test", .lines(names.map(\.test))),
      ("identifier", .lines(names.map(\.identifier))),
      ("extension", .integers(extensions)),
      // A run that was not split needs no column for shards.
      ("shard", shards.allSatisfy { $0 < 0 } ? .null : .integers(shards)),
      ("what", .array(first.map { .block(Self.summary($0)) })),
      ("pixels", .integers(first.map { $0.pixels?.differing ?? -1 })),
      ("total", .integers(first.map { $0.pixels?.total ?? -1 })),
      ("digests", .array(first.map(Self.digests))),
      ("unsafe", .array(unsafeNames)),
      ("detailed", .integers(Array(detailed.dropFirst(open)))),
      (
        "attempts",
        .array(
          report.entries.indices.filter { report.entries[$0].attempts > 1 }.map {
            .integers([$0, report.entries[$0].attempts])
          })
      ),
      ("flaky", .integers(flaky)),
      ("origin", origin.flatMap { $0.isEmpty ? nil : $0.value } ?? .null),
      ("root", .line(root)),
      (
        "base", report.baseline.map { .array([.line($0.revision), .line($0.commit)]) } ?? .null
      ),
    ]
    // Smaller reports have no such column.
    let size = blocks.map { _ in [("blocks", JSON.integer(MatchBlocks.size))] } ?? []
    let index = JSON.object(
      columns + size + CauseColumns(report).columns + RunFacts(report: report).columns
        + ComparisonColumn(report: report).columns)
    return (index, blocks)
  }

  /// The names and signs of the outcomes, in the order of the page.
  private static var outcomes: [JSON] {
    JournalRecord.Outcome.reportOrder.map { .array([.string($0.rawValue), .string($0.sign)]) }
  }

  /// Returns the text below the name in a row of the list, which searches include.
  private static func summary(_ record: JournalRecord) -> String {
    if let lines = record.causes?.lines(limit: lineLimit), !lines.isEmpty {
      return lines.joined(separator: "\n")
    }
    // The number of differing pixels is in another column.
    if record.outcome == .changed, record.pixels != nil { return "" }
    let line = record.message?.split(whereSeparator: \.isNewline).first ?? ""
    return String(line.prefix(300))
  }

  /// Returns the digests for a decision; `null` if no decision is possible.
  private static func digests(_ record: JournalRecord) -> JSON {
    guard let digests = record.digests else { return .null }
    return .array([.line(digests.reference), .line(digests.actual)])
  }

  /// Names with hidden characters, which must not be in a command: a terminal would interpret them.
  private var unsafeNames: [JSON] {
    report.entries.indices.prefix(open).compactMap { index in
      let name = report.entries[index].record.snapshot.description
      return VisibleText.line(name) == name ? nil : .array([.integer(index), .raw(name)])
    }
  }
}

/// Texts by number, because suites and targets are repeated thousands of times.
struct StringTable {
  private(set) var all: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
