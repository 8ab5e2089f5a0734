// SPDX-License-Identifier: MIT

import TintypeScene

extension SceneRecorder {
  /// Records the scroll indicators of a scroll view in front of its content.
  ///
  /// An indicator is 3 points thick, 3 points from the edges, and at least 36 points long, as on
  /// iOS. It remains inside of the safe area.
  mutating func recordIndicators(
    _ scroll: ScrollContent, _ element: LayoutTree.Element, _ window: Rect
  ) {
    guard let indicators = scroll.indicators,
      let viewport = element.children.first.map({ tree.elements[$0] }),
      let content = viewport.children.first.flatMap({ tree.elements[$0].frame })
    else { return }
    let isMirrored = element.direction == .rightToLeft
    let margins = isMirrored ? scroll.margins.mirrored : scroll.margins
    let extent = Rect(
      x: content.minX - margins.leading, y: content.minY - margins.top,
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom)
    let covered = (viewport.safeArea ?? tree.safeArea).covered(of: window)
    let insets = isMirrored ? indicators.margins.mirrored : indicators.margins
    let (thickness, distance) = (3.0, 3.0)
    // The bars are in this area; left and right are not leading and trailing here.
    let area = window.inset(by: covered).inset(by: insets).insetBy(distance)
    func isVisible(_ axis: Axis) -> Bool {
      scroll.axes.contains(axis) && indicators.axes.contains(axis)
        && extent.size[axis] > window.size[axis] + 0.001 && area.size[axis] > 0
    }
    /// Returns the start and the length of the bar along an axis.
    func bar(_ axis: Axis, _ start: Double, _ hidden: Double) -> (start: Double, length: Double) {
      let crossing: Axis = axis == .vertical ? .horizontal : .vertical
      let available = max(area.size[axis] - (isVisible(crossing) ? thickness + distance : 0), 0)
      let (visible, whole) = (window.size[axis], extent.size[axis])
      let length = min(max(available * visible / whole, 36), available)
      return (start + (available - length) * (hidden / (whole - visible)).clampedToUnit, length)
    }
    let color = ResolvedColor(
      red: indicators.isLight ? 1 : 0, green: indicators.isLight ? 1 : 0,
      blue: indicators.isLight ? 1 : 0, opacity: 0.35)
    func paint(_ bar: Rect, _ recorder: inout SceneRecorder) {
      recorder.paint(.fill(.box(bar, cornerRadius: thickness / 2), color), element.node)
    }
    if isVisible(.vertical) {
      let (start, length) = bar(.vertical, area.minY, window.minY - extent.minY)
      let x = isMirrored ? area.minX : area.maxX - thickness
      paint(Rect(x: x, y: start, width: thickness, height: length), &self)
    }
    if isVisible(.horizontal) {
      // In a right-to-left layout, the vertical bar takes the left end.
      let first = area.minX + (isMirrored && isVisible(.vertical) ? thickness + distance : 0)
      let (start, length) = bar(.horizontal, first, window.minX - extent.minX)
      paint(
        Rect(x: start, y: area.maxY - thickness, width: length, height: thickness), &self)
    }
  }
}

extension EdgeInsets {
  /// The insets with the leading and the trailing inset exchanged.
  fileprivate var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension Rect {
  /// Returns the rectangle without a margin at all edges.
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: width - distance * 2,
      height: height - distance * 2)
  }
}
