// SPDX-License-Identifier: MIT

/// Hands out the room of a stack, of the columns or of the rows of a grid.
///
/// The highest priority comes first. Among equals the least flexible one comes first, of endlessly
/// flexible ones that of the larger least length, then the earlier one. Each is offered an equal
/// share of what is left to its priority, where the least lengths of all lower ones are set aside.
/// These are the rules of SwiftUI's stacks.
struct RoomSharing {
  /// One of those who share.
  struct Member {
    var priority = 0.0
    /// The length when none is offered.
    var min: Double
    /// The length when it is offered endless room.
    var max: Double

    /// How far the length can change; 0 for what is endless whatever it is offered.
    var flexibility: Double {
      let range = max - min
      return range.isNaN ? 0 : range
    }

    /// Whether the member is served before another that stands behind it.
    func comes(before other: Member) -> Bool? {
      if priority != other.priority { return priority > other.priority }
      let (mine, theirs) = (flexibility, other.flexibility)
      if mine != theirs { return mine < theirs }
      if mine == .infinity, min != other.min { return min > other.min }
      return nil
    }
  }

  private let order: [Int]
  /// For each place in the order, how many of its priority are left, itself among them.
  private var left: [Int]
  /// For each place in the order, the least lengths of all lower priorities.
  private var reserved: [Double]
  private var place = 0
  private var remaining: Double

  /// Begins to share room, from which the distances between members are taken already.
  init(_ room: Double, among members: [Member]) {
    remaining = room
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

  /// The next member to be served, and what it is offered; `nil` when all have been.
  func next() -> (index: Int, share: Double)? {
    guard place < order.count else { return nil }
    let share = (remaining - reserved[place]) / Double(left[place])
    return (order[place], share > 0 ? share : 0)
  }

  /// Notes what the member took that was next.
  ///
  /// An endless member in endless room leaves as much as there was.
  mutating func take(_ length: Double) {
    let rest = remaining - length
    if !rest.isNaN { remaining = rest }
    place += 1
  }

  private static func order(of members: [Member]) -> [Int] {
    let order = Array(members.indices)
    // Most stacks hold components of one kind, whose order is theirs already.
    var isInOrder = true
    for index in members.indices.dropFirst()
    where members[index - 1].comes(before: members[index]) == false {
      isInOrder = false
      break
    }
    guard !isInOrder else { return order }
    return order.sorted { members[$0].comes(before: members[$1]) ?? ($0 < $1) }
  }
}
