// SPDX-License-Identifier: MIT

extension ShapeContent {
  /// The attributes of the outline, the fill and the strokes, in this order.
  var attributes: [Attribute] {
    var list = AttributeList()
    list.add(kind.attributes)
    for (index, adjustment) in adjustments.enumerated() {
      list.add(adjustment.attributes, within: "shape[\(index)]")
    }
    list.add("fill", fill?.attribute)
    list.add("fillRule", fillRule, unless: .nonZero)
    for (index, stroke) in strokes.enumerated() {
      list.add(
        stroke.attributes, within: stroke.isInside ? "strokeBorder[\(index)]" : "stroke[\(index)]")
    }
    return list.attributes
  }
}

extension ShapeContent.Stroke {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("color", paint.attribute)
    list.add(style.attributes)
    return list.attributes
  }
}

extension StrokeStyle {
  /// The width, and other attributes that differ from their defaults.
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    list.add("lineWidth", Length(lineWidth))
    list.add("lineCap", lineCap, unless: .butt)
    list.add("lineJoin", lineJoin, unless: .miter)
    list.add("miterLimit", Length(miterLimit), unless: 10)
    if !dash.isEmpty {
      list.add("dash", .word(dash.map(\.pointText).joined(separator: " ")))
    }
    list.add("dashPhase", Length(dashPhase), unless: 0)
    return list.attributes
  }
}

extension ShapeKind {
  /// The kind as the base name of its Swift case.
  var word: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle: "roundedRectangle"
    case .unevenRoundedRectangle: "unevenRoundedRectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .path: "path"
    case .custom: "custom"
    }
  }

  /// The attributes that are not implied by the type of the shape.
  var attributes: [Attribute] {
    var list = AttributeList()
    switch self {
    case .rectangle, .circle, .ellipse, .custom: break
    case .roundedRectangle(let radius, let style):
      list.add("cornerRadius", radius)
      list.add("cornerStyle", style, unless: .circular)
    case .unevenRoundedRectangle(let radii, let style):
      list.add("topLeadingRadius", Length(radii.topLeading), unless: 0)
      list.add("bottomLeadingRadius", Length(radii.bottomLeading), unless: 0)
      list.add("bottomTrailingRadius", Length(radii.bottomTrailing), unless: 0)
      list.add("topTrailingRadius", Length(radii.topTrailing), unless: 0)
      list.add("cornerStyle", style, unless: .circular)
    case .capsule(let style): list.add("cornerStyle", style, unless: .circular)
    case .path(let path): list.add("path", .word(path.summary))
    }
    return list.attributes
  }
}

extension ShapeAdjustment {
  fileprivate var attributes: [Attribute] {
    var list = AttributeList()
    switch self {
    case .trim(let from, let to):
      list.add("trim.from", from)
      list.add("trim.to", to)
    case .inset(let length): list.add("inset", length)
    case .rotation(let degrees, let anchor):
      list.add("rotation.degrees", degrees)
      list.add("rotation.anchor", anchor, unless: .center)
    case .scale(let x, let y, let anchor):
      list.add("scale.x", x)
      list.add("scale.y", y)
      list.add("scale.anchor", anchor, unless: .center)
    case .offset(let x, let y):
      list.add("offset.x", x)
      list.add("offset.y", y)
    }
    return list.attributes
  }
}

extension Path {
  /// The maximum number of elements that are written out.
  private static let writtenElements = 8

  /// The number of elements, and the path in SVG's syntax (SVG 2, section 9.3).
  ///
  /// A digest replaces the elements of long paths.
  package var summary: String {
    let count = "\(elements.count) element\(elements.count == 1 ? "" : "s")"
    if elements.isEmpty { return count }
    guard elements.count <= Self.writtenElements else {
      var hash = StableHash()
      hash.combine(self)
      return "\(count) \(hash.text)"
    }
    let steps = elements.map { element in
      switch element {
      case .move(let point): "M \(point.summary)"
      case .line(let point): "L \(point.summary)"
      case .curve(let end, let first, let second):
        "C \(first.summary) \(second.summary) \(end.summary)"
      case .close: "Z"
      }
    }
    return "\(count) \(steps.joined(separator: " "))"
  }
}

extension Point {
  fileprivate var summary: String { "\(x.pointText) \(y.pointText)" }
}

extension SymbolDrawing {
  /// The number of layers, and a digest of the drawing.
  package var summary: String {
    var hash = StableHash()
    for number in [viewBox.minX, viewBox.minY, viewBox.width, viewBox.height] {
      hash.combine(number)
    }
    hash.combine(flipsForRightToLeft ? 1 : 0)
    for layer in layers {
      hash.combine(layer.path)
      hash.combine(layer.fillRule.rawValue)
      hash.combine(layer.opacity)
      hash.combine(layer.mode.rawValue)
      guard case .stroke(let stroke) = layer.style else { continue }
      hash.combine(stroke.lineWidth)
      hash.combine(stroke.lineCap.rawValue)
      hash.combine(stroke.lineJoin.rawValue)
      hash.combine(stroke.miterLimit)
      for length in stroke.dash { hash.combine(length) }
      hash.combine(stroke.dashPhase)
    }
    return "\(layers.count) layer\(layers.count == 1 ? "" : "s") \(hash.text)"
  }
}

extension ResolvedStyle {
  /// The style as a value: a color, or a description on one line for other styles.
  package var attribute: Attribute.Value {
    switch self {
    case .color(let color): .color(color)
    case .linearGradient(let gradient, let start, let end):
      .word("linearGradient(\(gradient.summary)) \(start.summary) → \(end.summary)")
    case .radialGradient(let gradient, let center, let start, let end):
      .word("radialGradient(\(gradient.summary)) \(center.summary) \(Self.range(start, end))")
    case .ellipticalGradient(let gradient, let center, let start, let end):
      .word("ellipticalGradient(\(gradient.summary)) \(center.summary) \(Self.range(start, end))")
    case .angularGradient(let gradient, let center, let start, let end):
      .word(
        "angularGradient(\(gradient.summary)) \(center.summary) "
          + "\(start.points.pointText)° → \(end.points.pointText)°")
    case .mesh(let mesh): .word(mesh.summary)
    case .image(let paint): .word(paint.summary)
    case .material(let material): .word(material.summary)
    case .placed(let style, let rect): style.attribute(in: rect)
    }
  }

  /// Returns the style as a value with the rectangle that it fills; a color fills everything.
  private func attribute(in rect: Rect) -> Attribute.Value {
    guard case .word(let text) = attribute else { return attribute }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.pointText)
    return .word("\(text) in \(numbers[0]) \(numbers[1])  \(numbers[2]) × \(numbers[3])")
  }

  private static func range(_ start: Length, _ end: Length) -> String {
    "\(start.points.pointText) → \(end.points.pointText)"
  }
}

extension ResolvedGradient {
  /// The stops: `#FF0000 0, #0000FF 1`.
  fileprivate var summary: String {
    stops.map { "\($0.color) \($0.location.pointText)" }.joined(separator: ", ")
  }
}

extension ResolvedMesh {
  /// The maximum number of points that are written out.
  private static let writtenPoints = 9

  /// The size, then the points and colors row by row; a digest replaces those of large meshes and
  /// of meshes with control points.
  fileprivate var summary: String {
    var text = "meshGradient(\(width) × \(height)"
    if points.count <= Self.writtenPoints, points.count == colors.count,
      points.allSatisfy({ $0.controls == nil })
    {
      let pairs = zip(points, colors).map { "\($1) \($0.position.summary)" }
      text += ": \(pairs.joined(separator: ", "))"
    } else {
      var hash = StableHash()
      for point in points {
        hash.combine(point.position)
        guard let controls = point.controls else { continue }
        hash.combine(controls.leading)
        hash.combine(controls.top)
        hash.combine(controls.trailing)
        hash.combine(controls.bottom)
      }
      for color in colors { hash.combine(color) }
      text += " \(hash.text)"
    }
    text += ")"
    if background.opacity > 0 { text += " on \(background)" }
    if !smoothsColors { text += " linear" }
    if isPerceptual { text += " perceptual" }
    return text
  }
}

extension ResolvedMaterial {
  fileprivate var summary: String {
    "\(name) \(tint) blur \(blurRadius.points.pointText) saturation \(saturation.points.pointText)"
  }
}

extension ImagePaintContent {
  fileprivate var summary: String {
    var text = "image(\(image.summary))"
    if source != Rect(x: 0, y: 0, width: 1, height: 1) {
      let numbers = [source.minX, source.minY, source.width, source.height].map(\.pointText)
      text += " source \(numbers.joined(separator: " "))"
    }
    if scale != 1 { text += " scale \(scale.points.pointText)" }
    return text
  }
}

extension ImageData {
  /// The size, scale and digest prefix: `40 × 20 @2x 0123456789ab`.
  package var summary: String {
    let size = "\(reference.pixelWidth) × \(reference.pixelHeight)"
    return "\(size) @\(scale.pointText)x \(reference.digest.prefix(12))"
  }
}

extension UnitPoint {
  /// The name of the point, or its two fractions.
  package var summary: String {
    switch self {
    case .topLeading: "topLeading"
    case .top: "top"
    case .topTrailing: "topTrailing"
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .bottomLeading: "bottomLeading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottomTrailing"
    default: "(\(x.pointText), \(y.pointText))"
    }
  }
}

extension Edge {
  /// The names of the edges.
  var summary: String {
    if self == .all { return "all" }
    let names: [(Edge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let words = names.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? "none" : words.joined(separator: " ")
  }
}
