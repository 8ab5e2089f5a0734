// SPDX-License-Identifier: MIT

import TintypeScene

extension AuditedScene {
  /// Returns the graphics whose contrast is measured: symbols with a label, and those that are the
  /// only content of a control.
  ///
  /// Disabled ones are exempt, and so are those that something covers or blurs. A graphic in front of
  /// a measured text or behind one, or of another graphic, has no pixels of its own.
  func graphics(besides lines: [PaintedLine]) -> [PaintedGraphic] {
    let nodes = meaningfulNodes
    let found = PaintedGraphic.all(in: scene, of: nodes).filter(isVisible)
    guard found.count * (found.count + lines.count) <= maximumPairCount else { return [] }
    return found.filter { graphic in
      !found.contains { $0.node != graphic.node && $0.visible.intersects(graphic.visible) }
        && !lines.contains { $0.visible.intersects(graphic.visible) }
    }
  }

  private var meaningfulNodes: Set<Int> {
    let candidates = types.indices.filter { node in
      guard types[node] == "Symbol" || types[node] == "Image" else { return false }
      return !states[node].isDisabled && !states[node].isBehindModal
    }
    guard !candidates.isEmpty else { return [] }
    let labeled = Set(
      elements.filter { !($0.semantics.label?.words.isEmpty ?? true) }.map(\.place))
    let controls = Set(targets.map(\.place))
    let texts = Set(lines.filter { $0.isReadable && $0.visible.isPlace }.map(\.node))
    var found = Set(candidates.filter(labeled.contains))
    let inside = Dictionary(grouping: candidates) { node in closest(to: node, of: controls) }
    for (control, graphics) in inside {
      guard let control, graphics.count == 1, !isContentInside(control, of: texts) else { continue }
      found.formUnion(graphics)
    }
    return found
  }

  /// Returns the innermost of some nodes that is a node or contains it; `nil` if there is none.
  private func closest(to node: Int, of nodes: Set<Int>) -> Int? {
    var next: Int? = node
    while let current = next, !nodes.contains(current) { next = tree.parents[current] }
    return next
  }

  /// Returns whether some nodes, such as those of texts, are inside of a node.
  private func isContentInside(_ node: Int, of nodes: Set<Int>) -> Bool {
    self.nodes(inside: node).contains(where: nodes.contains)
  }

  private func isVisible(_ graphic: PaintedGraphic) -> Bool {
    guard let last = graphic.commands.last, graphic.visible.isPlace else { return false }
    return !(covers + materials).contains {
      $0.command > last && $0.area.intersects(graphic.visible)
    }
  }
}
