// SPDX-License-Identifier: MIT

extension TextRoom {
  /// The first lines of a text of which one at least does not fit, with an ellipsis in the last one.
  func truncated(
    _ typeset: TypesetText,
    to count: Int,
    runs: [TextRun],
    mode: TruncationMode
  ) throws -> TypesetText {
    var result = typeset
    result.lines = Array(typeset.lines.prefix(count))
    guard let ellipsis = measuring.ellipsis, !ellipsis.isEmpty, let last = result.lines.last,
      typeset.lines.indices.contains(count)
    else { return result }
    let source = TextSource(runs)
    let start = min(max(last.range.lowerBound, 0), source.utf8.count)
    // What is shown of the beginning ends with its paragraph, and the line behind it cannot be
    // reached: its first word did not fit.
    let end = min(
      source.paragraph(from: start).content.upperBound,
      max(typeset.lines[count].range.upperBound, start))
    var cut = TextCut(source: source, head: start..<end, ellipsis: ellipsis, mode: mode)
    while true {
      let set = try longest(of: cut)
      guard set.isWhole, cut.widenTail() else {
        result.lines[count - 1] = set.line ?? last
        result.issues.merge(set.issues)
        return result
      }
    }
  }

  /// The line with the greatest number of characters that fits, found by halving, and whether that
  /// is all characters.
  private func longest(
    of cut: TextCut
  ) throws -> (line: TypesetText.Line?, issues: [TextIssue], isWhole: Bool) {
    func set(_ count: Int) throws -> TypesetText {
      let (runs, origins, range) = cut.runs(keeping: count)
      var typeset = try measuring.typeset(
        runs, width: nil, maximumLines: 1, direction: direction
      ).finite
      for line in typeset.lines.indices {
        typeset.lines[line].range = range
        for span in typeset.lines[line].spans.indices {
          let run = typeset.lines[line].spans[span].run
          typeset.lines[line].spans[span].run = origins.indices.contains(run) ? origins[run] : 0
        }
      }
      return typeset
    }
    let whole = cut.characterCount
    var fitting = 0
    var tooMany = whole + 1
    let least = try set(0)
    // In no room, as a stack offers to learn the least width, there is nothing to look for.
    if let width, (least.lines.first?.width ?? 0) > width + 0.01 {
      return (least.lines.first, least.issues, whole == 0)
    }
    var best = least
    while tooMany - fitting > 1 {
      let middle = width == nil ? whole : (fitting + tooMany) / 2
      let attempt = try set(middle)
      if let width, (attempt.lines.first?.width ?? 0) > width + 0.01 {
        tooMany = middle
      } else {
        fitting = middle
        best = attempt
      }
    }
    return (best.lines.first, best.issues, fitting == whole)
  }
}
