// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// The versions of the rendering libraries, as reported by the loaded libraries.
package enum LibraryVersions {
  /// The revision of Tintype's rendering rules; it changes when rendered images change.
  package static let rendererRevision = 4

  /// The versions of the libraries that report one.
  package static let loaded: [Fingerprint.Library: String] = {
    var versions: [Fingerprint.Library: String] = [:]
    for library in Fingerprint.Library.allCases { versions[library] = version(of: library) }
    return versions
  }()

  /// The names and versions for a fingerprint.
  package static let parts: [String: String] = {
    var parts = ["renderer": String(rendererRevision), "architecture": architecture]
    for library in Fingerprint.Library.allCases {
      parts[library.rawValue] = loaded[library] ?? "unknown"
    }
    return parts
  }()

  private static func version(of library: Fingerprint.Library) -> String? {
    switch library {
    case .cairo: text(cairo_version_string())
    case .pango: text(pango_version_string())
    case .harfbuzz: text(hb_version_string())
    case .pixman: text(pixman_version_string())
    case .fontconfig: fontconfig
    case .freetype: freeType
    case .fribidi: text(tintype_fribidi_version()).flatMap(friBidi)
    case .glib: glib
    }
  }

  private static func text(_ version: UnsafePointer<CChar>?) -> String? {
    version.map { String(cString: $0) }
  }

  /// fontconfig's version number has two digits for each component but the first.
  private static var fontconfig: String {
    let version = FcGetVersion()
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }

  private static var freeType: String? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// Returns the version in a text whose first line is `(GNU FriBidi) 1.0.8`.
  private static func friBidi(_ text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).first
    return line?.split(separator: " ").last.map(String.init)
  }

  private static var glib: String? {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    guard tintype_glib_version(&major, &minor, &micro) != 0 else { return nil }
    return "\(major).\(minor).\(micro)"
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

extension Fingerprint.Library {
  /// The oldest supported version, with the reason; `nil` if the other libraries' requirements
  /// suffice.
  package var requirement: (minimum: LibraryVersion, reason: String)? {
    switch self {
    case .cairo: (LibraryVersion(1, 16), "the oldest version with verified pixels")
    case .pango: (LibraryVersion(1, 50), "the oldest version with verified lines of text")
    case .fontconfig: (LibraryVersion(2, 13), "the first version with FcWeightToOpenTypeDouble")
    // The versions are those in the `.pc` files of Pango 1.50 and of cairo 1.16.
    case .harfbuzz: (LibraryVersion(2, 6), "by Pango 1.50")
    case .fribidi: (LibraryVersion(1, 0, 6), "by Pango 1.50")
    case .glib: (LibraryVersion(2, 62), "by Pango 1.50")
    case .pixman: (LibraryVersion(0, 30), "by cairo 1.16")
    case .freetype: nil
    }
  }
}
