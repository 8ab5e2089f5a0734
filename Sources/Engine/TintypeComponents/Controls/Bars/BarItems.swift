// SPDX-License-Identifier: MIT

/// The items at one edge of a bar, or at both edges.
///
/// The area of a symbol has a margin around its lines. The outer item begins at the margin of the bar
/// with its lines, as the images of bar items on iOS do, so that it extends beyond the margin with its
/// area.
struct BarItems: PrimitiveComponent {
  let items: ComponentList
  /// The edge; `nil` for both.
  let edge: HorizontalEdge?
  let spacing: Double
  /// A Boolean value that indicates whether only back buttons can be narrower than their ideal width.
  var isShortening = false
  /// The height of the glass behind items; 0 for none, or `nil` for that of a navigation bar.
  var glassHeight: Double?

  func nodes(in context: ResolutionContext) -> [Node] {
    let nodes = context.nodes(of: items)
    guard context.environment.platformStyle != .classic else {
      return context.nodes(of: HStack(spacing: spacing) { ComponentList(nodes) })
    }
    let glass = glassHeight ?? context.environment.platformMetrics.navigationBar.itemHeight
    if glass > 0 { return context.nodes(of: GlassBarItems(nodes: nodes, height: glass)) }
    let leading = edge == .trailing ? 0 : nodes.first?.symbolMargin(at: .leading) ?? 0
    let trailing = edge == .leading ? 0 : nodes.last?.symbolMargin(at: .trailing) ?? 0
    return context.nodes(
      of: HStack(spacing: spacing) {
        for node in nodes {
          if isShortening, node.layoutValue(for: BackTitleKey.self) != true {
            node.fixedSize(horizontal: true, vertical: false)
          } else {
            node
          }
        }
      }
      .padding(EdgeInsets(top: 0, leading: -leading, bottom: 0, trailing: -trailing)))
  }
}

extension Node {
  /// Returns the distance between the edge of the node and the lines of the symbol at that edge; 0 if
  /// there is no symbol, or if it has a frame of its own.
  fileprivate func symbolMargin(at edge: HorizontalEdge) -> Double {
    guard !modifiers.contains(where: \.changesFrame) else { return 0 }
    switch content {
    case .symbol(let symbol): return symbol.margin(at: edge)
    case .component: break
    case .stack(let stack) where stack.axis == .horizontal: break
    default: return 0
    }
    let outer = edge == .leading ? children.first : children.last
    return outer?.symbolMargin(at: edge) ?? 0
  }
}

extension Node.Modifier {
  fileprivate var changesFrame: Bool {
    switch self {
    case .padding, .aspectRatio, .background: true
    case .frame(let frame): frame.width != nil
    // The tap area of an item in a bar has no minimum size.
    case .flexibleFrame(let frame):
      frame.minWidth != nil || frame.idealWidth != nil || frame.maxWidth != nil
    default: false
    }
  }
}

extension SymbolContent {
  /// Returns the distance between an edge of the symbol's area and its lines in points.
  fileprivate func margin(at edge: HorizontalEdge) -> Double {
    guard let drawing, !isResizable else { return 0 }
    let box = drawing.viewBox
    let side = max(box.width, box.height)
    var lines: Rect?
    for layer in drawing.layers where layer.mode != .erase {
      var bounds = layer.path.boundingRect
      if case .stroke(let style) = layer.style {
        let half = style.lineWidth / 2
        bounds = Rect(
          x: bounds.minX - half, y: bounds.minY - half, width: bounds.width + 2 * half,
          height: bounds.height + 2 * half)
      }
      lines = lines.map { $0.union(bounds) } ?? bounds
    }
    guard let lines, side > 0 else { return 0 }
    let isLeft = (edge == .leading) != isMirrored
    // A drawing without a grid is centered in the square area of the symbol.
    let surplus = drawing.grid == nil ? (side - box.width) / 2 : 0
    let inset = surplus + (isLeft ? lines.minX - box.minX : box.maxX - lines.maxX)
    let margin = inset * size.points / (drawing.grid?.side ?? side)
    return margin.isFinite ? min(max(margin, 0), size.points / 2) : 0
  }
}
