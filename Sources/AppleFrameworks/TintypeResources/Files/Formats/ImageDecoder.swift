// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles
package import TintypeImaging

/// A format of image files other than PNG, and the optional library that decodes it.
///
/// The library is loaded when a file of the format is read.
package struct ImageDecoder: Sendable {
  /// Returns the size of a file in pixels, or in points if the format is a vector format.
  typealias Size =
    @Sendable @convention(c) (
      _ library: UnsafePointer<CChar>?, _ bytes: UnsafePointer<UInt8>?, _ count: Int,
      _ width: UnsafeMutablePointer<Double>?, _ height: UnsafeMutablePointer<Double>?,
      _ reason: UnsafeMutablePointer<CChar>?
    ) -> tintype_file_status

  /// Writes the pixels of a file.
  typealias Pixels =
    @Sendable @convention(c) (
      _ library: UnsafePointer<CChar>?, _ bytes: UnsafePointer<UInt8>?, _ count: Int,
      _ width: Int32, _ height: Int32, _ pixels: UnsafeMutablePointer<UInt32>?,
      _ reason: UnsafeMutablePointer<CChar>?
    ) -> tintype_file_status

  /// The format.
  package let format: FileFormat
  /// The filename extensions in lowercase letters, the preferred one first.
  package let filenameExtensions: [String]
  /// The type of the content.
  package let contentType: ContentType
  /// The name of the library.
  package let name: String
  /// The name of the library's file, for which the dynamic loader searches.
  package var file: String
  /// The packages of the library, with the distributions that have them.
  package let packages: String
  /// A Boolean value that indicates whether an image can be decoded in any scale.
  package var isVector = false
  /// A Boolean value that indicates whether the library multiplies colors by their opacity.
  var isPremultiplied = true
  let size: Size
  let pixels: Pixels
  /// Throws an error if a file has content that is not supported.
  var check: @Sendable ([UInt8]) throws(ImageFileError) -> Void = { _ in }
  /// Returns the orientation of the stored pixels.
  var orientation: @Sendable ([UInt8]) -> ImageOrientation = { _ in .up }
  /// Returns a Boolean value that indicates whether a file that the library rejects is shorter than
  /// it declares.
  var isTruncated: @Sendable ([UInt8]) -> Bool = { _ in false }

  /// A type of content that Apple's systems declare.
  package struct ContentType: Sendable {
    /// The identifier, such as `public.jpeg`.
    package let identifier: String
    /// The MIME type.
    package let mimeType: String
    /// The identifiers of the types that the type conforms to.
    package var parents = ["public.image"]
  }

  /// The decoders of all formats.
  package static let all: [ImageDecoder] = [.jpeg, .webP, .svg, .pdf]
}

extension ImageDecoder: Hashable {
  /// Returns a Boolean value that indicates whether two decoders are of one format.
  package static func == (lhs: ImageDecoder, rhs: ImageDecoder) -> Bool {
    lhs.format == rhs.format
  }

  /// Adds the format to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
