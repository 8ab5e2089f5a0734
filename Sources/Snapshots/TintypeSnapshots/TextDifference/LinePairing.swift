// SPDX-License-Identifier: MIT

/// Adjacent removed and added lines of a hunk.
struct HunkChange {
  /// The indices of the removed lines in the hunk.
  var removed: Range<Int>
  /// The indices of the added lines in the hunk.
  var added: Range<Int>
  /// The number of the first removed line, or of the line before which lines were added.
  var oldLine: Int
  /// The number of the first added line, or of the line before which lines were removed.
  var newLine: Int
}

extension TextDifference.Hunk {
  /// The changes in ascending order.
  var changes: [HunkChange] {
    var changes: [HunkChange] = []
    var (oldLine, newLine) = (oldStart, newStart)
    var index = 0
    func end(of kind: TextDifference.Line.Kind) -> Int {
      while index < lines.count, lines[index].kind == kind { index += 1 }
      return index
    }
    while index < lines.count {
      let start = index
      let kept = end(of: .kept) - start
      (oldLine, newLine) = (oldLine + kept, newLine + kept)
      guard index < lines.count else { break }
      let removed = index..<end(of: .removed)
      let added = index..<end(of: .added)
      changes.append(
        HunkChange(removed: removed, added: added, oldLine: oldLine, newLine: newLine))
      (oldLine, newLine) = (oldLine + removed.count, newLine + added.count)
    }
    return changes
  }
}

/// The assignment of added lines to removed lines.
struct LinePairing {
  /// The result for a line, by its index among the removed and the added lines.
  enum Step: Hashable {
    case pair(Int, Int)
    case removed(Int)
    case added(Int)
  }

  /// The remaining number of changes with unequal counts that are paired; lines of other changes
  /// have no partners.
  private var searches = 200
  /// The maximum number of pairs that are compared in one change.
  private static let mostPairs = 64
  /// The number of bytes of a line that are compared.
  private static let longestLine = 256

  /// Returns the lines of a change in their order.
  ///
  /// Equal numbers of lines are paired one by one. In small changes with unequal counts, lines
  /// are paired for the greatest total similarity; the similarity of a pair is at least one half.
  mutating func steps(_ change: HunkChange, of hunk: TextDifference.Hunk) -> [Step] {
    let (removed, added) = (change.removed.count, change.added.count)
    if removed == added { return (0..<removed).map { .pair($0, $0) } }
    guard removed > 0, added > 0, removed * added <= Self.mostPairs, searches > 0 else {
      return (0..<removed).map { .removed($0) } + (0..<added).map { .added($0) }
    }
    searches -= 1
    let old = hunk.lines[change.removed].map { Self.bytes(of: $0.text) }
    let new = hunk.lines[change.added].map { Self.bytes(of: $0.text) }
    return Self.alignment(old, new)
  }

  /// Returns the pairs with the greatest sum of similarities, in the order of both sides.
  private static func alignment(_ old: [[UInt8]], _ new: [[UInt8]]) -> [Step] {
    let similarity = old.map { line in new.map { Self.similarity(line, $0) } }
    // The greatest sums for all lines from the given indices on.
    var sums = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        sums[row][column] = max(
          sums[row + 1][column], sums[row][column + 1],
          sums[row + 1][column + 1] + similarity[row][column])
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, similarity[row][column] > 0,
        sums[row][column] == sums[row + 1][column + 1] + similarity[row][column]
      {
        steps.append(.pair(row, column))
        (row, column) = (row + 1, column + 1)
      } else if row < old.count, column == new.count || sums[row][column] == sums[row + 1][column] {
        steps.append(.removed(row))
        row += 1
      } else {
        steps.append(.added(column))
        column += 1
      }
    }
    return steps
  }

  /// Returns the start of a line without its indentation.
  private static func bytes(of line: String) -> [UInt8] {
    Array(line.utf8.prefix(longestLine).drop { $0 == 0x20 || $0 == 0x09 })
  }

  /// Returns the share of the common prefix and suffix of two lines, in thousandths; 0 for less
  /// than half.
  private static func similarity(_ old: [UInt8], _ new: [UInt8]) -> Int {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let share = old.count + new.count == 0 ? 0 : 2000 * (start + end) / (old.count + new.count)
    return share < 500 ? 0 : share
  }
}
