// SPDX-License-Identifier: MIT

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
