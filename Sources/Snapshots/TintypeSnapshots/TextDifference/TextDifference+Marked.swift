// SPDX-License-Identifier: MIT

import TintypeBase

extension TextDifference {
  /// Returns the difference in the format of swift-snapshot-testing.
  ///
  /// A hunk begins with `@@ −1,4 +1,4 @@`. Removed lines begin with − (U+2212), added ones with +,
  /// kept ones with a figure space (U+2007). A space at the end of a line is followed by ¬. Control
  /// characters are shown as in `unified`. A line with more than 500 scalars is shortened to a part
  /// that contains the difference.
  ///
  /// - Parameter limit: The maximum number of lines; less than 10 counts as 10. If lines are left
  ///   out, an additional last line contains their number. Both sides of the first change are
  ///   always shown, at least in part.
  /// - Returns: The lines, without white space at the end.
  package func marked(limit: Int = 100) -> String {
    var page = MarkedPage(visible: VisibleLines(hunks), room: max(limit, 10))
    let total = hunks.reduce(0) { $0 + $1.lines.count }
    if total + hunks.count <= page.room { page.room = .max }
    var begun = 0
    for hunk in hunks {
      guard page.add(hunk, isFirst: begun == 0) else { break }
      begun += 1
    }
    let rest = total - page.shown
    if rest > 0 {
      let others = hunks.count - begun
      var places: [String] = []
      if page.isWithinHunk { places.append("this hunk") }
      if others > 0 {
        let noun = page.isWithinHunk ? "" : others == 1 ? " hunk" : " hunks"
        places.append("\(Numbers.grouped(others)) more\(noun)")
      }
      page.lines.append(
        "… \(Numbers.grouped(rest)) more line\(rest == 1 ? "" : "s") in "
          + "\(places.joined(separator: " and ")) \(rest == 1 ? "was" : "were") left out")
    }
    var text = page.lines.joined(separator: "\n")
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

/// The lines of a difference that are shown.
private struct MarkedPage {
  let visible: VisibleLines
  /// The remaining number of lines.
  var room: Int
  var lines: [String] = []
  /// The number of shown lines of the texts.
  var shown = 0
  /// A Boolean value that indicates whether the last hunk is shown only in part.
  var isWithinHunk = false

  private var pairing = LinePairing()

  init(visible: VisibleLines, room: Int) { (self.visible, self.room) = (visible, room) }

  /// Adds as many lines of a hunk as the limit allows.
  ///
  /// - Returns: Whether the hunk was begun, which requires that its first changed line is shown.
  mutating func add(_ hunk: TextDifference.Hunk, isFirst: Bool) -> Bool {
    let changes = hunk.changes
    guard !isWithinHunk, let first = changes.first,
      isFirst || room > first.removed.lowerBound + 1
    else { return false }
    room -= 1
    lines.append(
      "@@ \u{2212}\(hunk.oldStart),\(hunk.oldCount) +\(hunk.newStart),\(hunk.newCount) @@")
    let before = shown
    var place = 0
    for change in changes {
      add(hunk, place..<change.removed.lowerBound)
      let (removed, added) = (change.removed.count, change.added.count)
      let partners = partners(of: change, in: hunk)
      if isFirst, place == 0, removed + added > room {
        let count = min(removed, max(room / 2, room - added))
        add(hunk, change.removed.prefix(count), partners)
        if count < removed { lines.append("…") }
      } else {
        add(hunk, change.removed, partners)
      }
      add(hunk, change.added, partners)
      place = change.added.upperBound
      if room <= 0 { break }
    }
    add(hunk, place..<hunk.lines.count)
    isWithinHunk = shown - before < hunk.lines.count
    return true
  }

  private mutating func add(
    _ hunk: TextDifference.Hunk, _ range: Range<Int>, _ partners: [Int: Int] = [:]
  ) {
    for index in range.prefix(max(room, 0)) {
      let line = hunk.lines[index]
      var text: String
      if line.text.utf8.count > Self.longest {
        let other = partners[index].map { hunk.lines[$0].text }
        text = excerpt(of: line, other)
      } else {
        text = visible(line.text, of: line)
      }
      switch line.kind {
      case .kept: text = "\u{2007}" + text
      case .removed: text = "\u{2212}" + text
      case .added: text = "+" + text
      }
      if text.utf8.last == 0x20 { text += "¬" }
      lines.append(text)
      shown += 1
      room -= 1
    }
  }

  // MARK: Long lines

  /// The maximum length of a line that is shown as a whole, in scalars.
  private static let longest = 500

  private func excerpt(of line: TextDifference.Line, _ other: String?) -> String {
    let place = other.map { TextExcerpt.commonStart(line.text, $0) } ?? 0
    return visible(
      TextExcerpt.around(line.text, place: place, before: Self.longest / 4, longest: Self.longest),
      of: line)
  }

  /// Returns the pairs of removed and added lines, if the change has a long line.
  private mutating func partners(
    of change: HunkChange, in hunk: TextDifference.Hunk
  ) -> [Int: Int] {
    func hasLong(_ range: Range<Int>) -> Bool {
      range.prefix(room).contains { hunk.lines[$0].text.utf8.count > Self.longest }
    }
    guard hasLong(change.removed) || hasLong(change.added) else { return [:] }
    var partners: [Int: Int] = [:]
    for case .pair(let old, let new) in pairing.steps(change, of: hunk) {
      let (old, new) = (change.removed.lowerBound + old, change.added.lowerBound + new)
      partners[old] = new
      partners[new] = old
    }
    return partners
  }
}
