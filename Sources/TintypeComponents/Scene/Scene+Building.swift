// SPDX-License-Identifier: MIT

extension Scene {
  /// Lays a component out.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - viewport: What it is laid out on.
  ///   - traits: What is fixed in its environment; it overrides the device's traits.
  ///   - measuring: What measures the text.
  /// - Throws: `ComponentError`, `TraitsError`, or what `measuring` throws.
  public init(
    of component: some Component,
    in viewport: Viewport,
    traits: Traits = Traits(),
    measuring: any TextMeasuring
  ) throws {
    try viewport.check(traits)
    let environment = viewport.environment(traits)
    let node = try TintypeComponents.Node(resolving: component, in: environment)
    try self.init(of: node, in: viewport, environment: environment, measuring: measuring)
  }

  /// Lays a tree of nodes out.
  private init(
    of root: TintypeComponents.Node,
    in viewport: Viewport,
    environment: EnvironmentValues,
    measuring: any TextMeasuring
  ) throws {
    guard environment.displayScale.isFinite, environment.displayScale > 0 else {
      throw ComponentError.invalidScale(environment.displayScale)
    }
    if let size = viewport.size { try Self.check(size) }
    let tree = LayoutTree(measuring: measuring, displayScale: environment.displayScale)
    var builder = LayoutTreeBuilder(tree: tree)
    let top = builder.build(root)
    guard tree.elements[top].depth <= LayoutTree.maximumDepth else {
      throw ComponentError.tooDeep(type: root.type)
    }

    let size = viewport.size ?? tree.size(of: top, proposal: .unspecified)
    if let error = tree.error { throw error }
    try Self.check(size)
    let bounds = Rect(origin: .zero, size: size)
    let safe =
      environment.layoutDirection == .rightToLeft
      ? bounds.inset(by: environment.safeAreaInsets).mirrored(in: bounds)
      : bounds.inset(by: environment.safeAreaInsets)
    let proposal = viewport.size == nil ? ProposedSize.unspecified : ProposedSize(safe.size)
    let taken = tree.size(of: top, proposal: proposal)
    tree.settle(
      top,
      in: Rect(
        x: safe.midX - taken.width / 2,
        y: safe.midY - taken.height / 2,
        width: taken.width,
        height: taken.height
      ),
      proposal: proposal
    )

    var background: ResolvedColor?
    if case .device = viewport { background = Color.systemBackground.resolve(in: environment) }
    let canvas = Canvas(
      size: size,
      scale: environment.displayScale,
      background: background,
      colorScheme: environment.colorScheme,
      layoutDirection: environment.layoutDirection
    )
    var recorder = SceneRecorder(tree: tree, nodes: builder.nodes, safeArea: safe, canvas: bounds)
    recorder.record(top)
    recorder.frameNodes(by: builder.outermost)
    if let error = tree.error { throw error }
    self.init(
      canvas: canvas,
      nodes: recorder.nodes,
      commands: recorder.commands,
      diagnostics: builder.diagnostics
        + recorder.issues.map { Diagnostic(kind: $0.kind, path: builder.nodes.path(of: $0.node)) }
    )
  }

  private static func check(_ size: Size) throws(ComponentError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .invalidCanvas(width: size.width, height: size.height)
    }
  }
}
