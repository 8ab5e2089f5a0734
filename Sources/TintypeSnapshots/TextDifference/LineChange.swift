// SPDX-License-Identifier: MIT

/// Lines of one text that stand in the place of lines of another, by 0-based indices.
struct LineChange {
  var oldStart: Int
  var oldEnd: Int
  var newStart: Int
  var newEnd: Int

  /// How many lines were removed.
  var removed: Int { oldEnd - oldStart }
  /// How many lines were added.
  var added: Int { newEnd - newStart }

  /// The change the other way round.
  var reversed: LineChange {
    LineChange(oldStart: newStart, oldEnd: newEnd, newStart: oldStart, newEnd: oldEnd)
  }

  /// The changes from one text to another, in their order, with lines that both have between them.
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
    // What they allocated is used as long as they live, and no longer.
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
