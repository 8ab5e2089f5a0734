// SPDX-License-Identifier: MIT

/// The drawing context of a canvas, in points from the canvas's top-left corner.
public struct GraphicsContext {
  /// The environment values of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of subsequent drawing, from 0 to 1; initially 1.
  public var opacity = 1.0
  /// The blend mode of subsequent drawing.
  public var blendMode = BlendMode.normal
  /// The transform of subsequent drawing.
  public package(set) var transform = Transform2D.identity
  /// The outlines to which subsequent drawing is clipped, in points of the canvas.
  package var clips: [PaintCommand.Outline] = []
  /// The masks of subsequent drawing, in points of the canvas.
  package var masks: [CanvasMask] = []
  /// The operator of subsequent drawing, which replaces the blend mode; initially `nil`.
  package var composite: PaintCommand.CompositeOperator?
  /// The effects of subsequent drawing, of which the last one is applied first.
  package var filters: [PaintCommand.Effect] = []
  /// The recorded paint commands.
  package private(set) var commands: [PaintCommand] = []
  var images: [ImageReference: ImageData] = [:]
  /// The errors of drawn components.
  var issues: [Diagnostic.Kind] = []
  /// A Boolean value that indicates whether drawing was omitted because of an invalid number.
  private(set) var hasInvalidNumbers = false

  /// The measuring of drawn components.
  let renderer: CanvasRenderer?

  init(environment: EnvironmentValues, renderer: CanvasRenderer? = nil) {
    (self.environment, self.renderer) = (environment, renderer)
  }

  /// Adds recorded paint commands with their images.
  mutating func record(_ recorded: [PaintCommand], images: [ImageReference: ImageData]) {
    commands += recorded
    self.images.merge(images) { first, _ in first }
  }

  /// Notes that a drawing is omitted because of a number that is not finite.
  mutating func noteInvalidNumber() { hasInvalidNumbers = true }

  /// Translates subsequent drawing, in points.
  public mutating func translateBy(x: Double, y: Double) {
    transform = Transform2D(translationX: x, y: y).concatenating(transform)
  }

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: Double, y: Double) {
    transform = Transform2D(scaleX: x, y: y).concatenating(transform)
  }

  /// Rotates subsequent drawing clockwise around the origin.
  public mutating func rotate(by angle: Angle) {
    if angle.isBroken { hasInvalidNumbers = true }
    transform = Transform2D(rotation: angle).concatenating(transform)
  }

  /// Clips subsequent drawing to a path.
  public mutating func clip(to path: Path, style rule: FillRule = .nonZero) {
    let placed = path.applying(transform)
    // An invalid clip path hides everything.
    clips.append(.path(isUsable(placed) ? placed : Path(), origin: .zero, rule: rule))
  }

  /// Fills a path with a style.
  public mutating func fill(_ path: Path, with style: some ShapeStyle, rule: FillRule = .nonZero) {
    let placed = path.applying(transform)
    guard isUsable(placed) else { return }
    let paint = paint(style, over: placed)
    let outline = PaintCommand.Outline.path(placed, origin: .zero, rule: rule)
    guard composite == nil else { return add([.fill(placed.margin, paint)], replacing: outline) }
    add(.fill(outline, paint))
  }

  /// Strokes a path, with a line 1 point wide by default.
  public mutating func stroke(_ path: Path, with style: some ShapeStyle, lineWidth: Double = 1) {
    stroke(path, with: style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes a path.
  ///
  /// The line width is scaled by the square root of the factor by which the transform changes
  /// areas.
  public mutating func stroke(_ path: Path, with content: some ShapeStyle, style: StrokeStyle) {
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

  /// Draws a group of content, to which opacity and blend mode apply as a whole.
  public mutating func drawLayer(content: (inout GraphicsContext) -> Void) {
    var layer = emptyLayer
    layer.transform = transform
    content(&layer)
    draw(layer)
  }

  /// Returns whether a path can be drawn, and notes a path with numbers that are not finite.
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

  /// Adds commands in groups for the clips, the blend mode or operator, the opacity, the masks and
  /// the filters.
  ///
  /// - Parameters:
  ///   - drawn: The commands.
  ///   - area: The area that an operator replaces, in points of the canvas; `nil` for everything.
  mutating func add(_ drawn: [PaintCommand], replacing area: PaintCommand.Outline? = nil) {
    var groups = clips.map(PaintCommand.Effect.clip)
    if opacity.isNaN { hasInvalidNumbers = true }
    if let composite {
      if let area { groups.append(.clip(area)) }
      groups.append(.composite(composite))
    } else if blendMode != .normal {
      groups.append(.blend(blendMode))
    }
    if opacity.clampedToUnit < 1 { groups.append(.opacity(opacity.clampedToUnit)) }
    commands += groups.map(PaintCommand.beginGroup)
    // Masks are inside of the blend mode, because what is inside of a mask has no backdrop.
    for mask in masks {
      commands += [.beginGroup(.mask), .beginGroup(mask.effect)] + mask.commands + [.endGroup]
    }
    commands += filters.map(PaintCommand.beginGroup)
    commands += drawn
    commands += Array(repeating: .endGroup, count: groups.count + masks.count + filters.count)
  }
}

/// A mask of the drawing in a canvas: content whose opacity is the visible share of the drawing.
package struct CanvasMask {
  /// The commands of the content.
  package var commands: [PaintCommand]
  /// The effect that computes the visible share.
  fileprivate let effect: PaintCommand.Effect

  /// Creates a mask.
  ///
  /// - Parameters:
  ///   - commands: The commands of the content.
  ///   - opacity: The opacity of the content, from 0 to 1.
  ///   - isInverse: Whether the drawing is visible where the content is transparent.
  package init(commands: [PaintCommand], opacity: Double = 1, isInverse: Bool = false) {
    self.commands = commands
    let opacity = opacity.clampedToUnit
    effect =
      isInverse
      ? .colorMatrix(
        ColorMatrix(values: Array(repeating: 0, count: 18) + [-opacity, 1])) : .opacity(opacity)
  }
}

extension Path {
  /// A box around the path, larger than its antialiased edges at any scale.
  var margin: PaintCommand.Outline {
    let rect = boundingRect
    let margin = rect.width + rect.height + 1
    return .box(
      Rect(
        x: rect.minX - margin, y: rect.minY - margin, width: rect.width + 2 * margin,
        height: rect.height + 2 * margin), cornerRadius: 0)
  }
}
