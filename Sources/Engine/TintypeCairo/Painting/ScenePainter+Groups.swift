// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

/// A group that has begun and not ended.
struct OpenGroup {
  let effect: PaintCommand.Effect
  /// The surface of the group, if its effect applies to the group as a whole.
  let surface: Surface?
  /// A Boolean value that indicates whether the group is the first one inside of a mask group.
  let isMask: Bool
  /// The surface onto which the group is composited.
  let target: Surface
  /// The coordinate space around the group.
  let space: PixelSpace
  /// The pixels around the group that can change.
  let clip: PixelArea
  /// A Boolean value that indicates whether the first group inside has begun.
  var hasMask = false
  /// The surface of the first group inside.
  var mask: Surface?
  /// The colors around the group, if it is the content in front of glass.
  var outerContent: GlassContent?
}

extension ScenePainter {
  /// Begins a group; its content is skipped if nothing of it would be visible.
  func begin(_ effect: PaintCommand.Effect, at index: Int) throws(RenderingError) {
    guard unpaintedDepth == 0 else {
      unpaintedDepth += 1
      return
    }
    let (outer, outerClip) = (target, clip)
    let isMask = try beginMask()
    let content = plan.content(ofGroupAt: index)
    guard try begin(effect, content, isMask: isMask) else {
      unpaintedDepth = 1
      (target, clip) = (outer, outerClip)
      return
    }
  }

  /// Begins painting the mask of the enclosing group, if that group has no mask yet.
  private func beginMask() throws(RenderingError) -> Bool {
    guard let last = groups.indices.last, case .mask = groups[last].effect, !groups[last].hasMask,
      let surface = groups[last].surface
    else { return false }
    let mask = try Surface(surface.area, within: budget)
    groups[last].hasMask = true
    groups[last].mask = mask
    target = mask
    clip = mask.area
    useTransform()
    return true
  }

  private func begin(
    _ effect: PaintCommand.Effect, _ content: GroupPlan.Content, isMask: Bool
  ) throws(RenderingError) -> Bool {
    var inner: (surface: Surface?, space: PixelSpace, clip: PixelArea) = (nil, space, clip)
    switch effect {
    case .transform(let transform):
      guard let mapped = space.applying(transform) else { return false }
      inner.space = mapped
    case .clip, .canvas:
      guard let outline = effect.clipOutline, outline.isDrawable else { return false }
      let area = space.area(of: outline).intersection(clip).intersection(content.area)
      guard !area.isEmpty else { return false }
      inner.clip = area
      if isOnWholePixels(outline) || content.mixesWithBehind {
        cairo_save(context)
        cairo_new_path(context)
        trace(outline)
        withRule(of: outline) { cairo_clip(context) }
      } else {
        inner.surface = try Surface(area, within: budget)
      }
    case .glassContent: break
    default:
      guard let area = surfaceArea(for: effect, content.area) else { return false }
      inner.surface = try Surface(area, within: budget)
      inner.clip = area
    }
    groups.append(
      OpenGroup(
        effect: effect, surface: inner.surface, isMask: isMask, target: target, space: space,
        clip: clip, outerContent: effect == .glassContent ? beginGlassContent() : nil))
    (target, space, clip) = (inner.surface ?? target, inner.space, inner.clip)
    if space.matrix != .identity || inner.surface == nil { useTransform() }
    return true
  }

  /// Returns a Boolean value that indicates whether clipping to an outline needs no antialiasing.
  private func isOnWholePixels(_ outline: PaintCommand.Outline) -> Bool {
    guard !isTransformed else { return false }
    switch outline {
    case .box(_, let radius): return pixels(radius) <= 0
    case .roundedBox(_, let radii, _):
      return [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
        .allSatisfy { pixels($0) <= 0 }
    case .ellipse, .path: return false
    }
  }

  /// Returns the pixels that the surface of a group needs; `nil` if none of them would be visible.
  private func surfaceArea(for effect: PaintCommand.Effect, _ content: PixelArea) -> PixelArea? {
    var area = content.intersection(clip)
    switch effect {
    case .opacity(let opacity) where Self.unit(opacity) <= 0: return nil
    case .shadow(let shadow) where shadow.isDrawable:
      // Content outside of the clip can cast a shadow into it.
      let reach = Int(tintype_blur_reach(space.blurBox(radius: shadow.radius)))
      let offset = space.wholeOffset(x: shadow.x, y: shadow.y)
      let casting = clip.offset(x: -offset.x, y: -offset.y).expanded(by: reach)
      area = area.union(content.intersection(casting))
    case .blur(let radius):
      guard !radius.isNaN else { return nil }
      let reach = Int(tintype_blur_reach(space.blurBox(radius: radius)))
      area = content.expanded(by: reach).intersection(clip.expanded(by: reach))
    case .colorMatrix(let matrix):
      if matrix.values.contains(where: \.isNaN) { return nil }
      if !matrix.paintsNothing { area = clip }
    case .alphaThreshold(let threshold): if !threshold.paintsNothing { area = clip }
    case .projection(let projection):
      guard let inverse = space.projecting(projection)?.inverse else { return nil }
      area = content.intersection(clip.applying(inverse))
      // A canvas can show a plane without an end; what is far from it is omitted.
      if area.width * area.height > Self.maximumProjectedCount {
        area = area.intersection(
          canvas.area.expanded(by: max(canvas.area.width, canvas.area.height) / 2))
      }
    case .composite: area = clip
    default: break
    }
    // Content further away than the maximum size of a surface is omitted.
    let maximum = 32_767
    if area.width > maximum { (area.left, area.right) = (clip.left, clip.right) }
    if area.height > maximum { (area.top, area.bottom) = (clip.top, clip.bottom) }
    return area.isEmpty ? nil : area
  }

  /// The maximum number of pixels that are projected, if they are not near the canvas.
  private static let maximumProjectedCount = 16_000_000

  /// Ends the innermost group; does nothing if there is no group.
  func endGroup() throws(RenderingError) {
    guard unpaintedDepth == 0 else {
      unpaintedDepth -= 1
      return
    }
    guard let group = groups.popLast() else { return }
    if let outer = group.outerContent { glassContent = outer }
    try group.surface?.check()
    (target, space, clip) = (group.target, group.space, group.clip)
    if let surface = group.surface {
      try put(surface, of: group)
    } else if group.effect.clipOutline != nil {
      cairo_restore(context)
    } else {
      useTransform()
    }
    if group.isMask, let content = groups.last?.surface {
      try target.check()
      target = content
    }
  }

  /// Composites a group onto its backdrop.
  private func put(_ surface: Surface, of group: OpenGroup) throws(RenderingError) {
    var (opacity, operation) = (1.0, TINTYPE_CAIRO_OPERATOR_OVER)
    switch group.effect {
    case .opacity(let value): opacity = Self.unit(value)
    case .blend(let mode):
      if let kernel = mode.kernelMode { return try blend(surface, by: kernel) }
      operation = mode.cairoValue
    case .composite(let value): operation = value.cairoValue
    case .clip(let outline): return put(surface, within: outline)
    case .canvas(let rect): return put(surface, within: .box(rect, cornerRadius: 0))
    case .mask:
      guard let mask = group.mask else { return }
      return put(surface, through: mask)
    case .shadow(let shadow): try paint(shadow, of: surface)
    case .blur(let radius):
      let box = space.blurBox(radius: radius)
      try surface.withPixels {
        tintype_blur($0, surface.area.width, surface.area.height, box, false)
      }
    case .colorMatrix(let matrix) where matrix.isComplete:
      let numbers = matrix.values.map { Float(PixelBox.limited($0)) }
      try surface.withPixels { pixels in
        tintype_color_matrix(pixels, surface.area.width * surface.area.height, numbers)
        return true
      }
    case .alphaThreshold(let threshold):
      try surface.withPixels { pixels in
        tintype_alpha_threshold(
          pixels, surface.area.width * surface.area.height, Float(Self.unit(threshold.minimum)),
          Float(Self.unit(threshold.maximum)), Self.kernelColor(threshold.color))
        return true
      }
    case .projection(let projection): return try put(surface, projectedBy: projection)
    case .layer, .colorMatrix, .transform, .glassContent: break
    }
    setSource(surface)
    cairo_set_operator(context, operation)
    if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
    forgetPaint()
  }

  /// Returns a color as a packed pixel that is not premultiplied.
  private static func kernelColor(_ color: ResolvedColor) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(unit(value) * 255 + 0.5) }
    return byte(color.opacity) << 24 | byte(color.red) << 16 | byte(color.green) << 8
      | byte(color.blue)
  }

  private func put(_ surface: Surface, within outline: PaintCommand.Outline) {
    setSource(surface)
    cairo_new_path(context)
    trace(outline)
    withRule(of: outline) { cairo_fill(context) }
    forgetPaint()
  }

  private func put(
    _ surface: Surface, projectedBy projection: Projection2D
  ) throws(RenderingError) {
    guard let projection = space.projecting(projection), let inverse = projection.inverse else {
      return
    }
    let area = surface.area.applying(projection).intersection(clip)
    guard !area.isEmpty else { return }
    let result = try Surface(area, within: budget)
    cairo_surface_flush(surface.raw)
    guard let bytes = cairo_image_surface_get_data(surface.raw) else { return }
    try result.withPixels { pixels in
      bytes.withMemoryRebound(to: UInt32.self, capacity: surface.area.width * surface.area.height) {
        tintype_project($0, surface.area.kernelArea, inverse.rows, area.kernelArea, pixels)
      }
      return true
    }
    setSource(result)
    cairo_paint(context)
    forgetPaint()
  }

  private func put(_ surface: Surface, through mask: Surface) {
    setSource(surface)
    inPixelsOfTheCanvas { cairo_mask_surface(context, mask.raw, 0, 0) }
    forgetPaint()
  }
}

extension PaintCommand.Effect {
  /// The outline to which the group is clipped; `nil` for effects without a clip.
  var clipOutline: PaintCommand.Outline? {
    switch self {
    case .clip(let outline): outline
    case .canvas(let rect): .box(rect, cornerRadius: 0)
    default: nil
    }
  }
}

extension PixelArea {
  fileprivate var kernelArea: tintype_pixel_area {
    tintype_pixel_area(left: Double(left), top: Double(top), width: width, height: height)
  }
}
