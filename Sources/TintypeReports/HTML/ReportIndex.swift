// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeSnapshots
import TintypeComparison

/// The data about all snapshots that the page loads first, with one column per property.
struct ReportIndex {
  private let report: Report
  /// The number of snapshots that did not match; they come first.
  private let open: Int
  /// The entries with details, as indices in ascending order.
  ///
  /// These are all entries that did not match, then matched entries with several attempts or notes.
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

  /// The number of lines about changes that the list's search covers.
  private static let lineLimit = 4

  /// The index in the format that the page reads.
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
      // A run that was not split needs no column for shards.
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

  private func group(_ group: ReportGroup) -> JSON {
    var (title, types) = ("Similar differences", "")
    if case .changes(let texts, let names) = group.reason {
      let changes = Self.joined(texts)
      let more = changes.count - 3
      title = changes.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      types = names.joined(separator: ", ")
    }
    return [
      "id": .line(group.id), "title": .line(title), "types": .line(types),
      "members": .integers(group.members), "pixels": .integer(weight(group.members).pixels),
    ]
  }

  /// Returns the changes, with one for all four edges if they are equal: `padding 12 → 16`.
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

  /// The changed snapshots in the order of importance.
  ///
  /// A group is represented as −1 − its index, an ungrouped snapshot as its index.
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

  /// Returns the sort key of snapshots: pixels without a known cause, then the number of pixels.
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

/// Texts by number, because suites and targets are repeated thousands of times.
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
