// SPDX-License-Identifier: MIT

/// A recorder of the paint commands of a placed layout tree, from back to front.
struct SceneRecorder {
  let tree: LayoutTree
  var nodes: [Scene.Node]
  var commands: [Scene.Command] = []
  var issues: [(kind: Diagnostic.Kind, node: Int)] = []
  /// The designs that are missing in the font book, each of which is one issue of the scene.
  var missingDesigns: Set<Font.Design> = []
  var images: [ImageReference: ImageData] = [:]
  var hits = HitMap()
  /// A Boolean value that indicates whether glass belongs to a union.
  private(set) var hasGlassUnions = false
  /// The clips at the current position, used to find content outside them.
  private var clips: [Rect] = []
  /// The number of scroll views and transforms around the current position.
  private var movableDepth = 0
  private let check: CommandCheck

  init(tree: LayoutTree, nodes: [Scene.Node]) {
    (self.tree, self.nodes) = (tree, nodes)
    check = CommandCheck(size: tree.canvas.size, scale: tree.displayScale)
  }

  /// Unites the shapes of glass that belong to a union outside of a container.
  mutating func finishGlass() {
    if hasGlassUnions { commands.uniteGlass(from: 0) }
  }

  /// Sets the frame of each node to the union of its elements' frames.
  mutating func frameNodes(by framing: [[Int]]) {
    let count = min(framing.count, nodes.count)
    var index = 0
    while index < count {
      let elements = framing[index]
      var whole: Rect?
      var place = 0
      while place < elements.count {
        if let frame = visibleFrame(of: elements[place]) { whole = whole?.union(frame) ?? frame }
        place += 1
      }
      if let whole { nodes[index].frame = whole }
      index += 1
    }
  }

  /// Returns the frame of the outermost element with a size of its own inside an element.
  ///
  /// Drawing modifiers, and modifiers that only move their content, have no size of their own.
  private func visibleFrame(of index: Int) -> Rect? {
    var element = tree.elements[index]
    while let inner = element.children.first {
      switch element.kind {
      case .wrapper: element = tree.elements[inner]
      case .modifier(let layout) where layout.onlyMoves: element = tree.elements[inner]
      default: return element.frame
      }
    }
    return element.frame
  }

  /// Records an element and its descendants.
  mutating func record(_ index: Int) {
    let element = tree.elements[index]
    guard let frame = element.frame, tree.canDescend() else { return }
    switch element.kind {
    case .text, .image, .symbol, .canvas: hits.add(frame, node: element.node)
    case .shape(let shape):
      hits.add(frame, node: element.node, isHollow: shape.fill == nil)
    default: break
    }
    if element.returnedInvalidSize { issues.append((.invalidLayoutSize, element.node)) }
    switch element.kind {
    case .spacer: break
    case .text(let text): record(text, index, element, frame)
    case .image(let image): record(image, element, frame)
    case .symbol(let symbol): record(symbol, element, frame)
    case .color(let color):
      if color.opacity > 0 { hits.add(frame, node: element.node) }
      paint(.fill(.box(frame, cornerRadius: 0), color), element.node)
    case .divider(let color, _): paint(.fill(.box(frame, cornerRadius: 0), color), element.node)
    case .shape(let shape): record(shape, element, frame)
    case .canvas(let canvas): record(canvas, element, frame)
    case .geometry, .modifier:
      for child in element.children { record(child) }
    case .container(let layout):
      if let axis = layout.stackOrientation { noteSqueezing(of: element.children, along: axis) }
      for child in tree.paintOrder(of: element.children) { record(child) }
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
      let start = commands.count
      record(decoration, element, frame)
      for child in element.children.dropFirst() { record(child) }
      element.children.first.map { recordContent($0, inFrontFrom: start, element, frame) }
    case .overlay(let decoration):
      element.children.first.map { record($0) }
      record(decoration, element, frame)
      for child in element.children.dropFirst() { record(child) }
    case .mask:
      group(.mask, element.node) { recorder in
        recorder.group(.layer, element.node) { recorder in
          recorder.hits.passing += 1
          for child in element.children.dropFirst() { recorder.record(child) }
          recorder.hits.passing -= 1
        }
        element.children.first.map { recorder.record($0) }
      }
    case .effect(.hidden): break
    case .effect(.allowsHitTesting(false)):
      hits.passing += 1
      for child in element.children { record(child) }
      hits.passing -= 1
    case .effect(.contentShape(let shape)):
      let path = shape.path(in: frame)
      if !path.isEmpty { hits.add(path.boundingRect, node: element.node) }
      for child in element.children { record(child) }
    case .effect(.group(.opacity(let opacity))) where opacity <= 0: break
    case .effect(let effect):
      var visible = frame
      // Content that is scrolled out of the safe area remains visible under bars.
      if case .window = effect, let safeArea = element.safeArea {
        visible = safeArea.reaching(frame, beyond: .all, direction: element.direction)
      }
      guard let group = effect.group(in: visible, direction: element.direction) else {
        for child in element.children { record(child) }
        return
      }
      if case .clip = effect { clips.append(frame) }
      if effect.movesContent { movableDepth += 1 }
      hits.enter(group, frame: visible)
      self.group(group, element.node) { recorder in
        for child in element.children { recorder.record(child) }
      }
      hits.leave(group)
      if case .clip = effect { clips.removeLast() }
      if effect.movesContent { movableDepth -= 1 }
      if case .window(let scroll) = effect { recordIndicators(scroll, element, frame) }
    case .layoutValue(ObjectIdentifier(GlassContainerKey.self), let spacing):
      let start = commands.count
      for child in element.children { record(child) }
      commands.mergeGlass(from: start, spacing: spacing as? Double ?? 0)
    case .layoutValue(ObjectIdentifier(GlassUnionKey.self), let name):
      let start = commands.count
      for child in element.children { record(child) }
      if let name = name as? String {
        commands.nameGlass(from: start, union: name)
        hasGlassUnions = true
      }
    case .layoutPriority, .alignmentGuide, .offset, .zIndex, .ignoresSafeArea, .keyboard,
      .layoutValue, .geometryProbe:
      for child in element.children { record(child) }
    }
  }

  /// Records content in front of the commands after an index; it adapts to glass that contains it.
  private mutating func recordContent(
    _ child: Int, inFrontFrom start: Int, _ element: LayoutTree.Element, _ frame: Rect
  ) {
    guard commands.hasAdaptiveGlass(from: start, around: frame) else { return record(child) }
    let first = commands.count
    group(.glassContent, element.node) { $0.record(child) }
    if commands.count == first + 2 { commands.removeLast(2) }
  }

  /// Records the style of a background or an overlay.
  private mutating func record(
    _ decoration: Decoration,
    _ element: LayoutTree.Element,
    _ frame: Rect
  ) {
    guard let style = decoration.style else { return }
    let reaching = (element.safeArea ?? tree.safeArea).reaching(
      frame, beyond: decoration.ignoresSafeAreaEdges, direction: element.direction)
    let shape = ShapeContent(kind: decoration.shape ?? .rectangle)
    if style.color?.opacity != 0 { hits.add(reaching, node: element.node) }
    fill(
      shape.outline(in: reaching, direction: element.direction), with: style, in: reaching,
      element.node)
  }

  /// Records a group with its content.
  mutating func group(
    _ effect: PaintCommand.Effect,
    _ node: Int,
    _ body: (inout SceneRecorder) -> Void
  ) {
    paint(.beginGroup(effect), node)
    body(&self)
    paint(.endGroup, node)
  }

  mutating func paint(_ command: PaintCommand, _ node: Int) {
    if let flaw = check.flaw(of: command) {
      issues.append((flaw, node))
      switch (flaw, command) {
      case (.tooManyDashes, .stroke(let outline, var stroke)),
        (.emptyDashes, .stroke(let outline, var stroke)):
        stroke.style.dash = []
        commands.append(Scene.Command(node: node, paint: .stroke(outline, stroke)))
        return
      case (_, .beginGroup):
        commands.append(Scene.Command(node: node, paint: .beginGroup(.layer)))
        return
      default: return
      }
    }
    commands.append(Scene.Command(node: node, paint: command))
  }

  /// Fills an outline with a style that is resolved relative to a frame.
  mutating func fill(
    _ outline: PaintCommand.Outline,
    with style: ResolvedStyle,
    in frame: Rect,
    _ node: Int
  ) {
    if let image = style.image { images[image.reference] = image }
    paint(.fill(outline, style.paint(in: frame)), node)
  }

  private mutating func record(
    _ shape: ShapeContent,
    _ element: LayoutTree.Element,
    _ frame: Rect
  ) {
    let outline = shape.outline(in: frame, direction: element.direction)
    if case .custom(let custom) = shape.kind, !custom.path(in: frame).isFinite {
      issues.append((.invalidLength(attribute: "path", value: .nan), element.node))
    }
    if let fill = shape.fill { self.fill(outline, with: fill, in: frame, element.node) }
    for stroke in shape.strokes
    where stroke.style.lineWidth.isFinite && stroke.style.lineWidth > 0 {
      if let image = stroke.paint.image { images[image.reference] = image }
      let line = PaintCommand.Stroke(
        paint: stroke.paint.paint(in: frame), style: stroke.style.usable,
        isInside: stroke.isInside)
      paint(.stroke(outline, line), element.node)
    }
  }

  /// Reports children of a stack without length because siblings of higher priority take the space.
  private mutating func noteSqueezing(of children: [Int], along axis: Axis) {
    var highest = -Double.infinity
    var index = 0
    while index < children.count {
      let priority = tree.priority(of: children[index])
      if priority > highest { highest = priority }
      index += 1
    }
    index = 0
    while index < children.count {
      let child = children[index]
      let priority = tree.priority(of: child)
      index += 1
      guard priority < highest, priority > -.infinity else { continue }
      guard let frame = tree.elements[child].frame, frame.size[axis] <= 0,
        tree.size(of: child, proposal: .unspecified)[axis] > 0
      else { continue }
      issues.append((.noSpaceLeft, tree.elements[child].node))
    }
  }

  /// Reports a clipped text.
  ///
  /// Other content is usually clipped on purpose.
  mutating func noteClipping(of frame: Rect, _ node: Int) {
    for clip in clips where !clip.contains(frame, tolerance: 0.5) {
      issues.append((.outsideClip, node))
      return
    }
    // Content of scroll views is expected to be cut off, and that of transforms is elsewhere.
    guard clips.isEmpty, movableDepth == 0, frame.width > 0, frame.height > 0,
      !tree.canvas.contains(frame, tolerance: 0.5), tree.canvas.overlaps(frame)
    else { return }
    issues.append((.outsideCanvas, node))
  }
}

extension StrokeStyle {
  /// The style without invalid numbers.
  fileprivate var usable: StrokeStyle {
    var style = self
    style.dash = dash.map { $0.isFinite ? max($0, 0) : 0 }
    if style.dash.allSatisfy({ $0 == 0 }) { style.dash = [] }
    if !dashPhase.isFinite { style.dashPhase = 0 }
    if !(miterLimit.isFinite && miterLimit >= 1) { style.miterLimit = 10 }
    return style
  }
}

extension Rect {
  /// Returns whether another rectangle is inside this one, with a tolerance in points.
  func contains(_ other: Rect, tolerance: Double) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// Returns whether both rectangles have an area in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns whether a point is inside the rectangle.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
