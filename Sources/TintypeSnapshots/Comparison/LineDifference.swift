// SPDX-License-Identifier: MIT

/// The lines that two texts do not share.
///
/// Lines are equal when their bytes are: not as strings, which compare by what they look like.
struct LineDifference {
  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)

    var isChange: Bool {
      if case .kept = self { false } else { true }
    }
  }

  private var lines: [Line] = []

  /// Compares two texts by the algorithm of Myers, as the standard library has it.
  init(from old: String, to new: String) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: String) -> Int {
      numbers[Array(line.utf8), default: numbers.count + 1]
    }
    func numbered(_ lines: [String]) -> [Int] {
      lines.map { line in
        let number = number(line)
        numbers[Array(line.utf8)] = number
        return number
      }
    }
    let (oldNumbers, newNumbers) = (numbered(oldLines), numbered(newLines))
    let (removed, added) = Self.changes(from: oldNumbers, to: newNumbers)

    // Lines that look the same and are not, such as the two spellings of é.
    let addedNumbers = Set(added.map { newNumbers[$0] })
    let lookalikes = Set(
      removed.filter { !addedNumbers.contains(oldNumbers[$0]) }.map { oldLines[$0] }
    ).intersection(added.map { newLines[$0] })
    func visible(_ line: String) -> String {
      line.unicodeScalars.map { scalar in
        switch scalar.value {
        case 0x09: "\t"
        case ..<0x20: String(UnicodeScalar(scalar.value + 0x2400) ?? scalar)
        case 0x80... where lookalikes.contains(line): scalar.escaped(asASCII: true)
        default: String(scalar)
        }
      }.joined()
    }

    var position = 0
    for (index, line) in oldLines.enumerated() {
      if removed.contains(index) {
        lines.append(.removed(visible(line)))
        continue
      }
      // What stands in the place of removed lines follows them.
      while added.contains(position) {
        lines.append(.added(visible(newLines[position])))
        position += 1
      }
      lines.append(.kept(visible(line)))
      position += 1
    }
    lines += newLines.dropFirst(position).map { .added(visible($0)) }
  }

  /// The lines between line feeds; a carriage return before one belongs to its line.
  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// The indices of what was removed and of what was added.
  private static func changes(
    from old: [Int], to new: [Int]
  ) -> (removed: Set<Int>, added: Set<Int>) {
    // What only one text has is known to have changed, and would make the algorithm slow.
    let shared = Set(old).intersection(new)
    let oldShared = old.indices.filter { shared.contains(old[$0]) }
    let newShared = new.indices.filter { shared.contains(new[$0]) }
    var removed = Set(old.indices).subtracting(oldShared)
    var added = Set(new.indices).subtracting(newShared)
    for change in newShared.map({ new[$0] }).difference(from: oldShared.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldShared[offset])
      case .insert(let offset, _, _): added.insert(newShared[offset])
      }
    }
    return (removed, added)
  }

  /// The changes as a unified difference with four lines around each.
  ///
  /// Control characters are shown as their pictures, so that a carriage return is seen.
  var unified: String {
    var shown: Set<Int> = []
    for (index, line) in lines.enumerated() where line.isChange {
      shown.formUnion(max(index - 4, 0)...min(index + 4, lines.count - 1))
    }
    var text = ""
    var (oldNumber, newNumber) = (1, 1)
    var hunk: [String] = []
    var (oldStart, newStart) = (1, 1)
    func finish() {
      guard !hunk.isEmpty else { return }
      text += "@@ -\(oldStart),\(oldNumber - oldStart) +\(newStart),\(newNumber - newStart) @@\n"
      text += hunk.map { $0 + "\n" }.joined()
      hunk = []
    }
    for (index, line) in lines.enumerated() {
      if !shown.contains(index) { finish() }
      if hunk.isEmpty { (oldStart, newStart) = (oldNumber, newNumber) }
      switch line {
      case .kept(let content):
        if shown.contains(index) { hunk.append(" " + content) }
        oldNumber += 1
        newNumber += 1
      case .removed(let content):
        hunk.append("-" + content)
        oldNumber += 1
      case .added(let content):
        hunk.append("+" + content)
        newNumber += 1
      }
    }
    finish()
    return text
  }
}
