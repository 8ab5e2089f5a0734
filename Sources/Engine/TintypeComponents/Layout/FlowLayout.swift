// SPDX-License-Identifier: MIT

/// A layout that arranges components in lines and wraps them like words.
///
/// Each component has its ideal size, or is proposed the whole width if that is less. The flow is
/// as wide as its widest line.
struct FlowLayout: ArrangingLayout {
  let content: FlowContent

  private struct Item {
    var offer: ProposedSize
    var size: Size
    var guide: Double
  }

  func arrangement(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> Arrangement {
    var items: [Item] = []
    items.reserveCapacity(subviews.count)
    for index in 0..<subviews.count {
      items.append(item(subviews[index], proposal.width))
    }
    let lines = lines(of: items, in: proposal.width)
    let distance = content.spacing.distance

    var arrangement = Arrangement()
    arrangement.slots.reserveCapacity(items.count)
    for line in lines { arrangement.size.width = max(arrangement.size.width, line.width) }
    let whole = Dimensions(Size(width: arrangement.size.width, height: 0))
    var y = 0.0
    for (number, line) in lines.enumerated() {
      var extent = LineExtent()
      for item in items[line.range] { extent.add(length: item.size.height, guide: item.guide) }
      if number > 0 { y += content.lineSpacing.distance }
      let own = Dimensions(Size(width: line.width, height: 0))
      var x = whole[content.alignment.horizontal] - own[content.alignment.horizontal]
      for item in items[line.range] {
        arrangement.slots.append(
          Arrangement.Slot(
            origin: Point(x: x, y: y + extent.before - item.guide), proposal: item.offer))
        x += item.size.width + distance
      }
      y += extent.length
    }
    arrangement.size.height = max(y, 0)
    return arrangement
  }

  private func item(_ subview: LayoutSubview, _ width: Double?) -> Item {
    var offer = ProposedSize.unspecified
    if let width, subview.sizeThatFits(offer).width > width { offer.width = width }
    let dimensions = subview.dimensions(in: offer)
    return Item(
      offer: offer,
      size: Size(width: dimensions.width, height: dimensions.height),
      guide: dimensions[content.alignment.vertical]
    )
  }

  private func lines(of items: [Item], in width: Double?) -> [(range: Range<Int>, width: Double)] {
    let distance = content.spacing.distance
    var lines: [(range: Range<Int>, width: Double)] = []
    for (index, item) in items.enumerated() {
      if let line = lines.last {
        let longer = line.width + distance + item.size.width
        // Tolerates the rounding errors of a sum of many lengths.
        if longer <= (width ?? .infinity) + 1e-6 {
          lines[lines.count - 1] = (line.range.lowerBound..<index + 1, max(longer, 0))
          continue
        }
      }
      lines.append((index..<index + 1, item.size.width))
    }
    return lines
  }
}
