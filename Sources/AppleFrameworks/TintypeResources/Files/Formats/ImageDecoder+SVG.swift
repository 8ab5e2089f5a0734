// SPDX-License-Identifier: MIT

internal import CTintypeImageFiles

extension ImageDecoder {
  /// SVG.
  package static let svg = ImageDecoder(
    format: .svg,
    filenameExtensions: ["svg"],
    contentType: ContentType(identifier: "public.svg-image", mimeType: "image/svg+xml"),
    name: "librsvg",
    file: "librsvg-2.so.2",
    packages: "librsvg2-2 (Debian, Ubuntu)",
    isVector: true,
    size: tintype_svg_size,
    pixels: tintype_svg_pixels,
    check: SVGInspection.check)
}
