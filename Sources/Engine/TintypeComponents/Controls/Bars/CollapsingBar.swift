// SPDX-License-Identifier: MIT

import Synchronization

/// The collapse of a navigation bar whose content is scrolled.
package struct BarCollapse {
  /// The distance by which the content is scrolled, in points.
  var offset: Double
  /// A Boolean value that indicates whether the large title is hidden, so that the title is between
  /// the items.
  var isTitleHidden: Bool
  /// A Boolean value that indicates whether the drawer is hidden while the content is scrolled.
  var hidesDrawer: Bool
  /// The receiver of the height by which the bar can collapse.
  var extent: BarExtent

  /// Creates a collapse.
  package init(offset: Double, isTitleHidden: Bool, hidesDrawer: Bool, extent: BarExtent) {
    self.offset = offset
    self.isTitleHidden = isTitleHidden
    self.hidesDrawer = hidesDrawer
    self.extent = extent
  }
}

/// The height by which a navigation bar could collapse in the last placement.
package final class BarExtent: Sendable {
  private let value = Mutex(0.0)

  /// The height in points.
  package var height: Double {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }

  /// Creates an extent of 0.
  package init() {}
}

/// A layout of a bar that keeps its height while its rows collapse, so that the content does not
/// move.
struct CollapsingBarLayout: Layout {
  /// The distance by which the content is scrolled, in points.
  let offset: Double
  let extent: BarExtent

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    subviews.first?.sizeThatFits(ProposedSize(width: proposal.width, height: nil)) ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    guard let bar = subviews.first else { return }
    let least = bar.sizeThatFits(ProposedSize(width: bounds.width, height: 0)).height
    extent.height = max(bounds.height - least, 0)
    let height = bounds.height - min(max(offset, 0), extent.height)
    bar.place(at: bounds.origin, proposal: ProposedSize(width: bounds.width, height: height))
  }
}

/// A vertical stack whose last collapsible rows are shortened first.
struct CollapsingRowsLayout: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let width = (0..<subviews.count).reduce(0) {
      max($0, subviews[$1].sizeThatFits(ProposedSize(width: proposal.width, height: nil)).width)
    }
    let heights = heights(width: proposal.width, height: proposal.height, subviews)
    return Size(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    var y = bounds.minY
    let heights = heights(width: bounds.width, height: bounds.height, subviews)
    for (index, height) in heights.enumerated() {
      subviews[index].place(
        at: Point(x: bounds.minX, y: y),
        proposal: ProposedSize(width: bounds.width, height: height))
      y += height
    }
  }

  /// Returns the heights of the rows in a height; `nil` for the sum of their ideal heights.
  private func heights(width: Double?, height: Double?, _ subviews: LayoutSubviews) -> [Double] {
    var heights = (0..<subviews.count).map {
      subviews[$0].sizeThatFits(ProposedSize(width: width, height: nil)).height
    }
    guard let height, height.isFinite else { return heights }
    var surplus = heights.reduce(0, +) - height
    for index in heights.indices.reversed() where surplus > 0 {
      guard subviews[index][CollapsibleKey.self] else { continue }
      let cut = min(surplus, heights[index])
      heights[index] -= cut
      surplus -= cut
    }
    return heights
  }
}

private enum CollapsibleKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension Component {
  /// Makes the component a row of a navigation bar that can be shortened, of which the lower part
  /// remains visible.
  func collapsible() -> some Component {
    frame(minHeight: 0, maxHeight: .infinity, alignment: .bottom)
      .clipped()
      .layoutValue(key: CollapsibleKey.self, value: true)
  }
}
