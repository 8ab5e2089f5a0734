// SPDX-License-Identifier: MIT

import CTintypeCairo
import Synchronization
import TintypeScene

/// Pango's font map and context with what has been looked up in them, for one thread at a time.
///
/// Pango's objects are not safe to share: two threads on one font map corrupt its memory.
final class FontEngine {
  let map: OpaquePointer
  let context: OpaquePointer
  let language: OpaquePointer?
  let book: FontBook
  let attributes: OpaquePointer
  // The configuration must outlive the map.
  private let configuration: FontConfiguration
  private var faces: [FaceKey: Face] = [:]
  private var faceCount = 0

  /// Pictures of glyphs, for fonts that have no outlines.
  let colorGlyphs = ColorGlyphs()

  private struct FaceKey: Hashable {
    var path: String
    var variations: String?
    var size: Double
  }

  init(book: FontBook, configuration: FontConfiguration) throws(RenderingError) {
    guard let map = pango_cairo_font_map_new_for_font_type(TINTYPE_CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(Self.configured(map, configuration)),
      let attributes = pango_attr_list_new()
    else { throw .libraryFailure(library: "Pango", reason: "it has no FreeType font map") }
    self.book = book
    self.configuration = configuration
    self.map = map
    self.context = context
    self.attributes = attributes
    Self.addRules(to: attributes)
    language = pango_language_from_string("en-us")
    let options = Self.makeFontOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, language)
  }

  /// Adds what holds for every text.
  ///
  /// - Parameters:
  ///   - attributes: What is added to.
  ///   - softHyphens: The bytes behind the text's soft hyphens.
  static func addRules(to attributes: OpaquePointer, softHyphens: [Int] = []) {
    // Without this Pango takes any other font of the configuration for a missing glyph.
    pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    // Without this Pango leaves room for a hyphen wherever it breaks a word. A break at the beginning
    // of a range is left alone.
    var start = 0
    for end in softHyphens + [Int(UInt32.max)] {
      let attribute = pango_attr_insert_hyphens_new(0)
      attribute?.pointee.start_index = UInt32(clamping: start)
      attribute?.pointee.end_index = UInt32(clamping: end)
      pango_attr_list_insert(attributes, attribute)
      start = end
    }
  }

  deinit {
    // Alone, as cairo closes font files here.
    Self.turn.withLock { _ in
      // Fonts before the map that they come from.
      faces.removeAll()
      pango_attr_list_unref(attributes)
      g_object_unref(UnsafeMutableRawPointer(context))
      // Pango 1.50 would keep the map's reference to its configuration, and that its fonts.
      pango_fc_font_map_set_config(map, nil)
      g_object_unref(UnsafeMutableRawPointer(map))
    }
  }

  private static func configured(
    _ map: OpaquePointer,
    _ configuration: FontConfiguration
  ) -> OpaquePointer {
    pango_fc_font_map_set_config(map, configuration.handle)
    pango_cairo_font_map_set_resolution(map, 72)
    return map
  }

  /// Calls a closure while no other thread has glyphs loaded.
  ///
  /// cairo keeps ten font files open for the whole process, and closes one of them for an eleventh
  /// while another thread may be about to read it: it looks at a count of users that it has not
  /// locked (`_has_unlocked_face` in cairo-ft-font.c of 1.16 and 1.18). Everything that may load
  /// a glyph, measuring too, must therefore be done by one thread at a time.
  static func alone<Result: Sendable>(
    _ body: () throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    try turn.withLock { _ throws(RenderingError) in try body() }
  }

  private static let turn = Mutex<Void>(())

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
    guard var match = book.match(font) else { throw .emptyFontBook }
    let size = Self.usableSize(font.size)
    if size != font.size { match.issues.append(.invalidSize(font.size)) }
    let (face, resolved) = try face(of: match, size: size)
    return (face, resolved, match.issues)
  }

  /// The face that a book has found, with its name.
  func face(
    of match: FontBook.Match, size: Double
  ) throws(RenderingError) -> (face: Face, resolved: ResolvedFont) {
    let resolved = ResolvedFont(
      family: match.family.name, size: size, weight: match.weight, isItalic: match.file.isItalic)
    return (try face(of: match.file, weight: match.weight, size: size), resolved)
  }

  /// A size that Pango can count in its units: what is smaller than one would be no size.
  static func usableSize(_ size: Double) -> Double {
    if size >= 1 / pangoScale && size <= Font.maximumSize { return size }
    return size > Font.maximumSize ? Font.maximumSize : 1
  }

  /// A file at a weight that it has and a size that can be used.
  private func face(
    of file: FontFile, weight: Font.Weight, size: Double
  ) throws(RenderingError) -> Face {
    let variations = file.variationText(at: weight)
    let key = FaceKey(path: file.path, variations: variations, size: size)
    if let known = faces[key] { return known }
    try file.checkUnchanged()
    // So that a thousand sizes do not stay in memory; faces in use are kept by their users.
    if faces.count >= Self.greatestFaceCount { faces.removeAll() }
    guard let description = pango_font_description_new(), let name = configuration.names[file.path]
    else { throw .libraryFailure(library: "Pango", reason: "it could not describe a font") }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, name)
    if let variations { pango_font_description_set_variations(description, variations) }
    pango_font_description_set_absolute_size(description, size * pangoScale)
    guard let font = pango_font_map_load_font(map, context, description) else {
      throw .invalidFont(path: file.path)
    }
    guard Self.path(of: font) == file.path,
      let face = Face(font, description, of: file, language)
    else {
      g_object_unref(UnsafeMutableRawPointer(font))
      throw .libraryFailure(
        library: "Pango",
        reason: "it chose \(Self.path(of: font) ?? "nothing") where \(file.path) was asked for")
    }
    faces[key] = face
    faceCount += 1
    return face
  }

  /// Whether the engine should be replaced by a new one: a font map keeps some 6 kB for each size that
  /// it was ever asked for.
  var isWorn: Bool { faceCount >= Self.greatestFaceTotal }

  private static let greatestFaceTotal = 1000

  private static let greatestFaceCount = 200

  /// The file that a font of Pango's comes from.
  private static func path(of font: OpaquePointer) -> String? {
    var path: UnsafeMutablePointer<UInt8>?
    guard let pattern = pango_fc_font_get_pattern(font),
      FcPatternGetString(pattern, "file", 0, &path) == TINTYPE_FcResultMatch,
      let path
    else { return nil }
    return String(cString: path)
  }
}

/// Pango's units to a point, at 72 dots an inch.
let pangoScale = Double(TINTYPE_PANGO_SCALE)
