// SPDX-License-Identifier: MIT

extension TextFitting {
  /// Returns the first lines of a text that does not fit, with an ellipsis in the last line.
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
    let source = text.source.replacingRuns(by: runs)
    let start = min(max(last.range.lowerBound, 0), source.utf8.count)
    // The head ends with its paragraph. It cannot extend into the following line, because that
    // line's first word did not fit.
    let end = min(
      source.paragraph(from: start).content.upperBound,
      max(typeset.lines[count].range.upperBound, start))
    let shown = mode == .head ? source.lastParagraph(from: start).lowerBound : start
    let direction = parts.last { $0.range.lowerBound <= shown }?.direction ?? last.direction
    if mode == .tail, let width, let run = source.run(at: start) {
      // Stacks propose no width to find the minimum width. Then the characters are not examined.
      var part = runs[run]
      part.string = ellipsis
      let least = try placed(
        measuring.typeset([part], width: nil, maximumLines: 1, direction: direction).finite,
        at: start..<start, origins: [run], direction)
      if let line = least.lines.first, line.width > width + 0.01 {
        result.lines[count - 1] = line
        result.issues.merge(least.issues)
        return result
      }
    }
    var cut = TextCut(source: source, head: start..<end, ellipsis: ellipsis, mode: mode)
    while true {
      let set = try longest(of: cut, direction: direction)
      guard set.isWhole, cut.widenTail() else {
        result.lines[count - 1] = set.line ?? last
        result.issues.merge(set.issues)
        return result
      }
    }
  }

  /// Returns a line with the range, the runs and the direction of the whole text.
  private func placed(
    _ typeset: TypesetText, at range: Range<Int>, origins: [Int], _ direction: LayoutDirection
  ) -> TypesetText {
    var typeset = typeset
    for line in typeset.lines.indices {
      typeset.lines[line].range = range
      typeset.lines[line].direction = direction
      for span in typeset.lines[line].spans.indices {
        let run = typeset.lines[line].spans[span].run
        typeset.lines[line].spans[span].run = origins.indices.contains(run) ? origins[run] : 0
      }
    }
    return typeset
  }

  /// Returns the line with the greatest number of characters that fits, found by binary search, and
  /// whether it contains all characters.
  private func longest(
    of cut: TextCut, direction: LayoutDirection
  ) throws -> (line: TypesetText.Line?, issues: [TextIssue], isWhole: Bool) {
    func set(_ count: Int) throws -> TypesetText {
      let (runs, origins, range) = cut.runs(keeping: count)
      return try placed(
        measuring.typeset(runs, width: nil, maximumLines: 1, direction: direction).finite,
        at: range, origins: origins, direction)
    }
    let whole = cut.characterCount
    var fitting = 0
    var tooMany = whole + 1
    let least = try set(0)
    // Without available width, which a stack proposes to find the minimum width, no search is
    // needed.
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

extension TextFitting {
  /// A text with the largest fonts that fit.
  struct Fitted {
    var runs: [TextRun]
    var factor: Double
    var typeset: TypesetText
    var fittingLines: Int
    var fits: Bool { fittingLines >= typeset.lines.count }
    /// A Boolean value that indicates whether a line ends within a word.
    var breaksWord: Bool {
      typeset.lines.count > 1
        && zip(typeset.lines, typeset.lines.dropFirst()).contains { $0.breaksWord(before: $1) }
    }
  }

  /// Typesets a text, with smaller fonts if it does not fit otherwise.
  ///
  /// A text with a word that is broken inside does not fit, unless the word is too wide in the
  /// smallest fonts, too.
  ///
  /// A binary search tries at most nine factors, in steps of 1/256. It can miss a larger factor if
  /// line breaks make a smaller one not fit. If no factor fits, the result has the smallest fonts
  /// allowed.
  func fitted(_ runs: [TextRun], minimumScaleFactor: Double) throws -> Fitted {
    func fitted(_ steps: Int) throws -> Fitted {
      let factor = Double(steps) / Double(Self.scaleSteps)
      let scaled = steps == Self.scaleSteps ? runs : runs.map { $0.scaled(by: factor) }
      let set = try set(scaled, isScaled: steps != Self.scaleSteps)
      return Fitted(
        runs: scaled, factor: factor, typeset: set.typeset, fittingLines: set.fittingLines)
    }
    let whole = try fitted(Self.scaleSteps)
    // Text without a proposed size only breaks at line feeds, whatever its font size.
    guard minimumScaleFactor < 1, width != nil || height != nil, !whole.fits || whole.breaksWord
    else { return whole }
    let least = (max(minimumScaleFactor, 0) * Double(Self.scaleSteps)).rounded(.up)
    var low = min(max(Int(least), 1), Self.scaleSteps)
    var high = Self.scaleSteps
    guard low < high else { return whole }
    var best = try fitted(low)
    guard best.fits else { return best }
    let mayBreakWords = best.breaksWord
    if mayBreakWords, whole.fits { return whole }
    while high - low > 1 {
      let middle = (low + high) / 2
      let attempt = try fitted(middle)
      if attempt.fits, mayBreakWords || !attempt.breaksWord {
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

/// The possible truncations of the last line of a text.
struct TextCut {
  private let source: TextSource
  private let ellipsis: String
  private let mode: TruncationMode
  /// The offset of each character of the head, and the end offset of the last one.
  private let head: Marks
  /// The same for the tail, as far back as it has been examined.
  private var tail: Marks
  /// The paragraph that is shown at the end.
  private let end: Range<Int>

  private struct Marks {
    var places: [Int]
    var isSpace: [Bool] = []
    var count: Int { isSpace.count }

    init(_ source: TextSource, _ range: Range<Int>) {
      places = [range.lowerBound]
      for character in source.string(range) {
        places.append((places.last ?? 0) + character.utf8.count)
        isSpace.append(character.isWhitespace)
      }
    }
  }

  init(source: TextSource, head: Range<Int>, ellipsis: String, mode: TruncationMode) {
    (self.source, self.ellipsis, self.mode) = (source, ellipsis, mode)
    self.head = Marks(source, mode == .head ? head.lowerBound..<head.lowerBound : head)
    end = source.lastParagraph(from: head.lowerBound)
    tail = Marks(source, end.upperBound..<end.upperBound)
    if mode != .tail { _ = widenTail() }
  }

  /// The maximum number of characters that can be kept.
  var characterCount: Int { head.count + tail.count }

  /// Examines more of the tail; returns `false` if all of it has been examined.
  mutating func widenTail() -> Bool {
    guard mode != .tail, let begin = tail.places.first, begin > end.lowerBound else { return false }
    var start = max(end.upperBound - max(end.upperBound - begin, 64) * 4, end.lowerBound)
    // Moves back to the start of a character's UTF-8 sequence.
    while start > end.lowerBound, source.utf8[start] & 0xC0 == 0x80 { start -= 1 }
    tail = Marks(source, start..<end.upperBound)
    return true
  }

  /// Returns the runs for a line that keeps a number of characters, the index of each one's
  /// original run, and the byte range at the start of the line.
  func runs(keeping count: Int) -> (runs: [TextRun], origins: [Int], range: Range<Int>) {
    let kept = numbers(keeping: count)
    let headEnd = head.places[kept.head]
    let tailStart = tail.places[tail.count - kept.tail]
    var shownHead = kept.head
    while shownHead > 0, head.isSpace[shownHead - 1] { shownHead -= 1 }
    var shownTail = kept.tail
    while shownTail > 0, tail.isSpace[tail.count - shownTail] { shownTail -= 1 }

    let begin = head.places[0]..<head.places[shownHead]
    let rest = tail.places[tail.count - shownTail]..<tail.places[tail.count]
    var runs: [TextRun] = []
    var origins: [Int] = []
    func append(_ string: String, of run: Int) {
      var part = source.runs[run]
      part.string = string
      runs.append(part)
      origins.append(run)
    }
    for slice in source.slices(of: begin) { append(source.string(slice.range), of: slice.run) }
    // The ellipsis has the attributes of the omitted character next to the kept text.
    let missing = mode == .head ? max(tailStart - 1, 0) : headEnd
    if let run = source.run(at: missing) { append(ellipsis, of: run) }
    if kept.tail > 0 {
      for slice in source.slices(of: rest) { append(source.string(slice.range), of: slice.run) }
    }
    return (runs, origins, mode == .head ? rest : begin)
  }

  /// Returns the number of characters that are kept of the head and of the tail.
  private func numbers(keeping count: Int) -> (head: Int, tail: Int) {
    switch mode {
    case .tail: return (min(count, head.count), 0)
    case .head: return (0, min(count, tail.count))
    case .middle:
      // Half on either side, or more on one side if the other has fewer.
      let half = min(count / 2, tail.count)
      let front = min(count - half, head.count)
      return (front, min(count - front, tail.count))
    }
  }
}
