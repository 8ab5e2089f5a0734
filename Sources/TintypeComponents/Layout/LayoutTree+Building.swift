// SPDX-License-Identifier: MIT

/// Turns nodes into the elements of a layout tree and the nodes of a scene.
struct LayoutTreeBuilder {
  let tree: LayoutTree
  private(set) var nodes: [Scene.Node] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The outermost elements of each scene node.
  private(set) var outermost: [[Int]] = []
  private var path = NodePath(elements: [])

  init(tree: LayoutTree) {
    self.tree = tree
  }

  /// Builds the root's element.
  mutating func build(_ root: Node) -> Int {
    let built = build(root, element: root.rootElement, parent: nil, axis: nil)
    return combine(built, node: 0, axis: .vertical, direction: root.layoutDirection)
  }

  // MARK: Nodes

  /// Builds the elements that a node stands for: one, but for a boundary without a single child.
  private mutating func build(
    _ node: Node,
    element: String,
    parent: Int?,
    axis: Axis?
  ) -> [Int] {
    let outer = path
    path = path.appending(element)
    defer { path = outer }
    let node = checked(node)
    let index = nodes.count
    nodes.append(
      Scene.Node(
        parent: parent, element: element, frame: .zero, attributes: node.sceneAttributes))
    outermost.append([])

    var built = content(of: node, index: index, axis: axis)
    let names = node.modifierNames
    for (position, modifier) in node.modifiers.enumerated() {
      let attached = node.nodes(attachedTo: position)
      var reported = diagnostics.endIndex
      for place in built.indices {
        built[place] = apply(
          modifier,
          named: names[position],
          attached: attached,
          to: built[place],
          place: place,
          node: index,
          direction: node.layoutDirection
        )
        // What is wrong with a modifier is said once, however many elements it applies to.
        if place > 0 { diagnostics.removeSubrange(reported...) }
        reported = diagnostics.endIndex
      }
    }
    outermost[index] = built
    return built
  }

  private mutating func content(of node: Node, index: Int, axis: Axis?) -> [Int] {
    func leaf(_ kind: LayoutTree.Kind) -> [Int] {
      [tree.add(kind, children: [], node: index, direction: node.layoutDirection)]
    }
    func container(_ box: any LayoutBox, _ children: [Int]) -> [Int] {
      [
        tree.add(
          .container(box), children: children, node: index, direction: node.layoutDirection)
      ]
    }
    switch node.content {
    case .component:
      return children(of: node.children, parent: index, axis: axis)
    case .text(let text): return leaf(.text(text))
    case .color(let color): return leaf(.color(color))
    case .shape(let shape):
      check(shape)
      return leaf(.shape(shape))
    case .spacer(let spacer):
      let length = checked(spacer.minLength?.points, "minLength", least: 0) ?? 8
      return leaf(.spacer(minLength: length, axis: axis))
    case .stack(var stack):
      stack.spacing = checked(stack.spacing?.points, "spacing", least: -.infinity)
        .map(Length.init(_:))
      let children = children(of: node.children, parent: index, axis: stack.axis)
      return container(StackLayout(content: stack).boxed(), children)
    case .layers(let layers):
      let children = children(of: node.children, parent: index, axis: nil)
      return container(LayersLayout(alignment: layers.alignment).boxed(), children)
    case .custom(let custom):
      let layout = custom.layout
      let children = children(of: node.children, parent: index, axis: layout.stackOrientation)
      return container(layout.boxed(), children)
    default: return children(of: node.children, parent: index, axis: nil)
    }
  }

  private mutating func children(of siblings: [Node], parent: Int, axis: Axis?) -> [Int] {
    var names = SiblingNames()
    var built: [Int] = []
    for node in siblings {
      let (element, isDuplicate) = names.next(node)
      if isDuplicate {
        report(.duplicateIdentifier(node.id ?? ""), at: path.appending(element))
      }
      built += build(node, element: element, parent: parent, axis: axis)
    }
    return built
  }

  /// One element for several: themselves if they are one, else a stack around them.
  private func combine(
    _ built: [Int],
    node: Int,
    axis: Axis?,
    direction: LayoutDirection
  ) -> Int {
    if built.count == 1, let only = built.first { return only }
    let box =
      axis.map { StackLayout(content: StackContent(axis: $0)).boxed() }
      ?? LayersLayout(alignment: .center).boxed()
    return tree.add(.container(box), children: built, node: node, direction: direction)
  }

  // MARK: Modifiers

  private mutating func apply(
    _ modifier: Node.Modifier,
    named name: String,
    attached: [Node],
    to inner: Int,
    place: Int,
    node: Int,
    direction: LayoutDirection
  ) -> Int {
    func wrap(_ kind: LayoutTree.Kind, _ children: [Int]) -> Int {
      tree.add(kind, children: children, node: node, direction: direction)
    }
    switch modifier {
    case .padding(let insets):
      let legal = checked(insets, name)
      return wrap(.modifier(PaddingLayout(insets: legal).boxed()), [inner])
    case .frame(let frame):
      let layout = FixedFrameLayout(
        width: checked(frame.width?.points, "\(name).width", least: 0),
        height: checked(frame.height?.points, "\(name).height", least: 0),
        alignment: frame.alignment
      )
      return wrap(.modifier(layout.boxed()), [inner])
    case .flexibleFrame(let frame):
      let layout = FlexibleFrameLayout(
        width: limits(frame.minWidth, frame.idealWidth, frame.maxWidth, "\(name).width"),
        height: limits(frame.minHeight, frame.idealHeight, frame.maxHeight, "\(name).height"),
        alignment: frame.alignment
      )
      return wrap(.modifier(layout.boxed()), [inner])
    case .fixedSize(let horizontal, let vertical):
      let layout = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
      return wrap(.modifier(layout.boxed()), [inner])
    case .layoutPriority(let priority):
      let points = priority.points
      if points.isNaN { report(.invalidLength(attribute: name, value: points)) }
      return wrap(.wrapper(.layoutPriority(points.isNaN ? 0 : points)), [inner])
    case .background(let decoration):
      let layers = attachments(attached, name, place, node, decoration.alignment, direction)
      return wrap(.wrapper(.background(decoration)), [inner] + layers)
    case .overlay(let decoration):
      let layers = attachments(attached, name, place, node, decoration.alignment, direction)
      return wrap(.wrapper(.overlay(decoration.alignment)), [inner] + layers)
    case .opacity(let opacity):
      return wrap(.wrapper(.opacity(opacity.points.clampedToUnit)), [inner])
    default: return inner
    }
  }

  /// The element of what a modifier brings along, if it brings anything.
  ///
  /// A modifier of a boundary with several children brings it along for each of them; the later
  /// ones are told apart by their number.
  private mutating func attachments(
    _ attached: [Node],
    _ name: String,
    _ place: Int,
    _ node: Int,
    _ alignment: Alignment,
    _ direction: LayoutDirection
  ) -> [Int] {
    guard !attached.isEmpty else { return [] }
    let element = place == 0 ? "." + name : ".\(name)[\(place)]"
    let outer = path
    path = path.appending(element)
    defer { path = outer }
    let slot = nodes.count
    nodes.append(
      Scene.Node(parent: node, element: element, frame: .zero, attributes: []))
    outermost.append([])
    let built = children(of: attached, parent: slot, axis: nil)
    let layers =
      built.count == 1
      ? built
      : [
        tree.add(
          .container(LayersLayout(alignment: alignment).boxed()),
          children: built, node: slot, direction: direction)
      ]
    outermost[slot] = layers
    return layers
  }

  // MARK: Checking what users supply

  mutating func report(_ kind: Diagnostic.Kind, at place: NodePath? = nil) {
    diagnostics.append(Diagnostic(kind: kind, path: place ?? path))
  }

  /// The node with a font size that can be used.
  private mutating func checked(_ node: Node) -> Node {
    guard case .text(var text) = node.content else { return node }
    for index in text.runs.indices {
      let size = text.runs[index].font.size
      guard !(size > 0 && size <= Font.maximumSize) else { continue }
      report(.text(.invalidSize(size), string: text.string))
      text.runs[index].font.size = size > Font.maximumSize ? Font.maximumSize : 1
    }
    var legal = node
    legal.content = .text(text)
    return legal
  }

  /// A length that can be used; what cannot is reported and left out.
  private mutating func checked(
    _ length: Double?,
    _ attribute: String,
    least: Double
  ) -> Double? {
    guard let length else { return nil }
    guard length.isFinite, length >= least else {
      report(.invalidLength(attribute: attribute, value: length))
      return nil
    }
    return length
  }

  private mutating func checked(_ insets: EdgeInsets, _ name: String) -> EdgeInsets {
    func edge(_ value: Double, _ edge: String, _ builder: inout LayoutTreeBuilder) -> Double {
      builder.checked(value, "\(name).\(edge)", least: -.infinity) ?? 0
    }
    return EdgeInsets(
      top: edge(insets.top, "top", &self),
      leading: edge(insets.leading, "leading", &self),
      bottom: edge(insets.bottom, "bottom", &self),
      trailing: edge(insets.trailing, "trailing", &self)
    )
  }

  private mutating func check(_ shape: ShapeContent) {
    if case .roundedRectangle(let radius, _) = shape.kind {
      _ = checked(radius.points, "cornerRadius", least: 0)
    }
    if case .path(let path) = shape.kind, !path.isFinite {
      report(.invalidLength(attribute: "path", value: .nan))
    }
    for stroke in shape.strokes { _ = checked(stroke.style.lineWidth, "lineWidth", least: 0) }
  }

  /// Limits in order: at least 0, the ideal no less than the least, the greatest no less than that.
  private mutating func limits(
    _ min: Length?,
    _ ideal: Length?,
    _ max: Length?,
    _ name: String
  ) -> FlexibleFrameLayout.Limits {
    var limits = FlexibleFrameLayout.Limits(
      min: checked(min?.points, "\(name).min", least: 0),
      ideal: checked(ideal?.points, "\(name).ideal", least: 0),
      max: max?.points == .infinity ? .infinity : checked(max?.points, "\(name).max", least: 0)
    )
    var isContradictory = false
    if let least = limits.min, let wanted = limits.ideal, wanted < least {
      limits.ideal = least
      isContradictory = true
    }
    if let low = limits.ideal ?? limits.min, let greatest = limits.max, greatest < low {
      limits.max = low
      isContradictory = true
    }
    if isContradictory { report(.contradictoryFrame(attribute: name)) }
    return limits
  }
}
