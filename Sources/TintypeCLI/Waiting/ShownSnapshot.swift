// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeSnapshots
import TintypeComparison

/// One snapshot with all that is known of it: a change that waits, or what a run says.
struct ShownSnapshot {
  /// What the journal says.
  let record: JournalRecord
  /// The extension of the snapshot's file.
  let pathExtension: String
  /// The run that says it.
  let run: RunName
  /// The change; `nil` where nothing waits.
  let item: PendingItem?
  /// Why the change cannot be accepted as it is; `nil` where it can be.
  private(set) var refusal: Refusal?
  /// The lines that differ, of a text.
  private(set) var difference: String?

  /// Takes what a run says of a snapshot of which nothing waits.
  init(_ entry: ReportEntry, run: RunName) {
    record = entry.record
    pathExtension = entry.pathExtension
    self.run = run
    item = nil
  }

  /// Takes a change that waits, and looks at its files.
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

  /// Finds what is meant: what waits under a name, else what a run says of it.
  ///
  /// - Throws: ``DecisionError`` where nothing is called so, or several things are; `ReportError`
  ///   where there is no run to ask.
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
    case .failure(let trouble): throw DecisionError.damaged(name: file.name, trouble: trouble)
    }
  }

  /// The one change that waits under a name; `nil` where nothing does.
  private static func waiting(
    _ pattern: NamePattern, in folder: PendingFolder
  ) throws(DecisionError) -> (PendingFile, Result<PendingItem, PendingTrouble>)? {
    let chosen: [(file: PendingFile, item: Result<PendingItem, PendingTrouble>)]
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
  /// The one entry that a pattern names.
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
  /// What `tintype show` prints for programs; the keys are part of the tool's interface.
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
