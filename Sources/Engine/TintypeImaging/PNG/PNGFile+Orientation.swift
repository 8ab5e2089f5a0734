// SPDX-License-Identifier: MIT

extension PNGFile {
  /// The orientation in which viewers that read the chunk `eXIf` show the image.
  ///
  /// Pixels are not turned: a ``Bitmap`` stores them as they are in the file. A missing or damaged
  /// chunk means ``ImageOrientation/up``.
  package var orientation: ImageOrientation {
    guard let chunk = chunks.first(where: { $0.type == "eXIf" }) else { return .up }
    return ImageOrientation(exif: Array(bytes[chunk.dataRange])) ?? .up
  }
}
