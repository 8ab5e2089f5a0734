// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents

/// Pango's font map and context with what has been looked up in them, for one thread at a time.
///
/// Pango's objects are not safe to share: two threads on one font map corrupt its memory.
final class FontEngine {
  let map: OpaquePointer
  let context: OpaquePointer
  let language: OpaquePointer?
  private let book: FontBook
  private let attributes: OpaquePointer
  // The configuration must outlive the map.
  private let configuration: FontConfiguration
  private var faces: [FaceKey: Face] = [:]

  private struct FaceKey: Hashable {
    var path: String
    var size: Double
  }

  /// A font file at a size.
  struct Face {
    /// The description that Pango finds the file by.
    var description: OpaquePointer
    /// cairo's face of the file.
    var cairoFace: OpaquePointer?
    /// From the top of a line to the baseline, in points.
    var ascent: Double
    /// From the baseline to the bottom of a line, in points.
    var descent: Double
  }

  init(book: FontBook, configuration: FontConfiguration) throws(RenderingError) {
    guard
      let map = pango_cairo_font_map_new_for_font_type(
        TINTYPE_CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(Self.configured(map, configuration)),
      let attributes = pango_attr_list_new()
    else { throw .libraryFailure(library: "Pango", reason: "it has no FreeType font map") }
    self.book = book
    self.configuration = configuration
    self.map = map
    self.context = context
    self.attributes = attributes
    language = pango_language_from_string("en-us")
    let options = Self.makeFontOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, language)
    // Without this Pango takes any other font of the configuration for a missing glyph.
    pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
  }

  deinit {
    for face in faces.values { pango_font_description_free(face.description) }
    pango_attr_list_unref(attributes)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  private static func configured(
    _ map: OpaquePointer,
    _ configuration: FontConfiguration
  ) -> OpaquePointer {
    pango_fc_font_map_set_config(map, configuration.handle)
    pango_cairo_font_map_set_resolution(map, 72)
    return map
  }

  /// The only options under which glyphs look alike everywhere: grey, and no hinting of any kind.
  static func makeFontOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, TINTYPE_CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, TINTYPE_CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, TINTYPE_CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// The face that answers a request, with its name and what is not as asked for.
  func face(
    for font: Font
  ) throws(RenderingError) -> (face: Face, resolved: ResolvedFont, issues: [TextIssue]) {
    var (family, file, issues) = book.match(font)
    guard let file else { throw .emptyFontBook }
    var size = font.size
    if !(size > 0 && size <= 4096) {
      issues.append(.invalidSize(size))
      size = size > 4096 ? 4096 : 1
    }
    let face = try face(of: file, size: size)
    let resolved = ResolvedFont(
      family: family.name, size: size, weight: file.weight, isItalic: file.isItalic)
    return (face, resolved, issues)
  }

  private func face(of file: FontFile, size: Double) throws(RenderingError) -> Face {
    let key = FaceKey(path: file.path, size: size)
    if let known = faces[key] { return known }
    guard let description = pango_font_description_new() else {
      throw .libraryFailure(library: "Pango", reason: "it could not describe a font")
    }
    pango_font_description_set_family(description, file.family)
    pango_font_description_set_weight(description, Int32(file.weight.value))
    pango_font_description_set_style(
      description,
      file.isItalic ? TINTYPE_PANGO_STYLE_ITALIC : TINTYPE_PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * pangoScale)
    guard let font = pango_font_map_load_font(map, context, description) else {
      pango_font_description_free(description)
      throw .invalidFont(path: file.path)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    guard Self.path(of: font) == file.path else {
      pango_font_description_free(description)
      throw .libraryFailure(
        library: "Pango",
        reason: "it chose \(Self.path(of: font) ?? "nothing") where \(file.path) was asked for")
    }
    let metrics = pango_font_get_metrics(font, language)
    defer { pango_font_metrics_unref(metrics) }
    let face = Face(
      description: description,
      cairoFace: pango_cairo_font_get_scaled_font(font).flatMap(cairo_scaled_font_get_font_face),
      ascent: Double(pango_font_metrics_get_ascent(metrics)) / pangoScale,
      descent: Double(pango_font_metrics_get_descent(metrics)) / pangoScale
    )
    faces[key] = face
    return face
  }

  /// The file that a font of Pango's comes from.
  private static func path(of font: OpaquePointer) -> String? {
    var path: UnsafeMutablePointer<UInt8>?
    guard let pattern = pango_fc_font_get_pattern(font),
      FcPatternGetString(pattern, "file", 0, &path) == TINTYPE_FC_RESULT_MATCH,
      let path
    else { return nil }
    return String(cString: path)
  }

  /// Calls a closure with a layout of a text that breaks at a width in points.
  func withLayout<Result>(
    _ string: String,
    face: Face,
    width: Double?,
    direction: LayoutDirection = .leftToRight,
    _ body: (OpaquePointer) -> Result
  ) throws(RenderingError) -> Result {
    let base =
      direction == .rightToLeft ? TINTYPE_PANGO_DIRECTION_RTL : TINTYPE_PANGO_DIRECTION_LTR
    pango_context_set_base_dir(context, base)
    guard let layout = pango_layout_new(context) else {
      throw .libraryFailure(library: "Pango", reason: "it could not make a layout")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_font_description(layout, face.description)
    pango_layout_set_wrap(layout, TINTYPE_PANGO_WRAP_WORD_CHAR)
    if let width {
      let units = min((max(width, 0) * pangoScale).rounded(.up), Double(Int32.max / 2))
      pango_layout_set_width(layout, Int32(units))
    }
    // Pango would end the text at a NUL.
    var text = string
    if text.utf8.contains(0) {
      text = String(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : Character($0) })
    }
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    return body(layout)
  }
}

/// Pango's units to a point, at 72 dots an inch.
let pangoScale = Double(TINTYPE_PANGO_SCALE)
