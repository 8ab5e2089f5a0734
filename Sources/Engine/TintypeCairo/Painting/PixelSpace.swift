// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// The mapping from points to pixels of the canvas: scaling, then the transforms of enclosing
/// groups.
struct PixelSpace {
  /// Pixels per point.
  let scale: Double
  /// The transform from scaled points to pixels of the canvas.
  private(set) var matrix = Transform2D.identity
  /// A Boolean value that indicates whether the transform is more than a translation by whole
  /// pixels.
  ///
  /// If it is, edges are not rounded to pixels.
  private(set) var isTransformed = false

  init(scale: Double) { self.scale = scale }

  /// Returns the space inside of a transformed group; `nil` if nothing can be painted.
  ///
  /// That applies to numbers that are not finite, to magnifications of more than 10,000, and to
  /// transforms without an area.
  func applying(_ transform: Transform2D) -> PixelSpace? {
    var space = self
    var inPixels = transform
    inPixels.tx *= scale
    inPixels.ty *= scale
    space.matrix = inPixels.concatenating(matrix)
    guard space.matrix.isUsable else { return nil }
    space.isTransformed = !space.matrix.isWholeTranslation
    return space
  }

  /// Returns a projection in pixels of the canvas; `nil` if nothing can be painted.
  func projecting(_ projection: Projection2D) -> Projection2D? {
    let scaled = Transform2D(scaleX: scale, y: scale).concatenating(matrix)
    guard let inPixels = projection.placed(by: scaled), inPixels.isFinite,
      inPixels.inverse != nil
    else { return nil }
    return inPixels
  }

  /// Returns a length in pixels, in the range of cairo's fixed-point numbers.
  func pixels(_ points: Double) -> Double { PixelBox.limited(points * scale) }

  /// Returns a rectangle in scaled points, rounded to whole pixels if nothing is transformed.
  func box(_ rect: Rect, inset: Double = 0) -> PixelBox {
    PixelBox(rect, scale: scale, inset: inset, isSnapped: !isTransformed)
  }

  /// Returns the position on the canvas of a point in scaled points.
  func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    guard matrix != .identity else { return (x, y) }
    let place = Point(x: x, y: y).applying(matrix)
    return (PixelBox.limited(place.x), PixelBox.limited(place.y))
  }

  // MARK: Areas

  /// Returns the canvas pixels that a box in scaled points touches, with a margin around them.
  func area(_ box: PixelBox, margin: Double = 0) -> PixelArea {
    guard box.left <= box.right, box.top <= box.bottom else { return .empty }
    let corners = [
      place(box.left - margin, box.top - margin), place(box.right + margin, box.top - margin),
      place(box.left - margin, box.bottom + margin), place(box.right + margin, box.bottom + margin),
    ]
    var area = (left: Double.infinity, top: Double.infinity, right: -1e9, bottom: -1e9)
    for corner in corners {
      area.left = min(area.left, corner.x)
      area.top = min(area.top, corner.y)
      area.right = max(area.right, corner.x)
      area.bottom = max(area.bottom, corner.y)
    }
    // Antialiasing can touch one more pixel on each side.
    return PixelArea(
      left: Int(PixelBox.limited(area.left.rounded(.down))) - 1,
      top: Int(PixelBox.limited(area.top.rounded(.down))) - 1,
      right: Int(PixelBox.limited(area.right.rounded(.up))) + 1,
      bottom: Int(PixelBox.limited(area.bottom.rounded(.up))) + 1
    )
  }

  /// Returns the pixels that an outline touches.
  func area(of outline: PaintCommand.Outline, margin: Double = 0) -> PixelArea {
    guard outline.isDrawable else { return .empty }
    switch outline {
    case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect):
      return area(box(rect), margin: margin)
    case .path(let path, let origin, _):
      guard let bounds = path.controlBounds else { return .empty }
      let rect = Rect(
        x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: bounds.width,
        height: bounds.height)
      return area(PixelBox(rect, scale: scale, inset: 0, isSnapped: false), margin: margin)
    }
  }

  /// Returns the pixels that a stroke along an outline touches.
  func area(of outline: PaintCommand.Outline, _ stroke: PaintCommand.Stroke) -> PixelArea {
    if stroke.isInside { return area(of: outline) }
    let style = stroke.style
    // Square caps extend by half of a diagonal, miter joins by the miter limit.
    let limit = style.lineJoin == .miter ? style.usableMiterLimit : 1
    let reach = pixels(style.lineWidth) / 2 * max(limit, 1.5)
    return area(of: outline, margin: PixelBox.limited(reach))
  }

  /// Returns the size of the box for a blur with a radius in points, in pixels; 0 for no blur, at
  /// most 1024.
  ///
  /// The formula is that of SVG 1.1, section 15.17, with the radius as the standard deviation.
  func blurBox(radius: Double) -> UInt32 {
    let deviation = radius * scale * matrix.magnification
    // 3 · √(2π) / 4
    let width = (deviation * 1.879_971_205_973_250_3 + 0.5).rounded(.down)
    // Three boxes of size 2 have a deviation of √¾. For deviations above half of that, they are a better
    // approximation than no blur.
    guard width > 1 else { return deviation > 0.433 ? 2 : 0 }
    return UInt32(min(width, 1024))
  }

  /// Returns a distance in points as whole pixels of the canvas.
  func wholeOffset(x: Double, y: Double) -> (x: Int, y: Int) {
    func whole(_ pixels: Double) -> Int { Int(PixelBox.limited((pixels + 0.5).rounded(.down))) }
    let (x, y) = (pixels(x), pixels(y))
    return (whole(matrix.a * x + matrix.c * y), whole(matrix.b * x + matrix.d * y))
  }
}

extension PaintCommand.Outline {
  /// A Boolean value that indicates whether no number is NaN; other outlines are not painted.
  var isDrawable: Bool {
    switch self {
    case .box(let rect, let radius): rect.hasPlace && !radius.isNaN
    case .ellipse(let rect): rect.hasPlace
    case .roundedBox(let rect, let radii, _):
      rect.hasPlace
        && [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
          .allSatisfy { !$0.isNaN }
    case .path(let path, let origin, _):
      origin.hasPlace
        && path.elements.allSatisfy { element in
          switch element {
          case .move(let point), .line(let point): point.hasPlace
          case .curve(let end, let first, let second):
            end.hasPlace && first.hasPlace && second.hasPlace
          case .close: true
          }
        }
    }
  }
}

extension Point {
  var hasPlace: Bool { !x.isNaN && !y.isNaN }
}

extension Rect {
  /// A Boolean value that indicates whether no edge is NaN, which the sum of two infinities is too.
  var hasPlace: Bool { !minX.isNaN && !minY.isNaN && !maxX.isNaN && !maxY.isNaN }
}

extension Path {
  /// The smallest rectangle that contains all points, including control points.
  var controlBounds: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let end, let first, let second): points += [end, first, second]
      case .close: continue
      }
    }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    // Edges are clamped to finite numbers, since a sum of infinite numbers can be NaN.
    func finite(_ value: Double) -> Double { min(max(value, -1e9), 1e9) }
    (left, top, right, bottom) = (finite(left), finite(top), finite(right), finite(bottom))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Transform2D {
  var determinant: Double { a * d - b * c }

  /// The inverse of a usable transform, computed with the reciprocal of the determinant.
  ///
  /// The public `inverse` divides by the determinant, which rounds differently; the pixels of
  /// gradients depend on this property.
  var reciprocalInverse: Transform2D {
    if a == 1, b == 0, c == 0, d == 1 { return Transform2D(translationX: -tx, y: -ty) }
    let factor = 1 / determinant
    let (ia, ib, ic, id) = (d * factor, -b * factor, -c * factor, a * factor)
    return Transform2D(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  /// A Boolean value that indicates whether the transform moves everything by whole pixels.
  var isWholeTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx.rounded() == tx && ty.rounded() == ty
  }

  /// The mean scale factor of the sides of an area.
  var magnification: Double { abs(determinant).squareRoot() }

  /// The lengths of a step of one pixel to the right and of one pixel downward.
  var stretch: (x: Double, y: Double) {
    ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  /// A Boolean value that indicates whether the numbers are valid for drawing lines and fonts.
  var isUsable: Bool {
    let numbers = [a, b, c, d]
    return numbers.allSatisfy { $0.isFinite && abs($0) <= 1e4 }
      && [tx, ty].allSatisfy { $0.isFinite && abs($0) <= 1e6 } && abs(determinant) >= 1e-8
  }

  var cairoValue: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
