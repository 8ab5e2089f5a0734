// SPDX-License-Identifier: MIT

extension ShapeKind {
  /// Returns the outline in a frame, in points; empty if a coordinate is not finite.
  package func path(in rect: Rect) -> Path {
    let half = min(rect.width, rect.height) / 2
    let path: Path
    switch self {
    case .rectangle: path = Path(rect)
    case .roundedRectangle(let radius, let style):
      path = Path(roundedRect: rect, cornerRadius: radius.corner(upTo: half), style: style)
    case .unevenRoundedRectangle(let radii, let style):
      path = Path(roundedRect: rect, cornerRadii: radii, style: style)
    case .capsule(let style): path = Path(roundedRect: rect, cornerRadius: half, style: style)
    case .circle: path = Path(ellipseIn: Self.square(in: rect))
    case .ellipse: path = Path(ellipseIn: rect)
    case .path(let drawing): path = drawing.offsetBy(dx: rect.minX, dy: rect.minY)
    case .custom(let custom): path = custom.path(in: rect)
    }
    return path.isFinite ? path : Path()
  }

  /// Returns the largest square centered in a frame.
  fileprivate static func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height)
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

extension ShapeContent {
  /// Returns the outline in a frame, with all adjustments applied.
  func outline(in frame: Rect, direction: LayoutDirection) -> PaintCommand.Outline {
    guard adjustments.isEmpty else {
      return .path(
        adjustedPath(in: frame, direction).inMillionths, origin: .zero, rule: fillRule)
    }
    let half = min(frame.width, frame.height) / 2
    switch kind {
    case .rectangle: return .box(frame, cornerRadius: 0)
    case .roundedRectangle(let radius, .circular):
      return .box(frame, cornerRadius: radius.corner(upTo: half))
    case .roundedRectangle(let radius, .continuous):
      return .roundedBox(
        frame, RectangleCornerRadii(all: radius.corner(upTo: half)), .continuous)
    case .unevenRoundedRectangle(let radii, let style):
      return .roundedBox(frame, direction == .rightToLeft ? radii.mirrored : radii, style)
    case .capsule(.circular): return .box(frame, cornerRadius: half)
    case .capsule(.continuous):
      return .roundedBox(frame, RectangleCornerRadii(all: half), .continuous)
    case .circle: return .ellipse(ShapeKind.square(in: frame))
    case .ellipse: return .ellipse(frame)
    case .path(let path):
      return .path(
        path.isFinite ? path.inMillionths : Path(), origin: frame.origin, rule: fillRule)
    case .custom: return .path(kind.path(in: frame).inMillionths, origin: .zero, rule: fillRule)
    }
  }

  private func adjustedPath(in frame: Rect, _ direction: LayoutDirection) -> Path {
    var frame = frame
    var transform = Transform2D.identity
    var trims: [(from: Double, to: Double)] = []
    var inset = 0.0
    func place(_ anchor: UnitPoint) -> Point {
      Point(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    for adjustment in adjustments {
      switch adjustment {
      case .trim(let from, let to): trims.append((from.points, to.points))
      case .inset(let amount):
        let edge = amount.points
        inset += edge
        frame = frame.inset(
          by: EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge))
      case .rotation(let degrees, let anchor):
        transform = transform.concatenating(
          Transform2D(rotation: .degrees(degrees.points), about: place(anchor)))
      case .scale(let x, let y, let anchor):
        transform = transform.concatenating(
          Transform2D(scaleX: x.points, y: y.points, about: place(anchor)))
      case .offset(let x, let y):
        transform = transform.concatenating(
          Transform2D(translationX: x.points, y: y.points))
      }
    }
    var path = kind.mirrored(direction).inset(by: inset).path(in: frame)
    for trim in trims { path = path.trimmedPath(from: trim.from, to: trim.to) }
    let placed = path.applying(transform)
    return placed.isFinite ? placed : Path()
  }
}

extension ShapeKind {
  /// Returns the shape with corners that remain parallel when the frame is inset.
  package func inset(by amount: Double) -> ShapeKind {
    func less(_ radius: Double) -> Double { radius.isNaN ? 0 : max(radius - amount, 0) }
    switch self {
    case .roundedRectangle(let radius, let style):
      return .roundedRectangle(cornerRadius: Length(less(radius.points)), style: style)
    case .unevenRoundedRectangle(let radii, let style):
      let inner = RectangleCornerRadii(
        topLeading: less(radii.topLeading), bottomLeading: less(radii.bottomLeading),
        bottomTrailing: less(radii.bottomTrailing), topTrailing: less(radii.topTrailing))
      return .unevenRoundedRectangle(inner, style: style)
    case .rectangle, .capsule, .circle, .ellipse, .path, .custom: return self
    }
  }

  /// Returns the shape with leading and trailing corners exchanged in a right-to-left layout.
  fileprivate func mirrored(_ direction: LayoutDirection) -> ShapeKind {
    guard direction == .rightToLeft, case .unevenRoundedRectangle(let radii, let style) = self
    else { return self }
    return .unevenRoundedRectangle(radii.mirrored, style: style)
  }
}

extension Length {
  /// Returns the radius of a corner, which is at most a length; 0 if it is not a number.
  ///
  /// Code for Apple's systems often passes an infinite radius for a capsule.
  fileprivate func corner(upTo half: Double) -> Double {
    points.isNaN ? 0 : min(max(points, 0), half)
  }
}

extension RectangleCornerRadii {
  /// Creates radii in points that are equal for all corners.
  init(all radius: Double) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
