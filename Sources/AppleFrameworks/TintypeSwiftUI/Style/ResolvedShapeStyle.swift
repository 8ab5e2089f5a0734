// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// The paint of a style, and the effects on the content that is painted with it.
public struct _ShapeStyleValue {
  /// The paint.
  var paint: ResolvedStyle
  /// The effects, applied in order.
  var effects: [StyleEffect] = []

  init(_ paint: ResolvedStyle) { self.paint = paint }
}

/// An effect on content that is painted with a style.
enum StyleEffect: Hashable {
  /// An opacity that the paint itself cannot express.
  case opacity(Double)
  /// A blend mode.
  case blendMode(BlendMode)
  /// A shadow behind the content.
  case shadow(ShadowContent)
}

extension _ShapeStyleValue {
  /// Returns the value with its opacity multiplied by a factor.
  func multiplyingOpacity(by factor: Double) -> _ShapeStyleValue {
    guard factor != 1 else { return self }
    var value = self
    switch paint {
    case .color(let color): value.paint = .color(color.multiplyingOpacity(by: factor))
    case .linearGradient(let gradient, let start, let end):
      value.paint = .linearGradient(
        gradient.multiplyingOpacity(by: factor), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      value.paint = .radialGradient(
        gradient.multiplyingOpacity(by: factor), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      value.paint = .ellipticalGradient(
        gradient.multiplyingOpacity(by: factor), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      value.paint = .angularGradient(
        gradient.multiplyingOpacity(by: factor), center: center, start: start, end: end)
    case .mesh(let mesh): value.paint = .mesh(mesh.multiplyingOpacity(by: factor))
    case .placed(let style, let rect):
      let placed = _ShapeStyleValue(style).multiplyingOpacity(by: factor)
      value.paint = .placed(placed.paint, rect)
      value.effects += placed.effects
    case .image, .material: value.effects.append(.opacity(factor))
    }
    return value
  }
}

extension ResolvedColor {
  /// Returns the color with its opacity multiplied by a factor; the name is kept.
  func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    ResolvedColor(
      name: factor.isNaN ? Self.invalidName : name, red: red, green: green, blue: blue,
      opacity: opacity * factor.clampedToUnit)
  }
}

extension ResolvedMesh {
  fileprivate func multiplyingOpacity(by factor: Double) -> ResolvedMesh {
    var mesh = self
    mesh.colors = colors.map { $0.multiplyingOpacity(by: factor) }
    mesh.background = background.multiplyingOpacity(by: factor)
    return mesh
  }
}

extension ResolvedGradient {
  fileprivate func multiplyingOpacity(by factor: Double) -> ResolvedGradient {
    var gradient = self
    for index in gradient.stops.indices {
      gradient.stops[index].color = stops[index].color.multiplyingOpacity(by: factor)
    }
    return gradient
  }
}
