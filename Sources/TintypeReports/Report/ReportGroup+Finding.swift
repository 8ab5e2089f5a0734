// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeScene
import TintypeSnapshots

extension ReportGroup {
  /// The minimum cosine similarity of two fingerprints of differences in a group.
  package static let similarAppearance: Float = 0.97

  /// Groups the changed records.
  ///
  /// If the causes are known, records with the same changes form a group. A record with an
  /// additional change is not a member, because a reviewer who approves the group has not seen that
  /// change. If the causes are unknown, differences with a similar appearance form a group,
  /// directly or through others.
  ///
  /// - Parameter records: The records, in the order of the report.
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
          reason: signature.reason(of: members.map { records[$0] }),
          members: members))
    }
    for component in alike(unexplained.map(\.fingerprint)) {
      let members = component.map { unexplained[$0].index }
      groups.append(
        ReportGroup(
          id: identity(of: members, in: records), reason: .similarAppearance, members: members))
    }
    return groups.sorted {
      $0.members.count != $1.members.count
        ? $0.members.count > $1.members.count : $0.members[0] < $1.members[0]
    }
  }

  /// Returns the indices of fingerprints with a similar appearance.
  private static func alike(_ fingerprints: [[Float]]) -> [[Int]] {
    // Identical fingerprints are compared with others only once.
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
      where CosineSimilarity.between(fingerprints[first], fingerprints[second]) >= similarAppearance
      {
        edges.append((first, second))
      }
    }
    return ConnectedComponents(count: fingerprints.count, edges: edges).groups
  }

  /// Returns an identifier derived from the members and their state.
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

/// The changes without their nodes, which are equal for the same changes to other nodes.
struct ChangeSignature: Hashable {
  private let changes: Set<ChangeText>
  /// The remarks about unknown or omitted changes.
  private let remarks: [String]

  /// Creates a signature from a record's causes; `nil` if they are unknown.
  init?(_ record: JournalRecord) {
    guard let causes = record.causes else { return nil }
    var changes: Set<ChangeText> = []
    for cause in causes.changes where cause.isReported {
      changes.insert(cause.change.kind.summary(of: cause.change.path))
    }
    guard !changes.isEmpty else { return nil }
    // Unexplained pixels separate a record from records whose causes are known.
    self.changes = changes
    remarks =
      (causes.unexplainedRegions.isEmpty ? [] : ["pixels without a known cause"])
      + (causes.omittedChanges > 0 ? ["further changes"] : [])
  }

  /// Returns the grouping reason for the records with this signature.
  func reason(of records: [JournalRecord]) -> ReportGroup.GroupReason {
    let types = records.flatMap { record in
      (record.causes?.changes ?? [])
        .filter(\.isReported)
        .compactMap { $0.change.path?.typeName }
    }
    return .changes(ChangeText.joined(changes) + remarks, of: Set(types).sorted())
  }
}

extension DifferenceCauses.Cause {
  /// A Boolean value that indicates whether the cause is visible, or changes accessibility
  /// properties.
  fileprivate var isReported: Bool {
    if case .semantics = change.kind { return true }
    return !change.isConsequence && !affectsNoPixels
  }
}

/// A change as text whose parts can be combined with others.
private struct ChangeText: Hashable {
  /// The changed attribute, such as `padding`.
  var subject: String
  /// The changed part of the attribute, such as `leading`; empty for the whole attribute.
  var part = ""
  /// The old and the new value, such as `12 → 16`; empty if the subject contains them.
  var step = ""

  /// Returns the changes as sorted texts, in which parts with the same values are combined.
  static func joined(_ changes: Set<ChangeText>) -> [String] {
    var parts: [ChangeText: Set<String>] = [:]
    for change in changes {
      parts[ChangeText(subject: change.subject, step: change.step), default: []]
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

  /// Returns the rank of an edge in SwiftUI's order; other parts are after the edges.
  private static func rank(_ part: String) -> Int {
    ["top", "leading", "bottom", "trailing"].firstIndex(of: part) ?? 4
  }
}

extension SceneDifference.Kind {
  /// Returns the change as text, without its node.
  fileprivate func summary(of path: NodePath?) -> ChangeText {
    let type = path?.typeName ?? "scene"
    switch self {
    case .canvas(let name, let old, let new):
      return ChangeText(subject: "canvas \(name)", step: Self.step(old, new))
    // A change of a named color is one change, in light and dark mode, for fills and for text.
    case .attribute(_, .color(let old)?, .color(let new)?)
    where old.name != nil && old.name == new.name:
      return ChangeText(subject: "color “\(old.name ?? "")”")
    case .attribute(let name, let old, let new):
      let plain = Self.withoutOrdinal(name)
      let step = Self.step(old?.description, new?.description)
      guard let dot = plain.firstIndex(of: ".") else {
        return ChangeText(subject: plain, step: step)
      }
      return ChangeText(
        subject: String(plain[..<dot]), part: String(plain[plain.index(after: dot)...]),
        step: step)
    case .semantics(let name, let old, let new):
      return ChangeText(subject: name, step: Self.step(old, new))
    case .added: return ChangeText(subject: "\(type) added")
    case .removed: return ChangeText(subject: "\(type) removed")
    case .moved: return ChangeText(subject: "\(type) moved")
    case .frame: return ChangeText(subject: "\(type) laid out differently")
    case .painting: return ChangeText(subject: "\(type) painted differently")
    case .diagnosticAdded(let diagnostic):
      return ChangeText(subject: "diagnostic added: \(diagnostic)")
    case .diagnosticRemoved(let diagnostic):
      return ChangeText(subject: "diagnostic removed: \(diagnostic)")
    }
  }

  private static func step(_ old: String?, _ new: String?) -> String {
    "\(old ?? "default") → \(new ?? "default")"
  }

  /// Returns the name of an attribute without the index of its modifier.
  ///
  /// The same change in another node may be at another index.
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
