// SPDX-License-Identifier: MIT

/// A check for commands that cannot be painted, for a canvas of a given size and scale.
///
/// User input is checked when the layout tree is built. This check covers numbers that are computed
/// later, paths, and decoded scenes.
package struct CommandCheck {
  private let canvas: Rect
  /// Pixels per point.
  package let scale: Double
  /// The greatest coordinate in points that can be painted exactly.
  package let maximum: Double

  package init(size: Size, scale: Double) {
    canvas = Rect(origin: .zero, size: size)
    self.scale = scale
    maximum = Self.maximumPixel / scale
  }

  /// The greatest coordinate in pixels that can be painted exactly.
  package static let maximumPixel = 1e6
  /// The maximum number of dashes along one line.
  package static let maximumDashCount = 100_000.0
  /// The maximum number of pixel rows that the elements of a path may cross in total, which takes
  /// about a second.
  package static let maximumRowCount = 4e6
  /// The maximum number of pixels that the patches of a mesh cover in total, on a canvas that is not
  /// larger; painting them takes less than a second.
  package static let maximumMeshCoverage = 1e8
  /// The cost of a stroke relative to that of a fill.
  package static let strokeWeight = 4.0

  /// Returns the problem of a command; `nil` if it can be painted.
  package func flaw(of command: PaintCommand) -> Diagnostic.Kind? {
    switch command {
    case .fill(let outline, let paint):
      return flaw(of: outline, "fill", weight: 1) ?? flaw(of: paint, "fill", in: outline)
    case .stroke(let outline, let stroke):
      return flaw(of: outline, "stroke", weight: Self.strokeWeight)
        ?? flaw(of: stroke.paint, "stroke", in: outline) ?? flaw(of: stroke.style, along: outline)
    case .text(let line): return flaw(of: line)
    case .image(let image):
      let isUsable =
        image.frame.isFinite && image.source?.isFinite != false
        && image.tint?.isUsable != false && !reachesTooFar(image.frame)
      return isUsable ? nil : .unpaintable("image")
    case .beginGroup(let effect): return flaw(of: effect)
    case .endGroup: return nil
    }
  }

  // MARK: Outlines

  private func flaw(
    of outline: PaintCommand.Outline, _ name: String, weight: Double
  ) -> Diagnostic.Kind? {
    switch outline {
    case .box(let rect, let radius):
      return rect.isFinite && radius.isFinite ? nil : .unpaintable(name)
    case .roundedBox(let rect, let radii, _):
      return rect.isFinite && radii.isFinite ? nil : .unpaintable(name)
    case .ellipse(let rect):
      return rect.isFinite && !reachesTooFar(rect) ? nil : .unpaintable(name)
    case .path(let path, let origin, _):
      guard let extent = PathExtent(path, origin, height: canvas.height) else {
        return .unpaintable(name)
      }
      if let bounds = extent.bounds, reachesTooFar(bounds) { return .unpaintable(name) }
      return extent.rows * scale * weight > Self.maximumRowCount ? .tooComplex(name) : nil
    }
  }

  /// Returns a Boolean value that indicates whether a visible rectangle extends beyond exact
  /// coordinates.
  private func reachesTooFar(_ rect: Rect) -> Bool {
    let isFar =
      max(abs(rect.minX), abs(rect.maxX)) > maximum
      || max(abs(rect.minY), abs(rect.maxY)) > maximum
    return isFar && rect.minX <= canvas.maxX && rect.maxX >= canvas.minX
      && rect.minY <= canvas.maxY && rect.maxY >= canvas.minY
  }

  // MARK: Paints

  private func flaw(
    of paint: PaintCommand.Paint, _ name: String, in outline: PaintCommand.Outline? = nil
  ) -> Diagnostic.Kind? {
    func gradient(_ gradient: ResolvedGradient, _ numbers: [Double]) -> Diagnostic.Kind? {
      if gradient.stops.isEmpty { return .emptyGradient(attribute: name) }
      let isUsable =
        numbers.allSatisfy(\.isFinite)
        && gradient.stops.allSatisfy { $0.location.isFinite && $0.color.isUsable }
      return isUsable ? nil : .unpaintable(name)
    }
    switch paint {
    case .color(let color): return color.isUsable ? nil : .unpaintable(name)
    case .linearGradient(let stops, let from, let to):
      return gradient(stops, [from.x, from.y, to.x, to.y])
    case .radialGradient(let stops, let center, let start, let end):
      return gradient(
        stops, [center.x, center.y, start.width, start.height, end.width, end.height])
    case .angularGradient(let stops, let center, let start, let end):
      return gradient(stops, [center.x, center.y, start, end])
    case .mesh(let mesh, let frame): return flaw(of: mesh, in: frame, name)
    case .image(let pattern):
      let isUsable = pattern.tile.isFinite && pattern.source?.isFinite != false
      return isUsable ? nil : .unpaintable(name)
    case .backdrop(let backdrop):
      for shape in backdrop.glass?.others ?? [] {
        if let flaw = flaw(of: shape.usedOutline, name, weight: 1) { return flaw }
      }
      let isUsable =
        backdrop.blurRadius.isFinite && backdrop.saturation.isFinite && backdrop.tint.isUsable
        && backdrop.glass?.isFinite != false
      return isUsable ? nil : .unpaintable(name)
    }
  }

  private func flaw(of mesh: ResolvedMesh, in frame: Rect, _ name: String) -> Diagnostic.Kind? {
    guard mesh.isComplete else { return .incompleteMesh(attribute: name, mesh) }
    let isUsable =
      frame.isFinite && mesh.isFinite && mesh.background.isUsable
      && mesh.colors.allSatisfy(\.isUsable)
    guard isUsable else { return .unpaintable(name) }
    let own = canvas.width * canvas.height * scale * scale
    let maximum = max(Self.maximumMeshCoverage, 4 * own)
    return mesh.coverage(of: frame, in: canvas, scale: scale) > maximum
      ? .overlappingMesh(attribute: name) : nil
  }

  private func flaw(
    of style: StrokeStyle, along outline: PaintCommand.Outline
  ) -> Diagnostic.Kind? {
    guard style.lineWidth.isFinite, style.miterLimit.isFinite, style.dashPhase.isFinite,
      style.dash.isEmpty || style.dash.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return .unpaintable("stroke") }
    guard !style.dash.isEmpty else { return nil }
    let sum = style.dash.reduce(0, +)
    if sum <= 0 { return .emptyDashes }
    return outline.length / sum * Double(style.dash.count) > Self.maximumDashCount
      ? .tooManyDashes : nil
  }

  // MARK: Texts and groups

  private func flaw(of line: PaintCommand.Line) -> Diagnostic.Kind? {
    // The conditions are written out because there are many texts, and unoptimized builds take long
    // for arrays.
    guard line.origin.x.isFinite, line.origin.y.isFinite, line.width.isFinite, line.ascent.isFinite
    else { return .unpaintable("text") }
    for span in line.spans {
      guard span.font.size.isFinite, span.tracking.isFinite, span.baselineOffset.isFinite,
        span.underline?.color?.isUsable != false, span.strikethrough?.color?.isUsable != false
      else { return .unpaintable("text") }
      if let flaw = flaw(of: span.paint, "text") { return flaw }
      if let background = span.background, let flaw = flaw(of: background, "text") { return flaw }
    }
    return nil
  }

  private func flaw(of effect: PaintCommand.Effect) -> Diagnostic.Kind? {
    switch effect {
    case .layer, .blend, .composite, .mask, .glassContent: return nil
    case .opacity(let opacity): return opacity.isNaN ? .unpaintable("opacity") : nil
    case .clip(let outline): return flaw(of: outline, "clip", weight: 1)
    case .canvas(let rect): return rect.isFinite ? nil : .unpaintable("canvas")
    case .shadow(let shadow):
      let isUsable =
        [shadow.radius, shadow.x, shadow.y].allSatisfy(\.isFinite) && shadow.color.isUsable
      return isUsable && isBlurrable(shadow.radius) ? nil : .unpaintable("shadow")
    case .blur(let radius):
      return radius.isFinite && isBlurrable(radius) ? nil : .unpaintable("blur")
    case .colorMatrix(let matrix):
      let isUsable = matrix.values.count == 20 && matrix.values.allSatisfy(\.isFinite)
      return isUsable ? nil : .unpaintable("colorMatrix")
    case .alphaThreshold(let threshold):
      let isUsable =
        threshold.minimum.isFinite && threshold.maximum.isFinite && threshold.color.isUsable
      return isUsable ? nil : .unpaintable("alphaThreshold")
    case .transform(let transform):
      let isUsable =
        transform.isFinite
        && [transform.a, transform.b, transform.c, transform.d].allSatisfy { abs($0) <= 1e4 }
      return isUsable ? nil : .unpaintable("transform")
    // What is too large or has no area is not painted.
    case .projection(let projection):
      return projection.isFinite ? nil : .unpaintable("projection")
    }
  }

  /// Returns a Boolean value that indicates whether the renderer supports the radius: three boxes
  /// of 1,024 pixels.
  private func isBlurrable(_ radius: Double) -> Bool { radius * scale <= 544 }
}
