// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeSnapshots

/// What was changed, without where: equal for the same change made to other nodes.
struct ChangeSignature: Hashable {
  /// The changes in words, such as `padding.leading 12 → 16`.
  private let changes: Set<String>
  /// What is known to be there besides them.
  private let remarks: [String]

  /// Sums up a record's causes; `nil` where they do not tell what was changed.
  init?(_ record: JournalRecord) {
    guard let causes = record.causes else { return nil }
    var changes: Set<String> = []
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
    return .changes(changes.sorted() + remarks, of: Set(types).sorted())
  }
}

extension DifferenceCauses.Cause {
  /// Whether people who decide want to know of it: what may be seen, and what is spoken.
  fileprivate var isTold: Bool {
    if case .semantics = change.kind { return true }
    return !change.isConsequence && !movesNoPixel
  }
}

extension SceneDifference.Kind {
  /// The change in words, without the node it was made to.
  fileprivate func words(of path: NodePath?) -> String {
    let type = path?.typeName ?? "scene"
    return switch self {
    case .canvas(let name, let old, let new): "canvas \(name) \(Self.step(old, new))"
    // A token's colour is one change, in light and in dark, for fills and for text.
    case .attribute(_, .color(let old)?, .color(let new)?)
    where old.name != nil && old.name == new.name:
      "colour \(old.name ?? "")"
    case .attribute(let name, let old, let new):
      "\(Self.withoutOrdinal(name)) \(Self.step(old?.description, new?.description))"
    case .semantics(let name, let old, let new): "\(name) \(Self.step(old, new))"
    case .added: "\(type) added"
    case .removed: "\(type) removed"
    case .moved: "\(type) moved"
    case .frame: "\(type) laid out otherwise"
    case .painting: "\(type) painted otherwise"
    case .diagnosticAdded(let diagnostic): "diagnostic added: \(diagnostic)"
    case .diagnosticRemoved(let diagnostic): "diagnostic removed: \(diagnostic)"
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
