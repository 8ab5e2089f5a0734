// SPDX-License-Identifier: MIT

import CTintypeCairo
import Synchronization
import TintypeScene

/// A Pango font map and context with their caches, for one thread at a time.
///
/// Pango's objects are not thread-safe: concurrent use of a font map corrupts its memory.
final class FontEngine {
  let map: OpaquePointer
  let context: OpaquePointer
  let language: OpaquePointer?
  let book: FontBook
  private let attributes: OpaquePointer
  /// The attributes of texts in a file with features, by the features.
  private var featureAttributes: [String: OpaquePointer] = [:]
  // The configuration must outlive the map.
  private let configuration: FontConfiguration
  private var faces: [FaceKey: Face] = [:]
  private var faceCount = 0

  /// The bitmaps of glyphs in fonts without outlines.
  let colorGlyphs = ColorGlyphs()

  private struct FaceKey: Hashable {
    var path: String
    var variations: String?
    var size: Double
    var metrics: FontFile.LineMetrics?
    var tallMetrics: FontFile.LineMetrics?
    var features: String?
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

  /// Returns the attributes of a text in one file that has no attributes of its own.
  func commonAttributes(features: String?) throws(RenderingError) -> OpaquePointer {
    guard let features else { return attributes }
    if let known = featureAttributes[features] { return known }
    guard let list = pango_attr_list_new() else {
      throw .libraryFailure(library: "Pango", reason: "it could not create a list of attributes")
    }
    Self.addRules(to: list)
    pango_attr_list_insert(list, pango_attr_font_features_new(features))
    featureAttributes[features] = list
    return list
  }

  /// Adds the attributes that apply to every text.
  ///
  /// - Parameters:
  ///   - attributes: The list to add to.
  ///   - softHyphens: The byte positions after the text's soft hyphens.
  static func addRules(to attributes: OpaquePointer, softHyphens: [Int] = []) {
    // Without this attribute, Pango uses any other font of the configuration for a missing glyph.
    pango_attr_list_insert(attributes, pango_attr_fallback_new(0))
    // Without this attribute, Pango reserves space for a hyphen wherever it breaks a word. A break
    // at the start of a range is not affected.
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
    // Exclusive access is required because cairo closes font files here.
    Self.turn.withLock { _ in
      // Fonts must be released before the font map that created them.
      faces.removeAll()
      pango_attr_list_unref(attributes)
      for list in featureAttributes.values { pango_attr_list_unref(list) }
      g_object_unref(UnsafeMutableRawPointer(context))
      // Otherwise Pango 1.50 would leak the map's reference to its configuration, and the
      // configuration's fonts.
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

  /// Calls a closure with exclusive access to glyph loading.
  ///
  /// cairo keeps ten font files open per process, and closes one of them to open an eleventh, even
  /// if another thread is about to read it: it checks a use count without locking it
  /// (`_has_unlocked_face` in cairo-ft-font.c of 1.16 and 1.18). All code that can load a glyph,
  /// including measuring, must therefore run on one thread at a time.
  static func withExclusiveAccess<Result: Sendable>(
    _ body: () throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    try turn.withLock { _ throws(RenderingError) in try body() }
  }

  private static let turn = Mutex<Void>(())

  /// Returns the only options with identical glyphs on all machines: grayscale, without hinting.
  static func makeFontOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, TINTYPE_CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, TINTYPE_CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, TINTYPE_CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// Returns the face for a request, with its name and the deviations from the request.
  func face(
    for font: Font
  ) throws(RenderingError) -> (face: Face, resolved: ResolvedFont, issues: [TextIssue]) {
    guard var match = book.match(font) else { throw .emptyFontBook }
    let size = Self.usableSize(font.size)
    if size != font.size { match.issues.append(.invalidSize(font.size)) }
    var features = font.features
    // Numbers stay aligned in columns, even if the letters of another family differ in width.
    if match.issues.contains(.missingDesign(used: match.family.name, .monospaced)) {
      features = (features ?? []).union(.monospacedDigits)
    }
    let (face, resolved) = try face(of: match, size: size, features: features)
    return (face, resolved, match.issues)
  }

  /// Returns the distances of the font for a request.
  func extents(of font: Font) throws(RenderingError) -> FontExtents {
    try Self.withExclusiveAccess { () throws(RenderingError) in
      let (face, resolved, _) = try face(for: font)
      return FontExtents(
        ascent: face.ascent, descent: face.descent, leading: Self.leading(of: font, in: face),
        capHeight: face.file.capHeight * resolved.size)
    }
  }

  /// Returns the additional distance between lines of a font in a face, in points.
  ///
  /// A text style of the system font has the distance that completes its line spacing.
  static func leading(of font: Font, in face: Face) -> Double {
    guard face.file.lineMetrics == .sanFrancisco else { return face.file.lineGap * font.size }
    return font.styleLineSpacing.map { $0 - face.ascent - face.descent } ?? 0
  }

  /// Returns the face for a match of the font book, with its name.
  func face(
    of match: FontBook.Match, size: Double, features: Font.Features?
  ) throws(RenderingError) -> (face: Face, resolved: ResolvedFont) {
    let resolved = ResolvedFont(
      family: match.family.name, size: size, weight: match.weight, isItalic: match.file.isItalic,
      features: features)
    return (try face(of: match.file, weight: match.weight, size: size), resolved)
  }

  /// Returns a size that Pango can represent; a size below one Pango unit would be 0.
  static func usableSize(_ size: Double) -> Double {
    if size >= 1 / pangoScale && size <= Font.maximumSize { return size }
    return size > Font.maximumSize ? Font.maximumSize : 1
  }

  /// Returns a face of a file at a weight that the file supports and a valid size.
  private func face(
    of file: FontFile, weight: Font.Weight, size: Double
  ) throws(RenderingError) -> Face {
    let variations = file.variationText(at: weight, size: size)
    let key = FaceKey(
      path: file.path, variations: variations, size: size, metrics: file.lineMetrics,
      tallMetrics: file.tallMetrics, features: file.features)
    if let known = faces[key] { return known }
    try file.checkUnchanged()
    // The cache is limited because sizes are unlimited; faces in use are retained by their users.
    if faces.count >= Self.maximumFaceCount { faces.removeAll() }
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
      let face = Face(font, description, of: file, size: size, language)
    else {
      g_object_unref(UnsafeMutableRawPointer(font))
      throw .libraryFailure(
        library: "Pango",
        reason: "it chose \(Self.path(of: font) ?? "no font") instead of \(file.path)")
    }
    faces[key] = face
    faceCount += 1
    return face
  }

  /// A Boolean value that indicates whether the engine should be replaced.
  ///
  /// A font map keeps about 6 kB for each size that was ever requested.
  var shouldBeReplaced: Bool { faceCount >= Self.maximumFaceTotal }

  /// The maximum number of faces that one engine opens before it is replaced.
  private static let maximumFaceTotal = 1000

  /// The maximum number of faces that are cached.
  private static let maximumFaceCount = 200

  /// Returns the path of the file of a Pango font.
  private static func path(of font: OpaquePointer) -> String? {
    var path: UnsafeMutablePointer<UInt8>?
    guard let pattern = pango_fc_font_get_pattern(font),
      FcPatternGetString(pattern, "file", 0, &path) == TINTYPE_FcResultMatch,
      let path
    else { return nil }
    return String(cString: path)
  }
}

/// The number of Pango units per point, at 72 dots per inch.
let pangoScale = Double(TINTYPE_PANGO_SCALE)

extension FontEngine {
  /// A font file at a size.
  final class Face {
    /// The description with which Pango finds the file.
    let description: OpaquePointer
    /// The file.
    let file: FontFile
    /// The cairo font face of the file, valid as long as the Pango font.
    let cairoFace: OpaquePointer
    /// The distance from the top of a line to the baseline, in points.
    let ascent: Double
    /// The distance from the baseline to the bottom of a line, in points.
    let descent: Double
    /// The underline.
    let underline: Stroke
    /// The strikethrough.
    let strikethrough: Stroke
    // Retained, because the font map releases fonts that were not requested recently.
    private let font: OpaquePointer
    private var coverage: [UInt32: Bool] = [:]
    /// The width of a space in points, once it has been measured.
    var spaceAdvance: Double?

    /// The position and the thickness of an underline or a strikethrough.
    struct Stroke {
      /// The distance from the baseline up to the top of the line, in points.
      var top: Double
      /// The thickness in points.
      var thickness: Double
    }

    /// Creates a face; takes ownership of a reference to a Pango font unless it fails.
    init?(
      _ font: OpaquePointer, _ description: OpaquePointer, of file: FontFile, size: Double,
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
      ascent =
        file.lineMetrics.map { $0.ascent * size } ?? points(pango_font_metrics_get_ascent(metrics))
      descent =
        file.lineMetrics.map { $0.descent * size }
        ?? points(pango_font_metrics_get_descent(metrics))
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

    /// Returns a Boolean value that indicates whether the file has a glyph for a scalar.
    func covers(_ scalar: UInt32) -> Bool {
      if let known = coverage[scalar] { return known }
      if coverage.count >= Self.maximumCoverageCount { coverage.removeAll() }
      let answer = pango_font_has_char(font, scalar) != 0
      coverage[scalar] = answer
      return answer
    }

    /// The maximum number of scalars whose presence in a font file is cached.
    private static let maximumCoverageCount = 20_000

    /// A Boolean value that indicates whether the file has glyphs for all printable ASCII
    /// characters.
    private(set) lazy var coversASCII = (0x20...0x7E).allSatisfy { covers(UInt32($0)) }
  }
}
