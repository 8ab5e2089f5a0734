// SPDX-License-Identifier: MIT

import Foundation
import TintypeComparison
import TintypeSnapshots

/// A report as JSON, for scripts.
///
/// The members are sorted by name, and the same report always gives the same bytes. Members may be
/// added without another version; what is there keeps its meaning.
package struct ReportDocument: Encodable, Sendable {
  /// The version of the format, 1.
  package let version = 1
  /// The name of the run.
  let run: String
  /// Which parts of a split run are here; left out for one that was not split.
  let shards: Shards?
  /// What the run comes to, the most severe first: `trouble`, `incomplete`, `nothingRan`,
  /// `different`; nothing where all is well.
  let verdict: [RunVerdict.Finding]
  /// How many snapshots there are of each outcome.
  let counts: [String: Int]
  /// What the report cannot vouch for.
  let problems: [Problem]
  /// The changes that are one.
  let groups: [Group]
  /// The snapshots, in the order of the report.
  let entries: [Entry]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - allowsEmpty: A Boolean value that indicates whether a run without snapshots is fine.
  package init(_ report: Report, allowsEmpty: Bool = false) {
    run = report.run.description
    shards = report.shards.map {
      Shards(
        missing: $0.missing, missingCount: $0.missingCount, present: $0.present, total: $0.total)
    }
    verdict = RunVerdict(report, allowsEmpty: allowsEmpty).findings
    counts = Dictionary(
      uniqueKeysWithValues: JournalRecord.Outcome.allCases.map { ($0.rawValue, report.count($0)) })
    problems = report.problems.map {
      Problem(file: $0.file, line: $0.line, text: $0.reason.description)
    }
    entries = report.entries.map(Entry.init)
    groups = report.groups.map { group in
      let (changes, types): ([String]?, [String]?) =
        switch group.bond {
        case .changes(let changes, let types): (changes, types)
        case .likeness: (nil, nil)
        }
      return Group(
        changes: changes, id: group.id, members: group.entries(in: report).map(\.id),
        title: group.title(in: report), types: types)
    }
  }

  struct Shards: Encodable, Sendable {
    /// The first of them.
    let missing: [Int]
    let missingCount: Int
    let present: [Int]
    let total: Int
  }

  struct Problem: Encodable, Sendable {
    let file: String?
    let line: Int?
    let text: String
  }

  struct Group: Encodable, Sendable {
    let changes: [String]?
    let id: String
    /// The entries' ids.
    let members: [String]
    let title: String
    let types: [String]?
  }

  /// The document with a line feed; what would hide itself in a terminal is escaped.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings and numbers always encode.
    let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return TerminalJSON.visible(text) + "\n"
  }
}

extension ReportDocument {
  /// A snapshot.
  struct Entry: Encodable, Sendable {
    /// Names the snapshot within reports, 12 hexadecimal digits.
    let id: String
    /// `target/suite/test.identifier`, as commands take it.
    let name: String
    let snapshot: SnapshotName
    /// Of the snapshot's file; empty where it has none or is not known.
    let `extension`: String
    /// The last outcome, then those of all attempts, the last included.
    let outcome: JournalRecord.Outcome
    let outcomes: [JournalRecord.Outcome]
    /// What there is to say in one line.
    let headline: String
    /// What changed in the scene, in words.
    let causes: [String]?
    let pixels: JournalRecord.PixelSummary?
    /// Relative to the package's root.
    let reference: String?
    /// Relative to the output directory.
    let artifacts: JournalRecord.Artifacts?
    let digests: JournalRecord.Digests?
    let location: CallSite
    let message: String?
    let notes: [String]
    let attempt: Int?
    let shard: Shard?
    let microseconds: Int?

    init(_ entry: ReportEntry) {
      let record = entry.record
      id = entry.id
      name = record.snapshot.description
      snapshot = record.snapshot
      `extension` = entry.pathExtension
      outcome = record.outcome
      outcomes = entry.outcomes
      headline = entry.headline
      causes = record.causes?.lines(limit: 50)
      pixels = record.pixels
      reference = record.reference
      artifacts = record.artifacts
      digests = record.digests
      location = record.location
      message = record.message
      notes = record.notes
      attempt = record.attempt
      shard = record.shard
      microseconds = record.microseconds
    }
  }
}

/// JSON that a terminal can show: what it would obey, or hide, is escaped.
enum TerminalJSON {
  /// The same document; only strings can hold such characters.
  static func visible(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      // What an encoder leaves below is the layout between the strings.
      guard scalar.value >= 0x7F, VisibleText.isHidden(scalar) else {
        result.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u".unicodeScalars)
        result.append(contentsOf: repeatElement("0", count: 4 - digits.count))
        result.append(contentsOf: digits.unicodeScalars)
      }
    }
    return String(result)
  }
}
