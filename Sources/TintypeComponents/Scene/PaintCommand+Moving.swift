// SPDX-License-Identifier: MIT

extension PaintCommand {
  /// The command at another place, in points.
  func moved(by d: Point) -> PaintCommand {
    switch self {
    case .fill(let outline, let paint): .fill(outline.moved(by: d), paint.moved(by: d))
    case .stroke(let outline, var stroke):
      {
        stroke.paint = stroke.paint.moved(by: d)
        return .stroke(outline.moved(by: d), stroke)
      }()
    case .text(var line):
      {
        line.origin = line.origin.moved(by: d)
        for index in line.spans.indices {
          line.spans[index].paint = line.spans[index].paint.moved(by: d)
        }
        return .text(line)
      }()
    case .image(var placement):
      {
        placement.frame = placement.frame.moved(by: d)
        return .image(placement)
      }()
    case .beginGroup(let effect): .beginGroup(effect.moved(by: d))
    case .endGroup: .endGroup
    }
  }
}

extension PaintCommand.Outline {
  fileprivate func moved(by d: Point) -> Self {
    switch self {
    case .box(let rect, let radius): .box(rect.moved(by: d), cornerRadius: radius)
    case .roundedBox(let rect, let radii, let style): .roundedBox(rect.moved(by: d), radii, style)
    case .ellipse(let rect): .ellipse(rect.moved(by: d))
    case .path(let path, let origin, let rule): .path(path, origin: origin.moved(by: d), rule: rule)
    }
  }
}

extension PaintCommand.Paint {
  fileprivate func moved(by d: Point) -> Self {
    switch self {
    case .color, .backdrop: return self
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(gradient, from: start.moved(by: d), to: end.moved(by: d))
    case .radialGradient(let gradient, let center, let inner, let outer):
      return .radialGradient(
        gradient, center: center.moved(by: d), startRadius: inner, endRadius: outer)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(
        gradient, center: center.moved(by: d), startDegrees: start, endDegrees: end)
    case .image(var pattern):
      pattern.tile = pattern.tile.moved(by: d)
      return .image(pattern)
    }
  }
}

extension PaintCommand.Effect {
  fileprivate func moved(by d: Point) -> Self {
    switch self {
    case .clip(let outline): .clip(outline.moved(by: d))
    case .canvas(let rect): .canvas(rect.moved(by: d))
    case .transform(let transform):
      // There, mapped, and back.
      .transform(
        Transform2D(translationX: -d.x, y: -d.y).concatenating(transform)
          .concatenating(Transform2D(translationX: d.x, y: d.y)))
    case .layer, .opacity, .blend, .mask, .shadow, .blur, .colorMatrix: self
    }
  }
}

extension Point {
  /// The place moved by a distance.
  func moved(by d: Point) -> Point { Point(x: x + d.x, y: y + d.y) }
}

extension Rect {
  /// The rectangle moved by a distance.
  func moved(by d: Point) -> Rect { Rect(origin: origin.moved(by: d), size: size) }
}
