// SPDX-License-Identifier: MIT

extension LineMatcher {
  /// The maximum number of edits in one stage.
  static let mostEdits = 64
  /// The number of diagonals that are reached with this many edits, and one more on either side.
  static let rowLength = 2 * mostEdits + 3

  /// Finds the kept lines of a block by the greedy algorithm of Myers (“An O(ND) Difference
  /// Algorithm and Its Variations”, 1986, section 3), 64 edits at a time.
  ///
  /// A block with more edits is processed in stages: after 64 edits, the path that advanced
  /// furthest is taken, and the search is restarted with the rest. So the minimum number of edits
  /// is guaranteed only up to 64. In a stage that consumes n lines, each of its 129 diagonals
  /// passes at most half of them, and n is at least 64, so all stages together take at most 100
  /// steps for each line.
  func walk(_ block: Block) {
    var rest = block
    while rest.oldStart < rest.oldEnd, rest.newStart < rest.newEnd { stage(&rest) }
  }

  /// Takes the first 64 edits of a block, or all if there are fewer.
  private func stage(_ block: inout Block) {
    let (old, new) = (lines.old, lines.new)
    let (oldStart, newStart) = (block.oldStart, block.newStart)
    let (oldCount, newCount) = (block.oldEnd - block.oldStart, block.newEnd - block.newStart)
    let middle = Self.mostEdits + 1
    // The progress on a diagonal is stored as the index in the old text; -1 if it is outside of the
    // block.
    var edits = 0
    var (bestDiagonal, bestPlace) = (0, 0)
    search: while true {
      let row = edits * Self.rowLength + middle
      let before = row - Self.rowLength
      var furthest = -1
      var diagonal = -edits
      while diagonal <= edits {
        var place = 0
        if edits > 0 {
          place = -1
          if diagonal < edits {
            let above = reached[before + diagonal + 1]
            if above >= 0, above - diagonal <= newCount { place = above }
          }
          if diagonal > -edits {
            let left = reached[before + diagonal - 1]
            if left >= 0, left < oldCount, left + 1 > place { place = left + 1 }
          }
        }
        if place >= 0 {
          var other = place - diagonal
          while place < oldCount, other < newCount, old[oldStart + place] == new[newStart + other] {
            place += 1
            other += 1
          }
          if place + other > furthest {
            furthest = place + other
            (bestDiagonal, bestPlace) = (diagonal, place)
          }
        }
        reached[row + diagonal] = place
        // The diagonals in between have another parity of the number of edits.
        diagonal += 2
      }
      if furthest == oldCount + newCount || edits == Self.mostEdits { break search }
      edits += 1
    }

    // Follow the path backwards and keep the lines that both texts share.
    var (diagonal, place) = (bestDiagonal, bestPlace)
    while true {
      var entry = 0
      var next = diagonal
      if edits > 0 {
        let before = (edits - 1) * Self.rowLength + middle
        entry = -1
        if diagonal < edits {
          let above = reached[before + diagonal + 1]
          if above >= 0, above - diagonal <= newCount { (entry, next) = (above, diagonal + 1) }
        }
        if diagonal > -edits {
          let left = reached[before + diagonal - 1]
          if left >= 0, left < oldCount, left + 1 > entry {
            (entry, next) = (left + 1, diagonal - 1)
          }
        }
      }
      while place > entry {
        place -= 1
        keptOld[block.oldStart + place] = true
        keptNew[block.newStart + place - diagonal] = true
      }
      if edits == 0 { break }
      edits -= 1
      if next < diagonal { place -= 1 }
      diagonal = next
    }
    block.newStart += bestPlace - bestDiagonal
    block.oldStart += bestPlace
  }
}
