// SPDX-License-Identifier: MIT

package import TintypeImaging

/// An optional library that reads image files of a format.
package enum ImageLibrary: String, Hashable, Sendable, CaseIterable {
  /// libjpeg-turbo, for JPEG.
  case turboJPEG = "libjpeg-turbo"
  /// libwebp, for WebP.
  case webP = "libwebp"
  /// librsvg, for SVG.
  case librsvg
  /// Poppler with its interface for GLib, for PDF.
  case poppler = "Poppler"

  /// The format that the library reads.
  package var format: FileFormat {
    switch self {
    case .turboJPEG: .jpeg
    case .webP: .webP
    case .librsvg: .svg
    case .poppler: .pdf
    }
  }

  /// The library that reads a format; `nil` if there is none.
  package init?(_ format: FileFormat) {
    guard let library = Self.allCases.first(where: { $0.format == format }) else { return nil }
    self = library
  }

  /// The name of the file that the dynamic loader searches for.
  package var fileName: String {
    switch self {
    case .turboJPEG: "libturbojpeg.so.0"
    case .webP: "libwebp.so.7"
    case .librsvg: "librsvg-2.so.2"
    case .poppler: "libpoppler-glib.so.8"
    }
  }

  /// The packages of the library, with the distributions that have them.
  package var packages: String {
    switch self {
    case .turboJPEG: "libturbojpeg0 (Debian), libturbojpeg (Ubuntu)"
    case .webP: "libwebp7 (Debian, Ubuntu)"
    case .librsvg: "librsvg2-2 (Debian, Ubuntu)"
    case .poppler: "libpoppler-glib8 (Debian, Ubuntu)"
    }
  }
}

/// The file names by which libraries are loaded.
package struct ImageLibraries: Sendable {
  private var fileNames: [ImageLibrary: String] = [:]

  /// Creates the libraries of the system.
  package init() {}

  /// The file name of a library.
  package subscript(library: ImageLibrary) -> String {
    get { fileNames[library] ?? library.fileName }
    set { fileNames[library] = newValue }
  }
}
