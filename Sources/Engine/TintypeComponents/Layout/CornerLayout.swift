// SPDX-License-Identifier: MIT

/// The layout of the components of a geometry reader: each of them in the top leading corner.
struct CornerLayout: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    subviews.reduce(Size.zero) { size, subview in
      let next = subview.sizeThatFits(proposal)
      return Size(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: Point(x: bounds.minX, y: bounds.minY), proposal: proposal)
    }
  }
}
