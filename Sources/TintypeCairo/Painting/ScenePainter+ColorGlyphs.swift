// SPDX-License-Identifier: MIT

import TintypeComponents

extension ScenePainter {
  /// Paints glyphs that are pictures, as images are painted; of the text's paint only a colour's
  /// opacity is seen.
  func paintPictures(_ group: ShapedLine.Group) throws(RenderingError) {
    var opacity = 1.0
    if case .color(let color) = group.span.span.paint { opacity = Self.unit(color.opacity) }
    let size = group.span.piece.font.size
    for glyph in group.glyphs {
      guard
        let picture = try engine.colorGlyphs.picture(
          of: glyph.index, in: group.span.piece.face.file)
      else { continue }
      let placement = PaintCommand.ImagePlacement(
        image: picture.image.reference, frame: frame(of: picture, at: glyph, size: size))
      try paint(picture.image, placement, opacity: opacity)
    }
  }

  /// Where a picture lies, in points: on whole pixels, and as many of them wherever it stands.
  private func frame(
    of picture: ColorGlyphs.Picture, at glyph: ShapedLine.Glyph, size: Double
  ) -> Rect {
    let size = FontEngine.usableSize(size)
    func length(_ pixels: Int) -> Double { Double(pixels) / picture.pixelsPerEm * size }
    let (width, height) = (
      length(picture.image.reference.pixelWidth), length(picture.image.reference.pixelHeight)
    )
    if isTransformed {
      return Rect(
        x: glyph.x + picture.left * size, y: glyph.y - picture.top * size, width: width,
        height: height)
    }
    func whole(_ points: Double) -> Double { wholePixel(points) / scale }
    return Rect(
      x: (wholePixel(glyph.x) + wholePixel(picture.left * size)) / scale,
      y: (wholePixel(glyph.y) - wholePixel(picture.top * size)) / scale,
      width: max(whole(width), 1 / scale), height: max(whole(height), 1 / scale))
  }
}
