// SPDX-License-Identifier: MIT

/// How far each node of a scene reaches: its frame, and all that is painted for it and inside of it.
struct SceneExtents {
  /// The extent of each node in points; `nil` where no finite number says it.
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
  /// What the command may paint on, in points; `nil` for nothing, and for ends of groups.
  fileprivate var extent: Rect? {
    switch self {
    case .fill(let outline, _): outline.extent
    case .stroke(let outline, let stroke):
      // A pointed corner reaches further than half of the line.
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
  /// The line's box, with room for letters that reach beyond it.
  fileprivate var extent: Rect {
    let size = spans.map { $0.font.size + abs($0.baselineOffset) }.max() ?? 0
    let above = max(ascent, size)
    return Rect(
      x: origin.x - size / 4, y: origin.y - above, width: width + size / 2,
      height: above + size / 2)
  }
}

extension PaintCommand.Effect {
  /// Where what lies inside of the group is seen.
  fileprivate func extent(of area: Rect) -> Rect {
    switch self {
    case .layer, .opacity, .blend, .mask, .colorMatrix: area
    case .clip(let outline): outline.extent.map { $0.intersection(area) } ?? area
    case .canvas(let rect): rect.intersection(area)
    // Three boxes of half of the radius' deviation reach less than two radii far.
    case .blur(let radius): area.outset(by: radius * 2)
    case .shadow(let shadow):
      area.union(
        area.moved(by: Point(x: shadow.x, y: shadow.y)).outset(by: shadow.radius * 2))
    case .transform(let transform): area.applying(transform)
    }
  }
}

extension Rect {
  /// The rectangle with a margin on all sides; what is no number is none.
  fileprivate func outset(by margin: Double) -> Rect {
    let margin = margin.isFinite ? max(margin, 0) : 0
    return Rect(
      x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// A change between two scenes, with the places where it may be seen.
package struct SceneChange: Hashable, Sendable {
  /// What has changed.
  package var change: SceneDifference.Change
  /// Where its node and what it paints lay in the older scene, and lie in the newer, in points: at
  /// most two places, the whole canvas for what is about all of it, none for diagnostics.
  package var areas: Areas

  /// The places in points; `nil` where there is none.
  package struct Areas: Hashable, Sendable {
    /// The place in the older scene.
    package var old: Rect?
    /// The place in the newer scene.
    package var new: Rect?
  }
}

extension Scene {
  /// What has changed since an older scene, from the most telling change to the least.
  package func changes(since old: Scene) -> [SceneChange] {
    let comparison = SceneComparison(old: old, new: self)
    let (before, after) = (
      SceneExtents(old, tree: comparison.old.tree), SceneExtents(self, tree: comparison.new.tree)
    )
    let changes = comparison.changes.map { located in
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
      return SceneChange(change: located.change, areas: areas)
    }
    return changes.indices.sorted { left, right in
      let ranks = (changes[left].change.rank, changes[right].change.rank)
      return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
    }.map { changes[$0] }
  }
}
