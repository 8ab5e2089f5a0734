// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

extension ReviewList {
  /// Creates the list of pending changes: the causes, then the changes that need their own decision
  /// and are not shown as outliers.
  init(_ changes: PendingChanges) {
    var units = changes.causes.map { cause in
      let cause = cause.cause
      let outliers = Dictionary(cause.outliers.map { ($0.member, $0.reason) }) { first, _ in first }
      return ReviewUnit(
        title: cause.title, types: cause.types,
        members: cause.outliers.map(\.member) + cause.usualMembers, outliers: outliers,
        identity: cause.identity)
    }
    for (index, entry) in changes.entries.enumerated()
    where !entry.explanation.isDecidedByCauses && !entry.explanation.isOutlier {
      units.append(ReviewUnit(title: entry.item.fullName, members: [index]))
    }
    self.init(
      units: units, images: changes.entries.map(ReviewImage.init),
      damagedCount: changes.damaged.count)
  }
}

extension ReviewImage {
  /// Creates an image from a pending change, without reading its files.
  init(_ entry: PendingChanges.Entry) {
    let (item, record) = (entry.item, entry.item.record)
    key = Key(
      name: item.name, pathExtension: item.file.pathExtension, reference: item.digests.reference,
      actual: item.digests.actual)
    summary =
      item.isNew
      ? "new, without a reference"
      : record.pixelSummary ?? record.sizeSummary ?? item.entry.headline
    lines = (record.causes?.lines(limit: 10) ?? []).map { ShortText.line($0) }
    regions = (record.pixels?.regions ?? []).map(\.bounds)
    ownReason = item.isNew ? "a new snapshot" : entry.explanation.ownDecisionReason
    files = Files(
      before: item.artifacts.reference, after: item.artifacts.actual,
      difference: item.artifacts.difference)
  }
}

extension ReviewDecisions {
  /// Adds the causes that were accepted for all of their changes by `tintype accept --cause`.
  mutating func add(_ accepted: AcceptedCauses, of changes: PendingChanges) {
    for (index, cause) in changes.causes.enumerated() where units[index] == nil {
      let items = cause.cause.members.map { changes.entries[$0].item }
      if items.allSatisfy({ accepted.contains(cause.cause, $0) }) { units[index] = .accept }
    }
  }

  /// Returns the changes of accepted causes that are still pending, for `tintype accept --cause`.
  func accepted(of changes: PendingChanges) -> [(cause: ReviewCause, item: PendingItem)] {
    changes.causes.indices.filter { units[$0] == .accept }.flatMap { index in
      let cause = changes.causes[index].cause
      return cause.members.map { (cause, changes.entries[$0].item) }
    }
  }
}
