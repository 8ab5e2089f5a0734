// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The pending changes of some causes, as a decision on these causes treats them.
package struct CauseSelection: Sendable {
  /// The changes on which the causes decide, sorted by name.
  package private(set) var decided: [PendingItem] = []
  /// The changes that wait for further causes, with the titles of these, sorted by name.
  package private(set) var waiting: [(item: PendingItem, causes: [String])] = []
  /// The changes that need their own decision, with the reason, sorted by name.
  package private(set) var own: [(item: PendingItem, reason: String)] = []
  /// The identifiers or titles of the causes.
  package let names: [String]
  /// The accepted causes after the decision, of all changes that remain pending.
  package private(set) var accepted: Set<AcceptedCauses.Item> = []

  /// Selects the changes that accepting causes accepts.
  ///
  /// A change is accepted when all of its causes are accepted, now or before. Outliers, changes
  /// with unexplained pixels and those whose pixels are not charged are never accepted.
  ///
  /// - Parameters:
  ///   - names: The identifiers or titles of causes.
  ///   - folder: The pending changes.
  ///   - before: The causes that were accepted before.
  /// - Throws: ``DecisionError/noSuchCause(_:)`` if a cause is unknown.
  package init(
    accepting names: [String], in folder: PendingFolder, before: AcceptedCauses
  ) throws(DecisionError) {
    self.names = names
    let (changes, chosen) = try Self.find(names, in: folder)
    let places = Set(chosen)
    for entry in changes.entries where !entry.explanation.causes.isEmpty {
      let own = entry.explanation.causes
      let open = own.filter {
        !places.contains($0) && !before.contains(changes.causes[$0].cause, entry.item)
      }
      let isChosen = own.contains(where: places.contains)
      if isChosen, let reason = entry.explanation.ownDecisionReason {
        self.own.append((entry.item, reason))
      } else if isChosen, open.isEmpty {
        decided.append(entry.item)
        continue
      } else if isChosen {
        waiting.append((entry.item, open.map { changes.causes[$0].cause.title }))
      }
      for cause in own where !open.contains(cause) {
        accepted.insert(AcceptedCauses.Item(changes.causes[cause].cause, entry.item))
      }
    }
  }

  /// Selects all changes with one of the causes, which rejecting the causes rejects.
  ///
  /// - Parameters:
  ///   - names: The identifiers or titles of causes.
  ///   - folder: The pending changes.
  ///   - before: The causes that were accepted before.
  /// - Throws: ``DecisionError/noSuchCause(_:)`` if a cause is unknown.
  package init(
    rejecting names: [String], in folder: PendingFolder, before: AcceptedCauses
  ) throws(DecisionError) {
    self.names = names
    let (changes, chosen) = try Self.find(names, in: folder)
    accepted = before.items
    decided = changes.entries.filter { entry in
      entry.explanation.causes.contains(where: chosen.contains)
    }.map(\.item)
  }

  /// Returns the pending changes, and the named causes as indices.
  ///
  /// A page may show shards that were separate runs, so that causes are searched in each run, then
  /// in all runs together.
  private static func find(
    _ names: [String], in folder: PendingFolder
  ) throws(DecisionError) -> (PendingChanges, [Int]) {
    let runs = [try PendingChanges(of: folder), try PendingChanges(ofAllRunsIn: folder)]
    for changes in runs {
      let found = names.map { name in
        changes.causes.indices.filter { changes.causes[$0].cause.isNamed(name) }
      }
      if found.allSatisfy({ !$0.isEmpty }) { return (changes, found.flatMap(\.self)) }
    }
    let unknown = names.first { name in
      runs.allSatisfy { !$0.causes.contains { $0.cause.isNamed(name) } }
    }
    throw .noSuchCause(unknown ?? names.joined(separator: ", "))
  }
}

extension ReviewCause {
  /// Returns whether a name is the identifier or the title.
  fileprivate func isNamed(_ name: String) -> Bool { name.lowercased() == id || name == title }
}
