// SPDX-License-Identifier: MIT

/// How long the components of a `StackView` are along its axis, and how far apart.
struct StackViewLengths {
  /// What is known of one component.
  struct Member {
    var least: Double
    var ideal: Double
    var greatest: Double
    var priority: Double
    /// The least distance to the next one.
    var spacing: Double
  }

  /// One for each component.
  private(set) var lengths: [Double]
  /// One between each two.
  private(set) var gaps: [Double]

  /// Shares a length out; without one, or in endless room, all have their ideal lengths.
  init(_ distribution: StackView.Distribution, of members: [Member], in room: Double?) {
    lengths = members.map { $0.ideal.isFinite ? $0.ideal : $0.least }
    gaps = members.dropLast().map(\.spacing)
    guard !members.isEmpty else { return }
    let room = room.flatMap { $0.isFinite ? $0 : nil }
    let inner = room.map { max($0 - gaps.reduce(0, +), 0) }
    switch distribution {
    case .fill:
      if let inner { fill(inner, members, growing: true) }
    case .fillEqually:
      let share = inner.map { $0 / Double(members.count) } ?? lengths.max() ?? 0
      lengths = members.map { _ in share }
    case .fillProportionally:
      guard let inner else { return }
      let sum = lengths.reduce(0, +)
      lengths = lengths.map {
        sum > 0 ? inner * ($0 / sum) : inner / Double(members.count)
      }
    case .equalSpacing:
      guard let inner, let room else { return }
      fill(inner, members, growing: false)
      gaps = Self.levelled(gaps, to: room - lengths.reduce(0, +))
    case .equalCentering:
      if let inner { fill(inner, members, growing: false) }
      centre(in: room)
    }
  }

  /// Lets components grow or shrink until they fill a length.
  ///
  /// The last one of the highest priority grows first, as far as it can, and the last one of the
  /// lowest shrinks first. If none can grow far enough, the last one is given what is left.
  private mutating func fill(_ room: Double, _ members: [Member], growing: Bool) {
    var rest = room - lengths.reduce(0, +)
    guard rest < 0 || growing else { return }
    let sign = rest > 0 ? 1.0 : -1.0
    let order = members.indices.sorted { left, right in
      let (first, second) = (members[left].priority * sign, members[right].priority * sign)
      return first == second ? left > right : first > second
    }
    for index in order where rest != 0 {
      let change =
        rest > 0
        ? max(min(rest, members[index].greatest - lengths[index]), 0)
        : min(max(rest, members[index].least - lengths[index]), 0)
      lengths[index] += change
      rest -= change
    }
    if rest > 0 { lengths[lengths.count - 1] += rest }
  }

  /// Puts the middles at equal distances, as far as the least distances allow.
  private mutating func centre(in room: Double?) {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else { return }
    let halves = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 }
    let least = zip(halves, gaps).map { $0 + $1 }
    let centres =
      room.map { Self.levelled(least, to: $0 - (first + last) / 2) }
      ?? least.map { _ in least.max() ?? 0 }
    gaps = zip(centres, halves).map { $0 - $1 }
  }

  /// Raises numbers to one level, so that they have a sum; those above it stay.
  private static func levelled(_ least: [Double], to sum: Double) -> [Double] {
    var rest = sum
    var left = least.count
    for value in least.sorted(by: >) {
      guard left > 0, value > rest / Double(left) else { break }
      rest -= value
      left -= 1
    }
    guard left > 0 else { return least }
    let level = rest / Double(left)
    return least.map { max($0, level) }
  }
}
