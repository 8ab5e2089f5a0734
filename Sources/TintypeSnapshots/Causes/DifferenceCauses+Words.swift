// SPDX-License-Identifier: MIT

extension DifferenceCauses {
  /// The most telling changes, one a line, and how many more there are.
  ///
  /// What only follows from other changes is counted, and named only where there is nothing else.
  ///
  /// - Parameter limit: The greatest number of changes that are named; negative ones count as 0.
  /// - Returns: Lines such as `Form/Button#save "Save" · padding[0].leading 12 → 16`; none where
  ///   nothing has changed.
  public func lines(limit: Int) -> [String] {
    guard !isEmpty else { return [] }
    let origins = changes.filter { !$0.change.isConsequence }
    let named = origins.isEmpty ? changes : origins
    let shown = named.prefix(max(limit, 0))
    var lines = shown.map { cause in
      cause.change.description + (cause.movesNoPixel ? " (moves no pixel)" : "")
    }
    var rest: [String] = []
    let others = named.dropFirst(shown.count)
    let more = others.count + omittedChanges
    if more > 0 {
      let unseen = others.filter(\.movesNoPixel).count
      let remark = unseen == 0 ? "" : Self.unseen(unseen, of: more)
      rest.append("\(Numbers.grouped(more)) more\(remark)")
    }
    let consequences = changes.count - named.count
    if consequences > 0 { rest.append("\(Numbers.grouped(consequences)) that follow from these") }
    if !rest.isEmpty {
      lines.append((lines.isEmpty ? "" : "and ") + rest.joined(separator: ", and "))
    }
    return lines
  }

  private static func unseen(_ count: Int, of total: Int) -> String {
    let number = count == total ? "which" : "\(Numbers.grouped(count)) of which"
    return ", \(number) move\(count == 1 ? "s" : "") no pixel"
  }
}
