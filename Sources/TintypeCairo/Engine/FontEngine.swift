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

/// Font engines of one font book, each lent to one thread at a time.
final class EnginePool: Sendable {
  private let book: FontBook
  private let configuration: FontConfiguration
  private let idle = Mutex<[Loan]>([])

  /// Carries an engine between threads.
  ///
  /// `@unchecked Sendable`: an engine is either in `idle`, where the mutex guards it, or with the
  /// one caller that took it out.
  private struct Loan: @unchecked Sendable {
    let engine: FontEngine
  }

  /// Creates a pool, and the first engine at once so that a book that cannot be used is known.
  init(book: FontBook) throws(RenderingError) {
    self.book = book
    configuration = try FontConfiguration(book)
    let first = Loan(engine: try FontEngine(book: book, configuration: configuration))
    idle.withLock { $0.append(first) }
  }

  /// Calls a closure with an engine that nobody else has meanwhile.
  func withEngine<Result>(
    _ body: (FontEngine) throws -> Result
  ) throws -> Result {
    let loan =
      try idle.withLock { $0.popLast() }
      ?? Loan(engine: FontEngine(book: book, configuration: configuration))
    defer {
      if !loan.engine.isWorn {
        idle.withLock { if $0.count < Self.greatestIdleCount { $0.append(loan) } }
      }
    }
    return try body(loan.engine)
  }

  /// More workers than this at once are rare, and each idle engine keeps its caches.
  private static let greatestIdleCount = 16
}
