// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// Finds out whether pictures that are painted here could be trusted.
package enum TrustedEnvironment {
  /// Refuses an environment in which pixels would not be those of other machines.
  ///
  /// - Parameters:
  ///   - variables: The environment's variables.
  ///   - versions: The versions of libraries; those that are left out are not checked.
  ///   - object: The file of the library that answers calls of a function.
  /// - Throws: `RenderingError.untrustworthyEnvironment`, `.libraryTooOld` or `.libraryReplaced`.
  package static func check(
    variables: [String: String],
    versions: [Fingerprint.Library: String] = LibraryVersions.loaded,
    object: (String) -> String? = object(of:)
  ) throws(RenderingError) {
    try check(variables: variables)
    for library in Fingerprint.Library.allCases {
      try check(library, version: versions[library])
      try check(library, object: object)
    }
    try checkThread()
  }

  /// Refuses variables that change pixels and cannot be taken away.
  package static func check(variables: [String: String]) throws(RenderingError) {
    // pixman reads its variable when it is loaded, so unsetting it would come too late.
    let variable = "PIXMAN_DISABLE"
    if let value = variables[variable], value.split(separator: " ").contains("fast") {
      throw .untrustworthyEnvironment(variable: variable, value: value)
    }
  }

  /// Refuses a library that is older than what was built against it.
  package static func check(
    _ library: Fingerprint.Library, version text: String?
  ) throws(RenderingError) {
    guard let text, let minimum = library.requirement?.minimum,
      let version = LibraryVersion(text), version < minimum
    else { return }
    throw .libraryTooOld(library, version: text, minimum: minimum.description)
  }

  /// Refuses a library of which another one, loaded before it, replaces single functions.
  package static func check(
    _ library: Fingerprint.Library, object: (String) -> String?
  ) throws(RenderingError) {
    let functions = library.functions
    guard let first = functions.first, let home = object(first) else { return }
    for function in functions.dropFirst() {
      if let file = object(function), file != home {
        throw .libraryReplaced(library, function: function, file: file)
      }
    }
  }

  /// Refuses a thread on which the processor does not round numbers to the nearest one.
  package static func checkThread() throws(RenderingError) {
    guard tintype_rounds_to_nearest() != 0 else { throw .roundingChanged }
  }

  /// The file of the library that answers calls of a function; `nil` where nobody knows.
  package static func object(of function: String) -> String? {
    tintype_object_of(function).map { String(cString: $0) }
  }
}

extension Fingerprint.Library {
  /// Functions that lie in one file, of which the first tells where the library was loaded from.
  package var functions: [String] {
    switch self {
    case .cairo:
      [
        "cairo_version_string", "cairo_fill", "cairo_stroke", "cairo_paint", "cairo_mask_surface",
        "cairo_set_antialias", "cairo_set_operator", "cairo_show_glyphs", "cairo_glyph_path",
      ]
    case .pango:
      [
        "pango_version_string", "pango_layout_set_text", "pango_layout_get_iter",
        "pango_font_get_metrics", "pango_shape_full", "pango_itemize",
      ]
    case .harfbuzz: ["hb_version_string", "hb_shape", "hb_shape_full", "hb_font_create"]
    case .freetype:
      ["FT_Library_Version", "FT_Load_Glyph", "FT_Render_Glyph", "FT_Outline_Get_Bitmap"]
    case .fontconfig: ["FcGetVersion", "FcConfigAppFontAddFile", "FcFreeTypeQuery", "FcFontMatch"]
    case .pixman: ["pixman_version_string", "pixman_image_composite32", "pixman_fill"]
    case .fribidi: ["fribidi_version_info", "fribidi_get_par_embedding_levels_ex"]
    case .glib: ["glib_major_version", "g_unichar_type", "g_unichar_break_type"]
    }
  }
}

/// What the environment was before `main`, when variables that would move pixels were taken away.
package enum StartEnvironment {
  /// The names of variables that are taken away wherever they are set, sorted.
  package static let neutralisedNames: [String] = (0..<tintype_unset_variable_count())
    .compactMap { tintype_unset_variable_name($0).map { String(cString: $0) } }
    .sorted()

  /// The variables that were set and were taken away, with their values.
  package static let neutralised: [String: String] = {
    var found: [String: String] = [:]
    for index in 0..<tintype_unset_variable_count() {
      guard let name = tintype_unset_variable_name(index),
        let value = tintype_unset_variable_value(index)
      else { continue }
      found[String(cString: name)] = String(cString: value)
    }
    // What every process gets that a process with Tintype in it starts.
    if found["FC_LANG"] == "en" { found["FC_LANG"] = nil }
    return found
  }()
}
