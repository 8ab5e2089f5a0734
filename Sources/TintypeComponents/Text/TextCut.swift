// SPDX-License-Identifier: MIT

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
