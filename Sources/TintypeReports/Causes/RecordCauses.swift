// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeScene
import TintypeSnapshots

/// The causes in one record of a journal.
struct RecordCauses {
  /// The causes with their sizes.
  private(set) var causes: [Cause] = []
  /// The number of differing pixels that no cause explains.
  private(set) var unexplained = 0
  /// The warnings that only the new image has.
  private(set) var warnings: [String] = []
  /// A Boolean value that indicates whether the causes are the only changes.
  private(set) var isComplete = true

  /// A cause in one image.
  struct Cause {
    var subject: String
    /// The older and newer values, several for a color that is used with several opacities.
    var values: [String]
    /// The text by which causes of several snapshots are equal.
    var identity: String
    var types: Set<String>
    /// The number of charged pixels.
    var pixels: Int
    /// The number of changed nodes, at least 1.
    var nodes: Int
    /// A Boolean value that indicates whether the snapshot is a text, which has no pixels.
    var isText = false
  }

  /// Reads the causes of a changed text; `nil` if they are unknown.
  ///
  /// - Parameters:
  ///   - record: The record of the text.
  ///   - replacements: The texts that images of the run replace.
  init?(text record: JournalRecord, replacements: [TextCauses.Replacement]) {
    guard let changes = record.textChanges, !changes.isEmpty,
      changes.count <= JournalRecord.TextChange.countLimit
    else { return nil }
    let found = TextCauses(changes, replacements: replacements)
    guard !found.names.isEmpty else { return nil }
    causes = found.names.map { name in
      Cause(
        subject: name.subject, values: name.values.isEmpty ? [] : [name.values],
        identity: name.identity, types: [], pixels: 0, nodes: 1, isText: true)
    }
    isComplete = found.isComplete
  }

  /// Reads the causes of a record; `nil` if they are unknown.
  init?(_ record: JournalRecord) {
    guard let causes = record.causes, !causes.isEmpty || causes.account != nil else { return nil }
    if let account = causes.account, account.isExact(for: record.pixels?.differing),
      account.causes.allSatisfy({ $0.name != nil })
    {
      read(account, of: record.snapshot)
    } else {
      read(causes, of: record)
    }
    if self.causes.isEmpty, unexplained == 0 { return nil }
  }

  private mutating func read(_ account: PixelAccount, of snapshot: SnapshotName) {
    for cause in account.causes + (account.invisibleCauses ?? []) {
      guard let name = cause.name else { continue }
      add(
        name, types: Set(cause.types ?? []), pixels: cause.pixels + cause.sharedPixels,
        nodes: cause.nodes ?? 1, snapshot)
    }
    if account.environment > 0 {
      add(.environment, types: [], pixels: account.environment, nodes: 1, snapshot)
    }
    unexplained = account.unexplained
    warnings = account.warnings ?? []
    isComplete = account.isShortened != true
  }

  /// Reads the changes without an exact account, which prove nothing about the pixels.
  private mutating func read(_ causes: DifferenceCauses, of record: JournalRecord) {
    for cause in causes.changes where cause.isReviewed {
      let type = cause.change.path?.elements.last.map {
        String($0.prefix { $0 != "[" && $0 != "#" })
      }
      add(
        CauseName([cause.change]), types: Set([type].compactMap(\.self)), pixels: 0, nodes: 1,
        record.snapshot)
    }
    unexplained = record.pixels?.differing ?? 0
    isComplete = causes.omittedChanges == 0 && causes.unexplainedRegions.isEmpty
  }

  private mutating func add(
    _ name: CauseName, types: Set<String>, pixels: Int, nodes: Int, _ snapshot: SnapshotName
  ) {
    let identity = name.isLocal ? "\(name.identity) \(snapshot)" : name.identity
    if let index = causes.firstIndex(where: { $0.identity == identity }) {
      causes[index].types.formUnion(types)
      causes[index].pixels += pixels
      causes[index].nodes += nodes
      if !name.values.isEmpty, !causes[index].values.contains(name.values) {
        causes[index].values.append(name.values)
      }
    } else {
      causes.append(
        Cause(
          subject: name.subject, values: name.values.isEmpty ? [] : [name.values],
          identity: identity, types: types, pixels: pixels, nodes: max(nodes, 1)))
    }
  }
}

extension DifferenceCauses.Cause {
  /// A Boolean value that indicates whether the cause is visible, or changes accessibility
  /// properties.
  fileprivate var isReviewed: Bool {
    switch change.kind {
    case .semantics: true
    case .diagnosticAdded, .diagnosticRemoved: false
    default: !change.isConsequence && !affectsNoPixels
    }
  }
}
