// SPDX-License-Identifier: MIT

import TintypeComponents

extension DifferenceCauses {
  /// The most telling changes, one node a line, and how many more there are.
  ///
  /// Attributes of one node share a line, four at most. What only follows from other changes is
  /// counted, and named only where there is nothing else.
  ///
  /// - Parameter limit: The greatest number of lines that name changes; negative ones count as 0.
  /// - Returns: Lines such as `Form/Button#save "Save" · padding[0].leading 12 → 16`; none where
  ///   nothing has changed.
  public func lines(limit: Int) -> [String] {
    guard !isEmpty else { return [] }
    let origins = changes.filter { !$0.change.isConsequence }
    let named = origins.isEmpty ? changes : origins
    let shown = Self.grouped(named).prefix(max(limit, 0))
    var lines = shown.map(Self.line)
    var rest: [String] = []
    let others = named.dropFirst(shown.reduce(0) { $0 + $1.count })
    let more = others.count + omittedChanges
    if more > 0 {
      let unseen = others.filter(\.movesNoPixel).count
      let remark = unseen == 0 ? "" : Self.unseen(unseen, of: more)
      rest.append("\(Numbers.grouped(more)) more\(remark)")
    }
    let consequences = changes.count - named.count
    if consequences > 0 {
      let verb = consequences == 1 ? "follows" : "follow"
      let origin = named.count + omittedChanges == 1 ? "this" : "these"
      rest.append("\(Numbers.grouped(consequences)) that \(verb) from \(origin)")
    }
    if !rest.isEmpty {
      lines.append((lines.isEmpty ? "" : "and ") + rest.joined(separator: ", and "))
    }
    return lines
  }

  /// Changes that follow each other and can share a line.
  private static func grouped(_ causes: [Cause]) -> [[Cause]] {
    var groups: [[Cause]] = []
    for cause in causes {
      if let last = groups.last?.last, let count = groups.last?.count, count < 4,
        last.movesNoPixel == cause.movesNoPixel, last.change.path == cause.change.path,
        last.change.detail != nil, cause.change.detail != nil
      {
        groups[groups.count - 1].append(cause)
      } else {
        groups.append([cause])
      }
    }
    return groups
  }

  private static func line(_ causes: [Cause]) -> String {
    let first = causes.first.map(\.change.description) ?? ""
    let others = causes.dropFirst().compactMap(\.change.detail)
    let remark = causes.first?.movesNoPixel == true ? " (moves no pixel)" : ""
    return ([first] + others).joined(separator: ", ") + remark
  }

  private static func unseen(_ count: Int, of total: Int) -> String {
    let number = count == total ? "which" : "\(Numbers.grouped(count)) of which"
    return ", \(number) move\(count == 1 ? "s" : "") no pixel"
  }
}

extension SceneDifference.Change {
  /// What changed of the node, without the node: `padding[0].leading 12 → 16`; `nil` for what is
  /// about the node as a whole.
  fileprivate var detail: String? {
    switch kind {
    case .attribute, .semantics: break
    default: return nil
    }
    let place = path?.description ?? "scene"
    for subject in [place + (text.map { " \($0.debugDescription)" } ?? ""), place] {
      let start = subject + " · "
      if description.hasPrefix(start) { return String(description.dropFirst(start.count)) }
    }
    return nil
  }
}
