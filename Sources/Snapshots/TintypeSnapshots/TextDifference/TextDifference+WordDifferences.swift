// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

extension TextDifference {
  /// A change of one line, or of several consecutive lines.
  package enum Change: Hashable, Sendable {
    /// A part of a line differs.
    ///
    /// Lines are numbered from 1 on, in the old text and in the new one. `name` is the text before
    /// the difference that names it, such as `width` in `width: 40`. If text was only added or only
    /// removed, the other side is empty.
    case words(oldLine: Int, newLine: Int, name: String?, old: String, new: String)
    /// These lines of the old text have no counterpart in the new one.
    case removed(lines: ClosedRange<Int>)
    /// These lines of the new text have no counterpart in the old one.
    case added(lines: ClosedRange<Int>)
  }

  /// The changes, line by line.
  ///
  /// If the numbers of removed and added lines are equal, the lines are paired in their order.
  /// Else, if there are few lines, the most similar ones are paired.
  package var changes: [Change] { changes(limit: .max).first }

  /// Returns descriptions of the first changes, and the number of further changes.
  ///
  /// - Parameter limit: The maximum number of descriptions of changes; a negative number counts as
  ///   0.
  /// - Returns: Descriptions such as `line 2 · "Hello" → "Goodbye"`, `line 7 · width 40 → 44` or
  ///   `lines 3–5 removed`; none if `note` describes everything. Lines are numbered in the old
  ///   text, added ones in the new text. Long texts have … in their middle.
  package func words(limit: Int) -> [String] {
    guard note == nil else { return [] }
    let (first, more) = changes(limit: max(limit, 0))
    var sentences = first.map(\.description)
    if more > 0 {
      let rest = "\(Numbers.grouped(more)) more change\(more == 1 ? "" : "s")"
      sentences.append((sentences.isEmpty ? "" : "and ") + rest)
    }
    return sentences
  }

  /// Calls a function for each change, with the steps of its lines.
  private func forEachChange(
    _ body: (HunkChange, _ hunk: Hunk, _ steps: [LinePairing.Step]) -> Void
  ) {
    var pairing = LinePairing()
    for hunk in hunks {
      for change in hunk.changes { body(change, hunk, pairing.steps(change, of: hunk)) }
    }
  }

  /// The changed lines; `nil` if they are too many or too long for the journal, or if `note`
  /// describes the difference.
  package var textChanges: [JournalRecord.TextChange]? {
    guard note == nil else { return nil }
    var changes: [JournalRecord.TextChange] = []
    var isComplete = true
    forEachChange { change, hunk, steps in
      for step in steps where isComplete {
        func line(_ lines: Range<Int>, _ index: Int) -> String {
          hunk.lines[lines.lowerBound + index].text
        }
        let next: JournalRecord.TextChange
        switch step {
        case .pair(let old, let new):
          next = .init(old: line(change.removed, old), new: line(change.added, new))
        case .removed(let old): next = .init(old: line(change.removed, old), new: nil)
        case .added(let new): next = .init(old: nil, new: line(change.added, new))
        }
        changes.append(next)
        isComplete = changes.count <= JournalRecord.TextChange.countLimit && next.isStored
      }
    }
    return isComplete ? changes : nil
  }

  /// Returns the first changes, and the number of further changes.
  private func changes(limit: Int) -> (first: [Change], more: Int) {
    var first: [Change] = []
    var more = 0
    func add(_ change: @autoclosure () -> Change) {
      if first.count < limit { first.append(change()) } else { more += 1 }
    }
    forEachChange { change, hunk, steps in
      var index = 0
      while index < steps.count {
        let start = index
        switch steps[index] {
        case .pair(let old, let new):
          index += 1
          add(
            Self.words(
              change.oldLine + old, change.newLine + new,
              hunk.lines[change.removed.lowerBound + old].text,
              hunk.lines[change.added.lowerBound + new].text))
        case .removed(let old):
          while index < steps.count, case .removed = steps[index] { index += 1 }
          let line = change.oldLine + old
          add(.removed(lines: line...(line + index - start - 1)))
        case .added(let new):
          while index < steps.count, case .added = steps[index] { index += 1 }
          let line = change.newLine + new
          add(.added(lines: line...(line + index - start - 1)))
        }
      }
    }
    return (first, more)
  }

  private static func words(_ oldLine: Int, _ newLine: Int, _ old: String, _ new: String) -> Change
  {
    let words = WordDifference(old, new)
    return .words(
      oldLine: oldLine, newLine: newLine, name: words.name, old: words.old, new: words.new)
  }
}

extension TextDifference.Change: CustomStringConvertible {
  /// A description of the change, such as `line 7 · width 40 → 44`.
  package var description: String {
    switch self {
    case .words(let oldLine, let newLine, let name, let old, let new):
      let place = "line \(oldLine)" + (oldLine == newLine ? "" : " (now \(newLine))")
      return "\(place) · \(name.map { $0 + " " } ?? "")\(Self.arrow(old, new))"
    case .removed(let lines): return Self.lines(lines) + " removed"
    case .added(let lines): return Self.lines(lines) + " added"
    }
  }

  private static func lines(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1
      ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)–\(lines.upperBound)"
  }

  /// The maximum length of a text that is shown as a whole, in scalars.
  private static let longest = 40

  private static func arrow(_ old: String, _ new: String) -> String {
    if old.isEmpty { return "added \(quoted(TextExcerpt.middleLeftOut(new, longest: longest)))" }
    if new.isEmpty { return "removed \(quoted(TextExcerpt.middleLeftOut(old, longest: longest)))" }
    var before = TextExcerpt.middleLeftOut(old, longest: longest)
    var after = TextExcerpt.middleLeftOut(new, longest: longest)
    if before.utf8.elementsEqual(after.utf8) {
      // The difference is in the middle.
      let place = TextExcerpt.commonStart(old, new)
      before = TextExcerpt.around(old, place: place, before: longest / 2, longest: longest)
      after = TextExcerpt.around(new, place: place, before: longest / 2, longest: longest)
    }
    let extent = VisibleText.Extent(between: before, and: after)
    return "\(quoted(before, extent)) → \(quoted(after, extent))"
  }

  /// Returns a text for display, in quotation marks if it begins or ends with a space.
  private static func quoted(_ words: String, _ extent: VisibleText.Extent = .unseenExceptJoiners)
    -> String
  {
    var shown = VisibleLines.shown(words, extent)
    if shown.utf8.contains(0x09) {
      shown = String(shown.map { $0 == "\t" ? "␉" : $0 })
    }
    let hasSpace = shown.utf8.first == 0x20 || shown.utf8.last == 0x20
    return hasSpace ? "\"\(shown)\"" : shown
  }
}
