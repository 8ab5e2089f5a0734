// SPDX-License-Identifier: MIT

import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Computes a mesh for each pixel with a kernel, whose output is the same on every machine, and
  /// makes it the source of the context.
  func setMesh(
    _ mesh: ResolvedMesh, in frame: Rect, over area: PixelArea
  ) throws(RenderingError) -> Bool {
    guard mesh.isComplete, mesh.isFinite, frame.hasPlace else { return false }
    let box = space.box(frame)
    let toPixels = Transform2D(
      a: box.width, b: 0, c: 0, d: box.height, tx: box.left, ty: box.top
    )
    .concatenating(space.matrix)
    .concatenating(Transform2D(translationX: -Double(area.left), y: -Double(area.top)))
    var kernel = tintype_mesh()
    (kernel.width, kernel.height) = (mesh.width, mesh.height)
    (kernel.a, kernel.b, kernel.c) = (toPixels.a, toPixels.b, toPixels.c)
    (kernel.d, kernel.tx, kernel.ty) = (toPixels.d, toPixels.tx, toPixels.ty)
    kernel.has_controls = mesh.points.allSatisfy { $0.controls != nil }
    kernel.smooths_colors = mesh.smoothsColors
    kernel.is_perceptual = mesh.isPerceptual
    kernel.background = Self.packed(mesh.background)
    let points = zip(mesh.points, mesh.colors).map(Self.point)
    let surface = try Surface(area, within: budget)
    try surface.withPixels { pixels in
      tintype_paint_mesh(&kernel, points, area.width, area.height, pixels)
    }
    setSource(surface)
    return true
  }

  private static func point(_ point: MeshPoint, _ color: ResolvedColor) -> tintype_mesh_point {
    var result = tintype_mesh_point()
    (result.x, result.y) = limited(point.position)
    if let controls = point.controls {
      (result.leading_x, result.leading_y) = limited(controls.leading)
      (result.top_x, result.top_y) = limited(controls.top)
      (result.trailing_x, result.trailing_y) = limited(controls.trailing)
      (result.bottom_x, result.bottom_y) = limited(controls.bottom)
    }
    (result.red, result.green) = (unit(color.red), unit(color.green))
    (result.blue, result.alpha) = (unit(color.blue), unit(color.opacity))
    return result
  }

  private static func limited(_ point: Point) -> (Double, Double) {
    (PixelBox.limited(point.x), PixelBox.limited(point.y))
  }

  /// Returns a color as a premultiplied pixel.
  private static func packed(_ color: ResolvedColor) -> UInt32 {
    let alpha = unit(color.opacity)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(unit(color.red) * alpha) << 16
      | byte(unit(color.green) * alpha) << 8 | byte(unit(color.blue) * alpha)
  }
}
