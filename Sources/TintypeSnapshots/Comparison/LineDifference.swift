// SPDX-License-Identifier: MIT

extension Diffing where Value == String {
  /// Keeps text as UTF-8, and compares it line by line.
  public static var lines: Diffing {
    Diffing(
      encode: { Array($0.utf8) },
      compare: { reference, text in
        let old = String(decoding: reference, as: UTF8.self)
        guard old != text || Array(old.utf8) != reference else { return .same() }
        let unified = LineDifference(from: old, to: text).unified
        return .different(Difference(kind: .text(unified), artifact: Array(unified.utf8)))
      }
    )
  }
}

/// The lines that two texts do not share.
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
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var position = 0
    for (index, line) in oldLines.enumerated() {
      while added.contains(position) {
        lines.append(.added(newLines[position]))
        position += 1
      }
      if removed.contains(index) {
        lines.append(.removed(line))
      } else {
        lines.append(.kept(line))
        position += 1
      }
    }
    lines += newLines.dropFirst(position).map(Line.added)
  }

  /// The changes as a unified difference with four lines around each.
  var unified: String {
    var shown: Set<Int> = []
    for (index, line) in lines.enumerated() where line.isChange {
      shown.formUnion(max(index - 4, 0)...min(index + 4, lines.count - 1))
    }
    var text: [String] = []
    var (oldNumber, newNumber) = (1, 1)
    var hunk: [String] = []
    var (oldStart, newStart, oldCount, newCount) = (1, 1, 0, 0)
    func finish() {
      guard !hunk.isEmpty else { return }
      text.append("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@")
      text += hunk
      hunk = []
      (oldCount, newCount) = (0, 0)
    }
    for (index, line) in lines.enumerated() {
      if !shown.contains(index) { finish() }
      if hunk.isEmpty { (oldStart, newStart) = (oldNumber, newNumber) }
      let isShown = shown.contains(index)
      switch line {
      case .kept(let content):
        if isShown {
          hunk.append(" " + content)
          oldCount += 1
          newCount += 1
        }
        oldNumber += 1
        newNumber += 1
      case .removed(let content):
        hunk.append("-" + content)
        oldCount += 1
        oldNumber += 1
      case .added(let content):
        hunk.append("+" + content)
        newCount += 1
        newNumber += 1
      }
    }
    finish()
    return text.joined(separator: "\n") + "\n"
  }
}
