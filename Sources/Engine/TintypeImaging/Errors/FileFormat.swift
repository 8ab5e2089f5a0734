// SPDX-License-Identifier: MIT

/// A file format other than PNG, detected by the first bytes of a file.
public enum FileFormat: String, Hashable, Sendable, CaseIterable {
  /// JPEG (ISO/IEC 10918-1), by the marker SOI and the following marker.
  case jpeg = "JPEG"
  /// GIF 87a or 89a.
  case gif = "GIF"
  /// WebP, in a RIFF container.
  case webP = "WebP"
  /// A Windows bitmap.
  case bmp = "BMP"
  /// TIFF or BigTIFF, in either byte order.
  case tiff = "TIFF"
  /// HEIF with HEVC, by the brand of its container (ISO/IEC 23008-12).
  case heic = "HEIC"
  /// AVIF, by the brand of its container.
  case avif = "AVIF"
  /// JPEG XL, bare or in its container.
  case jpegXL = "JPEG XL"
  /// PDF.
  case pdf = "PDF"
  /// SVG, by an element `svg` in the first kilobyte.
  case svg = "SVG"

  /// Detects a format; returns `nil` for a PNG file and for unknown formats.
  ///
  /// - Parameter bytes: The file, of which at most the first kilobyte is read.
  package init?(_ bytes: [UInt8]) {
    let start = Array(bytes.prefix(1024))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: Array(text.utf8))
    }
    func has(_ signature: [UInt8]) -> Bool { start.starts(with: signature) }
    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("BM"), start.count >= 26, start[6..<10].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else if ["II*\0", "II+\0", "MM\0*", "MM\0+"].contains(where: { has($0) }) {
      self = .tiff
    } else if has("ftyp", at: 4),
      ["heic", "heix", "hevc", "mif1"].contains(where: { has($0, at: 8) })
    {
      self = .heic
    } else if has("ftypavi", at: 4) {
      self = .avif
    } else if has([0xFF, 0x0A]) || has([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]) {
      self = .jpegXL
    } else if has("%PDF-") {
      self = .pdf
    } else if Self.isSVG(start) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func isSVG(_ start: [UInt8]) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = start.starts(with: byteOrderMark) ? start.dropFirst(3) : start[...]
    let body = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard body.first == UInt8(ascii: "<") else { return false }
    return body.indices.contains { body[$0...].starts(with: Array("<svg".utf8)) }
  }

  /// The format with its article, as in “a JPEG” and “an SVG”.
  package var article: String {
    switch self {
    case .avif, .svg: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}
