// SPDX-License-Identifier: MIT

import TintypeBase
import Foundation
import Synchronization
import TintypeImaging
import TintypeComparison

/// The images of a report, each of which is stored once.
///
/// Each image is decoded first, so that browsers only receive images of the stated size that
/// contain nothing but pixels. An image is stored as a script: a page from `file://` cannot read
/// the pixels of an image file after drawing it, and so could not compare them.
final class ImageStore: Sendable {
  private let folder: ReportFolder
  private let state = Mutex(State())

  private struct State {
    var known: [Key: Result<Stored, Artifact.Failure>] = [:]
    var written: Set<String> = []
  }

  /// A file, by the digest of its bytes, with the part that its thumbnail shows.
  private struct Key: Hashable {
    var digest: SHA256Digest
    var part: PixelRect?
  }

  /// An image in the report.
  struct Stored: Hashable, Sendable {
    /// The name of the script: 32 hexadecimal digits of the SHA-256 of its PNG.
    var digest: String
    var size: PixelSize
    /// A small version as a PNG in Base64; `nil` if it cannot be encoded.
    var thumbnail: String?
  }

  /// The maximum width and height of a thumbnail in pixels.
  ///
  /// A card displays it in about 200 CSS pixels, and a row in fewer.
  static let thumbnailSide = 240

  /// The maximum number of pixels of an image, 32 million.
  ///
  /// A browser stores two images and their difference, with four bytes per pixel.
  static let pixelLimit = 32_000_000

  init(folder: ReportFolder) { self.folder = folder }

  /// Adds an image to the report, unless it is already stored.
  ///
  /// - Parameters:
  ///   - file: The file, whose structure has been checked.
  ///   - part: The part that the thumbnail shows; `nil` for the whole image.
  /// - Returns: The stored image, or the reason why it cannot be shown.
  /// - Throws: The reason why it could not be written.
  func store(
    _ file: PNGFile, showing part: PixelRect? = nil
  ) throws(ReportError) -> Result<Stored, Artifact.Failure> {
    let key = Key(digest: SHA256Digest.of(file.bytes), part: part)
    if let known = state.withLock({ $0.known[key] }) { return known }
    let result: Result<Stored, Artifact.Failure>
    do {
      let (png, bitmap) = try Self.pixels(of: file)
      let digest = String(SHA256Digest.of(png.bytes).hexadecimal.prefix(32))
      // Two threads may store the same image.
      if state.withLock({ $0.written.insert(digest).inserted }) {
        let call = "tintype.image(\"\(digest)\",\""
        let text = Data(png.bytes).base64EncodedData()
        try folder.write(
          [call.utf8.map { $0 }, [UInt8](text), Array("\");\n".utf8)],
          to: "images/\(digest).js")
      }
      result = .success(
        Stored(
          digest: digest, size: PixelSize(width: png.width, height: png.height),
          thumbnail: Self.thumbnail(of: bitmap, part)))
    } catch let error as Artifact.Failure {
      result = .failure(error)
    } catch let error as ReportError {
      throw error
    } catch {
      // `pixels` and `write` throw no other errors.
      result = .failure(.notAImage)
    }
    state.withLock { $0.known[key] = result }
    return result
  }

  /// Returns the file without its scene, texts and other chunks that are not pixels.
  ///
  /// Compressed data are kept: compressing them again would take most of the report's time.
  static func pixels(of file: PNGFile) throws(Artifact.Failure) -> (file: PNGFile, bitmap: Bitmap) {
    let size = PixelSize(width: file.width, height: file.height)
    guard file.width * file.height <= pixelLimit else { throw .tooManyPixels(size) }
    do throws(ImagingError) {
      let bitmap = try PNG.decode(file)
      if let pixels = file.pixelsAlone { return (pixels, bitmap) }
      return (try PNG.encode(bitmap), bitmap)
    } catch {
      throw .damaged(error)
    }
  }

  private static func thumbnail(of bitmap: Bitmap, _ part: PixelRect?) -> String? {
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let small = bitmap.preview(of: part ?? whole, maximumSide: thumbnailSide) else {
      return nil
    }
    return (try? PNG.encode(small)).map { Data($0.bytes).base64EncodedString() }
  }
}
