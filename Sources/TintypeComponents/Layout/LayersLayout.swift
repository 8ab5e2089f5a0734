// SPDX-License-Identifier: MIT

/// Arranges components one in front of the other.
///
/// Those of the highest layout priority decide the size and the lines; all are offered the size.
struct LayersLayout: Layout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let (across, down) = extents(proposal, subviews)
    return Size(width: across.length, height: down.length)
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) {
    let (across, down) = extents(proposal, subviews)
    let offer = ProposedSize(bounds.size)
    for index in 0..<subviews.count {
      let subview = subviews[index]
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: Point(
          x: bounds.minX + across.before - dimensions[alignment.horizontal],
          y: bounds.minY + down.before - dimensions[alignment.vertical]
        ),
        proposal: offer
      )
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> Double? {
    guard var combination = GuideCombination(of: guide) else { return nil }
    let (across, _) = extents(proposal, subviews)
    for index in deciding(subviews) {
      let dimensions = subviews[index].dimensions(in: ProposedSize(bounds.size))
      combination.add(
        dimensions[explicit: guide], at: across.before - dimensions[alignment.horizontal])
    }
    return combination.position
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedSize,
    subviews: LayoutSubviews,
    cache: inout ()
  ) -> Double? {
    guard var combination = GuideCombination(of: guide) else { return nil }
    let (_, down) = extents(proposal, subviews)
    for index in deciding(subviews) {
      let dimensions = subviews[index].dimensions(in: ProposedSize(bounds.size))
      combination.add(
        dimensions[explicit: guide], at: down.before - dimensions[alignment.vertical])
    }
    return combination.position
  }

  func spacing(subviews: LayoutSubviews, cache: inout ()) -> ComponentSpacing {
    subviews.sharedSpacing
  }

  /// The components of the highest priority.
  private func deciding(_ subviews: LayoutSubviews) -> [Int] {
    var deciding: [Int] = []
    var highest = -Double.infinity
    for index in 0..<subviews.count {
      let priority = subviews[index].priority
      if priority > highest {
        highest = priority
        deciding.removeAll(keepingCapacity: true)
      }
      if priority == highest { deciding.append(index) }
    }
    return deciding
  }

  /// The room that the deciding components take around the point where all are aligned.
  private func extents(
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> (across: LineExtent, down: LineExtent) {
    var (across, down) = (LineExtent(holdingLine: false), LineExtent(holdingLine: false))
    for index in deciding(subviews) {
      let dimensions = subviews[index].dimensions(in: proposal)
      across.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
      down.add(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return (across, down)
  }
}
