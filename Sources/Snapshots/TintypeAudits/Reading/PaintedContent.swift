// SPDX-License-Identifier: MIT

import TintypeScene

/// A line of text with its place on the canvas.
struct PaintedLine {
  /// The index of the paint command.
  var command: Int
  /// The index of the node.
  var node: Int
  var line: PaintCommand.Line
  /// The area from the height of capitals to the descenders, on the canvas, without clips.
  var area: Rect
  /// The part of the area that clips and the canvas leave.
  var visible: Rect
  /// The size of the largest font.
  var size: Double
  /// A Boolean value that indicates whether all fonts are bold.
  var isBold: Bool
  /// A Boolean value that indicates whether the line is painted as glyphs, not as blocks or a mask,
  /// and has visible characters.
  var isReadable: Bool
  /// A Boolean value that indicates whether no group around the line changes its color.
  var keepsColor: Bool
}

/// An area that is painted entirely, so that nothing behind it is visible or readable.
struct PaintedCover {
  /// The index of the paint command.
  var command: Int
  /// The index of the node.
  var node: Int
  var area: Rect
}

/// An area in which something other than text can be painted.
struct PaintedOverlay {
  /// The index of the paint command.
  var command: Int
  /// The area without the blur of shadows, which is faint.
  var area: Rect
  /// The part inside of the stroke of a box; `nil` for other commands.
  var hole: Rect?
  /// The part to which the command gives one color; `nil` for other commands than fills.
  var even: Rect?
  /// A Boolean value that indicates whether nothing shines through that part.
  var isOpaque = false

  /// Returns whether the command can paint in an area.
  func reaches(_ other: Rect) -> Bool {
    area.intersects(other) && !(hole?.contains(other) ?? false)
  }
}

/// The texts and the covering areas of a scene, found in one pass over its commands.
struct PaintedContent {
  private(set) var lines: [PaintedLine] = []
  private(set) var covers: [PaintedCover] = []
  /// The areas in which what is behind is blurred.
  private(set) var materials: [PaintedCover] = []
  /// The areas in which something other than text can be painted.
  private(set) var overlays: [PaintedOverlay] = []
  /// The area of each command; `nil` for groups and for what can be anywhere.
  private(set) var extents: [Rect?] = []
  private var groups: [PaintCommand.Effect] = []
  private let canvas: Rect

  init(_ scene: Scene) {
    canvas = Rect(origin: .zero, size: scene.canvas.size)
    var masks = MaskSources()
    for (index, command) in scene.commands.enumerated() {
      let isMask = masks.contains(command.paint)
      let isKnown = scene.nodes.indices.contains(command.node)
      extents.append(isMask ? nil : extent(of: command.paint))
      if !isMask { addOverlay(command.paint, index) }
      switch command.paint {
      case .beginGroup(let effect): groups.append(effect)
      case .endGroup: _ = groups.popLast()
      case .text(let line) where isKnown: add(line, index, command.node, isMask: isMask)
      case .fill(let outline, let paint) where isKnown && !isMask:
        add(outline, paint, index, command.node)
      // Images can be transparent, so they cover nothing.
      case .text, .fill, .stroke, .image: break
      }
    }
  }

  private mutating func add(
    _ line: PaintCommand.Line, _ index: Int, _ node: Int, isMask: Bool
  ) {
    var size = 0.0
    var (isBold, isGlyphs) = (!line.spans.isEmpty, !line.spans.isEmpty)
    var isPainted = false
    for span in line.spans {
      size = max(size, span.font.size)
      isBold = isBold && span.font.weight.value >= 700
      isGlyphs = isGlyphs && span.font.family != nil
      if case .color(let color) = span.paint, !(color.opacity > 0.02) { continue }
      isPainted = true
    }
    guard size > 0, size.isFinite else { return }
    var area = Rect(
      x: line.origin.x, y: line.origin.y - size * 0.72, width: line.width, height: size * 0.94)
    guard area.isPlace else { return }
    var visible = area
    for effect in groups.reversed() {
      switch effect {
      case .transform(let transform):
        area = area.applying(transform)
        size *= transform.lengthScale
        visible = visible.applying(transform)
      case .projection(let projection):
        area = area.applying(projection)
        visible = visible.applying(projection)
      case .clip, .canvas: visible = effect.extent(of: visible)
      case .opacity(let opacity): isPainted = isPainted && opacity > 0.02
      default: break
      }
    }
    visible = visible.intersection(canvas)
    let hasCharacters = line.string.unicodeScalars.contains { scalar in
      // Most scalars, whose properties need not be looked up.
      if (0x21...0x7E).contains(scalar.value) { return true }
      return !scalar.properties.isWhitespace && !scalar.properties.isEmojiPresentation
        && scalar.properties.generalCategory != .control
    }
    lines.append(
      PaintedLine(
        command: index, node: node, line: line, area: area, visible: visible, size: size,
        isBold: isBold, isReadable: isGlyphs && isPainted && hasCharacters && !isMask,
        keepsColor: groups.allSatisfy(\.keepsColors)))
  }

  /// Returns the area that a command paints; the canvas if that is not finite.
  ///
  /// - Parameters:
  ///   - paint: The command.
  ///   - blurs: A Boolean value that indicates whether the blur of shadows is part of the area.
  /// - Returns: The area; `nil` for groups.
  private func extent(of paint: PaintCommand, blurs: Bool = true) -> Rect? {
    guard var area = paint.extent else { return nil }
    for effect in groups.reversed() {
      if !blurs, case .shadow(var shadow) = effect {
        shadow.radius = 0
        area = PaintCommand.Effect.shadow(shadow).extent(of: area)
      } else {
        area = effect.extent(of: area)
      }
    }
    return (area.minX + area.minY + area.width + area.height).isFinite ? area : canvas
  }

  private mutating func addOverlay(_ paint: PaintCommand, _ index: Int) {
    var (hole, even) = (Rect?.none, Rect?.none)
    var isOpaque = false
    switch paint {
    case .text, .beginGroup, .endGroup: return
    case .fill(_, .color(let color)) where color.opacity <= 0: return
    case .fill(_, .color(let color)):
      even = covered(by: paint)
      isOpaque = color.opacity >= 1 && groups.allSatisfy(\.keepsColors)
    case .stroke(let outline, let stroke):
      let isMoved = groups.contains { !$0.keepsPlaces }
      let width = stroke.style.lineWidth
      let inner = isMoved ? nil : PaintCommand.fill(outline, stroke.paint).coveredArea
      hole = inner.map { inner in
        Rect(
          x: inner.minX + width, y: inner.minY + width, width: inner.width - 2 * width,
          height: inner.height - 2 * width)
      }
    case .fill, .image: break
    }
    let hasShadow = groups.contains { if case .shadow = $0 { true } else { false } }
    guard let extent = hasShadow ? extent(of: paint, blurs: false) : extents[index] else { return }
    overlays.append(
      PaintedOverlay(command: index, area: extent, hole: hole, even: even, isOpaque: isOpaque))
  }

  private mutating func add(
    _ outline: PaintCommand.Outline, _ paint: PaintCommand.Paint, _ index: Int, _ node: Int
  ) {
    switch paint {
    case .color(let color) where color.opacity < 0.98: return
    case .color: break
    case .backdrop:
      var area = PaintCommand.fill(outline, paint).extent ?? .zero
      for effect in groups.reversed() { area = effect.extent(of: area) }
      if area.isPlace { materials.append(PaintedCover(command: index, node: node, area: area)) }
    default: return
    }
    let isOpaque = groups.allSatisfy { effect in
      if case .opacity(let opacity) = effect { opacity > 0.98 } else { true }
    }
    guard isOpaque, let area = covered(by: .fill(outline, paint)) else { return }
    covers.append(PaintedCover(command: index, node: node, area: area))
  }

  /// Returns the area on the canvas that a fill covers; `nil` if that is unknown.
  private func covered(by fill: PaintCommand) -> Rect? {
    guard var area = fill.coveredArea else { return nil }
    for effect in groups.reversed() {
      switch effect {
      case .layer, .canvas, .clip, .shadow, .glassContent: area = effect.clipped(area)
      case .opacity: break
      case .transform(let transform) where transform.keepsRectangles:
        area = area.applying(transform)
      default: return nil
      }
    }
    return area.isPlace ? area : nil
  }
}

/// Finds the groups that are not painted, but provide the alpha of a mask.
struct MaskSources {
  /// For each open group, whether it is a mask, and whether it or an outer group is a source.
  private var open: [(isMask: Bool, hasSource: Bool, isSource: Bool)] = []

  /// Returns whether a command is in such a group; it is called for each command in order.
  mutating func contains(_ command: PaintCommand) -> Bool {
    let isInside = open.last?.isSource == true
    switch command {
    case .beginGroup(let effect):
      var isSource = isInside
      if let last = open.indices.last, open[last].isMask, !open[last].hasSource {
        open[last].hasSource = true
        isSource = true
      }
      open.append((effect == .mask, false, isSource))
      return isSource
    case .endGroup:
      _ = open.popLast()
      return isInside
    default: return isInside
    }
  }
}

extension PaintCommand {
  /// The largest rectangle that a fill covers; `nil` for outlines that cover none.
  fileprivate var coveredArea: Rect? {
    guard case .fill(let outline, _) = self else { return nil }
    switch outline {
    case .box(let rect, let radius): return rect.inside(radius: radius)
    case .roundedBox(let rect, let radii, _):
      let radius = max(
        radii.topLeading, radii.topTrailing, radii.bottomLeading,
        radii.bottomTrailing)
      return rect.inside(radius: radius)
    case .ellipse, .path: return nil
    }
  }
}

extension Rect {
  /// Returns the part that corners with a radius leave, as wide as the rectangle.
  fileprivate func inside(radius: Double) -> Rect? {
    guard isPlace, radius.isFinite else { return nil }
    // A rounded corner leaves all but 0.3 of its radius along the diagonal.
    let inset = min(max(radius, 0), min(width, height) / 2) * 0.3
    return Rect(
      x: minX + inset, y: minY + inset, width: width - 2 * inset, height: height - 2 * inset)
  }
}

extension PaintCommand.Effect {
  /// A Boolean value that indicates whether the content stays where it is.
  fileprivate var keepsPlaces: Bool {
    switch self {
    case .transform, .projection: false
    default: true
    }
  }

  /// A Boolean value that indicates whether the group has the colors of its content, where it has
  /// any.
  ///
  /// The shadow of text is behind it.
  var keepsColors: Bool {
    switch self {
    case .clip, .canvas, .transform, .layer, .shadow: true
    default: false
    }
  }

  /// Returns the part of a covering area that a clip leaves; an outline with corners leaves less.
  fileprivate func clipped(_ area: Rect) -> Rect {
    switch self {
    case .clip(let outline):
      PaintCommand.fill(outline, .color(ResolvedColor(red: 0, green: 0, blue: 0))).coveredArea
        .map { $0.intersection(area) } ?? .zero
    case .canvas(let rect): rect.intersection(area)
    default: area
    }
  }
}

extension Transform2D {
  /// The factor by which the transform scales lengths, as the root of that of areas.
  fileprivate var lengthScale: Double {
    let area = abs(a * d - b * c)
    return area.isFinite ? area.squareRoot() : 1
  }

  /// A Boolean value that indicates whether rectangles stay rectangles.
  fileprivate var keepsRectangles: Bool { b == 0 && c == 0 }
}
