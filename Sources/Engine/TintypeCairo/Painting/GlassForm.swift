// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

/// The form of glass in pixels of the canvas.
enum GlassForm {
  /// Rectangles with circular corners, with the distance at which they are merged.
  case boxes([tintype_glass_box], merge: Double)
  /// The distance of each pixel of an area from the edge, negative inside.
  case field([Float], PixelArea)

  /// Calls a function with the form in the coordinates of a surface.
  func withGlass<Result>(
    in area: PixelArea, _ body: (UnsafePointer<tintype_glass>) -> Result
  ) -> Result {
    var glass = tintype_glass()
    switch self {
    case .boxes(let boxes, let merge):
      let placed = boxes.map { $0.moved(x: -Double(area.left), y: -Double(area.top)) }
      return placed.withUnsafeBufferPointer { boxes in
        (glass.boxes, glass.count, glass.merge) = (boxes.baseAddress, boxes.count, merge)
        return withUnsafePointer(to: &glass, body)
      }
    case .field(let field, let own):
      return field.withUnsafeBufferPointer { field in
        glass.field = field.baseAddress
        (glass.field_width, glass.field_height) = (own.width, own.height)
        (glass.field_left, glass.field_top) = (
          Double(own.left - area.left), Double(own.top - area.top)
        )
        return withUnsafePointer(to: &glass, body)
      }
    }
  }
}

extension ScenePainter {
  /// The maximum number of pixels in a field of distances; larger glass has the form of its frame.
  private static let maximumFieldCount = 16_000_000

  /// Returns the form of glass with outlines that are merged at a distance in pixels.
  ///
  /// Rectangles with circular corners and circles have exact distances. Those of other outlines, and of
  /// transformed ones, follow from the pixels that they cover.
  ///
  /// - Parameters:
  ///   - outlines: The outlines.
  ///   - merge: The distance at which they are merged.
  ///   - reach: The distance from the edge, in pixels, in which distances matter.
  ///   - area: The area of the outlines.
  /// - Returns: The form.
  /// - Throws: An error if a surface cannot be created.
  func glassForm(
    of outlines: [PaintCommand.Outline], merge: Double, reach: Int, around area: PixelArea
  ) throws(RenderingError) -> GlassForm {
    let exact = outlines.map(exactBox)
    let margin = min(reach, 4096) + 2
    let field = area.expanded(by: margin).intersection(clip.expanded(by: margin))
    guard exact.contains(where: { $0 == nil }), !field.isEmpty,
      field.width * field.height <= Self.maximumFieldCount
    else {
      let boxes = zip(outlines, exact).map { $1 ?? frameBox(of: $0) }
      return .boxes(boxes, merge: merge)
    }
    let (width, height) = (field.width, field.height)
    var distances = [Float](repeating: 0, count: width * height)
    for (index, outline) in outlines.enumerated() {
      if let box = exact[index] {
        var placed = box.moved(x: -Double(field.left), y: -Double(field.top))
        tintype_glass_field_add_box(&distances, width, height, &placed, merge, index == 0)
      } else {
        let mask = try mask(of: outline, in: field)
        try mask.withBytes { bytes, stride in
          tintype_glass_field_add_mask(
            &distances, width, height, bytes, stride, merge, index == 0)
        }
      }
    }
    return .field(distances, field)
  }

  /// Returns a surface whose alpha is the inside of an outline.
  private func mask(
    of outline: PaintCommand.Outline, in area: PixelArea
  ) throws(RenderingError) -> Surface {
    let mask = try Surface(area, alphaOnly: true, within: budget)
    let outer = target
    target = mask
    useTransform()
    cairo_set_source_rgba(context, 1, 1, 1, 1)
    cairo_new_path(context)
    trace(outline)
    withRule(of: outline) { cairo_fill(context) }
    target = outer
    try mask.check()
    return mask
  }

  /// Returns the box that an outline is; `nil` for other shapes.
  private func exactBox(of outline: PaintCommand.Outline) -> tintype_glass_box? {
    guard !isTransformed else { return nil }
    switch outline {
    case .box(let rect, let radius): return box(rect, even(radius))
    case .roundedBox(let rect, let radii, _):
      let all = [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
      let half = min(rect.width, rect.height) / 2
      // Larger corners extend to the other ones.
      let isExact = all.allSatisfy { $0 == all[0] } || all.allSatisfy { $0 <= half }
      return isExact ? box(rect, radii) : nil
    case .ellipse(let rect):
      return abs(rect.width - rect.height) < 1e-6
        ? box(rect, even(rect.width / 2)) : nil
    case .path: return nil
    }
  }

  private func even(_ radius: Double) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  private func box(_ rect: Rect, _ radii: RectangleCornerRadii) -> tintype_glass_box {
    let box = space.box(rect)
    let origin = space.place(0, 0)
    func radius(_ points: Double) -> Double { PixelBox.limited(pixels(points)) }
    return tintype_glass_box(
      left: box.left + origin.x, top: box.top + origin.y, right: box.right + origin.x,
      bottom: box.bottom + origin.y, top_left: radius(radii.topLeading),
      top_right: radius(radii.topTrailing), bottom_left: radius(radii.bottomLeading),
      bottom_right: radius(radii.bottomTrailing))
  }

  /// Returns the bounding rectangle of an outline on the canvas.
  private func frameBox(of outline: PaintCommand.Outline) -> tintype_glass_box {
    let area = space.area(of: outline)
    return tintype_glass_box(
      left: Double(area.left), top: Double(area.top), right: Double(area.right),
      bottom: Double(area.bottom), top_left: 0, top_right: 0, bottom_left: 0, bottom_right: 0)
  }
}

extension tintype_glass_box {
  fileprivate func moved(x: Double, y: Double) -> tintype_glass_box {
    var box = self
    box.left += x
    box.right += x
    box.top += y
    box.bottom += y
    return box
  }
}
