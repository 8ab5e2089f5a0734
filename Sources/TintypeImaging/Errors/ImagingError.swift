// SPDX-License-Identifier: MIT

/// Why a picture could not be made, read, written or compared.
///
/// The cases carry data only; the sentences are in `description`.
public enum ImagingError: Error, Hashable, Sendable {
  /// A side is below 1 pixel.
  case invalidSize(width: Int, height: Int)
  /// A side exceeds ``Bitmap/maximumSide``, or the area ``Bitmap/maximumPixelCount``.
  case tooLarge(width: Int, height: Int)
  /// There are more or fewer pixels than the size asks for.
  case pixelCountMismatch(width: Int, height: Int, count: Int)
  /// A scale is not a number that a PNG can hold.
  case invalidScale(Double)
  /// A file without a single byte where a PNG was expected.
  case emptyFile
  /// The data do not start with the signature of a PNG.
  case notPNG
  /// The data start as those of another format do.
  case otherFormat(FileFormat)
  /// The data end before the image data do.
  case truncatedPNG(byteCount: Int)
  /// A chunk of the PNG is wrong.
  case damagedPNG(chunk: String, damage: PNGDamage)
  /// The PNG holds a critical chunk that no edition of the specification defines.
  case unsupportedPNG(chunk: String)
  /// The chunks are sound, but libpng refuses what they hold, for the reason it gives.
  case undecodablePNG(reason: String)
  /// All frames of an animation together exceed ``Bitmap/maximumPixelCount``.
  case animationTooLarge(frameCount: Int, width: Int, height: Int)
  /// An animation of this many frames where a single image is expected.
  case unexpectedAnimation(frameCount: Int)
  /// An animation was to be made of no frames.
  case noFrames
  /// A frame of an animation, counted from 0, has another size than the first one.
  case frameSizeMismatch(index: Int, size: PixelSize, expected: PixelSize)
  /// A chunk type that may not be inserted.
  case invalidChunkType(String)
  /// More data than a chunk may hold.
  case chunkTooLarge(type: String, byteCount: Int)
  /// Data that should be one zlib stream are not.
  case damagedZlibStream(byteCount: Int)
  /// A zlib stream expands to more bytes than allowed.
  case zlibStreamTooLarge(limit: Int)
  /// Text that should be the hexadecimal digits of a digest is not.
  case invalidDigest(text: String, digits: Int)
  /// The threshold of a tolerance is not a number from 0 to 1.
  case invalidToleranceThreshold(Double)
  /// The tolerated share is not a number from 0 to 1.
  case invalidToleranceShare(Double)
  /// The tolerated number of pixels is below 0.
  case invalidTolerancePixels(Int)
  /// The window of a tolerance has a side below 1, or a number of pixels below 0.
  case invalidToleranceWindow(side: Int, pixels: Int)
  /// A mask has a side below 1, or numbers too large to reckon with.
  case invalidMask(PixelRect)
  /// A mask covers no pixel of either picture.
  case maskOffPictures(PixelRect, reference: PixelSize, actual: PixelSize)
  /// Pictures of these sizes are not those that a comparison is about.
  case comparisonMismatch(reference: PixelSize, actual: PixelSize)

  /// What is wrong with a chunk of a PNG.
  public enum PNGDamage: Hashable, Sendable {
    /// Its checksum does not match its data.
    case checksum
    /// Its length is not allowed for its type.
    case length
    /// Its type is not four letters.
    case typeName
    /// It holds values that the specification does not allow.
    case values
    /// It stands where the specification does not allow it, or for a second time.
    case misplaced
    /// It must be there and is not.
    case missing
    /// It holds less data than the picture needs.
    case tooLittleData
    /// The checksum of the data that it holds compressed does not match.
    case dataChecksum
    /// It expands to over 16 MiB more than the image needs.
    case tooMuchData
  }
}
