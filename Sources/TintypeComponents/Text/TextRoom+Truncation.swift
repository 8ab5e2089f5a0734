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

extension TextRoom {
  /// A text with fonts as large as fits.
  struct Fitted {
    var runs: [TextRun]
    var factor: Double
    var typeset: TypesetText
    var fittingLines: Int
    var fits: Bool { fittingLines >= typeset.lines.count }
  }

  /// Sets a text, with smaller fonts if it would not fit otherwise.
  ///
  /// Factors are tried in steps of 1/256 by halving, nine at most: where a smaller one does not fit
  /// although a larger one does, as line breaks may have it, the larger one may be missed. A text
  /// that fits by none is as small as it may be.
  func fitted(_ runs: [TextRun], minimumScaleFactor: Double) throws -> Fitted {
    func fitted(_ steps: Int) throws -> Fitted {
      let factor = Double(steps) / Double(Self.scaleSteps)
      let scaled = steps == Self.scaleSteps ? runs : runs.map { $0.scaled(by: factor) }
      let set = try set(scaled)
      return Fitted(
        runs: scaled, factor: factor, typeset: set.typeset, fittingLines: set.fittingLines)
    }
    let whole = try fitted(Self.scaleSteps)
    // A text that is offered no room breaks at line feeds alone, however small it is.
    guard !whole.fits, minimumScaleFactor < 1, width != nil || height != nil else { return whole }
    let least = (max(minimumScaleFactor, 0) * Double(Self.scaleSteps)).rounded(.up)
    var low = min(max(Int(least), 1), Self.scaleSteps)
    var high = Self.scaleSteps
    guard low < high else { return whole }
    var best = try fitted(low)
    guard best.fits else { return best }
    while high - low > 1 {
      let middle = (low + high) / 2
      let attempt = try fitted(middle)
      if attempt.fits {
        low = middle
        best = attempt
      } else {
        high = middle
      }
    }
    return best
  }

  private static let scaleSteps = 256
}
