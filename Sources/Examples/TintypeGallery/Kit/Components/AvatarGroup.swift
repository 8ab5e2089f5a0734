// SPDX-License-Identifier: MIT

import TintypeComponents

/// Several people in an overlapping row, with the number of further people.
///
/// ```swift
/// AvatarGroup(["Ada Lovelace", "Alan Turing", "Grace Hopper", "Donald Knuth"], maximum: 3)
/// ```
///
/// Each circle has a transparent cutout where the next one begins.
package struct AvatarGroup: Component {
  private let members: [(name: String, image: ImageData?)]
  private let size: AvatarSize
  private let maximum: Int
  @Environment(\.self) private var environment
  @ScaledMetric private var scale = 1000.0

  /// Creates a group from names.
  ///
  /// - Parameters:
  ///   - names: The names in order.
  ///   - size: The diameter of each avatar, small by default.
  ///   - maximum: The maximum number of visible people, 4 by default and at least 1; a circle such
  ///     as `+3` represents the others.
  package init(
    _ names: some Collection<String>,
    size: AvatarSize = .small,
    maximum: Int = 4
  ) {
    self.init(names.map { ($0, nil) }, size: size, maximum: maximum)
  }

  /// Creates a group from names and photos.
  package init(
    _ members: [(name: String, image: ImageData?)],
    size: AvatarSize = .small,
    maximum: Int = 4
  ) {
    self.members = members
    self.size = size
    self.maximum = max(maximum, 1)
  }

  /// The circles from the leading edge.
  package var body: some Component {
    let shown = members.prefix(maximum)
    let others = members.count - shown.count
    let count = shown.count + (others > 0 ? 1 : 0)
    let diameter = Avatar(name: "", size: size).diameter(scaledBy: scale / 1000)
    HStack(spacing: -diameter * Self.overlap) {
      for (place, member) in shown.enumerated() {
        cut(
          Avatar(name: member.name, image: member.image, size: size).overlapped(), diameter,
          isLast: place == count - 1)
      }
      if others > 0 { Avatar(overflow: others, size: size) }
    }
    .accessibilityElement()
    .accessibilityLabel(spoken(Array(shown.map(\.name)), others))
    .accessibilityAddTraits(.isImage)
  }

  /// The fraction of its diameter by which each circle overlaps the next.
  private static let overlap = 0.2

  private func spoken(_ names: [String], _ others: Int) -> String {
    environment.listed(names + (others > 0 ? ["\(others) more"] : []))
  }

  private func cut(_ avatar: Avatar, _ diameter: Double, isLast: Bool) -> ComponentList {
    guard !isLast else { return ComponentList([avatar]) }
    let gap = max(diameter / 20, 1.5)
    let step = diameter * (1 - Self.overlap)
    let next = environment.layoutDirection == .leftToRight ? step : -step
    let hole = Path { path in
      path.addRect(Rect(x: 0, y: 0, width: diameter, height: diameter))
      path.addEllipse(
        in: Rect(
          x: next - gap, y: -gap, width: diameter + 2 * gap, height: diameter + 2 * gap))
    }
    return ComponentList([avatar.clipShape(hole, eoFill: true)])
  }
}
