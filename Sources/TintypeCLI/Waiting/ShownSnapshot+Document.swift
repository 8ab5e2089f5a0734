// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

extension ShownSnapshot {
  /// What `tintype show` prints for programs; the keys are part of the tool's interface.
  var document: String {
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    let artifacts = item?.artifacts
    return JSONValue.object([
      ("format", .count(1)),
      ("name", .string(record.snapshot.description)),
      ("extension", .string(pathExtension)),
      ("outcome", .string(record.outcome.rawValue)),
      ("waiting", .flag(item != nil)),
      ("applicable", .flag(item != nil && refusal == nil)),
      ("reason", text(refusal?.description)),
      ("run", .string(run.description)),
      ("attempt", record.attempt.map { .count($0) } ?? .null),
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
      ("changes", .list((record.causes?.changes ?? []).map { .string($0.change.description) })),
      ("difference", text(difference)),
      ("message", text(record.message)),
      ("notes", .list(record.notes.map { .string($0) })),
    ]).document
  }

  private var pixels: JSONValue {
    guard let pixels = record.pixels else { return .null }
    return .object([
      ("differing", .count(pixels.differing)), ("total", .count(pixels.total)),
      ("regions", .count(pixels.regions?.count ?? 0)),
    ])
  }
}
