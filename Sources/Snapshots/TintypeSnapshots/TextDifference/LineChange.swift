// SPDX-License-Identifier: MIT

/// Lines of one text that replace lines of another, by 0-based indices.
struct LineChange {
  var oldStart: Int
  var oldEnd: Int
  var newStart: Int
  var newEnd: Int

  /// The number of removed lines.
  var removed: Int { oldEnd - oldStart }
  /// The number of added lines.
  var added: Int { newEnd - newStart }

  /// The same change with both texts exchanged.
  var reversed: LineChange {
    LineChange(oldStart: newStart, oldEnd: newEnd, newStart: oldStart, newEnd: oldEnd)
  }

  /// Returns the changes from one text to another in ascending order, separated by kept lines.
  static func all(from old: TextLines, to new: TextLines) -> [LineChange] {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old.line(prefix, equals: prefix, of: new) { prefix += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > prefix, newEnd > prefix, old.line(oldEnd - 1, equals: newEnd - 1, of: new) {
      oldEnd -= 1
      newEnd -= 1
    }
    let shared = SharedLines(old, new, start: prefix, oldEnd: oldEnd, newEnd: newEnd)
    let matcher = LineMatcher(shared)
    // The buffers must outlive their last use.
    defer { withExtendedLifetime((shared, matcher)) {} }
    matcher.match()

    var changes: [LineChange] = []
    var (oldPlace, newPlace) = (prefix, prefix)
    func close(_ nextOld: Int, _ nextNew: Int) {
      if nextOld > oldPlace || nextNew > newPlace {
        changes.append(
          LineChange(oldStart: oldPlace, oldEnd: nextOld, newStart: newPlace, newEnd: nextNew))
      }
      (oldPlace, newPlace) = (nextOld + 1, nextNew + 1)
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < shared.oldCount {
      if matcher.keptOld[oldIndex] {
        while newIndex < shared.newCount, !matcher.keptNew[newIndex] { newIndex += 1 }
        guard newIndex < shared.newCount else { break }
        close(shared.oldPlaces[oldIndex], shared.newPlaces[newIndex])
        newIndex += 1
      }
      oldIndex += 1
    }
    close(oldEnd, newEnd)
    slide(&changes, old, new)
    return changes
  }
}

extension LineChange {
  /// Moves lines that were only added, or only removed, to a natural position.
  ///
  /// If the line after a block equals the block's first line, the block could as well begin one
  /// line below. The preferred position is one where the block ends with a blank line, else one
  /// where it ends with a line that closes a bracket or element, else the one whose first line has
  /// the least indentation; of equal positions, the last is used. Blocks stay at least one kept
  /// line apart, so that all blocks together pass each line at most twice.
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

  /// Returns the number of lines by which a block is moved down; negative for up.
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

  /// Returns a rank for a position of a block; higher is more natural.
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

  /// The maximum indentation that is distinguished, in columns.
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
