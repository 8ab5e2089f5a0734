// SPDX-License-Identifier: MIT

/// Writes down what a settled layout tree paints, from back to front.
struct SceneRecorder {
  let tree: LayoutTree
  private(set) var nodes: [Scene.Node]
  private(set) var commands: [Scene.Command] = []
  private(set) var issues: [(kind: Diagnostic.Kind, node: Int)] = []
  private let safeArea: Rect
  private let canvas: Rect

  init(tree: LayoutTree, nodes: [Scene.Node], safeArea: Rect, canvas: Rect) {
    self.tree = tree
    self.nodes = nodes
    self.safeArea = safeArea
    self.canvas = canvas
  }

  /// Gives each node the frame of its outermost elements.
  mutating func frameNodes(by outermost: [[Int]]) {
    for (index, elements) in outermost.enumerated() where nodes.indices.contains(index) {
      let frames = elements.compactMap { tree.elements[$0].frame }
      guard let first = frames.first else { continue }
      nodes[index].frame = frames.dropFirst().reduce(first) { $0.union($1) }
    }
  }

  /// Records an element and all inside of it.
  mutating func record(_ index: Int) {
    let element = tree.elements[index]
    guard let frame = element.frame else { return }
    if element.hasAnsweredNonsense { issues.append((.invalidLayoutSize, element.node)) }
    switch element.kind {
    case .spacer: break
    case .text(let text): record(text, index, element, frame)
    case .color(let color): paint(.fill(.box(frame, cornerRadius: 0), color), element.node)
    case .shape(let shape): record(shape, element.node, frame)
    case .container, .modifier:
      for child in element.children { record(child) }
    case .wrapper(let wrapping): record(wrapping, element, frame)
    }
  }

  private mutating func record(
    _ wrapping: LayoutTree.Wrapping,
    _ element: LayoutTree.Element,
    _ frame: Rect
  ) {
    switch wrapping {
    case .background(let decoration):
      if let color = decoration.style?.color {
        paint(.fill(.box(reaching(frame), cornerRadius: 0), color), element.node)
      }
      for child in element.children.dropFirst() { record(child) }
      element.children.first.map { record($0) }
    case .overlay, .layoutPriority:
      for child in element.children { record(child) }
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity < 1 { paint(.beginGroup(opacity: opacity), element.node) }
      for child in element.children { record(child) }
      if opacity < 1 { paint(.endGroup, element.node) }
    }
  }

  /// A frame that goes on to the canvas's edge where it touches that of the safe area.
  private func reaching(_ frame: Rect) -> Rect {
    func touches(_ edge: Double, _ limit: Double) -> Bool { abs(edge - limit) < 0.001 }
    let left = touches(frame.minX, safeArea.minX) ? canvas.minX : frame.minX
    let right = touches(frame.maxX, safeArea.maxX) ? canvas.maxX : frame.maxX
    let top = touches(frame.minY, safeArea.minY) ? canvas.minY : frame.minY
    let bottom = touches(frame.maxY, safeArea.maxY) ? canvas.maxY : frame.maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  mutating func report(_ kind: Diagnostic.Kind, _ node: Int) { issues.append((kind, node)) }

  mutating func paint(_ command: PaintCommand, _ node: Int) {
    commands.append(Scene.Command(node: node, paint: command))
  }

  private mutating func record(_ shape: ShapeContent, _ node: Int, _ frame: Rect) {
    let outline = outline(of: shape.kind, in: frame)
    if let fill = shape.fill?.color { paint(.fill(outline, fill), node) }
    for stroke in shape.strokes
    where stroke.style.lineWidth.isFinite && stroke.style.lineWidth > 0 {
      let color = stroke.paint.color ?? ResolvedColor(red: 0, green: 0, blue: 0)
      paint(
        .stroke(
          outline,
          PaintCommand.Stroke(
            paint: .color(color), style: stroke.style, isInside: stroke.isInside)),
        node)
    }
  }

  private func outline(of kind: ShapeKind, in frame: Rect) -> PaintCommand.Outline {
    let half = min(frame.width, frame.height) / 2
    return switch kind {
    case .rectangle: .box(frame, cornerRadius: 0)
    case .roundedRectangle(let radius, _):
      .box(frame, cornerRadius: radius.points.isFinite ? min(max(radius.points, 0), half) : 0)
    case .unevenRoundedRectangle, .custom: .box(frame, cornerRadius: 0)
    case .capsule: .box(frame, cornerRadius: half)
    case .circle:
      .ellipse(
        Rect(x: frame.midX - half, y: frame.midY - half, width: half * 2, height: half * 2))
    case .ellipse: .ellipse(frame)
    case .path(let path): .path(path.isFinite ? path : Path(), origin: frame.origin)
    }
  }
}
