// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeComparison
import TintypeRuns

/// The details of one snapshot: a pending change, or the record of a run.
struct ShownSnapshot {
  /// The journal record.
  let record: JournalRecord
  /// The extension of the snapshot's file.
  let pathExtension: String
  /// The run of the record.
  let run: RunName
  /// The pending change; `nil` if there is none.
  let item: PendingItem?
  /// The reason why the change cannot be accepted; `nil` if it can be.
  private(set) var refusal: Refusal?
  /// The differing lines of a text snapshot.
  private(set) var difference: String?

  /// Creates the details of a snapshot without a pending change.
  init(_ entry: ReportEntry, run: RunName) {
    record = entry.record
    pathExtension = entry.pathExtension
    self.run = run
    item = nil
  }

  /// Creates the details of a pending change, and reads its files.
  init(_ item: PendingItem, in folder: PendingFolder, references: ReferenceGuard) {
    record = item.record
    pathExtension = item.file.pathExtension
    run = item.run
    self.item = item
    do throws(Refusal) {
      _ = try Acceptance(of: item, in: folder, references: references).check()
    } catch {
      refusal = error
    }
    if let path = item.artifacts.difference, !path.hasSuffix(".png") {
      difference = try? folder.text(at: path)
    }
  }

  /// Finds a snapshot by name: a pending change, else the record of a run.
  ///
  /// - Throws: ``DecisionError`` if no snapshot or several snapshots have the name; `ReportError`
  ///   if there is no run to read.
  static func named(
    _ name: String, in folder: PendingFolder, packageRoot: String?
  ) throws -> ShownSnapshot {
    let pattern = NamePattern(name)
    guard let (file, found) = try waiting(pattern, in: folder) else {
      let report = Report(try JournalReader(output: folder.output).read())
      return ShownSnapshot(try report.entry(pattern), run: report.run)
    }
    switch found {
    case .success(let item):
      return ShownSnapshot(
        item, in: folder, references: try ReferenceGuard(packageRoot: packageRoot))
    case .failure(let error): throw DecisionError.damaged(name: file.name, error: error)
    }
  }

  /// Returns the pending change with a name; `nil` if there is none.
  private static func waiting(
    _ pattern: NamePattern, in folder: PendingFolder
  ) throws(DecisionError) -> (PendingFile, Result<PendingItem, PendingError>)? {
    let chosen: [(file: PendingFile, item: Result<PendingItem, PendingError>)]
    do {
      chosen = try PendingSelection.names([pattern]).choose(from: folder)
    } catch {
      if case .noSuchChange = error { return nil }
      throw error
    }
    guard chosen.count == 1, let only = chosen.first else {
      throw .ambiguous(pattern.text, candidates: chosen.map(\.file.name))
    }
    return (only.file, only.item)
  }
}

extension Report {
  /// Returns the only entry that matches a pattern.
  fileprivate func entry(_ pattern: NamePattern) throws(DecisionError) -> ReportEntry {
    func names(_ entry: ReportEntry) -> [String] {
      let name = entry.record.snapshot.description
      return [name, entry.pathExtension.isEmpty ? name : name + "." + entry.pathExtension]
    }
    let fits = entries.compactMap { entry in pattern.fit(names(entry)).map { (entry, $0) } }
    guard let best = fits.map(\.1).max() else {
      let all = entries.map(\.record.snapshot.description)
      throw .noSuchSnapshot(
        pattern.text, run: run, nearest: PendingSelection.nearest(to: pattern.text, among: all))
    }
    let chosen = fits.filter { $0.1 == best }.map(\.0)
    guard chosen.count == 1, let entry = chosen.first else {
      let isOneName = Set(chosen.map { names($0).first }).count == 1
      throw .ambiguous(
        pattern.text, candidates: chosen.compactMap { isOneName ? names($0).last : names($0).first }
      )
    }
    return entry
  }
}

extension ShownSnapshot {
  /// The JSON output of `tintype show`; the keys are part of the tool's interface.
  var document: String {
    func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
    let artifacts = item?.artifacts
    return JSON.object([
      ("format", .integer(1)),
      ("name", .string(record.snapshot.description)),
      ("extension", .string(pathExtension)),
      ("outcome", .string(record.outcome.rawValue)),
      ("waiting", .bool(item != nil)),
      ("applicable", .bool(item != nil && refusal == nil)),
      ("reason", text(refusal?.description)),
      ("run", .string(run.description)),
      ("attempt", record.attempt.map { .integer($0) } ?? .null),
      ("shard", text(record.shard?.description)),
      ("assertedAt", .string(record.location.description)),
      ("path", text(record.reference)),
      (
        "files",
        .object([
          ("reference", text(artifacts?.reference)), ("actual", text(artifacts?.actual)),
          ("difference", text(artifacts?.difference)),
        ])
      ),
      (
        "digests",
        .object([
          ("reference", text(record.digests?.reference)), ("actual", text(record.digests?.actual)),
        ])
      ),
      ("pixels", pixels),
      ("changes", .array((record.causes?.changes ?? []).map { .string($0.change.description) })),
      ("difference", text(difference)),
      ("message", text(record.message)),
      ("notes", .array(record.notes.map { .string($0) })),
    ]).document
  }

  private var pixels: JSON {
    guard let pixels = record.pixels else { return .null }
    return .object([
      ("differing", .integer(pixels.differing)), ("total", .integer(pixels.total)),
      ("regions", .integer(pixels.regions?.count ?? 0)),
    ])
  }
}
