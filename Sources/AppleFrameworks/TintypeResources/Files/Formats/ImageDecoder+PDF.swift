// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles

extension ImageDecoder {
  /// PDF, by Poppler's interface for GLib.
  package static let pdf = ImageDecoder(
    format: .pdf,
    filenameExtensions: ["pdf"],
    contentType: ContentType(
      identifier: "com.adobe.pdf", mimeType: "application/pdf",
      parents: ["public.data", "public.composite-content"]),
    name: "Poppler",
    file: "libpoppler-glib.so.8",
    packages: "libpoppler-glib8 (Debian, Ubuntu)",
    isVector: true,
    size: tintype_pdf_size,
    pixels: tintype_pdf_pixels)
}
