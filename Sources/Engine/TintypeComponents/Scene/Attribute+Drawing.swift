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
  var summary: String { "\(x.pointText) \(y.pointText)" }
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
