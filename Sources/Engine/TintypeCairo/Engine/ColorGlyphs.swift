// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// The bitmaps of glyphs in bitmap fonts, read with FreeType.
///
/// Versions of cairo scale bitmaps differently, so cairo does not read them. All methods must be
/// called within `FontEngine.withExclusiveAccess`.
final class ColorGlyphs {
  private var library: FT_Library?
  private var faces: [String: Strike] = [:]
  private var images: [Key: GlyphImage?] = [:]

  /// The bitmap of a glyph, in the size stored in the font.
  struct GlyphImage {
    let image: ImageData
    /// The distance from the glyph's origin to the left edge of the bitmap, in ems.
    let left: Double
    /// The distance from the baseline up to the top edge of the bitmap, in ems.
    let top: Double
    /// The number of bitmap pixels per em.
    let pixelsPerEm: Double
  }

  private struct Key: Hashable {
    var path: String
    var glyph: UInt32
  }

  /// A font at the size of its largest bitmaps.
  private struct Strike {
    var face: UnsafeMutablePointer<FT_FaceRec>
    var pixelsPerEm: Double
  }

  deinit {
    for strike in faces.values { FT_Done_Face(strike.face) }
    if let library { FT_Done_FreeType(library) }
  }

  /// Returns the bitmap of a glyph; `nil` if it has none.
  func image(of glyph: UInt32, in file: FontFile) throws(RenderingError) -> GlyphImage? {
    let key = Key(path: file.path, glyph: glyph)
    if let known = images[key] { return known }
    // A bitmap of Noto Color Emoji takes 70 kB.
    if images.count >= Self.maximumImageCount { images.removeAll() }
    let strike = try strike(of: file)
    let image = try Self.load(glyph, from: strike, of: file)
    images[key] = .some(image)
    return image
  }

  /// The maximum number of color glyphs that are cached.
  private static let maximumImageCount = 64

  private func strike(of file: FontFile) throws(RenderingError) -> Strike {
    if let known = faces[file.path] { return known }
    if library == nil, FT_Init_FreeType(&library) != 0 {
      throw .libraryFailure(library: "FreeType", reason: "it could not be initialized")
    }
    var opened: UnsafeMutablePointer<FT_FaceRec>?
    guard FT_New_Face(library, file.path, 0, &opened) == 0, let face = opened else {
      throw .invalidFont(path: file.path)
    }
    let sizes = UnsafeBufferPointer(
      start: face.pointee.available_sizes, count: Int(max(face.pointee.num_fixed_sizes, 0)))
    guard let largest = sizes.indices.max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }),
      sizes[largest].y_ppem > 0, FT_Select_Size(face, Int32(largest)) == 0
    else {
      FT_Done_Face(face)
      throw .invalidFont(path: file.path)
    }
    let strike = Strike(face: face, pixelsPerEm: Double(sizes[largest].y_ppem) / 64)
    faces[file.path] = strike
    return strike
  }

  private static func load(
    _ glyph: UInt32, from strike: Strike, of file: FontFile
  ) throws(RenderingError) -> GlyphImage? {
    let status = FT_Load_Glyph(strike.face, glyph, TINTYPE_FT_LOAD_COLOR)
    if status == TINTYPE_FT_Err_Invalid_Argument || status == TINTYPE_FT_Err_Missing_Bitmap {
      return nil
    }
    guard status == 0, let slot = strike.face.pointee.glyph?.pointee else {
      throw .invalidFont(path: file.path)
    }
    let bitmap = slot.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard Int32(bitmap.pixel_mode) == TINTYPE_FT_PIXEL_MODE_BGRA, let buffer = bitmap.buffer,
      bitmap.pitch >= bitmap.width * 4
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = UnsafeRawPointer(buffer) + row * Int(bitmap.pitch)
      // Blue, green, red and alpha, premultiplied.
      for column in 0..<width {
        pixels.append(
          UInt32(littleEndian: start.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)))
      }
    }
    guard let image = ImageData(pixelWidth: width, pixelHeight: height, pixels: pixels) else {
      return nil
    }
    return GlyphImage(
      image: image, left: Double(slot.bitmap_left) / strike.pixelsPerEm,
      top: Double(slot.bitmap_top) / strike.pixelsPerEm, pixelsPerEm: strike.pixelsPerEm)
  }
}
