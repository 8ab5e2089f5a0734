// SPDX-License-Identifier: MIT

/// The distribution of space in a stack, or among the columns or rows of a grid.
///
/// Members are served in descending order of priority. Within a priority, the least flexible member
/// is first; among infinitely flexible members, the one with the greater minimum length; then the
/// earlier one. Each member is proposed an equal share of the space that remains for its priority,
/// after subtracting the minimum lengths of all lower priorities. These are the rules of SwiftUI's
/// stacks.
struct SpaceDistribution {
  /// A participant in the distribution.
  struct Member {
    var priority = 0.0
    /// The length for a proposal of zero.
    var min: Double
    /// The length for an infinite proposal.
    var max: Double

    /// The range of possible lengths; 0 for a member that is always infinite.
    var flexibility: Double {
      let range = max - min
      return range.isNaN ? 0 : range
    }

    /// Returns whether the member is served after another one; neither of equal members is.
    func comes(after other: Member) -> Bool {
      if priority != other.priority { return priority < other.priority }
      let (mine, theirs) = (flexibility, other.flexibility)
      if mine != theirs { return mine > theirs }
      return mine == .infinity && min != other.min && min < other.min
    }
  }

  private let order: [Int]
  /// The number of members of the same priority from each position to the last, inclusive.
  private var left: [Int]
  /// The minimum lengths of all lower priorities, by position.
  private var reserved: [Double]
  private var place = 0
  private var remaining: Double

  /// Creates a distribution of space that no longer includes the distances between members.
  init(_ available: Double, among members: [Member]) {
    remaining = available
    order = Self.order(of: members)
    left = Array(repeating: 1, count: members.count)
    reserved = Array(repeating: 0, count: members.count)
    var place = members.count - 1
    var groupMinimum = 0.0
    while place >= 0 {
      let member = members[order[place]]
      if place + 1 < members.count {
        if members[order[place + 1]].priority == member.priority {
          left[place] = left[place + 1] + 1
          reserved[place] = reserved[place + 1]
        } else {
          reserved[place] = reserved[place + 1] + groupMinimum
          groupMinimum = 0
        }
      }
      groupMinimum += member.min
      place -= 1
    }
  }

  /// Returns the next member and its proposed length; `nil` after the last one.
  func next() -> (index: Int, share: Double)? {
    guard place < order.count else { return nil }
    let share = (remaining - reserved[place]) / Double(left[place])
    return (order[place], share > 0 ? share : 0)
  }

  /// Subtracts the length of the member that was served last.
  ///
  /// An infinite member in infinite space does not change the remaining space.
  mutating func take(_ length: Double) {
    let rest = remaining - length
    if !rest.isNaN { remaining = rest }
    place += 1
  }

  private static func order(of members: [Member]) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(members.count)
    // Most stacks have few components, or components of one kind, which are already in order.
    var moves = 0
    var index = 0
    while index < members.count {
      order.append(index)
      var place = index
      while place > 0, members[order[place - 1]].comes(after: members[index]) {
        order[place] = order[place - 1]
        place -= 1
        moves += 1
      }
      order[place] = index
      index += 1
      guard moves <= 8 * index + 64 else {
        return members.indices.sorted { left, right in
          members[left].comes(after: members[right]) == members[right].comes(after: members[left])
            ? left < right : members[right].comes(after: members[left])
        }
      }
    }
    return order
  }
}
