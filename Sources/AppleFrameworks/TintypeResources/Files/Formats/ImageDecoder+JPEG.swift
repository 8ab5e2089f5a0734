// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles
internal import TintypeImaging

extension ImageDecoder {
  /// JPEG.
  package static let jpeg = ImageDecoder(
    format: .jpeg,
    filenameExtensions: ["jpeg", "jpg"],
    contentType: ContentType(identifier: "public.jpeg", mimeType: "image/jpeg"),
    name: "libjpeg-turbo",
    file: "libturbojpeg.so.0",
    packages: "libturbojpeg0 (Debian), libturbojpeg (Ubuntu)",
    size: tintype_jpeg_size,
    pixels: tintype_jpeg_pixels,
    orientation: { ImageOrientation(jpeg: $0) })
}
