// SPDX-License-Identifier: MIT

import CCairo

extension FontEngine {
  /// A font file at a size.
  final class Face {
    /// The description that Pango finds the file by.
    let description: OpaquePointer
    /// cairo's face of the file, which lives as long as Pango's font.
    let cairoFace: OpaquePointer
    /// From the top of a line to the baseline, in points.
    let ascent: Double
    /// From the baseline to the bottom of a line, in points.
    let descent: Double
    // Held, as the font map drops fonts that were not asked for lately.
    private let font: OpaquePointer

    /// Takes over a reference to a font of Pango's, unless it fails.
    init?(_ font: OpaquePointer, _ description: OpaquePointer, _ language: OpaquePointer?) {
      guard let metrics = pango_font_get_metrics(font, language) else { return nil }
      defer { pango_font_metrics_unref(metrics) }
      guard let scaledFont = pango_cairo_font_get_scaled_font(font),
        let cairoFace = cairo_scaled_font_get_font_face(scaledFont),
        let description = pango_font_description_copy(description)
      else { return nil }
      self.font = font
      self.description = description
      self.cairoFace = cairoFace
      ascent = Double(pango_font_metrics_get_ascent(metrics)) / pangoScale
      descent = Double(pango_font_metrics_get_descent(metrics)) / pangoScale
    }

    deinit {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(font))
    }
  }
}
