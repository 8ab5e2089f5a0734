// SPDX-License-Identifier: MIT

import Foundation

/// The lines that two texts share, each as a number that identifies its bytes.
///
/// Lines that only one text has are known to have changed, so they are left out.
final class SharedLines {
  /// The numbers of the old text's lines.
  let old: UnsafeMutableBufferPointer<Int>
  /// The numbers of the new text's lines.
  let new: UnsafeMutableBufferPointer<Int>
  /// The indices of these lines in the old text.
  let oldPlaces: UnsafeMutableBufferPointer<Int>
  /// The indices of these lines in the new text.
  let newPlaces: UnsafeMutableBufferPointer<Int>
  private(set) var oldCount = 0
  private(set) var newCount = 0
  /// One more than the greatest number.
  private(set) var numbers = 0

  /// Numbers the lines after a start that is the same in both texts.
  init(_ oldLines: TextLines, _ newLines: TextLines, start: Int, oldEnd: Int, newEnd: Int) {
    let (oldLength, newLength) = (oldEnd - start, newEnd - start)
    old = .allocate(capacity: oldLength)
    oldPlaces = .allocate(capacity: oldLength)
    new = .allocate(capacity: newLength)
    newPlaces = .allocate(capacity: newLength)
    for numbers in [old, oldPlaces, new, newPlaces] { numbers.initialize(repeating: 0) }

    // A hash table of lines with open addressing. A slot contains a number plus 1, or 0 if it is
    // empty. The hash function of the standard library is seeded, so no text can
    // provoke collisions.
    var slots = 16
    while slots < 2 * oldLength { slots *= 2 }
    let table = UnsafeMutableBufferPointer<Int>.allocate(capacity: slots)
    table.initialize(repeating: 0)
    let hashes = UnsafeMutableBufferPointer<Int>.allocate(capacity: oldLength)
    let examples = UnsafeMutableBufferPointer<Int>.allocate(capacity: oldLength)
    hashes.initialize(repeating: 0)
    examples.initialize(repeating: 0)
    let isShared = UnsafeMutableBufferPointer<Bool>.allocate(capacity: oldLength)
    isShared.initialize(repeating: false)
    defer {
      table.deallocate()
      hashes.deallocate()
      examples.deallocate()
      isShared.deallocate()
    }
    var found = 0

    var line = start
    while line < oldEnd {
      let hash = Self.hash(oldLines, line)
      var slot = hash & (slots - 1)
      while true {
        let number = table[slot] - 1
        if number < 0 {
          table[slot] = found + 1
          hashes[found] = hash
          examples[found] = line
          old[line - start] = found
          found += 1
          break
        }
        if hashes[number] == hash, oldLines.line(line, equals: examples[number], of: oldLines) {
          old[line - start] = number
          break
        }
        slot = (slot + 1) & (slots - 1)
      }
      line += 1
    }

    line = start
    var count = 0
    while line < newEnd {
      let hash = Self.hash(newLines, line)
      var slot = hash & (slots - 1)
      while table[slot] > 0 {
        let number = table[slot] - 1
        if hashes[number] == hash, newLines.line(line, equals: examples[number], of: oldLines) {
          isShared[number] = true
          new[count] = number
          newPlaces[count] = line
          count += 1
          break
        }
        slot = (slot + 1) & (slots - 1)
      }
      line += 1
    }
    newCount = count

    count = 0
    line = 0
    while line < oldLength {
      let number = old[line]
      if isShared[number] {
        old[count] = number
        oldPlaces[count] = start + line
        count += 1
      }
      line += 1
    }
    oldCount = count
    numbers = found
  }

  deinit {
    old.deallocate()
    new.deallocate()
    oldPlaces.deallocate()
    newPlaces.deallocate()
  }

  private static func hash(_ lines: TextLines, _ line: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(
      bytes: UnsafeRawBufferPointer(start: lines.start(line), count: lines.length(line)))
    return hasher.finalize()
  }
}
