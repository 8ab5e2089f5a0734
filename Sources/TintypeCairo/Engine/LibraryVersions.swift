// SPDX-License-Identifier: MIT

import CCairo

/// The versions of what paints, as the loaded libraries tell them.
enum LibraryVersions {
  /// The version of this renderer's own rules; it changes when pictures do.
  static let rendererRevision = 1

  /// Names and versions for a fingerprint.
  static let parts: [String: String] = [
    "renderer": String(rendererRevision),
    "cairo": text(cairo_version_string()),
    "pango": text(pango_version_string()),
    "harfbuzz": text(hb_version_string()),
    "pixman": text(pixman_version_string()),
    "fontconfig": fontconfig,
    "freetype": freeType,
    "architecture": architecture,
  ]

  private static func text(_ version: UnsafePointer<CChar>?) -> String {
    version.map { String(cString: $0) } ?? "unknown"
  }

  /// fontconfig's number has two digits for each part but the first.
  private static var fontconfig: String {
    let version = FcGetVersion()
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }

  private static var freeType: String {
    var library: UnsafeMutableRawPointer?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
