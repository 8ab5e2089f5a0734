// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots
import TintypeComparison

/// What the page knows of all snapshots from the beginning: a column for each property.
struct ReportIndex {
  private let report: Report
  /// How many snapshots did not match; they come first.
  private let open: Int
  /// The entries that have details, as indices in rising order: all that did not match, then those
  /// that matched with something to say of it.
  let detailed: [Int]

  init(_ report: Report) {
    self.report = report
    let open = report.entries.count - report.count(.matched)
    self.open = open
    detailed = report.entries.indices.filter { index in
      let entry = report.entries[index]
      return index < open || entry.attempts > 1 || !entry.record.notes.isEmpty
    }
  }

  /// How many lines of what changed the list can be searched for.
  private static let lineLimit = 4

  /// The index as the page reads it.
  var value: JSON {
    var strings = StringTable()
    let records = report.entries.map(\.record)
    let (names, first) = (records.map(\.snapshot), records.prefix(open))
    let targets = names.map { strings.index(of: $0.target) }
    let suites = names.map { strings.index(of: $0.suite) }
    let extensions = report.entries.map { strings.index(of: $0.pathExtension) }
    let shards = records.map { record in
      record.shard.map { strings.index(of: $0.description) } ?? -1
    }
    return [
      "version": .integer(1),
      "run": .line(report.run.description),
      "verdict": .line(report.verdict),
      "counts": .integers(JournalRecord.Outcome.reportOrder.map(report.count)),
      "strings": .lines(strings.all),
      "id": .array(report.entries.map { .string($0.id) }),
      "target": .integers(targets),
      "suite": .integers(suites),
      "test": .lines(names.map(\.test)),
      "identifier": .lines(names.map(\.identifier)),
      "extension": .integers(extensions),
      // A run that was not split needs no column for it.
      "shard": shards.allSatisfy { $0 < 0 } ? .null : .integers(shards),
      "what": .array(first.map { .block(Self.summary($0)) }),
      "pixels": .integers(first.map { $0.pixels?.differing ?? -1 }),
      "digests": .array(first.map(Self.digests)),
      "unsafe": .array(unsafeNames),
      "detailed": .integers(Array(detailed.dropFirst(open))),
      "attempts": .array(
        report.entries.indices.filter { report.entries[$0].attempts > 1 }.map {
          .integers([$0, report.entries[$0].attempts])
        }),
      "groups": .array(report.groups.map(group)),
      "order": .integers(order),
      "base": report.baseline.map { .array([.line($0.revision), .line($0.commit)]) } ?? .null,
    ]
  }

  /// What a row of the list says below the name, and what a search looks through.
  private static func summary(_ record: JournalRecord) -> String {
    if let lines = record.causes?.lines(limit: lineLimit), !lines.isEmpty {
      return lines.joined(separator: "\n")
    }
    // How many pixels differ stands beside it.
    if record.outcome == .changed, record.pixels != nil { return "" }
    let line = record.message?.split(whereSeparator: \.isNewline).first ?? ""
    return String(line.prefix(300))
  }

  /// The digests that a decision names, where it can be made.
  private static func digests(_ record: JournalRecord) -> JSON {
    guard let digests = record.digests else { return .null }
    return .array([.line(digests.reference), .line(digests.actual)])
  }

  /// Names that are not shown as they are, which no command may hold: a terminal would obey them.
  private var unsafeNames: [JSON] {
    report.entries.indices.prefix(open).compactMap { index in
      let name = report.entries[index].record.snapshot.description
      return VisibleText.line(name) == name ? nil : .array([.integer(index), .raw(name)])
    }
  }

  private func group(_ group: ReportGroup) -> JSON {
    var (title, types) = ("Differences that look alike", "")
    if case .changes(let words, let names) = group.bond {
      let changes = Self.joined(words)
      let more = changes.count - 3
      title = changes.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      types = names.joined(separator: ", ")
    }
    return [
      "id": .line(group.id), "title": .line(title), "types": .line(types),
      "members": .integers(group.members), "pixels": .integer(weight(group.members).pixels),
    ]
  }

  /// The changes with one for all four edges where they say the same: `padding 12 → 16`.
  private static func joined(_ changes: [String]) -> [String] {
    let edges = [".top ", ".leading ", ".bottom ", ".trailing "]
    var rest = changes
    for change in changes {
      let parts = change.components(separatedBy: ".top ")
      guard parts.count == 2 else { continue }
      let all = edges.map { parts[0] + $0 + parts[1] }
      guard all.allSatisfy(rest.contains), let first = rest.firstIndex(where: all.contains)
      else { continue }
      rest.removeAll(where: all.contains)
      rest.insert("\(parts[0]) \(parts[1])", at: first)
    }
    return rest
  }

  /// The changed snapshots in the order of what matters: a group as −1 − its index, what is in no
  /// group by itself.
  private var order: [Int] {
    let grouped = Set(report.groups.flatMap(\.members))
    let singles = (0..<report.count(.changed)).filter { !grouped.contains($0) }
    let items =
      report.groups.indices.map { (-1 - $0, weight(report.groups[$0].members)) }
      + singles.map { ($0, weight([$0])) }
    return items.enumerated().sorted { left, right in
      let (a, b) = (left.element.1, right.element.1)
      if a.isUnexplained != b.isUnexplained { return a.isUnexplained }
      if a.pixels != b.pixels { return a.pixels > b.pixels }
      return left.offset < right.offset
    }.map(\.element.0)
  }

  /// What puts some snapshots before others: pixels that no change accounts for, then how many.
  private func weight(_ members: [Int]) -> (isUnexplained: Bool, pixels: Int) {
    let records = members.filter(report.entries.indices.contains).map {
      report.entries[$0].record
    }
    let isUnexplained = records.contains { record in
      guard record.pixels != nil else { return false }
      guard let causes = record.causes, !causes.isEmpty else { return true }
      return !causes.unexplainedRegions.isEmpty
    }
    return (isUnexplained, records.compactMap { $0.pixels?.differing }.max() ?? -1)
  }
}

/// Texts by number: suites and targets repeat thousands of times.
private struct StringTable {
  private(set) var all: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
