// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeScene
import TintypeSnapshots

extension ReportGroup {
  /// How alike two differences must look to be one: the cosine of their fingerprints.
  package static let likeness: Float = 0.97

  /// Finds the groups among records; those that did not change are in none.
  ///
  /// Where what changed is known, records with the same changes are one group. One with a further
  /// change is not among them: whoever approves the group has not seen it. Where it is not known,
  /// the differences that look alike are one group, directly or by way of others.
  ///
  /// - Parameter records: The records, in the order in which a reader sees them.
  /// - Returns: The groups, the largest first, then by their first members.
  package static func groups(of records: [JournalRecord]) -> [ReportGroup] {
    var bySignature: [ChangeSignature: [Int]] = [:]
    var unexplained: [(index: Int, fingerprint: [Float])] = []
    for (index, record) in records.enumerated() where record.outcome == .changed {
      if let signature = ChangeSignature(record) {
        bySignature[signature, default: []].append(index)
      } else if let fingerprint = record.fingerprint, fingerprint.contains(where: { $0 != 0 }) {
        unexplained.append((index, fingerprint.map(Float.init)))
      }
    }
    var groups: [ReportGroup] = []
    for (signature, members) in bySignature where members.count > 1 {
      groups.append(
        ReportGroup(
          id: identity(of: members, in: records),
          bond: signature.bond(of: members.map { records[$0] }),
          members: members))
    }
    for component in alike(unexplained.map(\.fingerprint)) {
      let members = component.map { unexplained[$0].index }
      groups.append(
        ReportGroup(id: identity(of: members, in: records), bond: .likeness, members: members))
    }
    return groups.sorted {
      $0.members.count != $1.members.count
        ? $0.members.count > $1.members.count : $0.members[0] < $1.members[0]
    }
  }

  /// What looks alike, as indices.
  private static func alike(_ fingerprints: [[Float]]) -> [[Int]] {
    // Thousands that are the very same are compared with each other once.
    var representatives: [[Float]: Int] = [:]
    var edges: [(Int, Int)] = []
    for (index, fingerprint) in fingerprints.enumerated() {
      if let first = representatives[fingerprint] {
        edges.append((first, index))
      } else {
        representatives[fingerprint] = index
      }
    }
    let distinct = representatives.values.sorted()
    for (place, first) in distinct.enumerated() {
      for second in distinct[(place + 1)...]
      where CosineSimilarity.between(fingerprints[first], fingerprints[second]) >= likeness {
        edges.append((first, second))
      }
    }
    return ConnectedComponents(count: fingerprints.count, edges: edges).groups
  }

  /// A name made of the members and of the state that they are in.
  private static func identity(of members: [Int], in records: [JournalRecord]) -> String {
    let lines = members.map { index in
      let record = records[index]
      return [
        record.snapshot.description, record.reference ?? "", record.digests?.reference ?? "",
        record.digests?.actual ?? "",
      ].joined(separator: "\t")
    }
    let text = lines.sorted().joined(separator: "\n")
    return String(Digest128.of(Array(text.utf8)).hexadecimal.prefix(12))
  }
}

/// What was changed, without where: equal for the same change made to other nodes.
struct ChangeSignature: Hashable {
  private let changes: Set<ChangeWords>
  /// What is known to be there besides them.
  private let remarks: [String]

  /// Sums up a record's causes; `nil` where they do not tell what was changed.
  init?(_ record: JournalRecord) {
    guard let causes = record.causes else { return nil }
    var changes: Set<ChangeWords> = []
    for cause in causes.changes where cause.isTold {
      changes.insert(cause.change.kind.words(of: cause.change.path))
    }
    guard !changes.isEmpty else { return nil }
    // What nothing accounts for sets a record apart from those that are accounted for.
    self.changes = changes
    remarks =
      (causes.unexplainedRegions.isEmpty ? [] : ["pixels that no change explains"])
      + (causes.omittedChanges > 0 ? ["further changes"] : [])
  }

  /// What the records that have this signature have in common.
  func bond(of records: [JournalRecord]) -> ReportGroup.Bond {
    let types = records.flatMap { record in
      (record.causes?.changes ?? [])
        .filter(\.isTold)
        .compactMap { $0.change.path?.typeName }
    }
    return .changes(ChangeWords.joined(changes) + remarks, of: Set(types).sorted())
  }
}

extension DifferenceCauses.Cause {
  /// Whether people who decide want to know of it: what may be seen, and what is spoken.
  fileprivate var isTold: Bool {
    if case .semantics = change.kind { return true }
    return !change.isConsequence && !movesNoPixel
  }
}

/// What changed and how, in words that can share a line with others.
private struct ChangeWords: Hashable {
  /// What changed, such as `padding`.
  var subject: String
  /// Which part of it, such as `leading`; empty for all of it.
  var part = ""
  /// From what to what, such as `12 → 16`; empty where that is said already.
  var step = ""

  /// The changes in words, sorted; parts that went the same way share a line.
  static func joined(_ changes: Set<ChangeWords>) -> [String] {
    var parts: [ChangeWords: Set<String>] = [:]
    for change in changes {
      parts[ChangeWords(subject: change.subject, step: change.step), default: []]
        .insert(change.part)
    }
    return parts.map { whole, parts in
      [whole.subject + named(parts), whole.step].filter { !$0.isEmpty }.joined(separator: " ")
    }.sorted()
  }

  private static func named(_ parts: Set<String>) -> String {
    guard parts != [""], parts != edges else { return "" }
    let named = parts.subtracting([""]).sorted { (rank($0), $0) < (rank($1), $1) }
    return named.count == 1 ? "." + named[0] : " (" + named.joined(separator: ", ") + ")"
  }

  private static let edges: Set = ["top", "leading", "bottom", "trailing"]

  /// Edges come in the order in which SwiftUI tells them, all else after them.
  private static func rank(_ part: String) -> Int {
    ["top", "leading", "bottom", "trailing"].firstIndex(of: part) ?? 4
  }
}

extension SceneDifference.Kind {
  /// The change in words, without the node it was made to.
  fileprivate func words(of path: NodePath?) -> ChangeWords {
    let type = path?.typeName ?? "scene"
    switch self {
    case .canvas(let name, let old, let new):
      return ChangeWords(subject: "canvas \(name)", step: Self.step(old, new))
    // A token's colour is one change, in light and in dark, for fills and for text.
    case .attribute(_, .color(let old)?, .color(let new)?)
    where old.name != nil && old.name == new.name:
      return ChangeWords(subject: "colour “\(old.name ?? "")”")
    case .attribute(let name, let old, let new):
      let plain = Self.withoutOrdinal(name)
      let step = Self.step(old?.description, new?.description)
      guard let dot = plain.firstIndex(of: ".") else {
        return ChangeWords(subject: plain, step: step)
      }
      return ChangeWords(
        subject: String(plain[..<dot]), part: String(plain[plain.index(after: dot)...]),
        step: step)
    case .semantics(let name, let old, let new):
      return ChangeWords(subject: name, step: Self.step(old, new))
    case .added: return ChangeWords(subject: "\(type) added")
    case .removed: return ChangeWords(subject: "\(type) removed")
    case .moved: return ChangeWords(subject: "\(type) moved")
    case .frame: return ChangeWords(subject: "\(type) laid out otherwise")
    case .painting: return ChangeWords(subject: "\(type) painted otherwise")
    case .diagnosticAdded(let diagnostic):
      return ChangeWords(subject: "diagnostic added: \(diagnostic)")
    case .diagnosticRemoved(let diagnostic):
      return ChangeWords(subject: "diagnostic removed: \(diagnostic)")
    }
  }

  private static func step(_ old: String?, _ new: String?) -> String {
    "\(old ?? "default") → \(new ?? "default")"
  }

  /// A modifier's attribute without its place among the modifiers of its node: the same change to
  /// another node may stand at another place.
  private static func withoutOrdinal(_ name: String) -> String {
    guard let open = name.firstIndex(of: "["), let close = name[open...].firstIndex(of: "]")
    else { return name }
    return String(name[..<open] + name[name.index(after: close)...])
  }
}

extension NodePath {
  /// The type of the node, such as `Button`.
  fileprivate var typeName: String? {
    guard let last = elements.last else { return nil }
    let name = last.prefix { $0 != "[" && $0 != "#" }
    return name.isEmpty ? nil : String(name)
  }
}
