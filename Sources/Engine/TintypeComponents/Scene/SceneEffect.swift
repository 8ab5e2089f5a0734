// SPDX-License-Identifier: MIT

/// A paint effect on an element that does not affect the layout, with validated numbers.
enum SceneEffect {
  /// An effect that does not depend on the element's frame.
  case group(PaintCommand.Effect)
  case hidden
  case clip(ShapeContent)
  /// The clip of a scroll view to its viewport.
  case window(ScrollContent)
  case rotation(degrees: Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case transform(Transform2D, anchor: UnitPoint)
  case projection(Projection2D, anchor: UnitPoint, isRelative: Bool)
  case allowsHitTesting(Bool)
  case contentShape(ShapeKind)

  /// A Boolean value that indicates whether the content is scrolled, moved or resized.
  var movesContent: Bool {
    switch self {
    case .window, .rotation, .scale, .transform, .projection: true
    case .group, .hidden, .clip, .allowsHitTesting, .contentShape: false
    }
  }

  /// Returns the group in which an element with a frame is painted; `nil` if no group is needed.
  func group(in frame: Rect, direction: LayoutDirection) -> PaintCommand.Effect? {
    func place(_ anchor: UnitPoint) -> Point {
      Point(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    switch self {
    case .group(let effect): return effect.changesNothing ? nil : effect
    case .clip(let shape): return .clip(shape.outline(in: frame, direction: direction))
    case .window(let scroll) where scroll.control?.clips == false: return nil
    case .window: return .clip(.box(frame, cornerRadius: 0))
    case .rotation(let degrees, let anchor):
      let angle = Angle(degrees: degrees)
      return degrees == 0 ? nil : .transform(Transform2D(rotation: angle, about: place(anchor)))
    case .scale(let x, let y, let anchor):
      return x == 1 && y == 1
        ? nil : .transform(Transform2D(scaleX: x, y: y, about: place(anchor)))
    case .transform(let transform, let anchor):
      let origin = place(anchor)
      return transform == .identity
        ? nil
        : .transform(
          Transform2D(translationX: -origin.x, y: -origin.y).concatenating(transform)
            .concatenating(Transform2D(translationX: origin.x, y: origin.y)))
    case .projection(var projection, let anchor, let isRelative):
      if isRelative { projection.divide(by: max(frame.width, frame.height)) }
      return .projection(projection.about(place(anchor)))
    case .hidden, .allowsHitTesting, .contentShape: return nil
    }
  }
}

extension PaintCommand.Effect {
  /// A Boolean value that indicates whether a group with this effect does not change its content.
  fileprivate var changesNothing: Bool {
    switch self {
    case .opacity(let opacity): opacity >= 1
    case .shadow(let shadow): shadow.color.opacity <= 0
    case .blur(let radius): radius <= 0
    case .blend(let mode): mode == .normal
    case .layer, .clip, .canvas, .composite, .mask, .colorMatrix, .alphaThreshold, .transform,
      .projection, .glassContent:
      false
    }
  }
}

extension Projection2D {
  /// Divides the perspective by a length in points; 0 leaves no perspective.
  fileprivate mutating func divide(by length: Double) {
    let factor = length > 0 ? 1 / length : 0
    (g, h, i) = (g * factor, h * factor, 1 + (i - 1) * factor)
  }
}

extension ColorEffect {
  /// The effect as a color matrix, by the formulas of W3C Filter Effects Level 1, section 9.
  package var matrix: ColorMatrix {
    switch self {
    case .brightness(let amount):
      let shift = amount.points
      return .diagonal(1, 1, 1, adding: shift)
    case .contrast(let amount):
      let factor = amount.points
      return .diagonal(factor, factor, factor, adding: 0.5 - factor / 2)
    case .saturation(let amount): return .saturation(amount.points)
    case .grayscale(let amount): return .saturation(1 - amount.points.clampedToUnit)
    case .hueRotation(let degrees): return Self.hueRotation(Angle(degrees: degrees.points))
    case .invert: return .diagonal(-1, -1, -1, adding: 1)
    case .multiply(let color):
      var matrix = ColorMatrix.diagonal(color.red, color.green, color.blue, adding: 0)
      matrix.values[18] = color.opacity
      return matrix
    case .luminanceToAlpha:
      return ColorMatrix(
        values: Array(repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0])
    }
  }

  private static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (angle.cosine, angle.sine)
    return ColorMatrix(values: [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
      0, 0,
      0, 0, 0, 1, 0,
    ])
  }
}

extension ColorMatrix {
  /// Returns a matrix with a factor for each color and a number that is added to all three.
  fileprivate static func diagonal(
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    adding shift: Double
  ) -> ColorMatrix {
    ColorMatrix(values: [
      red, 0, 0, 0, shift,
      0, green, 0, 0, shift,
      0, 0, blue, 0, shift,
      0, 0, 0, 1, 0,
    ])
  }
}
