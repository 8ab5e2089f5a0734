// SPDX-License-Identifier: MIT

/// The area in which content is placed, and the larger area to which it may extend.
struct SafeArea {
  /// The area without bars, sensors and padding.
  var rect = Rect.zero
  /// The area to which content extends if it ignores the safe area.
  var outer = Rect.zero
  /// The lower edge of the area, as it is without a software keyboard.
  var bottom = Double.zero
  /// The upper edge of the software keyboard on the canvas; infinite without a keyboard.
  var keyboard = Double.infinity

  /// Creates an area of rectangles without a software keyboard.
  init(rect: Rect = .zero, outer: Rect = .zero) {
    (self.rect, self.outer, bottom) = (rect, outer, rect.maxY)
  }

  /// Makes content avoid a software keyboard whose upper edge is at a coordinate.
  mutating func cut(at keyboard: Double) {
    self.keyboard = keyboard
    rect.size.height = max(min(rect.maxY, keyboard) - rect.minY, 0)
  }

  /// The same area without the software keyboard.
  var withoutKeyboard: SafeArea {
    var area = self
    area.rect.size.height = bottom - rect.minY
    area.keyboard = .infinity
    return area
  }

  /// Returns a frame, extended to the outer area where it touches the edges of the safe area.
  func reaching(_ frame: Rect, beyond edges: Edge, direction: LayoutDirection) -> Rect {
    func touches(_ edge: Double, _ limit: Double) -> Bool { abs(edge - limit) < 0.001 }
    let isMirrored = direction == .rightToLeft
    let (leftEdge, rightEdge): (Edge, Edge) =
      isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let left =
      edges.contains(leftEdge) && touches(frame.minX, rect.minX) ? outer.minX : frame.minX
    let right =
      edges.contains(rightEdge) && touches(frame.maxX, rect.maxX) ? outer.maxX : frame.maxX
    let top = edges.contains(.top) && touches(frame.minY, rect.minY) ? outer.minY : frame.minY
    let bottom =
      edges.contains(.bottom) && touches(frame.maxY, rect.maxY) ? outer.maxY : frame.maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a frame ends at the lower edge of the safe area.
  func touchesBottom(_ frame: Rect) -> Bool { abs(frame.maxY - rect.maxY) < 0.001 }

  /// Returns the parts of a frame outside of the safe area at each edge.
  func covered(of frame: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(rect.minY - frame.minY, 0), leading: max(rect.minX - frame.minX, 0),
      bottom: max(frame.maxY - rect.maxY, 0), trailing: max(frame.maxX - rect.maxX, 0))
  }

  /// Returns the distances by which content in a frame extends if it ignores the safe area.
  func reach(of frame: Rect, direction: LayoutDirection) -> EdgeInsets {
    let reaching = reaching(frame, beyond: .all, direction: direction)
    let (left, right) = (frame.minX - reaching.minX, reaching.maxX - frame.maxX)
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: frame.minY - reaching.minY, leading: isMirrored ? right : left,
      bottom: reaching.maxY - frame.maxY, trailing: isMirrored ? left : right)
  }

  /// Returns the safe area of content in a frame with insets.
  func inset(by insets: EdgeInsets, in frame: Rect, direction: LayoutDirection) -> SafeArea {
    let inner = frame.inset(by: insets)
    var area = SafeArea(
      rect: direction == .rightToLeft ? inner.mirrored(in: frame) : inner,
      outer: reaching(frame, beyond: .all, direction: direction))
    area.keyboard = keyboard
    if insets.bottom == 0, touchesBottom(frame) { area.bottom = bottom }
    return area
  }
}
