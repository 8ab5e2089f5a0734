// SPDX-License-Identifier: MIT

/// A scene with the actions of its nodes.
package struct LaidOutComponent {
  /// The scene.
  package private(set) var scene: Scene
  /// The actions of nodes, by scene node index.
  let actions: [Int: [ActionSet]]
  /// The areas of nodes that receive taps.
  let hits: HitMap

  /// Lays out a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - viewport: The canvas.
  ///   - traits: The traits that override those of the device.
  ///   - measuring: The text measuring.
  ///   - isRepeated: Whether the layout is an attempt, so that probes, scroll views and windows of lazy
  ///     containers are not told about it.
  /// - Throws: The error of the layout.
  package init(
    of component: some Component,
    in viewport: Viewport,
    traits: Traits,
    measuring: any TextMeasuring,
    isRepeated: Bool = false
  ) throws {
    guard !ThreadStack.isExhausted else {
      throw ComponentError.stackTooSmall(type: Resolution.unnamed)
    }
    try viewport.check(traits)
    var environment = viewport.environment(traits)
    if environment.keyboard.visibility != .hidden, environment.focusedInputReader == nil {
      environment.focusedInputReader = FocusedInputReader()
    }
    let scale = environment.displayScale
    guard scale.isFinite, scale > 0 else { throw ComponentError.invalidScale(scale) }
    if let size = viewport.size { try Self.check(size) }
    let resolution = Resolution()
    defer { resolution.removeActions() }
    let root = try Node(resolving: component, in: environment, resolution)

    let tree = LayoutTree(measuring: measuring, displayScale: scale)
    tree.rootType = root.type
    tree.isRepeated = isRepeated
    var keyboard: ShownKeyboard?
    if case .device = viewport, let size = viewport.size {
      keyboard = environment.shownKeyboard(on: size)
      if let keyboard { tree.keyboard = size.height - keyboard.height }
    }
    let builder = LayoutTreeBuilder(tree: tree)
    let top = builder.build(root)
    if let error = tree.error { throw error }
    guard tree.elements[top].depth <= LayoutTree.maximumDepth else {
      throw ComponentError.tooDeep(type: root.type)
    }
    let size = viewport.size ?? tree.size(of: top, proposal: .unspecified)
    if let error = tree.error { throw error }
    try Self.check(size)
    Self.settle(tree, top, builder, resolution, viewport, environment, size: size)
    if let error = tree.error { throw error }

    var recorder = SceneRecorder(tree: tree, nodes: builder.nodes)
    recorder.record(top)
    recorder.finishGlass()
    recorder.frameNodes(by: builder.framing)
    if let error = tree.error { throw error }
    let order = builder.sceneOrder
    scene = Scene(
      canvas: Self.canvas(in: viewport, size, environment),
      nodes: order.sorted(recorder.nodes),
      commands: order.renamed(recorder.commands),
      diagnostics: Self.diagnostics(builder, recorder),
      images: recorder.images
    )
    scene.leftOutRows = Self.leftOutRows(in: tree, order)
    scene = try scene.behind(keyboard, environment, measuring: measuring)
      .behindStatusBar(in: viewport, environment, measuring: measuring)
    scene.source = ComponentSource(
      root: root, viewport: viewport, traits: traits, measuring: measuring, nodes: scene.nodes,
      expanded: tree.expanded)
    var actions: [Int: [ActionSet]] = [:]
    for (node, references) in builder.actions {
      guard let index = order.remainingIndex(of: node) else { continue }
      actions[index] = references.compactMap { reference in
        resolution.actions.indices.contains(reference.key)
          ? resolution.actions[reference.key] : nil
      }
    }
    self.actions = actions
    hits = recorder.hits.mapNodes(order.newIndex(of:))
  }

  /// Returns the component, whose scene is laid out again without calling its closures.
  ///
  /// Geometry readers then have the content of this layout. A component that contains a drawing
  /// cannot be laid out again.
  package func withoutCallingClosures() -> LaidOutComponent {
    var source = scene.source as? ComponentSource
    source?.callsClosures = false
    var copy = self
    copy.scene.source = source
    return copy
  }

  /// Returns the component with additional diagnostics.
  package func adding(_ diagnostics: [Diagnostic]) -> LaidOutComponent {
    var copy = self
    copy.scene.diagnostics = diagnostics + scene.diagnostics
    return copy
  }

  /// Returns the component with the diagnostics for which a closure returns a value.
  package func mappingDiagnostics(
    _ transform: (Diagnostic) -> Diagnostic?
  ) -> LaidOutComponent {
    var copy = self
    copy.scene.diagnostics = scene.diagnostics.compactMap(transform)
    return copy
  }

  /// Sets the frame of every element; the root is proposed the safe area and centered in it.
  private static func settle(
    _ tree: LayoutTree,
    _ top: Int,
    _ builder: LayoutTreeBuilder,
    _ resolution: Resolution,
    _ viewport: Viewport,
    _ environment: EnvironmentValues,
    size: Size
  ) {
    let bounds = Rect(origin: .zero, size: size)
    let inset = bounds.inset(by: environment.safeAreaInsets)
    tree.canvas = bounds
    tree.safeArea = SafeArea(
      rect: environment.layoutDirection == .rightToLeft ? inset.mirrored(in: bounds) : inset,
      outer: bounds)
    tree.safeArea.cut(at: tree.keyboard)
    let safe = tree.safeArea.rect
    // Unowned references avoid a reference cycle.
    tree.expand = { [unowned tree, unowned builder] content, element in
      do throws(ComponentError) {
        let nodes = try content.nodes(for: tree.proxy(of: element), resolution)
        tree.expanded[content] = nodes
        let owner = tree.elements[element]
        return builder.build(nodes, below: owner.node, direction: owner.direction)
      } catch {
        tree.error = error
        return nil
      }
    }
    let proposal = viewport.size == nil ? ProposedSize.unspecified : ProposedSize(safe.size)
    tree.updateCanvasContainer(proposal, top)
    let taken = tree.size(of: top, proposal: proposal)
    let frame = Rect(
      x: safe.midX - taken.width / 2,
      y: safe.midY - taken.height / 2,
      width: taken.width,
      height: taken.height
    )
    tree.settle(top, in: frame, proposal: proposal)
  }

  /// Returns the diagnostics of building the tree, followed by those of recording it.
  ///
  /// A node with a diagnostic of building has no diagnostic for content that consequently cannot be
  /// painted.
  private static func diagnostics(
    _ builder: LayoutTreeBuilder, _ recorder: SceneRecorder
  ) -> [Diagnostic] {
    var found = builder.diagnostics
    for issue in recorder.issues {
      let diagnostic = Diagnostic(kind: issue.kind, path: builder.nodes.path(of: issue.node))
      let isKnown =
        issue.kind.isOfCommand
        && found.contains { $0.severity == .error && $0.path == diagnostic.path }
      if !isKnown { found.append(diagnostic) }
    }
    return found
  }

  /// Returns the rows that lazy containers have left out.
  private static func leftOutRows(
    in tree: LayoutTree, _ order: SceneOrder
  ) -> [Scene.LeftOutRows] {
    var known: Set<ObjectIdentifier> = []
    return tree.lazyRuns.flatMap { placed -> [Scene.LeftOutRows] in
      let range = placed.run.range
      guard known.insert(ObjectIdentifier(placed.run)).inserted,
        let first = order.remainingIndex(of: tree.elements[placed.first].node),
        let last = order.remainingIndex(of: tree.elements[placed.last].node)
      else { return [] }
      return [
        Scene.LeftOutRows(count: range.lowerBound, node: first, isBefore: true),
        Scene.LeftOutRows(
          count: placed.run.window.count - range.upperBound, node: last, isBefore: false),
      ].filter { $0.count > 0 }
    }
  }

  private static func canvas(
    in viewport: Viewport,
    _ size: Size,
    _ environment: EnvironmentValues
  ) -> Scene.Canvas {
    var isOpaque = environment.hasCanvasBackground
    if case .device = viewport { isOpaque = true }
    return Scene.Canvas(
      size: size,
      scale: environment.displayScale,
      background: isOpaque ? Color.systemBackground.resolve(in: environment) : nil,
      colorScheme: environment.colorScheme,
      layoutDirection: environment.layoutDirection,
      platformStyle: environment.platformStyle
    )
  }

  private static func check(_ size: Size) throws(ComponentError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .invalidCanvas(width: size.width, height: size.height)
    }
  }
}
