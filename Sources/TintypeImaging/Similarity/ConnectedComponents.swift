// SPDX-License-Identifier: MIT

/// What belongs together because a chain of pairs connects it.
///
/// ```swift
/// ConnectedComponents(count: 5, edges: [(0, 1), (1, 4)]).groups  // [[0, 1, 4]]
/// ```
///
/// By union and find with path halving, in nearly linear time (R. E. Tarjan and J. van Leeuwen,
/// “Worst-case analysis of set union algorithms”, Journal of the ACM 31, 1984).
package struct ConnectedComponents: Sendable {
  /// The groups of two and more, each in rising order, sorted by their first members.
  ///
  /// What is connected with nothing but itself is in none.
  package let groups: [[Int]]

  /// Finds the groups among numbers from 0.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - edges: Pairs that belong together, in any order, also several times. A pair of one with
  ///     itself connects nothing; one with a number out of range is passed over.
  package init(count: Int, edges: some Sequence<(Int, Int)>) {
    let range = 0..<max(0, count)
    var parents = Array(range)

    func root(of member: Int) -> Int {
      var member = member
      while parents[member] != member {
        parents[member] = parents[parents[member]]
        member = parents[member]
      }
      return member
    }

    for (a, b) in edges where range.contains(a) && range.contains(b) {
      let (first, second) = (root(of: a), root(of: b))
      // The least member stands for its group, so that the order of the pairs changes nothing.
      if first != second { parents[max(first, second)] = min(first, second) }
    }
    var members: [Int: [Int]] = [:]
    for member in range { members[root(of: member), default: []].append(member) }
    groups = members.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
