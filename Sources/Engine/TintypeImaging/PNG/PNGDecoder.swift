// SPDX-License-Identifier: MIT

import CTintypePixels

/// A decoder for the image data of a file.
///
/// It decodes common files with libdeflate. All other files, and those for which this fails, are
/// decoded with libpng, whose result is authoritative.
package struct PNGDecoder {
  private let file: PNGFile
  private let isStraight: Bool

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isStraight: Whether colors are returned as stored instead of premultiplied by their alpha.
  package init(_ file: PNGFile, isStraight: Bool) {
    (self.file, self.isStraight) = (file, isStraight)
  }

  /// Returns the pixels, row by row.
  package func pixels() throws(ImagingError) -> [UInt32] {
    try explainingCut { () throws(ImagingError) in
      try checkDataSize()
      if let pixels = plainPixels() { return pixels }
      return try checkingData { () throws(ImagingError) in try libraryPixels() }
    }
  }

  /// Throws the errors that decoding would throw, without decoding pixels if a faster check is
  /// sufficient.
  package func check() throws(ImagingError) {
    try explainingCut { () throws(ImagingError) in
      try checkDataSize()
      guard !isSound else { return }
      _ = try checkingData { () throws(ImagingError) in try libraryPixels() }
    }
  }

  /// Returns the straight pixels with four 16-bit samples R, G, B, A, using libpng.
  package func deepPixels() throws(ImagingError) -> [UInt64] {
    try explainingCut { () throws(ImagingError) in
      try checkDataSize()
      let count = file.width * file.height
      return try checkingData { () throws(ImagingError) in
        try throughLibrary { (bytes, message) -> [UInt64]? in
          let pixels = [UInt64](unsafeUninitializedCapacity: count) { pixels, initialized in
            tintype_use_large_pages(pixels.baseAddress, count * 8)
            let isDone = tintype_png_decode_deep(
              bytes.baseAddress, bytes.count, UInt32(file.width), UInt32(file.height),
              pixels.baseAddress, message)
            if isDone { initialized = count }
          }
          return pixels.count == count ? pixels : nil
        }
      }
    }
  }

  /// Returns the pixels, using libdeflate; `nil` for interlaced files, 16 bits and other unusual
  /// formats.
  package func plainPixels() -> [UInt32]? {
    file.bytes.withUnsafeBytes { bytes in
      withFormat(in: bytes) { format -> [UInt32]? in
        let capacity = tintype_png_capacity(&format)
        guard capacity > 0 else { return nil }
        let parts = parts
        return Bitmap.makePixels(file.width * file.height, byteCapacity: capacity) { pixels in
          tintype_png_decode_plain(
            bytes.baseAddress, &format, parts, parts.count, pixels.baseAddress, capacity)
        }
      }
    }
  }

  /// Returns the pixels, using libpng.
  package func libraryPixels() throws(ImagingError) -> [UInt32] {
    try throughLibrary { bytes, message in
      Bitmap.makePixels(file.width * file.height) { pixels in
        tintype_png_decode(
          bytes.baseAddress, bytes.count, UInt32(file.width), UInt32(file.height), isStraight,
          pixels.baseAddress, message)
      }
    }
  }

  /// A Boolean value that indicates whether the image data are known to be decodable; also false if
  /// only decoding could determine that.
  package var isSound: Bool {
    file.bytes.withUnsafeBytes { bytes in
      withFormat(in: bytes) { format in
        let parts = parts
        return tintype_png_is_sound(bytes.baseAddress, &format, parts, parts.count)
      }
    }
  }

  /// Calls a function with the whole file and a buffer for libpng's message.
  private func throughLibrary<Pixels>(
    _ decode: (UnsafeRawBufferPointer, UnsafeMutablePointer<CChar>?) -> Pixels?
  ) throws(ImagingError) -> Pixels {
    var message = [UInt8](repeating: 0, count: Int(TINTYPE_MESSAGE_SIZE))
    let pixels = file.completedBytes.withUnsafeBytes { bytes in
      message.withUnsafeMutableBytes { message in
        decode(bytes, message.baseAddress?.assumingMemoryBound(to: CChar.self))
      }
    }
    guard let pixels else {
      throw .undecodablePNG(reason: String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
    }
    return pixels
  }

  /// The ranges of the image data.
  private var parts: [tintype_range] {
    file.imageData.map { tintype_range(offset: $0.lowerBound, size: $0.count) }
  }

  /// Reports image data that end early, in a file without `IEND`, as a truncated file.
  private func explainingCut<Result>(
    _ body: () throws(ImagingError) -> Result
  ) throws(ImagingError) -> Result {
    do throws(ImagingError) {
      return try body()
    } catch {
      throw file.isEndMissing ? .truncatedPNG(byteCount: file.bytes.count) : error
    }
  }

  /// The maximum number of bytes beyond those that the image needs to which image data may
  /// decompress.
  ///
  /// Some encoders write a few; libpng would decompress all of them.
  private static let maximumExcess = 16 << 20

  /// Decodes with libpng after checking that the data do not decompress to far more than the image
  /// needs.
  ///
  /// libpng ignores a wrong checksum after the last row if it is in a separate chunk.
  private func checkingData<Pixels>(
    _ decode: () throws(ImagingError) -> Pixels
  ) throws(ImagingError) -> Pixels {
    let parts = parts
    let status = file.bytes.withUnsafeBytes { bytes in
      withFormat(in: bytes) { format in
        tintype_png_check_data(
          bytes.baseAddress, parts, parts.count, tintype_png_data_size(&format) + Self.maximumExcess
        )
      }
    }
    if status == TINTYPE_INFLATE_NO_SPACE { throw .damagedPNG(chunk: "IDAT", damage: .tooMuchData) }
    let pixels = try decode()
    if status == TINTYPE_INFLATE_DAMAGED { throw .damagedPNG(chunk: "IDAT", damage: .dataChecksum) }
    return pixels
  }

  /// Rejects, before allocating memory, a file that is too small for the declared image.
  private func checkDataSize() throws(ImagingError) {
    let compressed = file.imageData.reduce(0) { $0 + $1.count }
    let needed = file.header.minimumScanlineBytes / Zlib.maximumRatio
    if compressed < needed { throw .damagedPNG(chunk: "IDAT", damage: .tooLittleData) }
  }

  /// Calls a function with the contents of `IHDR`, `PLTE` and `tRNS`.
  private func withFormat<R>(
    in bytes: UnsafeRawBufferPointer, _ body: (inout tintype_png_format) -> R
  ) -> R {
    func data(of type: String) -> UnsafeRawBufferPointer? {
      let range = file.chunks.first { $0.type == type }?.dataRange
      return range.map { UnsafeRawBufferPointer(rebasing: bytes[$0.clamped(to: bytes.indices)]) }
    }
    let palette = data(of: "PLTE")
    let transparency = data(of: "tRNS")
    var format = tintype_png_format(
      width: UInt32(file.width), height: UInt32(file.height), depth: file.header.bitDepth,
      color_type: file.header.colorType.rawValue, is_interlaced: file.header.isInterlaced,
      is_straight: isStraight,
      palette: palette?.baseAddress?.assumingMemoryBound(to: UInt8.self),
      palette_size: palette?.count ?? 0,
      transparency: transparency?.baseAddress?.assumingMemoryBound(to: UInt8.self),
      transparency_size: transparency?.count ?? 0)
    return body(&format)
  }
}

extension PNGFile {
  /// The ranges of the image data: those of all `IDAT` chunks, which are consecutive.
  var imageData: [Range<Int>] {
    guard let first = chunks.firstIndex(where: { $0.type == "IDAT" }) else { return [] }
    return chunks[first...].prefix { $0.type == "IDAT" }.map(\.dataRange)
  }
}
