// SPDX-License-Identifier: MIT

/// The extent of each node of a scene: its frame, and all painting of the node and its descendants.
struct SceneExtents {
  /// The extent of each node in points; `nil` if it is not finite.
  private(set) var ofNodes: [Rect?]

  init(_ scene: Scene, tree: SceneTree) {
    ofNodes = scene.nodes.map { $0.frame.isFinite ? $0.frame : nil }
    var groups: [PaintCommand.Effect] = []
    for command in scene.commands {
      switch command.paint {
      case .beginGroup(let effect): groups.append(effect)
      case .endGroup: _ = groups.popLast()
      default:
        guard ofNodes.indices.contains(command.node), var area = command.paint.extent else {
          continue
        }
        for effect in groups.reversed() { area = effect.extent(of: area) }
        if area.isFinite, area.width > 0, area.height > 0 { include(area, in: command.node) }
      }
    }
    for index in ofNodes.indices.reversed() {
      if let parent = tree.parents[index], let area = ofNodes[index] { include(area, in: parent) }
    }
  }

  private mutating func include(_ area: Rect, in node: Int) {
    ofNodes[node] = ofNodes[node].map { $0.union(area) } ?? area
  }
}

extension PaintCommand {
  /// The area that the command can paint, in points; `nil` for an empty area and for ends of
  /// groups.
  package var extent: Rect? {
    switch self {
    case .fill(let outline, let paint): outline.extent?.outset(by: paint.glassReach)
    case .stroke(let outline, let stroke):
      // A miter join extends further than half of the line width.
      outline.extent?.outset(by: stroke.isInside ? 0 : stroke.style.lineWidth * 2)
    case .text(let line): line.extent
    case .image(let placement): placement.frame
    case .beginGroup, .endGroup: nil
    }
  }
}

extension PaintCommand.Outline {
  fileprivate var extent: Rect? {
    switch self {
    case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect): rect
    case .path(let path, let origin, _): PathExtent(path, origin)?.bounds
    }
  }
}

extension PaintCommand.Line {
  /// The line's box with a margin for glyphs that extend beyond it.
  fileprivate var extent: Rect {
    let size = spans.map { $0.font.size + abs($0.baselineOffset) }.max() ?? 0
    let above = max(ascent, size)
    return Rect(
      x: origin.x - size / 4, y: origin.y - above, width: width + size / 2,
      height: above + size / 2)
  }
}

extension PaintCommand.Effect {
  /// Returns the area in which the content of the group is visible.
  package func extent(of area: Rect) -> Rect {
    switch self {
    case .layer, .opacity, .blend, .composite, .mask, .colorMatrix, .alphaThreshold,
      .glassContent:
      area
    case .clip(let outline): outline.extent.map { $0.intersection(area) } ?? area
    case .canvas(let rect): rect.intersection(area)
    // Three box blurs with the radius as the deviation extend less than four radii.
    case .blur(let radius): area.outset(by: radius * 4)
    case .shadow(let shadow):
      area.union(
        area.moved(by: Point(x: shadow.x, y: shadow.y)).outset(by: shadow.radius * 4))
    case .transform(let transform): area.applying(transform)
    case .projection(let projection): area.applying(projection)
    }
  }
}

extension Rect {
  /// Returns the rectangle with a margin on all sides; a margin that is not finite counts as 0.
  fileprivate func outset(by margin: Double) -> Rect {
    let margin = margin.isFinite ? max(margin, 0) : 0
    return Rect(
      x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension Scene {
  /// Returns the changes since an older scene, from the most significant to the least.
  ///
  /// Contact sheets are compared tile by tile.
  package func changes(since old: Scene) -> [SceneChange] {
    let changes = unsortedChanges(since: old, isReversible: source != nil)
    return changes.indices.sorted { left, right in
      let ranks = (changes[left].change.rank, changes[right].change.rank)
      return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
    }.map { changes[$0] }
  }

  /// Returns the changes since an older scene, in the order of this scene.
  ///
  /// - Parameters:
  ///   - old: The older scene.
  ///   - isReversible: A Boolean value that indicates whether the changes contain the ways to undo
  ///     them.
  /// - Returns: The changes.
  func unsortedChanges(since old: Scene, isReversible: Bool) -> [SceneChange] {
    if let sheets = SheetComparison(old: old, new: self) {
      return sheets.changes(isReversible: isReversible)
    }
    let comparison = SceneComparison(old: old, new: self)
    let (before, after) = (
      SceneExtents(old, tree: comparison.old.tree), SceneExtents(self, tree: comparison.new.tree)
    )
    return comparison.changes.map { located in
      let areas: SceneChange.Areas
      if case .canvas = located.change.kind {
        areas = SceneChange.Areas(
          old: Rect(origin: .zero, size: old.canvas.size),
          new: Rect(origin: .zero, size: canvas.size))
      } else {
        areas = SceneChange.Areas(
          old: located.old.flatMap { before.ofNodes[$0] },
          new: located.new.flatMap { after.ofNodes[$0] })
      }
      return SceneChange(
        change: located.change, areas: areas,
        reversions: isReversible ? comparison.reversions(of: located) : [],
        colorScheme: canvas.colorScheme)
    }
  }
}
