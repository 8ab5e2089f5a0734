// SPDX-License-Identifier: MIT

/// The drawing of a symbol in a weight and a scale.
package struct SymbolDesign: Hashable, Codable, Sendable {
  /// The weight on the scale of `Font.Weight`.
  package var weight: Int
  /// The scale of the symbol.
  package var scale: ImageScale
  /// The rectangle that layout uses.
  package var viewBox: Rect
  /// The layers, in painting order.
  package var layers: [SymbolDrawing.Layer]

  /// Creates a drawing in a weight and a scale.
  package init(weight: Int, scale: ImageScale, viewBox: Rect, layers: [SymbolDrawing.Layer]) {
    self.weight = weight
    self.scale = scale
    self.viewBox = viewBox
    self.layers = layers
  }
}

extension SymbolDrawing {
  /// Returns the drawing in a weight and a scale.
  ///
  /// If no design has the scale, one of the nearest scale is drawn larger or smaller. A weight
  /// between two designs is interpolated if their paths have the same elements. Otherwise, the result
  /// has the weight whose lines are the more similar ones.
  package func design(weight: Font.Weight, scale: ImageScale) -> SymbolDrawing {
    guard let designs else { return self }
    let scales: [ImageScale] =
      switch scale {
      case .small: [.small, .medium, .large]
      case .medium: [.medium, .small, .large]
      case .large: [.large, .medium, .small]
      }
    let scale = scales.first { scale in designs.contains { $0.scale == scale } }
    let candidates = designs.filter { $0.scale == scale }.sorted { $0.weight < $1.weight }
    let lighter = candidates.last { $0.weight <= weight.value }
    let heavier = candidates.first { $0.weight >= weight.value }
    guard let first = lighter ?? heavier, let last = heavier ?? lighter else { return self }
    let widths = [first.weight, weight.value, last.weight].map {
      SymbolComposer.lineWidth(of: Font.Weight($0))
    }
    let share = widths[2] > widths[0] ? (widths[1] - widths[0]) / (widths[2] - widths[0]) : 0
    let design = first.interpolated(to: last, share) ?? (share < 0.5 ? first : last)
    return SymbolDrawing(
      viewBox: design.viewBox, layers: design.layers, flipsForRightToLeft: flipsForRightToLeft)
  }
}

extension SymbolDesign {
  /// Returns a design between this one and another one; `nil` if their layers differ in more than
  /// numbers.
  fileprivate func interpolated(to other: SymbolDesign, _ share: Double) -> SymbolDesign? {
    guard layers.count == other.layers.count else { return nil }
    var design = self
    design.viewBox = Rect(
      x: mix(viewBox.minX, other.viewBox.minX, share),
      y: mix(viewBox.minY, other.viewBox.minY, share),
      width: mix(viewBox.width, other.viewBox.width, share),
      height: mix(viewBox.height, other.viewBox.height, share))
    for (index, pair) in zip(layers, other.layers).enumerated() {
      guard let layer = pair.0.interpolated(to: pair.1, share) else { return nil }
      design.layers[index] = layer
    }
    return design
  }
}

extension SymbolDrawing.Layer {
  fileprivate func interpolated(to other: Self, _ share: Double) -> Self? {
    guard let path = path.interpolated(to: other.path, share) else { return nil }
    var layer = self
    layer.path = path
    // The layers are equal except for their paths and the widths of their lines.
    var same = other
    same.path = self.path
    if case .stroke(var line) = style, case .stroke(let otherLine) = other.style {
      line.lineWidth = mix(line.lineWidth, otherLine.lineWidth, share)
      layer.style = .stroke(line)
      same.style = style
    }
    return same == self ? layer : nil
  }
}

extension Path {
  fileprivate func interpolated(to other: Path, _ share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var path = Path()
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let point), .move(let end)): path.move(to: mix(point, end, share))
      case (.line(let point), .line(let end)): path.addLine(to: mix(point, end, share))
      case (.curve(let point, let first, let second), .curve(let end, let third, let fourth)):
        path.addCurve(
          to: mix(point, end, share), control1: mix(first, third, share),
          control2: mix(second, fourth, share))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}

private func mix(_ first: Double, _ second: Double, _ share: Double) -> Double {
  first * (1 - share) + second * share
}

private func mix(_ first: Point, _ second: Point, _ share: Double) -> Point {
  Point(x: mix(first.x, second.x, share), y: mix(first.y, second.y, share))
}
