// SPDX-License-Identifier: MIT

extension LineChange {
  /// Moves lines that were only added, or only removed, to where they look natural.
  ///
  /// A block after whose end its first line comes again could as well begin one line below. Of all
  /// places that one is taken where the block ends with a blank line, else where it ends with a line
  /// that closes something, else where its first line is indented least; of equal ones the last.
  /// Blocks stay at least one kept line apart, so that all of them together pass each line at most
  /// twice.
  static func slide(_ changes: inout [LineChange], _ old: TextLines, _ new: TextLines) {
    for index in changes.indices {
      let change = changes[index]
      guard change.removed == 0 || change.added == 0 else { continue }
      let before = index > 0 ? changes[index - 1].oldEnd + 1 : 0
      let after = index + 1 < changes.count ? changes[index + 1].oldStart - 1 : old.count
      let (up, down) = (change.oldStart - before, after - change.oldEnd)
      let offset =
        change.added > 0
        ? offset(of: new, change.newStart, change.newEnd, up: up, down: down)
        : offset(of: old, change.oldStart, change.oldEnd, up: up, down: down)
      changes[index].oldStart += offset
      changes[index].oldEnd += offset
      changes[index].newStart += offset
      changes[index].newEnd += offset
    }
  }

  /// How many lines down a block is to be moved; negative for up.
  private static func offset(
    of lines: TextLines, _ start: Int, _ end: Int, up: Int, down: Int
  ) -> Int {
    var least = 0
    while least > -up, lines.line(start + least - 1, equals: end + least - 1, of: lines) {
      least -= 1
    }
    var most = 0
    while most < down, lines.line(start + most, equals: end + most, of: lines) { most += 1 }
    guard least < most else { return 0 }
    var (best, bestRank) = (most, Int.min)
    var offset = most
    while offset >= least {
      let rank = rank(of: lines, start + offset, end + offset)
      if rank > bestRank { (best, bestRank) = (offset, rank) }
      offset -= 1
    }
    return best
  }

  /// How natural a block looks: the more, the better.
  private static func rank(of lines: TextLines, _ start: Int, _ end: Int) -> Int {
    switch shape(of: lines, end - 1) {
    case .blank: return 2
    case .closing: return 1
    case .indented:
      guard case .indented(let columns) = shape(of: lines, start) else { return -longestIndent - 1 }
      return -columns
    }
  }

  private enum Shape {
    case blank
    case closing
    case indented(Int)
  }

  /// Deeper indents count as this one.
  private static let longestIndent = 200

  private static func shape(of lines: TextLines, _ line: Int) -> Shape {
    let (bytes, count) = (lines.start(line), lines.length(line))
    var column = 0
    while column < count, column < longestIndent {
      switch bytes[column] {
      case 0x20, 0x09, 0x0D: column += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): return .closing
      case UInt8(ascii: "<"):
        return column + 1 < count && bytes[column + 1] == UInt8(ascii: "/")
          ? .closing : .indented(column)
      default: return .indented(column)
      }
    }
    return column == count ? .blank : .indented(column)
  }
}
