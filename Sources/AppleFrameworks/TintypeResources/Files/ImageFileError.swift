// SPDX-License-Identifier: MIT

package import TintypeImaging

/// An error that prevents an image file from being decoded.
package enum ImageFileError: Error, Hashable, Sendable {
  /// The first bytes are those of no known format.
  case unknownFormat
  /// No library is used for the format.
  case unsupportedFormat(FileFormat)
  /// The library of the format is not installed; the reason is the dynamic loader's.
  case libraryMissing(ImageDecoder, reason: String)
  /// A side or the number of pixels is 0 or exceeds the limits.
  case invalidSize(width: Double, height: Double)
  /// The file ends before its last pixel.
  case truncated(FileFormat)
  /// The library rejects the file; the reason is the library's, and can be empty.
  case undecodable(FileFormat, reason: String)
  /// An SVG file has content that is not painted.
  case unsupportedSVG(SVGProblem)
  /// A PNG file has an error.
  case png(ImagingError)
}

/// Content of an SVG file that is rejected, because it would be painted incorrectly, or differently
/// on other machines.
package enum SVGProblem: Hashable, Sendable {
  /// The file is larger than 5 MB.
  case tooLarge
  /// The file is not UTF-8, or not well-formed XML from a byte position on.
  case malformed(position: Int)
  /// The document type declares entities.
  case entities
  /// An element is not painted.
  case element(String)
  /// An element or a style refers to another file.
  case reference(String)
  /// An element contains itself by `use`.
  case circularUse(id: String)
  /// The elements are repeated too often by `use`.
  case tooManyElements
}

extension ImageFileError: CustomStringConvertible {
  /// The error and the next step, in full sentences.
  package var description: String {
    switch self {
    case .unknownFormat:
      "The file is not an image in a known format. Convert it to PNG, JPEG, WebP, SVG or PDF."
    case .unsupportedFormat(let format):
      "The file is \(format.article), which is not supported. Convert it to PNG, JPEG or WebP."
    case .libraryMissing(let library, let reason):
      """
      The file is \(library.format.article), and \(library.name), which decodes it, is not \
      installed (\(reason)). Install the package \(library.packages).
      """
    case .invalidSize(let width, let height):
      """
      The image has \(Self.number(width)) × \(Self.number(height)) pixels. Each side must be from 1 \
      to \(ImageFile.maximumSide), and all pixels at most \(Bitmap.maximumPixelCount). Use a \
      smaller image.
      """
    case .truncated(let format):
      "The \(format.rawValue) file is truncated. Restore it from version control, or export it again."
    case .undecodable(let format, let reason):
      """
      The \(format.rawValue) file cannot be decoded\(reason.isEmpty ? "" : ": \(reason)"). Export \
      it again.
      """
    case .unsupportedSVG(let problem): problem.description
    case .png(let error): error.description
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
  }
}

extension SVGProblem: CustomStringConvertible {
  /// The error and the next step, in full sentences.
  package var description: String {
    switch self {
    case .tooLarge: "The SVG file is larger than 5 MB. Simplify it, or convert it to PNG."
    case .malformed(let position):
      "The SVG file is not well-formed XML at byte \(position). Export it again."
    case .entities:
      "The SVG file declares entities, which are not expanded. Replace them with their values."
    case .element(let name) where name == "text":
      """
      The SVG file contains text, whose font depends on the machine. Convert the text to outlines.
      """
    case .element(let name) where name == "image":
      """
      The SVG file contains an image that is not an embedded PNG file. Embed it as \
      “data:image/png;base64,…”, or convert the SVG file to PNG.
      """
    case .element(let name):
      "The SVG file contains the element \(name), which is not supported. Remove it."
    case .reference(let target):
      """
      The SVG file refers to “\(target)”. Other files are not read. Remove the reference, or copy \
      the content into the file.
      """
    case .circularUse(let id):
      "The element “\(id)” of the SVG file contains itself by use. Remove the reference."
    case .tooManyElements:
      "The SVG file repeats its elements too often by use. Simplify it, or convert it to PNG."
    }
  }
}
