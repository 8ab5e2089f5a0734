// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeRuns
import TintypeScene

/// The causes in one record of a journal.
struct RecordCauses {
  /// The causes with their sizes.
  private(set) var causes: [Cause] = []
  /// The number of differing pixels that no cause explains; 0 if the pixels are not charged.
  private(set) var unexplained = 0
  /// A Boolean value that indicates whether each pixel is charged to causes or unexplained.
  ///
  /// It is `false` if the component of the image is unknown, or if the account is damaged. It is
  /// `true` if there are no pixels.
  private(set) var isCharged = true
  /// The warnings that only the new image has.
  private(set) var warnings: [String] = []
  /// A Boolean value that indicates whether the causes are the only changes.
  private(set) var isComplete = true

  /// A cause in one image.
  struct Cause {
    var subject: String
    /// The older and newer values, several for a color that is used with several opacities.
    var values: [String]
    /// The values that occur in dark appearance only.
    var darkValues: Set<String> = []
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
    guard let changes = record.textChanges else { return nil }
    self.init(text: changes, replacements: replacements)
  }

  /// Finds the causes of the changed lines of a text; `nil` if they are unknown.
  init?(text changes: [JournalRecord.TextChange], replacements: [TextCauses.Replacement]) {
    guard !changes.isEmpty, changes.count <= JournalRecord.TextChange.countLimit else {
      return nil
    }
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

  /// Returns the number of pixels that are charged to each cause of an account, alone or with
  /// others, by its identity.
  ///
  /// A pixel that is charged to several causes of one identity counts once.
  private static func pixels(of account: PixelAccount, _ identities: [String]) -> [String: Int] {
    var pixels: [String: Int] = [:]
    for charge in account.charges {
      let owners = Set(
        charge.causes.compactMap { identities.indices.contains($0) ? identities[$0] : nil })
      for owner in owners { pixels[owner, default: 0] += charge.pixels }
    }
    return pixels
  }

  private mutating func read(_ account: PixelAccount, of snapshot: SnapshotName) {
    for cause in account.causes + (account.invisibleCauses ?? []) {
      guard let name = cause.name else { continue }
      add(
        name, types: Set(cause.types ?? []), pixels: 0, nodes: cause.nodes ?? 1,
        isDark: cause.isDark ?? false, snapshot)
    }
    let pixels = Self.pixels(
      of: account, account.causes.map { $0.name.map { Self.identity(of: $0, snapshot) } ?? "" })
    for index in causes.indices { causes[index].pixels = pixels[causes[index].identity] ?? 0 }
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
      let node = cause.change.isOfCanvas ? nil : cause.change.path?.elements.last
      let type = node.map { String($0.prefix { $0 != "[" && $0 != "#" }) }
      add(
        CauseName([cause.change]), types: Set([type].compactMap(\.self)), pixels: 0, nodes: 1,
        isDark: cause.isDark ?? false, record.snapshot)
    }
    isCharged = record.pixels == nil
    isComplete = causes.omittedChanges == 0 && causes.unexplainedRegions.isEmpty
  }

  /// Returns the text by which causes of several snapshots are equal.
  private static func identity(of name: CauseName, _ snapshot: SnapshotName) -> String {
    name.isLocal ? "\(name.identity) \(snapshot)" : name.identity
  }

  private mutating func add(
    _ name: CauseName, types: Set<String>, pixels: Int, nodes: Int, isDark: Bool = false,
    _ snapshot: SnapshotName
  ) {
    let identity = Self.identity(of: name, snapshot)
    if let index = causes.firstIndex(where: { $0.identity == identity }) {
      causes[index].types.formUnion(types)
      causes[index].pixels += pixels
      causes[index].nodes += nodes
      guard !name.values.isEmpty else { return }
      if !causes[index].values.contains(name.values) {
        causes[index].values.append(name.values)
        if isDark { causes[index].darkValues.insert(name.values) }
      } else if !isDark {
        causes[index].darkValues.remove(name.values)
      }
    } else {
      causes.append(
        Cause(
          subject: name.subject, values: name.values.isEmpty ? [] : [name.values],
          darkValues: isDark ? [name.values] : [], identity: identity, types: types,
          pixels: pixels, nodes: max(nodes, 1)))
    }
  }
}

extension RecordCauses {
  /// The titles of the causes of an outline, such as `padding 16 → 20`; `nil` if the lines of the
  /// text are its only names.
  var namedTitles: [String]? {
    guard causes.contains(where: { $0.subject != "line" }) else { return nil }
    return causes.map { ([$0.subject] + $0.values).joined(separator: " ") }
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
