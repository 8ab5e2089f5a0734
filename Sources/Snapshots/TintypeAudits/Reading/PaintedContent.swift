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
}

/// An area that is painted entirely, so that nothing behind it is visible or readable.
struct PaintedCover {
  /// The index of the paint command.
  var command: Int
  /// The index of the node.
  var node: Int
  var area: Rect
}

/// The texts and the covering areas of a scene, found in one pass over its commands.
struct PaintedContent {
  private(set) var lines: [PaintedLine] = []
  private(set) var covers: [PaintedCover] = []
  /// The areas in which what is behind is blurred.
  private(set) var materials: [PaintedCover] = []
  private var groups: [PaintCommand.Effect] = []
  private let canvas: Rect

  init(_ scene: Scene) {
    canvas = Rect(origin: .zero, size: scene.canvas.size)
    var masks = MaskSources()
    for (index, command) in scene.commands.enumerated() {
      let isMask = masks.contains(command.paint)
      let isKnown = scene.nodes.indices.contains(command.node)
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
      !scalar.properties.isWhitespace && !scalar.properties.isEmojiPresentation
        && scalar.properties.generalCategory != .control
    }
    lines.append(
      PaintedLine(
        command: index, node: node, line: line, area: area, visible: visible, size: size,
        isBold: isBold, isReadable: isGlyphs && isPainted && hasCharacters && !isMask))
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
    guard var area = PaintCommand.fill(outline, paint).coveredArea else { return }
    for effect in groups.reversed() {
      switch effect {
      case .layer, .canvas, .clip, .shadow, .glassContent: area = effect.clipped(area)
      case .opacity(let opacity) where opacity > 0.98: break
      case .transform(let transform) where transform.keepsRectangles:
        area = area.applying(transform)
      default: return
      }
    }
    if area.isPlace { covers.append(PaintedCover(command: index, node: node, area: area)) }
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
