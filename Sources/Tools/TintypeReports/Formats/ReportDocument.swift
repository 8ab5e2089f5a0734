// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns

/// A report as JSON, for scripts.
///
/// The members are sorted by name, and the same report always results in the same bytes. Members
/// may be added without a new version; existing members keep their meaning.
package struct ReportDocument: Encodable, Sendable {
  /// The version of the format, 1.
  package let version = 1
  /// The name of the run.
  let run: String
  /// The present and missing shards; absent for a run that was not split.
  let shards: Shards?
  /// The findings, the most severe first: `error`, `incomplete`, `nothingRan`, `different`.
  ///
  /// The list is empty if the run succeeded.
  let verdict: [RunVerdict.Finding]
  /// The number of snapshots with each outcome.
  let counts: [String: Int]
  /// The problems that make the report incomplete or unreliable.
  let problems: [Problem]
  /// The causes of changes.
  let causes: [Cause]
  /// The snapshots, in the order of the report.
  private(set) var entries: [Entry]
  /// The comparison with the results of a base commit; absent if there is none.
  let base: CommitComparison?

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - allowsEmpty: A Boolean value that indicates whether a run without snapshots is a success.
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
    base = report.comparison
    causes = report.causes.map { cause in
      let entries = cause.entries(in: report)
      let outliers = cause.outliers.compactMap { outlier in
        report.entries.indices.contains(outlier.member)
          ? Outlier(id: report.entries[outlier.member].id, reason: outlier.reason) : nil
      }
      return Cause(
        id: cause.id, members: entries.map(\.id), outliers: outliers, pixels: cause.pixels,
        title: cause.title, types: cause.types)
    }
  }

  struct Shards: Encodable, Sendable {
    /// The first missing shards.
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

  struct Cause: Encodable, Sendable {
    let id: String
    /// The identifiers of the entries.
    let members: [String]
    let outliers: [Outlier]
    /// The number of charged pixels.
    let pixels: Int
    let title: String
    let types: [String]
  }

  /// A member that needs its own decision.
  struct Outlier: Encodable, Sendable {
    let id: String
    let reason: String
  }

  /// The document with a trailing line feed; characters that are invisible in a terminal are
  /// escaped.
  package var json: String { Self.text(of: self) + "\n" }

  /// Writes the document of a report, of which only some entries are in memory, in parts.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - write: Receives the parts of the text of ``json``.
  /// - Throws: ``ReportError`` if an entry cannot be read, or an error of the receiver.
  package static func write(_ report: Report, _ write: (String) throws -> Void) throws {
    let reader = EntryReader(report)
    var document = ReportDocument(report)
    document.entries = []
    let text = document.json
    // No string contains a line feed, so only the member itself has this form.
    let empty = "\n  \"entries\" : [\n\n  ]"
    guard reader.count > 0, let place = text.range(of: empty) else { return try write(text) }
    try write(text[..<place.lowerBound] + "\n  \"entries\" : [")
    var separator = "\n"
    while true {
      // An encoder for each entry would take most of the time.
      var entries: [Entry] = []
      while entries.count < 256, let entry = try reader.next() { entries.append(Entry(entry)) }
      guard !entries.isEmpty else { break }
      try write(separator + indented(self.text(of: entries)))
      separator = ",\n"
    }
    try write("\n  ]" + text[place.upperBound...])
  }

  /// Returns the lines of an array's elements, as they are in a member of the document.
  private static func indented(_ array: String) -> String {
    // The first and the last line are the brackets.
    let lines = array.utf8.dropFirst(2).dropLast(2)
    var result: [UInt8] = [0x20, 0x20]
    result.reserveCapacity(lines.count * 5 / 4)
    var isLineStart = false
    for byte in lines {
      if isLineStart, byte != 0x0A { result += [0x20, 0x20] }
      isLineStart = byte == 0x0A
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings and numbers can always be encoded.
    let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return JSON.visible(text)
  }
}

extension ReportDocument {
  /// A snapshot.
  struct Entry: Encodable, Sendable {
    /// The identifier of the snapshot within reports, 12 hexadecimal digits.
    let id: String
    /// `target/suite/test.identifier`, as commands accept it.
    let name: String
    let snapshot: SnapshotName
    /// The extension of the snapshot's file; empty if it has none or it is unknown.
    let `extension`: String
    /// The last outcome, followed by the outcomes of all attempts, including the last.
    let outcome: JournalRecord.Outcome
    let outcomes: [JournalRecord.Outcome]
    /// The most important fact, in one line.
    let headline: String
    /// The changes of the scene, as text.
    let causes: [String]?
    let pixels: JournalRecord.PixelSummary?
    /// The path, relative to the package's root.
    let reference: String?
    /// The paths, relative to the output directory.
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
