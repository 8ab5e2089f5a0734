// SPDX-License-Identifier: MIT

extension [TextIssue] {
  /// Adds issues; missing glyphs are one issue, and no issue stands twice.
  package mutating func merge(_ others: [TextIssue]) {
    for issue in others {
      guard case .missingGlyphs(let new) = issue else {
        if !contains(issue) { append(issue) }
        continue
      }
      let index = firstIndex { if case .missingGlyphs = $0 { true } else { false } }
      if let index, case .missingGlyphs(let old) = self[index] {
        self[index] = .missingGlyphs(Set(old).union(new).sorted())
      } else {
        append(issue)
      }
    }
  }
}
