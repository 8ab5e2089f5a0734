// SPDX-License-Identifier: MIT

/// A drawing made by a closure, which takes all the room it is offered.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: Color.accentColor)
/// }
/// ```
///
/// What is drawn outside of its frame is not shown. What has numbers that are none is left out, with
/// a diagnostic.
public struct Canvas: PrimitiveComponent {
  private let draw: @Sendable (inout GraphicsContext, Size) -> Void

  /// Creates a drawing; the closure gets a context and the size in points.
  public init(_ draw: @escaping @Sendable (inout GraphicsContext, Size) -> Void) {
    self.draw = draw
  }

  /// A node that holds the closure.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let content = CanvasContent(draw, environment: context.environment)
    return [context.node("Canvas", .canvas(content))]
  }
}

/// What a canvas draws into; places are points from the canvas's left top corner.
public struct GraphicsContext {
  /// The values of the environment where the canvas stands.
  public let environment: EnvironmentValues
  /// The opacity of what is drawn from now on, from 0 to 1; 1 at the beginning.
  public var opacity = 1.0
  /// How what is drawn from now on is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// The mapping of what is drawn from now on.
  public private(set) var transform = Transform2D.identity
  private var clips: [PaintCommand.Outline] = []
  /// What was drawn.
  private(set) var commands: [PaintCommand] = []
  private(set) var images: [ImageReference: ImageData] = [:]
  /// Whether something was left out because a number in it was none.
  private(set) var hasInvalidNumbers = false

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: Double, y: Double) {
    transform = Transform2D(translationX: x, y: y).concatenating(transform)
  }

  /// Makes what is drawn from now on larger or smaller.
  public mutating func scaleBy(x: Double, y: Double) {
    transform = Transform2D(scaleX: x, y: y).concatenating(transform)
  }

  /// Turns what is drawn from now on around the corner, clockwise.
  public mutating func rotate(by angle: Angle) {
    if angle.isBroken { hasInvalidNumbers = true }
    transform = Transform2D(rotation: angle).concatenating(transform)
  }

  /// Shows what is drawn from now on only within a path.
  public mutating func clip(to path: Path, style rule: FillRule = .nonZero) {
    let placed = path.applying(transform)
    // A clip that is no path shows nothing.
    clips.append(.path(isUsable(placed) ? placed : Path(), origin: .zero, rule: rule))
  }

  /// Fills a path with a style.
  public mutating func fill(
    _ path: Path,
    with style: some ShapeStyle,
    rule: FillRule = .nonZero
  ) {
    let placed = path.applying(transform)
    guard isUsable(placed) else { return }
    let paint = paint(style, over: placed)
    add(.fill(.path(placed, origin: .zero, rule: rule), paint))
  }

  /// Draws a line along a path, 1 point wide by default.
  public mutating func stroke(
    _ path: Path,
    with style: some ShapeStyle,
    lineWidth: Double = 1
  ) {
    stroke(path, with: style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path.
  ///
  /// The width follows the square root of the mapping's change of areas.
  public mutating func stroke(
    _ path: Path,
    with content: some ShapeStyle,
    style: StrokeStyle
  ) {
    let placed = path.applying(transform)
    guard isUsable(placed) else { return }
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var line = style
    line.lineWidth *= factor
    line.dash = line.dash.map { $0 * factor }
    line.dashPhase *= factor
    guard line.lineWidth.isFinite else { return hasInvalidNumbers = true }
    guard line.lineWidth > 0 else { return }
    let paint = paint(content, over: placed)
    add(
      .stroke(
        .path(placed, origin: .zero),
        PaintCommand.Stroke(paint: paint, style: line, isInside: false)))
  }

  /// Draws an image in a rectangle.
  public mutating func draw(_ image: ImageData, in rect: Rect) {
    guard rect == rect.finite else { return hasInvalidNumbers = true }
    guard rect.width > 0, rect.height > 0 else { return }
    images[image.reference] = image
    let placement = PaintCommand.ImagePlacement(image: image.reference, frame: rect)
    add(
      transform == .identity
        ? [.image(placement)]
        : [.beginGroup(.transform(transform)), .image(placement), .endGroup])
  }

  /// Draws several things as one, so that opacity and blend mode apply to all of them together.
  public mutating func drawLayer(content: (inout GraphicsContext) -> Void) {
    var layer = GraphicsContext(environment: environment)
    layer.transform = transform
    content(&layer)
    images.merge(layer.images) { first, _ in first }
    if layer.hasInvalidNumbers { hasInvalidNumbers = true }
    add([.beginGroup(.layer)] + layer.commands + [.endGroup])
  }

  /// Whether a path can be drawn; one that is not made of finite numbers is noted.
  private mutating func isUsable(_ path: Path) -> Bool {
    if !path.isFinite { hasInvalidNumbers = true }
    return path.isFinite && !path.isEmpty
  }

  private mutating func paint(_ style: some ShapeStyle, over path: Path) -> PaintCommand.Paint {
    let resolved = style.resolveStyle(in: environment)
    if resolved.problems("").contains(where: \.isOfNumber) { hasInvalidNumbers = true }
    if let image = resolved.image { images[image.reference] = image }
    return resolved.paint(in: path.boundingRect)
  }

  private mutating func add(_ command: PaintCommand) { add([command]) }

  private mutating func add(_ drawn: [PaintCommand]) {
    var groups = clips.map(PaintCommand.Effect.clip)
    if opacity.isNaN { hasInvalidNumbers = true }
    if blendMode != .normal { groups.append(.blend(blendMode)) }
    if opacity.clampedToUnit < 1 { groups.append(.opacity(opacity.clampedToUnit)) }
    commands += groups.map(PaintCommand.beginGroup)
    commands += drawn
    commands += groups.map { _ in .endGroup }
  }
}

extension SceneRecorder {
  /// Records what a canvas draws into its frame.
  mutating func record(
    _ canvas: CanvasContent,
    _ element: LayoutTree.Element,
    _ frame: Rect
  ) {
    let drawing = canvas.drawing(size: frame.size)
    if drawing.hasInvalidNumbers {
      issues.append((.invalidLength(attribute: "drawing", value: .nan), element.node))
    }
    guard !drawing.commands.isEmpty else { return }
    images.merge(drawing.images) { first, _ in first }
    group(.clip(.box(frame, cornerRadius: 0)), element.node) { recorder in
      for command in drawing.commands {
        recorder.paint(command.moved(by: frame.origin), element.node)
      }
    }
  }
}
