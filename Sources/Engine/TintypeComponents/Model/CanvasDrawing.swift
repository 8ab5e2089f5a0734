// SPDX-License-Identifier: MIT

/// A component that is drawn on a canvas, such as a text.
package final class CanvasDrawing {
  private let tree: LayoutTree
  private let builder: LayoutTreeBuilder
  private let top: Int

  /// Creates a drawing of nodes, which are arranged in depth.
  init(of nodes: [Node], in renderer: CanvasRenderer) {
    let tree = LayoutTree(measuring: renderer.measuring, displayScale: renderer.displayScale)
    tree.canvas = renderer.canvas
    tree.safeArea = SafeArea(rect: renderer.canvas, outer: renderer.canvas)
    tree.rootType = "Canvas"
    let builder = LayoutTreeBuilder(tree: tree)
    top = builder.build(
      nodes.count == 1
        ? nodes[0] : Node(type: "ZStack", content: .layers(LayersContent()), children: nodes))
    tree.expand = { [unowned tree, unowned builder] content, element in
      do throws(ComponentError) {
        let nodes = try content.nodes(for: tree.proxy(of: element), Resolution())
        let owner = tree.elements[element]
        return builder.build(nodes, below: owner.node, direction: owner.direction)
      } catch {
        tree.error = error
        return nil
      }
    }
    (self.tree, self.builder) = (tree, builder)
  }

  /// Returns the size for a proposal, in points.
  package func size(_ proposal: ProposedSize) -> Size { tree.size(of: top, proposal: proposal) }

  /// Returns the position of a guide from the top edge for a proposal, in points.
  package func position(of guide: VerticalAlignment, _ proposal: ProposedSize) -> Double {
    tree.dimensions(of: top, proposal: proposal)[guide]
  }

  /// Returns the recorder of the drawing at a point, with its size for a proposal.
  func recorder(at origin: Point, _ proposal: ProposedSize) -> SceneRecorder {
    let frame = Rect(origin: origin, size: size(proposal))
    tree.settle(top, in: frame, proposal: proposal)
    var recorder = SceneRecorder(tree: tree, nodes: builder.nodes)
    recorder.record(top)
    return recorder
  }

  /// The errors of the nodes, except those of painting.
  var problems: [Diagnostic.Kind] { builder.diagnostics.map(\.kind) }
}

/// The measuring of components that are drawn on a canvas.
struct CanvasRenderer {
  let measuring: any TextMeasuring
  let displayScale: Double
  let canvas: Rect
}

extension GraphicsContext {
  /// Returns a drawing of a component; `nil` outside of a snapshot.
  package func drawing(of nodes: [Node]) -> CanvasDrawing? {
    renderer.map { CanvasDrawing(of: nodes, in: $0) }
  }

  /// Draws a component at a point, with its size for a proposal.
  package mutating func draw(_ drawing: CanvasDrawing, at origin: Point, _ proposal: ProposedSize) {
    guard origin.x.isFinite, origin.y.isFinite else { return noteInvalidNumber() }
    let recorder = drawing.recorder(at: origin, proposal)
    images.merge(recorder.images) { first, _ in first }
    issues += drawing.problems + recorder.issues.map(\.kind)
    let frame = Path(Rect(origin: origin, size: drawing.size(proposal)))
    addTransformed(
      recorder.commands.map(\.paint),
      replacing: .path(frame.applying(transform), origin: .zero))
  }

  /// Fills a path with a paint, both in the coordinate space of the transform.
  package mutating func fill(
    _ path: Path, with paint: PaintCommand.Paint, rule: FillRule = .nonZero
  ) {
    guard path.isFinite else { return noteInvalidNumber() }
    guard !path.isEmpty else { return }
    guard composite == nil else {
      return addTransformed(
        [.fill(path.margin, paint)],
        replacing: .path(path.applying(transform), origin: .zero, rule: rule))
    }
    addTransformed([.fill(.path(path, origin: .zero, rule: rule), paint)])
  }

  /// Strokes a path with a paint, both in the coordinate space of the transform.
  package mutating func stroke(_ path: Path, with paint: PaintCommand.Paint, style: StrokeStyle) {
    guard path.isFinite, style.lineWidth.isFinite else { return noteInvalidNumber() }
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    addTransformed([
      .stroke(
        .path(path, origin: .zero),
        PaintCommand.Stroke(paint: paint, style: style, isInside: false))
    ])
  }

  /// Returns an empty context for a group of content.
  package var emptyLayer: GraphicsContext {
    GraphicsContext(environment: environment, renderer: renderer)
  }

  /// Adds the images and the errors of another context.
  package mutating func mergeContents(of layer: GraphicsContext) {
    images.merge(layer.images) { first, _ in first }
    issues += layer.issues
    if layer.hasInvalidNumbers { noteInvalidNumber() }
  }

  /// Adds an image of a paint.
  package mutating func addImage(_ image: ImageData) { images[image.reference] = image }

  /// Draws the content of another context as a group.
  package mutating func draw(_ layer: GraphicsContext) {
    mergeContents(of: layer)
    add([.beginGroup(.layer)] + layer.commands + [.endGroup])
  }

  private mutating func addTransformed(
    _ commands: [PaintCommand], replacing area: PaintCommand.Outline? = nil
  ) {
    add(
      transform == .identity
        ? commands : [.beginGroup(.transform(transform))] + commands + [.endGroup],
      replacing: area)
  }
}
