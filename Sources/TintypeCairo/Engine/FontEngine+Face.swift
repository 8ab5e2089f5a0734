// SPDX-License-Identifier: MIT

import CTintypeCairo

extension FontEngine {
  /// A font file at a size.
  final class Face {
    /// The description that Pango finds the file by.
    let description: OpaquePointer
    /// The file.
    let file: FontFile
    /// cairo's face of the file, which lives as long as Pango's font.
    let cairoFace: OpaquePointer
    /// From the top of a line to the baseline, in points.
    let ascent: Double
    /// From the baseline to the bottom of a line, in points.
    let descent: Double
    /// The line below characters.
    let underline: Stroke
    /// The line through characters.
    let strikethrough: Stroke
    // Held, as the font map drops fonts that were not asked for lately.
    private let font: OpaquePointer
    private var coverage: [UInt32: Bool] = [:]

    /// A horizontal line that belongs to a font.
    struct Stroke {
      /// From the baseline up to the line's top, in points.
      var top: Double
      /// In points.
      var thickness: Double
    }

    /// Takes over a reference to a font of Pango's, unless it fails.
    init?(
      _ font: OpaquePointer, _ description: OpaquePointer, of file: FontFile,
      _ language: OpaquePointer?
    ) {
      guard let metrics = pango_font_get_metrics(font, language) else { return nil }
      defer { pango_font_metrics_unref(metrics) }
      guard let scaledFont = pango_cairo_font_get_scaled_font(font),
        let cairoFace = cairo_scaled_font_get_font_face(scaledFont),
        let description = pango_font_description_copy(description)
      else { return nil }
      self.font = font
      self.file = file
      self.description = description
      self.cairoFace = cairoFace
      func points(_ units: Int32) -> Double { Double(units) / pangoScale }
      ascent = points(pango_font_metrics_get_ascent(metrics))
      descent = points(pango_font_metrics_get_descent(metrics))
      underline = Stroke(
        top: points(pango_font_metrics_get_underline_position(metrics)),
        thickness: points(pango_font_metrics_get_underline_thickness(metrics)))
      strikethrough = Stroke(
        top: points(pango_font_metrics_get_strikethrough_position(metrics)),
        thickness: points(pango_font_metrics_get_strikethrough_thickness(metrics)))
    }

    deinit {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(font))
    }

    /// Whether the file has a glyph for a scalar.
    func covers(_ scalar: UInt32) -> Bool {
      if let known = coverage[scalar] { return known }
      if coverage.count >= Self.greatestCoverageCount { coverage.removeAll() }
      let answer = pango_font_has_char(font, scalar) != 0
      coverage[scalar] = answer
      return answer
    }

    private static let greatestCoverageCount = 20_000

    /// Whether the file has a glyph for each printable character of ASCII.
    private(set) lazy var coversASCII = (0x20...0x7E).allSatisfy { covers(UInt32($0)) }
  }
}
