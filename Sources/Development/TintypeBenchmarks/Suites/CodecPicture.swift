// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeSnapshots
import TintypeComparison

/// A picture that is read and written.
struct CodecPicture {
  let bitmap: Bitmap
  let scale: Double
  /// The file as this toolkit writes it, without a manifest.
  let own: [UInt8]
  /// The file as cairo writes it.
  let cairos: [UInt8]
  private let reference: URL

  init(_ bitmap: Bitmap, scale: Double) throws {
    self.bitmap = bitmap
    self.scale = scale
    own = try PNG.encode(bitmap, scale: scale).bytes
    cairos = try CairoPNG.encode(bitmap)
    let bytes = try Diffing<Picture>.image.encode(Picture(bitmap: bitmap, scale: scale))
    reference = WorkFolder.url("reference.png")
    try FileManager.default.createDirectory(
      at: WorkFolder.url(""), withIntermediateDirectories: true)
    try Data(bytes).write(to: reference)
  }

  /// What an assertion does with a picture that was painted like its reference: reads the file, and
  /// checks the digests of the file and of the pixels.
  func pass() throws {
    let bytes = Array(try Data(contentsOf: reference))
    let verdict = try Diffing<Picture>.image.compare(bytes, Picture(bitmap: bitmap, scale: scale))
    guard case .same = verdict else { throw BenchmarkError.mismatch("A picture and its file.") }
  }

  /// Removes the reference.
  func remove() { try? FileManager.default.removeItem(at: reference) }
}
