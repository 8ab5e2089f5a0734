// SPDX-License-Identifier: MIT

extension SafeArea {
  /// Returns the safe area of a child of an element with this safe area.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - placed: The frame of the child.
  ///   - element: The element, whose layout has placed all children.
  ///   - frame: The frame of the element.
  ///   - tree: The tree of both.
  /// - Returns: The safe area of the child.
  func changed(
    for child: Int, at placed: Rect, of element: LayoutTree.Element, at frame: Rect,
    in tree: LayoutTree
  ) -> SafeArea {
    switch element.safeAreaChange {
    case nil: return self
    case .padding(let insets): return inset(by: insets, in: frame, direction: element.direction)
    case .bar(let edge, let distance):
      guard element.children.count > 1, child == element.children[0],
        let bar = tree.elements[element.children[1]].frame
      else { return self }
      return inset(
        by: Self.insets(of: bar, at: edge, distance, in: frame), in: frame,
        direction: element.direction)
    case .scrolling(let axes): return scrolled(along: axes, placed)
    }
  }

  /// Returns the insets of content next to a bar, which is placed but not mirrored.
  private static func insets(
    of bar: Rect, at edge: SafeAreaInset.SafeAreaEdge, _ distance: Double, in frame: Rect
  ) -> EdgeInsets {
    func length(_ covered: Double) -> Double { max(covered + distance, 0) }
    switch edge {
    case .top: return EdgeInsets(top: length(bar.maxY - frame.minY))
    case .bottom: return EdgeInsets(bottom: length(frame.maxY - bar.minY))
    case .leading: return EdgeInsets(leading: length(bar.maxX - frame.minX))
    case .trailing: return EdgeInsets(trailing: length(frame.maxX - bar.minX))
    }
  }

  /// Returns the safe area of content that scrolls along some axes.
  ///
  /// The scroll view keeps the ends of its content in the safe area, so that the content does not
  /// extend beyond its own frame along these axes.
  private func scrolled(along axes: [Axis], _ content: Rect) -> SafeArea {
    var area = self
    if axes.contains(.vertical) {
      area.rect = Rect(
        x: area.rect.minX, y: content.minY, width: area.rect.width, height: content.height)
      area.outer = Rect(
        x: area.outer.minX, y: content.minY, width: area.outer.width, height: content.height)
      area.bottom = content.maxY
    }
    if axes.contains(.horizontal) {
      area.rect = Rect(
        x: content.minX, y: area.rect.minY, width: content.width, height: area.rect.height)
      area.outer = Rect(
        x: content.minX, y: area.outer.minY, width: content.width, height: area.outer.height)
    }
    return area
  }
}
