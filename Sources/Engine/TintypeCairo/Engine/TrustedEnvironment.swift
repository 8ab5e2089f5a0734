// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// Checks of the environment for conditions that make rendered images unreliable.
package enum TrustedEnvironment {
  /// Rejects an environment that would change pixels compared with other machines.
  ///
  /// - Parameters:
  ///   - variables: The environment variables.
  ///   - versions: The versions of libraries; libraries without a version are not checked.
  ///   - object: A closure that returns the library file that provides a function.
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

  /// Rejects variables that change pixels and cannot be unset in time.
  package static func check(variables: [String: String]) throws(RenderingError) {
    // pixman reads its variable when it is loaded, so unsetting it later has no effect.
    let variable = "PIXMAN_DISABLE"
    if let value = variables[variable], value.split(separator: " ").contains("fast") {
      throw .untrustworthyEnvironment(variable: variable, value: value)
    }
  }

  /// Rejects a library that is older than the minimum version.
  package static func check(
    _ library: Fingerprint.Library, version text: String?
  ) throws(RenderingError) {
    guard let text, let minimum = library.requirement?.minimum,
      let version = LibraryVersion(text), version < minimum
    else { return }
    throw .libraryTooOld(library, version: text, minimum: minimum.description)
  }

  /// Rejects a library if another library, loaded before it, replaces some of its functions.
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

  /// Rejects a thread whose rounding mode is not round-to-nearest.
  package static func checkThread() throws(RenderingError) {
    guard tintype_rounds_to_nearest() != 0 else { throw .roundingChanged }
  }

  /// Returns the library file that provides a function; `nil` if it is unknown.
  package static func object(of function: String) -> String? {
    tintype_object_of(function).map { String(cString: $0) }
  }
}

extension Fingerprint.Library {
  /// Functions that are defined in one file; the first one identifies the file of the library.
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

/// The environment before `main`, in which variables that would change pixels are unset.
package enum StartEnvironment {
  /// The names of the variables that are unset if they are set, sorted.
  package static let unsetNames: [String] = (0..<tintype_unset_variable_count())
    .compactMap { tintype_unset_variable_name($0).map { String(cString: $0) } }
    .sorted()

  /// The variables that were set and have been unset, with their values.
  package static let unsetVariables: [String: String] = {
    var found: [String: String] = [:]
    for index in 0..<tintype_unset_variable_count() {
      guard let name = tintype_unset_variable_name(index),
        let value = tintype_unset_variable_value(index)
      else { continue }
      found[String(cString: name)] = String(cString: value)
    }
    // Tintype sets this value itself, so child processes inherit it.
    if found["FC_LANG"] == "en" { found["FC_LANG"] = nil }
    return found
  }()
}
