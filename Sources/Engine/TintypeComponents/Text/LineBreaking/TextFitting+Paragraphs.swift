// SPDX-License-Identifier: MIT

extension TextFitting {
  /// Breaks a text into lines, each paragraph in its direction and without a single last word.
  func typeset(_ runs: [TextRun], maximumLines: Int?) throws -> TypesetText {
    let typeset = try directed(runs, maximumLines: maximumLines)
    guard let width, measuring.pushesOutLastWords, typeset.lines.count > 1 else { return typeset }
    return try pushingOutLastWords(
      typeset, source: text.source.replacingRuns(by: runs), width: width)
  }

  private func directed(_ runs: [TextRun], maximumLines: Int?) throws -> TypesetText {
    if parts.count == 1 {
      return try measuring.typeset(
        runs, width: width, maximumLines: maximumLines, direction: parts[0].direction
      ).finite.directed(parts[0].direction)
    }
    let source = text.source.replacingRuns(by: runs)
    var typeset = TypesetText(lines: [])
    for part in parts {
      let limit = maximumLines.map { $0 - typeset.lines.count }
      if let limit, limit <= 0 { break }
      let next = try self.typeset(
        part.range, of: source, width: width, maximumLines: limit, direction: part.direction)
      typeset.lines += next.lines
      typeset.issues.merge(next.issues)
    }
    return typeset
  }

  /// Returns the lines of a part of a text, with the ranges and the runs of the whole text.
  func typeset(
    _ range: Range<Int>,
    of source: TextSource,
    width: Double?,
    maximumLines: Int?,
    direction: LayoutDirection
  ) throws -> TypesetText {
    var slices = source.slices(of: range)
    if slices.isEmpty, let run = source.run(at: range.lowerBound) {
      slices = [TextSource.Slice(run: run, range: range)]
    }
    let runs = slices.map { slice in
      var run = source.runs[slice.run]
      run.string = source.string(slice.range)
      return run
    }
    var typeset = try measuring.typeset(
      runs, width: width, maximumLines: maximumLines, direction: direction
    ).finite.directed(direction)
    for index in typeset.lines.indices {
      let line = typeset.lines[index].range
      typeset.lines[index].range =
        line.lowerBound + range.lowerBound..<line.upperBound + range.lowerBound
      for span in typeset.lines[index].spans.indices {
        let run = typeset.lines[index].spans[span].run
        typeset.lines[index].spans[span].run = slices.indices.contains(run) ? slices[run].run : 0
      }
    }
    return typeset
  }
}

extension TypesetText {
  /// Returns the text with the direction of its paragraphs.
  fileprivate func directed(_ direction: LayoutDirection) -> TypesetText {
    guard direction != .leftToRight else { return self }
    var text = self
    for index in text.lines.indices { text.lines[index].direction = direction }
    return text
  }
}
