// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles

extension ImageDecoder {
  /// WebP.
  package static let webP = ImageDecoder(
    format: .webP,
    filenameExtensions: ["webp"],
    contentType: ContentType(identifier: "org.webmproject.webp", mimeType: "image/webp"),
    name: "libwebp",
    file: "libwebp.so.7",
    packages: "libwebp7 (Debian, Ubuntu)",
    isPremultiplied: false,
    size: tintype_webp_size,
    pixels: tintype_webp_pixels,
    isTruncated: { bytes in
      // The container states its size.
      guard bytes.count >= 8 else { return false }
      let size = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
      return bytes.count < size + 8
    })
}
