// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

extension WaitingList {
  /// What `tintype status` prints for programs; the keys are part of the tool's interface.
  var document: String {
    JSONValue.object([
      ("format", .count(1)),
      ("waiting", .count(changes.count)),
      ("latestRun", latest.map { .string($0.description) } ?? .null),
      ("problems", .list(problems.texts.map { .string($0) })),
      (
        "groups",
        .list(
          changes.groups.map { group in
            .object([
              ("id", .string(group.group.id)), ("title", .string(group.title)),
              ("members", .list(group.items.map { .string($0.fullName) })),
            ])
          })
      ),
      ("changes", .list(changes.items.map(json))),
      (
        "damaged",
        .list(
          changes.damaged.map { file, trouble in
            .object([
              ("name", .string(file.name)), ("extension", .string(file.pathExtension)),
              ("reason", .string(trouble.description)),
            ])
          })
      ),
    ]).document
  }

  private func json(_ item: PendingItem) -> JSONValue {
    let refusal = refusal(item)
    return .object([
      ("name", .string(item.name)),
      ("extension", .string(item.file.pathExtension)),
      ("new", .flag(item.isNew)),
      ("what", .string(item.entry.headline)),
      ("differingPixels", item.record.pixels.map { .count($0.differing) } ?? .null),
      ("totalPixels", item.record.pixels.map { .count($0.total) } ?? .null),
      ("run", .string(item.run.description)),
      ("latest", .flag(!isEarlier(item))),
      ("applicable", .flag(refusal == nil)),
      ("reason", refusal.map { .string($0.description) } ?? .null),
      ("path", .string(item.reference)),
      ("reference", item.digests.reference.map { .string($0) } ?? .null),
      ("actual", .string(item.digests.actual)),
    ])
  }
}
