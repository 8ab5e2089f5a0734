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

/// The ways in which the last line of a text can be cut.
struct TextCut {
  private let source: TextSource
  private let ellipsis: String
  private let mode: TruncationMode
  /// Where each character of the beginning begins, and where the last one ends.
  private let head: Marks
  /// The same of the end, as far back as it has been looked at.
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
    self.source = source
    self.ellipsis = ellipsis
    self.mode = mode
    self.head = Marks(source, mode == .head ? head.lowerBound..<head.lowerBound : head)
    end = source.lastParagraph(from: head.lowerBound)
    tail = Marks(source, end.upperBound..<end.upperBound)
    if mode != .tail { _ = widenTail() }
  }

  /// The greatest number of characters that can be kept.
  var characterCount: Int { head.count + tail.count }

  /// Looks at more of the end; `false` if all of it was looked at.
  mutating func widenTail() -> Bool {
    guard mode != .tail, let begin = tail.places.first, begin > end.lowerBound else { return false }
    var start = max(end.upperBound - max(end.upperBound - begin, 64) * 4, end.lowerBound)
    // Not in the middle of a character's bytes.
    while start > end.lowerBound, source.utf8[start] & 0xC0 == 0x80 { start -= 1 }
    tail = Marks(source, start..<end.upperBound)
    return true
  }

  /// The runs of a line that keeps a number of characters, the runs of the text that they are parts
  /// of, and the bytes of the text that the line begins with.
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
    // The ellipsis looks as the character does that is missing next to what is kept.
    let missing = mode == .head ? max(tailStart - 1, 0) : headEnd
    if let run = source.run(at: missing) { append(ellipsis, of: run) }
    if kept.tail > 0 {
      for slice in source.slices(of: rest) { append(source.string(slice.range), of: slice.run) }
    }
    return (runs, origins, mode == .head ? rest : begin)
  }

  /// How many characters are kept of the beginning and of the end.
  private func numbers(keeping count: Int) -> (head: Int, tail: Int) {
    switch mode {
    case .tail: return (min(count, head.count), 0)
    case .head: return (0, min(count, tail.count))
    case .middle:
      // As many on either side, or more where the other has no more.
      let half = min(count / 2, tail.count)
      let front = min(count - half, head.count)
      return (front, min(count - front, tail.count))
    }
  }
}
