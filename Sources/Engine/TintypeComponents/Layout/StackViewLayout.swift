// SPDX-License-Identifier: MIT

/// The preferred distance from a component to the next one in a `StackView`, in points.
struct CustomSpacingKey: LayoutValueKey {
  static let defaultValue: Double? = nil
}

/// A layout that arranges components along an axis by the rules of UIKit's `UIStackView`.
///
/// The stack takes the proposed length, or the ideal length of its components if none is proposed.
/// `StackViewLengths` computes the length of each component. Where UIKit's rules depend on
/// priorities, the last component of the highest `layoutPriority` grows, and the last component of
/// the lowest shrinks.
struct StackViewLayout: ArrangingLayout {
  let content: StackViewContent

  var stackOrientation: Axis? { content.axis }

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    let axis = content.axis
    let margins = content.layoutMargins.finite
    let ends = Size(
      width: margins.leading + margins.trailing, height: margins.top + margins.bottom)
    var inner = proposal
    for axis in Axis.allCases { inner[axis] = inner[axis].map { max($0 - ends[axis], 0) } }

    let lengths = lengths(inner, subviews)
    var offers: [ProposedSize] = []
    var thickness = 0.0
    for index in 0..<subviews.count {
      var offer = inner
      offer[axis] = lengths.lengths[index]
      offers.append(offer)
      thickness = max(thickness, subviews[index].sizeThatFits(offer)[axis.crossing])
    }
    if content.alignment == .fill {
      for index in offers.indices { offers[index][axis.crossing] = thickness }
    }
    var extent = LineExtent()
    let dimensions = offers.indices.map { subviews[$0].dimensions(in: offers[$0]) }
    for dimensions in dimensions {
      extent.add(
        length: Size(width: dimensions.width, height: dimensions.height)[axis.crossing],
        guide: guide(dimensions))
    }

    var arrangement = Arrangement()
    var along = 0.0
    for index in offers.indices {
      let corner = Size(axis: axis, along: along, across: extent.before - guide(dimensions[index]))
      arrangement.slots.append(
        Arrangement.Slot(
          origin: Point(x: corner.width + margins.leading, y: corner.height + margins.top),
          proposal: offers[index]))
      // A component that takes more than its length moves the following components.
      let taken = Size(width: dimensions[index].width, height: dimensions[index].height)[axis]
      along += max(lengths.lengths[index], taken)
      if index < lengths.gaps.count { along += lengths.gaps[index] }
    }
    let size = Size(
      axis: axis, along: max(along, inner[axis] ?? 0), across: extent.length)
    arrangement.size = Size(
      width: max(size.width + ends.width, 0), height: max(size.height + ends.height, 0))
    return arrangement
  }

  /// Returns a proposal in which the stack's own length replaces an unspecified length across its
  /// axis.
  func placementProposal(_ proposal: ProposedSize, in size: Size) -> ProposedSize {
    var proposal = proposal
    let across = content.axis.crossing
    proposal[across] = proposal[across] ?? size[across]
    return proposal
  }

  private func lengths(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> StackViewLengths {
    let axis = content.axis
    var members: [StackViewLengths.Member] = []
    for index in 0..<subviews.count {
      let subview = subviews[index]
      func length(_ along: Double?) -> Double {
        var offer = proposal
        offer[axis] = along
        return subview.sizeThatFits(offer)[axis]
      }
      let custom = subview[outermost: CustomSpacingKey.self] ?? .nan
      let spacing = content.spacing.points.isFinite ? content.spacing.points : 0
      members.append(
        StackViewLengths.Member(
          least: length(0), ideal: length(nil), maximum: length(.infinity),
          priority: subview.priority, spacing: custom.isFinite ? custom : spacing))
    }
    return StackViewLengths(content.distribution, of: members, in: proposal[axis])
  }

  /// Returns the guide across the axis at which components are aligned.
  private func guide(_ dimensions: Dimensions) -> Double {
    switch (content.axis, content.alignment) {
    case (.horizontal, .leading): dimensions[VerticalAlignment.top]
    case (.horizontal, .fill), (.horizontal, .center): dimensions[VerticalAlignment.center]
    case (.horizontal, .trailing): dimensions[VerticalAlignment.bottom]
    case (.horizontal, .firstBaseline): dimensions[VerticalAlignment.firstTextBaseline]
    case (.horizontal, .lastBaseline): dimensions[VerticalAlignment.lastTextBaseline]
    case (.vertical, .fill), (.vertical, .center): dimensions[HorizontalAlignment.center]
    case (.vertical, .trailing): dimensions[HorizontalAlignment.trailing]
    case (.vertical, .leading), (.vertical, .firstBaseline), (.vertical, .lastBaseline):
      dimensions[HorizontalAlignment.leading]
    }
  }
}

extension EdgeInsets {
  /// The insets with 0 in place of each value that is not finite.
  var finite: EdgeInsets {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom),
      trailing: finite(trailing))
  }
}

/// The lengths of the components of a `StackView` along its axis, and the distances between them.
struct StackViewLengths {
  /// The measurements of one component.
  struct Member {
    var least: Double
    var ideal: Double
    var maximum: Double
    var priority: Double
    /// The minimum distance to the next component.
    var spacing: Double
  }

  /// The lengths, one for each component.
  private(set) var lengths: [Double]
  /// The distances between neighbors.
  private(set) var gaps: [Double]

  /// Distributes a length; without one, or for an infinite one, all components have their ideal
  /// lengths.
  init(_ distribution: StackView.Distribution, of members: [Member], in available: Double?) {
    lengths = members.map { $0.ideal.isFinite ? $0.ideal : $0.least }
    gaps = members.dropLast().map(\.spacing)
    guard !members.isEmpty else { return }
    let available = available.flatMap { $0.isFinite ? $0 : nil }
    let inner = available.map { max($0 - gaps.reduce(0, +), 0) }
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
      guard let inner, let available else { return }
      fill(inner, members, growing: false)
      gaps = Self.leveled(gaps, to: available - lengths.reduce(0, +))
    case .equalCentering:
      if let inner { fill(inner, members, growing: false) }
      center(in: available)
    }
  }

  /// Grows or shrinks components until they fill a length.
  ///
  /// The last component of the highest priority grows first, as far as it can. The last component
  /// of the lowest priority shrinks first. If no component can grow further, the last one takes the
  /// remaining length.
  private mutating func fill(_ available: Double, _ members: [Member], growing: Bool) {
    var rest = available - lengths.reduce(0, +)
    guard rest < 0 || growing else { return }
    let sign = rest > 0 ? 1.0 : -1.0
    let order = members.indices.sorted { left, right in
      let (first, second) = (members[left].priority * sign, members[right].priority * sign)
      return first == second ? left > right : first > second
    }
    for index in order where rest != 0 {
      let change =
        rest > 0
        ? max(min(rest, members[index].maximum - lengths[index]), 0)
        : min(max(rest, members[index].least - lengths[index]), 0)
      lengths[index] += change
      rest -= change
    }
    if rest > 0 { lengths[lengths.count - 1] += rest }
  }

  /// Places the centers at equal distances, as far as the minimum distances allow.
  private mutating func center(in available: Double?) {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else { return }
    let halves = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 }
    let least = zip(halves, gaps).map { $0 + $1 }
    let centers =
      available.map { Self.leveled(least, to: $0 - (first + last) / 2) }
      ?? least.map { _ in least.max() ?? 0 }
    gaps = zip(centers, halves).map { $0 - $1 }
  }

  /// Returns numbers raised to a common level so that they have a given sum; greater numbers are
  /// unchanged.
  private static func leveled(_ least: [Double], to sum: Double) -> [Double] {
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
