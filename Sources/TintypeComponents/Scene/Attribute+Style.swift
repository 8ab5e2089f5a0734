// SPDX-License-Identifier: MIT

extension ResolvedStyle {
  /// The style as a value: a colour as it is, anything else in words on one line.
  var attribute: Attribute.Value {
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
    case .image(let paint): .word(paint.summary)
    case .material(let material): .word(material.summary)
    }
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
  /// Size, scale and the beginning of the digest: `40 × 20 @2x 0123456789ab`.
  var summary: String {
    let size = "\(reference.pixelWidth) × \(reference.pixelHeight)"
    return "\(size) @\(scale.pointText)x \(reference.digest.prefix(12))"
  }
}

extension UnitPoint {
  /// The name of the place where it has one, else its two shares.
  var summary: String {
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
  /// The edges in words.
  var summary: String {
    if self == .all { return "all" }
    let names: [(Edge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let words = names.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? "none" : words.joined(separator: " ")
  }
}
