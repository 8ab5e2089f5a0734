// SPDX-License-Identifier: MIT

// Validation of styles, strokes, texts and images.
extension LayoutTreeBuilder {
  /// Reports the problems of a style.
  func check(_ style: ResolvedStyle, _ attribute: String) {
    for problem in style.problems(attribute) { report(problem) }
  }

  /// Reports the problems of the style and shape of a background or an overlay.
  func check(_ decoration: Decoration, _ name: String) {
    if let shape = decoration.shape { check(ShapeContent(kind: shape)) }
    if let style = decoration.style { check(style, name) }
  }

  func check(_ image: ImageContent) {
    if let tint = image.tint { check(tint, "tint") }
    guard let insets = image.resizing?.capInsets else { return }
    for (edge, value) in [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ] {
      _ = checked(value, "capInsets.\(edge)", least: 0)
    }
  }

  /// Reports lengths of a text that are not used: NaN, infinite values and values out of range.
  func check(_ text: TextContent) {
    func check(_ length: Length, _ attribute: String, isUsable: Bool) {
      guard !isUsable else { return }
      report(.invalidLength(attribute: attribute, value: length.points))
    }
    for run in text.runs {
      check(run.tracking, "tracking", isUsable: run.tracking.points == run.usableTracking)
      check(
        run.baselineOffset, "baselineOffset",
        isUsable: run.baselineOffset.points == run.usableBaselineOffset)
      self.check(run.style, "foregroundStyle")
    }
    check(
      text.lineSpacing, "lineSpacing", isUsable: text.lineSpacing.points == text.usableLineSpacing)
    let factor = text.minimumScaleFactor
    check(factor, "minimumScaleFactor", isUsable: factor.points.isFinite)
  }

  /// Returns an anchor point with each coordinate that is not finite replaced by 0.5.
  func checked(_ anchor: UnitPoint, _ name: String) -> UnitPoint {
    UnitPoint(
      x: number(Length(anchor.x), "\(name).anchor.x", or: 0.5),
      y: number(Length(anchor.y), "\(name).anchor.y", or: 0.5))
  }
}

extension ResolvedStyle {
  /// Returns the problems that prevent the style from being painted as specified.
  func problems(_ attribute: String) -> [Diagnostic.Kind] {
    var problems: [Diagnostic.Kind] = []
    func number(_ value: Double, _ name: String, least: Double = -.infinity) {
      guard !(value.isFinite && value >= least) else { return }
      problems.append(.invalidLength(attribute: "\(attribute).\(name)", value: value))
    }
    func place(_ point: UnitPoint, _ name: String) {
      number(point.x, "\(name).x")
      number(point.y, "\(name).y")
    }
    func stops(_ gradient: ResolvedGradient) {
      if gradient.stops.isEmpty { problems.append(.emptyGradient(attribute: attribute)) }
      for (index, stop) in gradient.stops.enumerated() {
        number(stop.location, "stops[\(index)].location")
      }
      let locations = gradient.stops.map(\.location)
      if zip(locations, locations.dropFirst()).contains(where: { $0 > $1 }) {
        problems.append(.unorderedGradient(attribute: attribute))
      }
    }
    switch self {
    case .color: break
    case .linearGradient(let gradient, let start, let end):
      stops(gradient)
      place(start, "startPoint")
      place(end, "endPoint")
    case .radialGradient(let gradient, let center, let start, let end):
      stops(gradient)
      place(center, "center")
      number(start.points, "startRadius", least: 0)
      number(end.points, "endRadius", least: 0)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      stops(gradient)
      place(center, "center")
      number(start.points, "startRadiusFraction", least: 0)
      number(end.points, "endRadiusFraction", least: 0)
    case .angularGradient(let gradient, let center, let start, let end):
      stops(gradient)
      place(center, "center")
      number(start.points, "startAngle")
      number(end.points, "endAngle")
    case .mesh(let mesh):
      if !mesh.isComplete { problems.append(.incompleteMesh(attribute: attribute, mesh)) }
      // The first point is enough, since there can be many.
      guard let index = mesh.points.firstIndex(where: { !$0.isFinite }) else { break }
      let (point, name) = (mesh.points[index], "points[\(index)]")
      func place(_ point: Point, _ name: String) {
        number(point.x, "\(name).x")
        number(point.y, "\(name).y")
      }
      place(point.position, name)
      if let controls = point.controls {
        place(controls.leading, "\(name).leadingControlPoint")
        place(controls.top, "\(name).topControlPoint")
        place(controls.trailing, "\(name).trailingControlPoint")
        place(controls.bottom, "\(name).bottomControlPoint")
      }
    case .image(let content):
      number(content.scale.points, "scale", least: .leastNormalMagnitude)
      let source = content.source
      number(source.minX, "sourceRect.x")
      number(source.minY, "sourceRect.y")
      number(source.width, "sourceRect.width", least: .leastNormalMagnitude)
      number(source.height, "sourceRect.height", least: .leastNormalMagnitude)
    case .material(let material):
      number(material.blurRadius.points, "blurRadius", least: 0)
      number(material.saturation.points, "saturation")
    case .placed(let style, let rect):
      problems += style.problems(attribute)
      number(rect.minX, "rect.x")
      number(rect.minY, "rect.y")
      number(rect.width, "rect.width")
      number(rect.height, "rect.height")
    }
    return problems
  }
}
