// SPDX-License-Identifier: MIT

import TintypeComponents

/// The lazy layout that contains a section.
struct LazyLayout {
  var axis: Axis
  var pinnedViews: PinnedScrollableViews
}

extension EnvironmentValues {
  private enum LazyLayoutKey: EnvironmentKey {
    static var defaultValue: LazyLayout? { nil }
  }

  /// The lazy layout whose sections are evaluated.
  var lazyLayout: LazyLayout? {
    get { self[LazyLayoutKey.self] }
    set { self[LazyLayoutKey.self] = newValue }
  }
}

extension View {
  /// Returns the content of a lazy layout.
  nonisolated func lazyContent(
    _ axis: Axis, pinning pinnedViews: PinnedScrollableViews
  ) -> some View {
    transformingEnvironment {
      $0.lazyAxis = axis == .vertical ? .vertical : .horizontal
      $0.lazyLayout = LazyLayout(axis: axis, pinnedViews: pinnedViews)
    }
  }
}

/// The positions of the parts of a section, and the distances by which its pinned views are moved.
private final class SectionPins {
  var header = 0.0
  var footer = 0.0
  var frames: (header: Rect?, content: Rect?, footer: Rect?)

  /// Moves the pinned views into the visible part of a scroll view, but not out of their section.
  ///
  /// - Returns: Whether a distance has changed.
  func move(
    into window: Rect, along axis: Axis, isMirrored: Bool, _ pinned: PinnedScrollableViews
  ) -> Bool {
    let old = (header, footer)
    (header, footer) = (0, 0)
    let parts = [frames.header, frames.content, frames.footer].compactMap { $0 }
    guard let first = parts.first else { return false }
    let section = parts.dropFirst().reduce(first) { $0.union($1) }
    if pinned.contains(.sectionHeaders), let frame = frames.header {
      header = Self.distance(frame, window, section, axis, atStart: !isMirrored)
    }
    if pinned.contains(.sectionFooters), let frame = frames.footer {
      footer = Self.distance(frame, window, section, axis, atStart: isMirrored)
    }
    return old != (header, footer)
  }

  private static func distance(
    _ frame: Rect, _ window: Rect, _ section: Rect, _ axis: Axis, atStart: Bool
  ) -> Double {
    func span(_ rect: Rect) -> (start: Double, end: Double) {
      axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }
    let (view, visible, whole) = (span(frame), span(window), span(section))
    return atStart
      ? min(max(visible.start - view.start, 0), max(whole.end - view.end, 0))
      : -min(max(view.end - visible.end, 0), max(view.start - whole.start, 0))
  }
}

extension ViewScope {
  /// Returns the nodes of a section of a lazy layout: a grid shows its header and footer in rows of
  /// their own, and a scroll view can pin them.
  func nodes(
    ofLazySection content: ComponentList, header: ComponentList, footer: ComponentList,
    in layout: LazyLayout
  ) -> [Node] {
    let pins = node.effect { SectionPins() }
    var (headers, cells, footers) = (nodes(of: header), nodes(of: content), nodes(of: footer))
    if let controller = environment.scrolling.controllers.first, !layout.pinnedViews.isEmpty {
      pins.frames = (nil, nil, nil)
      Self.pin(&headers, by: pins.header, along: layout.axis) { pins.frames.header = $0 }
      Self.pin(&footers, by: pins.footer, along: layout.axis) { pins.frames.footer = $0 }
      Self.pin(&cells, by: 0, along: layout.axis) {
        pins.frames.content = pins.frames.content?.union($0) ?? $0
      }
      evaluation.afterPlacement { [observer = evaluation.tree.observer] in
        let isMirrored = layout.axis == .horizontal && controller.placement?.isMirrored == true
        guard let window = controller.visibleWindow,
          pins.move(into: window, along: layout.axis, isMirrored: isMirrored, layout.pinnedViews)
        else { return }
        observer.requireEvaluation(for: "the pinned views of a scroll view")
      }
    }
    for index in headers.indices { headers[index].setPlace(.wholeRow) }
    for index in footers.indices { footers[index].setPlace(.wholeRow) }
    if !cells.isEmpty {
      cells[cells.count - 1].setPlace(cells.count == 1 ? [.beginsRow, .endsRow] : .endsRow)
      if cells.count > 1 { cells[0].setPlace(.beginsRow) }
    }
    return headers + cells + footers
  }

  /// Moves nodes in front of others, and reports their frames before the movement.
  private static func pin(
    _ nodes: inout [Node], by distance: Double, along axis: Axis,
    report: @escaping (Rect) -> Void
  ) {
    // Proof of safety: the engine calls the closure during the evaluation.
    nonisolated(unsafe) let report = report
    let probe = GeometryProbe { report($0.frame) }
    for index in nodes.indices {
      if distance != 0 {
        nodes[index].modifiers.append(
          axis == .vertical
            ? .offset(x: 0, y: Length(distance)) : .offset(x: Length(distance), y: 0))
      }
      nodes[index].modifiers.append(.geometryProbe(probe))
      if distance != 0 { nodes[index].modifiers.append(.zIndex(1)) }
    }
  }
}

extension Node {
  fileprivate mutating func setPlace(_ place: LazyGridPlace) {
    setLayoutValue(place, for: LazyGridPlaceKey.self)
  }
}
