// SPDX-License-Identifier: MIT

/// The correspondence between the nodes of an older and a newer scene.
struct SceneMatching {
  /// The matching node of the newer scene for each node of the older one.
  private(set) var newOfOld: [Int?]
  /// The matching node of the older scene for each node of the newer one.
  private(set) var oldOfNew: [Int?]
  private let old: (tree: SceneTree, digests: SceneDigests)
  private let new: (tree: SceneTree, digests: SceneDigests)
  private var open: [(old: [Int], new: [Int])] = []

  init(
    old: (tree: SceneTree, digests: SceneDigests),
    new: (tree: SceneTree, digests: SceneDigests)
  ) {
    (self.old, self.new) = (old, new)
    newOfOld = Array(repeating: nil, count: old.tree.parents.count)
    oldOfNew = Array(repeating: nil, count: new.tree.parents.count)
    open = [(old.tree.roots, new.tree.roots)]
    matchOpen()
    matchMoved()
  }

  private mutating func matchOpen() {
    while let (left, right) = open.popLast() { match(left, right) }
  }

  private mutating func pair(_ left: Int, _ right: Int) {
    guard newOfOld[left] == nil, oldOfNew[right] == nil else { return }
    newOfOld[left] = right
    oldOfNew[right] = left
    open.append((old.tree.children[left], new.tree.children[right]))
  }

  /// Matches two lists of siblings: by identity, by equal content in the same order, by equal
  /// content in another order, and finally by similarity.
  private mutating func match(_ left: [Int], _ right: [Int]) {
    matchNamed(left, right)
    var (mine, theirs) = (rest(left), restOfNew(right))
    matchEqualEnds(&mine, &theirs)
    let equal = SiblingAlignment.pairs(mine, theirs) { [old, new] i, j in
      old.digests.subtrees[i] == new.digests.subtrees[j] ? old.digests.sizes[i] : 0
    }
    for (i, j) in equal { pair(i, j) }
    (mine, theirs) = (rest(mine), restOfNew(theirs))
    matchEqualAnywhere(mine, theirs)
    (mine, theirs) = (rest(mine), restOfNew(theirs))
    // Nodes with an exact match elsewhere are left for that match.
    let (candidates, others) = (Set(mine), Set(theirs))
    mine.removeAll { Self.isElsewhere($0, of: old, in: new, besides: others) }
    theirs.removeAll { Self.isElsewhere($0, of: new, in: old, besides: candidates) }
    let alike = SiblingAlignment.pairs(mine, theirs) { [old, new] i, j in
      Self.similarity(old.digests, i, new.digests, j)
    }
    for (i, j) in alike { pair(i, j) }
  }

  /// Returns a Boolean value that indicates whether a node has an equal node elsewhere in the other
  /// scene.
  ///
  /// An equal node inside a similar candidate does not count: a row whose only child was removed
  /// can equal that child.
  private static func isElsewhere(
    _ node: Int,
    of scene: (tree: SceneTree, digests: SceneDigests),
    in other: (tree: SceneTree, digests: SceneDigests),
    besides candidates: Set<Int>
  ) -> Bool {
    guard scene.digests.isFoundOnce(node, in: other.digests) else { return false }
    var next = other.digests.places[scene.digests.subtrees[node]]?.first
    while let place = next, !candidates.contains(place) { next = other.tree.parents[place] }
    return next.map { other.digests.owns[$0] != scene.digests.owns[node] } ?? true
  }

  private func rest(_ nodes: [Int]) -> [Int] { nodes.filter { newOfOld[$0] == nil } }

  private func restOfNew(_ nodes: [Int]) -> [Int] { nodes.filter { oldOfNew[$0] == nil } }

  private mutating func matchNamed(_ left: [Int], _ right: [Int]) {
    var named: [String: Int] = [:]
    for node in right where new.digests.isNamed(node) && named[new.digests.names[node]] == nil {
      named[new.digests.names[node]] = node
    }
    guard !named.isEmpty else { return }
    for node in left where old.digests.isNamed(node) {
      if let other = named.removeValue(forKey: old.digests.names[node]) { pair(node, other) }
    }
  }

  private mutating func matchEqualEnds(_ left: inout [Int], _ right: inout [Int]) {
    func isEqual(_ i: Int, _ j: Int) -> Bool {
      old.digests.subtrees[i] == new.digests.subtrees[j]
    }
    var first = 0
    let count = min(left.count, right.count)
    while first < count, isEqual(left[first], right[first]) {
      pair(left[first], right[first])
      first += 1
    }
    var (i, j) = (left.count, right.count)
    while i > first, j > first, isEqual(left[i - 1], right[j - 1]) {
      (i, j) = (i - 1, j - 1)
      pair(left[i], right[j])
    }
    left = Array(left[first..<i])
    right = Array(right[first..<j])
  }

  private mutating func matchEqualAnywhere(_ left: [Int], _ right: [Int]) {
    guard !left.isEmpty, !right.isEmpty else { return }
    var equal: [UInt64: [Int]] = [:]
    for node in right.reversed() { equal[new.digests.subtrees[node], default: []].append(node) }
    for node in left {
      if let other = equal[old.digests.subtrees[node]]?.popLast() { pair(node, other) }
    }
  }

  /// Matches nodes that have another parent.
  ///
  /// Only subtrees that occur once in both scenes and have enough content to be recognized are
  /// matched, the largest first.
  private mutating func matchMoved() {
    let candidates = newOfOld.indices.filter { newOfOld[$0] == nil }
      .sorted { old.digests.sizes[$0] > old.digests.sizes[$1] }
    for node in candidates where newOfOld[node] == nil {
      let digest = old.digests.subtrees[node]
      guard old.digests.isFoundOnce(node, in: new.digests),
        let other = new.digests.places[digest]?.first
      else { continue }
      pair(node, other)
      matchOpen()
    }
  }

  /// Returns the similarity of two nodes with the same name; 0 for other nodes.
  private static func similarity(_ old: SceneDigests, _ i: Int, _ new: SceneDigests, _ j: Int)
    -> Int
  {
    guard old.names[i] == new.names[j] else { return 0 }
    let (left, right) = (old.samples[i], new.samples[j])
    let common = SceneDigests.common(left, right)
    return 4 + 3 * common + (old.owns[i] == new.owns[j] ? 2 : 0)
      + (old.sizes[i] == new.sizes[j] ? 1 : 0)
  }
}

extension SceneDigests {
  /// Returns a Boolean value that indicates whether exactly one node of each scene has this
  /// content, and the content is sufficient to recognize the node.
  func isFoundOnce(_ node: Int, in other: SceneDigests) -> Bool {
    let digest = subtrees[node]
    return places[digest]?.count == 1 && other.places[digest]?.count == 1
      && (sizes[node] > 1 || !samples[node].isEmpty)
  }
}

/// An alignment that pairs items of two lists in order, for the greatest sum of scores.
///
/// It uses dynamic programming (Needleman and Wunsch, 1970) without a gap penalty, after equal
/// prefixes and suffixes have been removed.
struct SiblingAlignment {
  /// The maximum number of candidate pairs; beyond it, the pairing is greedy.
  static let maximumPairs = 40_000

  /// Returns the pairs in order; items with a score of 0 are never paired.
  static func pairs(
    _ old: [Int],
    _ new: [Int],
    score: (Int, Int) -> Int
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count <= maximumPairs / new.count else { return greedy(old, new, score) }
    let width = new.count + 1
    var scores = [Int](repeating: 0, count: old.count * new.count)
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let value = score(old[i], new[j])
        scores[i * new.count + j] = value
        let skip = max(best[(i + 1) * width + j], best[i * width + j + 1])
        let take = value > 0 ? value + best[(i + 1) * width + j + 1] : 0
        best[i * width + j] = max(skip, take)
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      let value = scores[i * new.count + j]
      if value > 0, best[i * width + j] == value + best[(i + 1) * width + j + 1] {
        pairs.append((old[i], new[j]))
        (i, j) = (i + 1, j + 1)
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Pairs each item with the next matching one within a limited distance.
  private static func greedy(
    _ old: [Int],
    _ new: [Int],
    _ score: (Int, Int) -> Int
  ) -> [(old: Int, new: Int)] {
    let reach = 16
    var pairs: [(old: Int, new: Int)] = []
    var next = 0
    for item in old {
      let window = next..<min(next + reach, new.count)
      var best: (place: Int, score: Int)?
      for place in window {
        let value = score(item, new[place])
        if value > 0, value > best?.score ?? 0 { best = (place, value) }
      }
      guard let best else { continue }
      pairs.append((item, new[best.place]))
      next = best.place + 1
    }
    return pairs
  }

  /// Returns the positions in a list of distinct numbers that are not part of its longest
  /// increasing subsequence.
  ///
  /// The algorithm is from M. Fredman, On computing the length of longest increasing subsequences,
  /// 1975.
  static func outOfOrder(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for place in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[place] { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var others = Set(numbers.indices)
    var next = ends.last
    while let place = next {
      others.remove(place)
      next = previous[place]
    }
    return others
  }
}
