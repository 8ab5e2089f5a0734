// SPDX-License-Identifier: MIT

/// Determines the lines that are kept, among the lines that two texts share.
///
/// First, the common prefix and suffix of a block are kept. Then lines that occur once on both
/// sides are anchors, as many of them as are in the same order (patience diff, Bram Cohen, 2003;
/// the longest increasing subsequence by piles, Fredman, “On computing the length of longest
/// increasing subsequences”, 1975). If there is none, the longest run around the rarest line is an
/// anchor (the idea of JGit's `HistogramDiff`). The lines between anchors are separate blocks.
/// Blocks without anchors, and short ones, are processed by Myers' algorithm in bounded steps.
///
/// For n lines in both texts together, splitting examines at most 16 n lines, and Myers' algorithm
/// takes at most 100 n steps. Pending blocks are in a list and not on the call stack.
final class LineMatcher {
  /// Lines of both sides that are not matched yet.
  struct Block {
    var oldStart: Int
    var oldEnd: Int
    var newStart: Int
    var newEnd: Int
  }

  /// The shared lines of the old text that are kept.
  let keptOld: UnsafeMutableBufferPointer<Bool>
  /// The shared lines of the new text that are kept.
  let keptNew: UnsafeMutableBufferPointer<Bool>
  let lines: SharedLines
  /// The state of `walk`: the progress on each diagonal for each number of edits.
  let reached: UnsafeMutableBufferPointer<Int>

  /// The number of occurrences of each distinct line in a block; 0 between blocks.
  private let oldCounts: UnsafeMutableBufferPointer<Int>
  private let newCounts: UnsafeMutableBufferPointer<Int>
  /// The last occurrence of each distinct line in a block.
  private let newPlaces: UnsafeMutableBufferPointer<Int>
  /// Lines that occur once on both sides of a block, and the piles for them.
  private let candidates: UnsafeMutableBufferPointer<Int>
  private let partners: UnsafeMutableBufferPointer<Int>
  private let piles: UnsafeMutableBufferPointer<Int>
  private let below: UnsafeMutableBufferPointer<Int>

  private var blocks: [Block] = []
  /// The number of lines that splitting may still examine.
  private var budget: Int

  /// The maximum length, on both sides together, of a block that is not split without unique lines.
  private static let short = 64
  /// The maximum number of occurrences on both sides of a line that may be an anchor.
  private static let rare = 12
  /// The maximum number of lines that a run extends on either side of a rare line.
  private static let longestRun = 1024

  init(_ lines: SharedLines) {
    self.lines = lines
    func buffer<Element>(_ count: Int, of value: Element) -> UnsafeMutableBufferPointer<Element> {
      let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
      buffer.initialize(repeating: value)
      return buffer
    }
    let shorter = min(lines.oldCount, lines.newCount)
    keptOld = buffer(lines.oldCount, of: false)
    keptNew = buffer(lines.newCount, of: false)
    oldCounts = buffer(lines.numbers, of: 0)
    newCounts = buffer(lines.numbers, of: 0)
    newPlaces = buffer(lines.numbers, of: 0)
    candidates = buffer(shorter, of: 0)
    partners = buffer(shorter, of: 0)
    piles = buffer(shorter, of: 0)
    below = buffer(shorter, of: 0)
    reached = buffer((Self.mostEdits + 1) * Self.rowLength, of: 0)
    budget = 16 * (lines.oldCount + lines.newCount)
  }

  deinit {
    keptOld.deallocate()
    keptNew.deallocate()
    oldCounts.deallocate()
    newCounts.deallocate()
    newPlaces.deallocate()
    candidates.deallocate()
    partners.deallocate()
    piles.deallocate()
    below.deallocate()
    reached.deallocate()
  }

  /// Finds all lines that are kept.
  func match() {
    add(Block(oldStart: 0, oldEnd: lines.oldCount, newStart: 0, newEnd: lines.newCount))
    while let block = blocks.popLast() { split(block) }
  }

  /// Adds a block to the list, without the common prefix and suffix of its sides.
  private func add(_ block: Block) {
    let (old, new) = (lines.old, lines.new)
    var (oldStart, newStart) = (block.oldStart, block.newStart)
    var (oldEnd, newEnd) = (block.oldEnd, block.newEnd)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      keptOld[oldStart] = true
      keptNew[newStart] = true
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      keptOld[oldEnd] = true
      keptNew[newEnd] = true
    }
    guard oldStart < oldEnd, newStart < newEnd else { return }
    blocks.append(Block(oldStart: oldStart, oldEnd: oldEnd, newStart: newStart, newEnd: newEnd))
  }

  private func split(_ block: Block) {
    let length = block.oldEnd - block.oldStart + block.newEnd - block.newStart
    budget -= length
    guard budget >= 0 else { return walk(block) }

    let (old, new) = (lines.old, lines.new)
    var index = block.oldStart
    while index < block.oldEnd {
      oldCounts[old[index]] += 1
      index += 1
    }
    index = block.newStart
    while index < block.newEnd {
      newCounts[new[index]] += 1
      newPlaces[new[index]] = index
      index += 1
    }
    var (rarest, occurrences) = (-1, Int.max)
    var unique = 0
    index = block.oldStart
    while index < block.oldEnd {
      let number = old[index]
      if newCounts[number] > 0 {
        let count = oldCounts[number] + newCounts[number]
        if count == 2 {
          candidates[unique] = index
          partners[unique] = newPlaces[number]
          unique += 1
        }
        if count < occurrences { (rarest, occurrences) = (number, count) }
      }
      index += 1
    }
    index = block.oldStart
    while index < block.oldEnd {
      oldCounts[old[index]] = 0
      index += 1
    }
    index = block.newStart
    while index < block.newEnd {
      newCounts[new[index]] = 0
      index += 1
    }

    if unique > 0 {
      splitAtAnchors(block, increasing(unique))
    } else if length <= Self.short || occurrences > Self.rare {
      walk(block)
    } else if rarest >= 0 {
      splitAtRun(block, around: rarest)
    }
  }

  // MARK: Unique lines

  /// Moves the longest sequence of candidates in the same order on both sides to the front.
  ///
  /// - Returns: The number of these candidates.
  private func increasing(_ count: Int) -> Int {
    // `piles` contains the candidate on top of each pile; the tops are in ascending order.
    var height = 0
    var index = 0
    while index < count {
      let place = partners[index]
      var (low, high) = (0, height)
      if height > 0, partners[piles[height - 1]] < place { low = height }
      while low < high {
        let middle = (low + high) / 2
        if partners[piles[middle]] < place { low = middle + 1 } else { high = middle }
      }
      below[index] = low > 0 ? piles[low - 1] : -1
      piles[low] = index
      if low == height { height += 1 }
      index += 1
    }
    var candidate = piles[height - 1]
    var pile = height - 1
    while pile >= 0 {
      piles[pile] = candidate
      candidate = below[candidate]
      pile -= 1
    }
    // Each candidate moves to the front or stays, so none is overwritten before it is moved.
    pile = 0
    while pile < height {
      candidates[pile] = candidates[piles[pile]]
      partners[pile] = partners[piles[pile]]
      pile += 1
    }
    return height
  }

  private func splitAtAnchors(_ block: Block, _ count: Int) {
    var (oldStart, newStart) = (block.oldStart, block.newStart)
    var index = 0
    while index < count {
      let (place, partner) = (candidates[index], partners[index])
      keptOld[place] = true
      keptNew[partner] = true
      if place > oldStart, partner > newStart {
        add(Block(oldStart: oldStart, oldEnd: place, newStart: newStart, newEnd: partner))
      }
      (oldStart, newStart) = (place + 1, partner + 1)
      index += 1
    }
    add(
      Block(oldStart: oldStart, oldEnd: block.oldEnd, newStart: newStart, newEnd: block.newEnd))
  }

  // MARK: Rare lines

  /// Keeps the longest run of lines around an occurrence of a line, the first of equally long runs.
  private func splitAtRun(_ block: Block, around number: Int) {
    let (old, new) = (lines.old, lines.new)
    var oldPlaces: [Int] = []
    var index = block.oldStart
    while index < block.oldEnd {
      if old[index] == number { oldPlaces.append(index) }
      index += 1
    }
    var best = Block(oldStart: 0, oldEnd: 0, newStart: 0, newEnd: 0)
    var newPlace = block.newStart
    while newPlace < block.newEnd {
      if new[newPlace] == number {
        for oldPlace in oldPlaces {
          var (oldStart, newStart) = (oldPlace, newPlace)
          let least = max(oldPlace - Self.longestRun, block.oldStart)
          while oldStart > least, newStart > block.newStart, old[oldStart - 1] == new[newStart - 1]
          {
            oldStart -= 1
            newStart -= 1
          }
          var (oldEnd, newEnd) = (oldPlace + 1, newPlace + 1)
          let most = min(oldPlace + Self.longestRun, block.oldEnd)
          while oldEnd < most, newEnd < block.newEnd, old[oldEnd] == new[newEnd] {
            oldEnd += 1
            newEnd += 1
          }
          budget -= oldEnd - oldStart
          if oldEnd - oldStart > best.oldEnd - best.oldStart {
            best = Block(oldStart: oldStart, oldEnd: oldEnd, newStart: newStart, newEnd: newEnd)
          }
        }
      }
      newPlace += 1
    }
    index = best.oldStart
    while index < best.oldEnd {
      keptOld[index] = true
      keptNew[best.newStart + index - best.oldStart] = true
      index += 1
    }
    add(
      Block(
        oldStart: block.oldStart, oldEnd: best.oldStart,
        newStart: block.newStart, newEnd: best.newStart))
    add(
      Block(
        oldStart: best.oldEnd, oldEnd: block.oldEnd, newStart: best.newEnd, newEnd: block.newEnd))
  }
}
