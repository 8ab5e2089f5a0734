// SPDX-License-Identifier: MIT

import TintypeBase
import Foundation
import Synchronization
import TintypeImaging
import TintypeSnapshots
import TintypeComparison

/// The pictures of a report: each decoded by our decoder, so that what a browser gets is a picture of
/// the size that it says, without anything but its pixels; and each written once.
///
/// A picture is a script, not an image file: what a page from `file://` draws of an image file it
/// may not read again, and then it could not compare pixels.
final class PictureStore: Sendable {
  private let folder: ReportFolder
  private let state = Mutex(State())

  private struct State {
    /// What became of each file, by the digest of its bytes.
    var known: [SHA256Digest: Result<Stored, Artifact.Trouble>] = [:]
    var written: Set<String> = []
  }

  /// A picture in the report.
  struct Stored: Hashable, Sendable {
    /// The name of its script, 32 hexadecimal digits of the SHA-256 of the PNG in it.
    var digest: String
    var size: PixelSize
  }

  /// The most pixels of a picture that is shown, 32 million: a browser holds two of them and what
  /// they differ in, four bytes each.
  static let pixelLimit = 32_000_000

  init(folder: ReportFolder) {
    self.folder = folder
  }

  /// Puts a picture into the report, unless it is there already.
  ///
  /// - Parameter file: The file, whose structure has been checked.
  /// - Returns: Where it is, or why it cannot be shown.
  /// - Throws: Why it could not be written.
  func store(_ file: PNGFile) throws(ReportError) -> Result<Stored, Artifact.Trouble> {
    let key = SHA256Digest.of(file.bytes)
    if let known = state.withLock({ $0.known[key] }) { return known }
    let result: Result<Stored, Artifact.Trouble>
    do {
      let png = try Self.pixels(of: file)
      let digest = String(SHA256Digest.of(png.bytes).hexadecimal.prefix(32))
      // Two threads may hold the same picture.
      if state.withLock({ $0.written.insert(digest).inserted }) {
        let call = "tintype.picture(\"\(digest)\",\""
        let text = Data(png.bytes).base64EncodedData()
        try folder.write(
          [call.utf8.map { $0 }, [UInt8](text), Array("\");\n".utf8)],
          to: "pictures/\(digest).js")
      }
      result = .success(
        Stored(digest: digest, size: PixelSize(width: png.width, height: png.height)))
    } catch let trouble as Artifact.Trouble {
      result = .failure(trouble)
    } catch let error as ReportError {
      throw error
    } catch {
      // `pixels` and `write` throw nothing else.
      result = .failure(.notAPicture)
    }
    state.withLock { $0.known[key] = result }
    return result
  }

  /// The file without scene, texts and all else that is no pixel.
  ///
  /// What is compressed already stays so: compressing it again would take most of the report's time.
  private static func pixels(of file: PNGFile) throws(Artifact.Trouble) -> PNGFile {
    let size = PixelSize(width: file.width, height: file.height)
    guard file.width * file.height <= pixelLimit else { throw .tooManyPixels(size) }
    do throws(ImagingError) {
      let bitmap = try PNG.decode(file)
      if let pixels = file.pixelsAlone { return pixels }
      return try PNG.encode(bitmap)
    } catch {
      throw .damaged(error)
    }
  }
}
