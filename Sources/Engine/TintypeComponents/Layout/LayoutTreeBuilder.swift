// SPDX-License-Identifier: MIT

/// A builder that creates a layout tree's elements and a scene's nodes from a node tree.
///
/// It is kept as long as the tree, because the content of geometry readers is built while the tree
/// is placed.
final class LayoutTreeBuilder {
  let tree: LayoutTree
  var nodes: [Scene.Node] = []
  var diagnostics: [Diagnostic] = []
  /// The outermost elements of each scene node.
  private(set) var outermost: [[Int]] = []
  /// The elements that determine the frame of each scene node: the outermost ones, unless modifiers
  /// follow the node's `id`.
  private(set) var framing: [[Int]] = []
  /// The actions of nodes, by scene node index.
  private(set) var actions: [Int: [ActionReference]] = [:]
  /// The depth of each scene node.
  private var depths: [Int] = []
  private var pathElements: [String] = []
  /// A Boolean value that indicates whether the nodes being built are rows of a grid.
  private var isInGrid = false
  /// The scroll view around the nodes being built, or else the canvas.
  private(set) var scrollContainer: ContainerSize
  /// The containers of geometry readers, by scene node index.
  private var readerContainers: [Int: ContainerSize] = [:]
  private var gridRows = 0
  /// A Boolean value that indicates whether nodes were appended out of depth-first order.
  private(set) var hasBuiltLate = false

  init(tree: LayoutTree) {
    self.tree = tree
    scrollContainer = tree.canvasContainer
  }

  /// Builds the element of the root.
  func build(_ root: Node) -> Int {
    let built = build(root, element: root.rootElement, parent: nil, axis: nil)
    return combine(built, node: 0, axis: .vertical, direction: root.layoutDirection)
  }

  /// Builds the element of a geometry reader's content, below the scene node of the reader.
  func build(_ children: [Node], below node: Int, direction: LayoutDirection) -> Int? {
    guard !children.isEmpty else { return nil }
    guard depths[node] < Node.maximumDepth * 4 else {
      tree.error = ComponentError.tooDeep(type: nodes[node].element)
      return nil
    }
    hasBuiltLate = true
    pathElements = nodes.path(of: node).elements
    let outer = scrollContainer
    scrollContainer = readerContainers[node] ?? outer
    defer { scrollContainer = outer }
    let built = self.children(of: children, parent: node, axis: nil)
    if built.count == 1, let only = built.first { return only }
    return tree.add(
      .container(CornerLayout().boxed()), children: built, node: node, direction: direction)
  }

  /// Adds a scene node and returns its index.
  func add(_ node: Scene.Node) -> Int {
    nodes.append(node)
    outermost.append([])
    framing.append([])
    depths.append(node.parent.map { depths[$0] + 1 } ?? 1)
    return nodes.endIndex - 1
  }

  /// Sets the elements of a node without modifiers.
  func setElements(_ elements: [Int], of node: Int) {
    outermost[node] = elements
    framing[node] = elements
  }

  /// Runs a closure with an element appended to the current path.
  func descending<Result>(to element: String, _ body: () -> Result) -> Result {
    pathElements.append(element)
    defer { pathElements.removeLast() }
    return body()
  }

  /// The path of the node being built.
  var path: NodePath { NodePath(elements: pathElements) }

  /// Builds the elements of a node.
  ///
  /// The result is a single element, except for a boundary without exactly one child.
  private func build(_ node: Node, element: String, parent: Int?, axis: Axis?) -> [Int] {
    guard tree.canDescend() else { return [] }
    return descending(to: element) {
      buildHere(legalized(node) ?? node, element: element, parent: parent, axis: axis)
    }
  }

  private func buildHere(_ node: Node, element: String, parent: Int?, axis: Axis?) -> [Int] {
    let index = add(Scene.Node(NodeDescription(node), parent: parent, element: element))
    var built = content(of: node, index: index, axis: axis)
    if node.isTallControl { for element in built { tree.elements[element].isControl = true } }
    let idPosition = node.id == nil ? nil : node.idPosition
    for position in node.modifiers.indices {
      if let idPosition, position == max(idPosition, 0) { framing[index] = built }
      let modifier = node.modifiers[position]
      let attached = node.attachments.isEmpty ? [] : node.nodes(attachedTo: position)
      var reported = diagnostics.endIndex
      for place in built.indices {
        let context = ModifierContext(
          owner: node, position: position, attached: attached, place: place, node: index,
          direction: node.layoutDirection, axis: axis)
        built[place] = apply(modifier, to: built[place], context)
        // A problem of a modifier is reported once, regardless of the number of elements it applies
        // to.
        if place > 0 { diagnostics.removeSubrange(reported...) }
        reported = diagnostics.endIndex
      }
    }
    outermost[index] = built
    if idPosition.map({ $0 >= node.modifiers.count }) ?? true { framing[index] = built }
    for position in node.modifiers.indices {
      if case .actions(let reference) = node.modifiers[position] {
        actions[index, default: []].append(reference)
      }
    }
    return built
  }

  private func content(of node: Node, index: Int, axis: Axis?) -> [Int] {
    let wasInGrid = isInGrid
    defer { isInGrid = wasInGrid }
    switch node.content {
    case .component: break
    case .gridRow where wasInGrid: break
    default: isInGrid = false
    }
    func leaf(_ kind: LayoutTree.Kind) -> [Int] {
      [tree.add(kind, children: [], node: index, direction: node.layoutDirection)]
    }
    func container(_ layout: some Layout, axis: Axis? = nil) -> [Int] {
      let children = children(of: node.children, parent: index, axis: axis)
      let box = layout.boxed()
      return [
        tree.add(
          .container(box), children: children, node: index, direction: node.layoutDirection)
      ]
    }
    switch node.content {
    case .component: return children(of: node.children, parent: index, axis: axis)
    case .text(let text): return leaf(.text(text))
    case .image(let image):
      check(image)
      return leaf(.image(image))
    case .symbol(let symbol): return leaf(.symbol(checked(symbol)))
    case .color(let color): return leaf(.color(color))
    case .shape(let shape):
      check(shape)
      return leaf(.shape(shape))
    case .spacer(let spacer):
      let length = checked(spacer.minLength?.points, "minLength", least: 0) ?? 8
      return leaf(.spacer(minLength: length, axis: axis))
    case .divider(let color): return leaf(.divider(color, axis: axis))
    case .canvas(let canvas): return leaf(.canvas(canvas))
    case .geometry(let geometry):
      readerContainers[index] = scrollContainer
      return leaf(.geometry(geometry))
    case .stack(var stack):
      stack.spacing = checked(stack.spacing, "spacing")
      return container(StackLayout(content: stack), axis: stack.axis)
    case .layers(let layers): return container(LayersLayout(alignment: layers.alignment))
    case .grid(let grid):
      isInGrid = true
      gridRows = 0
      let children = gridCells(of: node.children, parent: index)
      let box = GridLayout(content: checked(grid)).boxed()
      return [
        tree.add(
          .container(box), children: children, node: index, direction: node.layoutDirection)
      ]
    case .gridRow(let row):
      guard wasInGrid else {
        let stack = StackContent(axis: .horizontal, verticalAlignment: row.alignment ?? .center)
        return container(StackLayout(content: stack), axis: .horizontal)
      }
      isInGrid = false
      return cells(of: node, row: row, index: index)
    case .lazyGrid(let grid): return container(LazyGridLayout(content: checked(grid)))
    case .flow(let flow): return container(FlowLayout(content: checked(flow)))
    case .stackView(let stack):
      return container(StackViewLayout(content: checked(stack)), axis: stack.axis)
    case .viewThatFits(let fits): return container(ViewThatFitsLayout(content: fits))
    case .scroll(let scroll): return self.scroll(checked(scroll), node, index)
    case .custom(let custom):
      let layout = custom.layout
      let built = container(layout, axis: layout.stackOrientation)
      // A custom layout may set explicit positions for all guides.
      for element in built { tree.elements[element].hasGuides = true }
      return built
    }
  }

  /// Builds the elements of siblings.
  func children(of siblings: [Node], parent: Int, axis: Axis?) -> [Int] {
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

  /// Returns the only element of a list, or else a stack that contains all elements.
  func combine(_ built: [Int], node: Int, axis: Axis?, direction: LayoutDirection) -> Int {
    if built.count == 1, let only = built.first { return only }
    let box =
      axis.map { StackLayout(content: StackContent(axis: $0)).boxed() }
      ?? LayersLayout(alignment: .center).boxed()
    return tree.add(.container(box), children: built, node: node, direction: direction)
  }

  // MARK: Grids and scroll views

  /// Builds the cells of a grid with their row numbers; a child outside a row forms its own row.
  private func gridCells(of siblings: [Node], parent: Int) -> [Int] {
    let built = children(of: siblings, parent: parent, axis: nil)
    let key = ObjectIdentifier(GridCellPosition.Key.self)
    var rows: [Int: Int] = [:]
    var count = 0
    for element in built {
      var position =
        tree.layoutValue(of: element, key: key) as? GridCellPosition
        ?? GridCellPosition(row: -1, isFullWidth: true, rowAlignment: nil, cell: cell(of: element))
      if position.isFullWidth {
        position.row = count
        count += 1
      } else if let known = rows[position.row] {
        position.row = known
      } else {
        rows[position.row] = count
        position.row = count
        count += 1
      }
      tree.elements[element].values[key] = position
    }
    return built
  }

  private func cells(of node: Node, row: GridRowContent, index: Int) -> [Int] {
    let number = gridRows
    gridRows += 1
    let built = children(of: node.children, parent: index, axis: nil)
    for element in built {
      let position = GridCellPosition(
        row: number, isFullWidth: false, rowAlignment: row.alignment, cell: cell(of: element))
      tree.elements[element].values[ObjectIdentifier(GridCellPosition.Key.self)] = position
    }
    return built
  }

  private func cell(of element: Int) -> GridCell {
    tree.layoutValue(of: element, key: ObjectIdentifier(GridCellKey.self)) as? GridCell
      ?? GridCell()
  }

  /// Builds a scroll view whose content is in its own stack and clipped to the scroll view.
  private func scroll(_ scroll: ScrollContent, _ node: Node, _ index: Int) -> [Int] {
    let axis: Axis = scroll.axes == [.horizontal] ? .horizontal : .vertical
    let outer = scrollContainer
    let container = ContainerSize()
    scrollContainer = container
    defer { scrollContainer = outer }
    let built = children(of: node.children, parent: index, axis: axis)
    let content = combine(built, node: index, axis: axis, direction: node.layoutDirection)
    let window = tree.add(
      .container(ScrollLayout(content: scroll).boxed()), children: [content], node: index,
      direction: node.layoutDirection)
    tree.elements[window].scroll = scroll
    tree.elements[window].safeAreaChange = .scrolling(scroll.axes)
    if tree.elements[content].hasContainerFrames {
      container.margins = scroll.margins
      tree.elements[window].container = container
    }
    return [
      tree.add(
        .wrapper(.effect(.window(scroll))), children: [window], node: index,
        direction: node.layoutDirection)
    ]
  }
}

/// The key under which a cell passes its parameters to the row of its grid.
enum GridCellKey {}
