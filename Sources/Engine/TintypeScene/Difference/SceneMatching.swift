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
    let equal = equalPairs(mine, theirs)
    for (i, j) in equal { pair(i, j) }
    let gaps = Gaps(mine, theirs, between: equal)
    (mine, theirs) = (rest(mine), restOfNew(theirs))
    matchEqualAnywhere(mine, theirs)
    (mine, theirs) = (rest(mine), restOfNew(theirs))
    // Nodes with an exact match elsewhere are left for that match.
    let (candidates, others) = (Set(mine), Set(theirs))
    mine.removeAll { Self.isElsewhere($0, of: old, in: new, besides: others) }
    theirs.removeAll { Self.isElsewhere($0, of: new, in: old, besides: candidates) }
    let alike = SiblingAlignment.pairs(mine, theirs) { [old, new] i, j in
      let similarity = Self.similarity(old.digests, i, new.digests, j)
      return similarity > 0 && gaps.areSame(i, j) ? similarity + 3 : similarity
    }
    for (i, j) in alike { pair(i, j) }
    matchSimilarAnywhere(rest(mine), restOfNew(theirs))
  }

  /// Returns the equal siblings in the same order.
  ///
  /// Among equal siblings that occur several times, those are chosen between which the most similar
  /// siblings remain.
  private func equalPairs(_ left: [Int], _ right: [Int]) -> [(old: Int, new: Int)] {
    let (old, new) = (old.digests, new.digests)
    func weight(_ i: Int, _ j: Int) -> Int { old.subtrees[i] == new.subtrees[j] ? old.sizes[i] : 0 }
    guard Set(left.map { old.subtrees[$0] }).count < left.count,
      !right.isEmpty, left.count <= SiblingAlignment.maximumPairs / right.count
    else { return SiblingAlignment.pairs(left, right, score: weight) }
    // The sum of the similarities is less than the weight of one node.
    let unit = Self.maximumSimilarity * min(left.count, right.count) + 1
    return SiblingAlignment.pairs(left, right) { i, j in
      let weight = weight(i, j)
      return weight > 0 ? weight * unit : Self.similarity(old, i, new, j)
    }.filter { weight($0.old, $0.new) > 0 }
  }

  /// Matches siblings in another order of which at least a third of the attributes are equal, the most
  /// similar first.
  private mutating func matchSimilarAnywhere(_ left: [Int], _ right: [Int]) {
    guard !left.isEmpty, !right.isEmpty, left.count <= SiblingAlignment.maximumPairs / right.count
    else { return }
    var candidates: [(i: Int, j: Int, common: Int)] = []
    for i in left {
      for j in right where old.digests.names[i] == new.digests.names[j] {
        let (first, second) = (old.digests.samples[i], new.digests.samples[j])
        let common = SceneDigests.common(first, second)
        if common > 0, common * 3 >= max(first.count, second.count) {
          candidates.append((i, j, common))
        }
      }
    }
    // The order of equally similar nodes is that of the siblings.
    candidates.sort { ($1.common, $0.i, $0.j) < ($0.common, $1.i, $1.j) }
    for candidate in candidates { pair(candidate.i, candidate.j) }
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
    func isEqual(_ i: Int, _ j: Int) -> Bool { old.digests.subtrees[i] == new.digests.subtrees[j] }
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

  /// The greatest similarity of two nodes.
  private static let maximumSimilarity = 7 + 3 * SceneDigests.sampleSize

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

/// The gaps between equal siblings, which usually contain the same nodes in both scenes.
private struct Gaps {
  private var old: [Int: Int] = [:]
  private var new: [Int: Int] = [:]

  init(_ left: [Int], _ right: [Int], between equal: [(old: Int, new: Int)]) {
    old = Self.gaps(left, Set(equal.map(\.old)))
    new = Self.gaps(right, Set(equal.map(\.new)))
  }

  private static func gaps(_ siblings: [Int], _ equal: Set<Int>) -> [Int: Int] {
    var gap = 0
    var gaps: [Int: Int] = [:]
    for node in siblings {
      if equal.contains(node) { gap += 1 } else { gaps[node] = gap }
    }
    return gaps
  }

  func areSame(_ left: Int, _ right: Int) -> Bool { old[left] == new[right] }
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
