// SPDX-License-Identifier: MIT

/// An error of creating, reading, writing or comparing an image.
///
/// The cases contain data only; the sentences are in `description`.
public enum ImagingError: Error, Hashable, Sendable {
  /// A side is below 1 pixel.
  case invalidSize(width: Int, height: Int)
  /// A side exceeds ``Bitmap/maximumSide``, or the area ``Bitmap/maximumPixelCount``.
  case tooLarge(width: Int, height: Int)
  /// The number of pixels does not match the size.
  case pixelCountMismatch(width: Int, height: Int, count: Int)
  /// A scale is not a number that a PNG can store.
  case invalidScale(Double)
  /// A file is empty, but a PNG was expected.
  case emptyFile
  /// The data do not start with the signature of a PNG.
  case notPNG
  /// The data start like a file of another format.
  case otherFormat(FileFormat)
  /// The data end before the end of the image data.
  case truncatedPNG(byteCount: Int)
  /// A chunk of the PNG is invalid.
  case damagedPNG(chunk: String, damage: PNGDamage)
  /// The PNG contains a critical chunk that no edition of the specification defines.
  case unsupportedPNG(chunk: String)
  /// The chunks are valid, but libpng rejects their content, for the given reason.
  case undecodablePNG(reason: String)
  /// All frames of an animation together exceed ``Bitmap/maximumPixelCount``.
  case animationTooLarge(frameCount: Int, width: Int, height: Int)
  /// An animation with this many frames was found, but a single image is expected.
  case unexpectedAnimation(frameCount: Int)
  /// The PNG is a compact reference, whose image data is a preview instead of the pixels.
  case previewOnly
  /// An animation was to be created without frames.
  case noFrames
  /// A frame of an animation, counted from 0, has another size than the first one.
  case frameSizeMismatch(index: Int, size: PixelSize, expected: PixelSize)
  /// A chunk type that may not be inserted.
  case invalidChunkType(String)
  /// More data than a chunk may hold.
  case chunkTooLarge(type: String, byteCount: Int)
  /// Data are not a single valid zlib stream.
  case damagedZlibStream(byteCount: Int)
  /// A zlib stream decompresses to more bytes than allowed.
  case zlibStreamTooLarge(limit: Int)
  /// The threshold of a tolerance is not a number from 0 to 1.
  case invalidToleranceThreshold(Double)
  /// The tolerated share is not a number from 0 to 1.
  case invalidToleranceShare(Double)
  /// The tolerated number of pixels is below 0.
  case invalidTolerancePixels(Int)
  /// The window of a tolerance has a side below 1, or a number of pixels below 0.
  case invalidToleranceWindow(side: Int, pixels: Int)
  /// A mask has a side below 1, or its coordinates overflow.
  case invalidMask(PixelRect)
  /// A mask covers no pixel of either image.
  case maskOffImages(PixelRect, reference: PixelSize, actual: PixelSize)
  /// The sizes of the images are not those of the comparison.
  case comparisonMismatch(reference: PixelSize, actual: PixelSize)

  /// A defect of a chunk of a PNG.
  public enum PNGDamage: Hashable, Sendable {
    /// Its checksum does not match its data.
    case checksum
    /// Its length is not allowed for its type.
    case length
    /// Its type is not four letters.
    case typeName
    /// It contains values that the specification does not allow.
    case values
    /// It is at a position that the specification does not allow, or occurs twice.
    case misplaced
    /// It is required, but missing.
    case missing
    /// It contains less data than the image needs.
    case tooLittleData
    /// The checksum of its compressed data does not match.
    case dataChecksum
    /// It decompresses to over 16 MiB more than the image needs.
    case tooMuchData
  }
}

extension ImagingError: CustomStringConvertible {
  /// The error and the next step, in full sentences.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "An image cannot be \(width)×\(height) pixels: both sides must be at least 1. "
        + "Give the snapshot a size greater than zero."
    case .tooLarge(let width, let height):
      "An image of \(width)×\(height) pixels exceeds the limit of \(Bitmap.maximumSide) pixels "
        + "per side and \(Bitmap.maximumPixelCount) pixels in total. "
        + "Make it smaller, lower its scale or split it."
    case .pixelCountMismatch(let width, let height, let count):
      "An image of \(width)×\(height) pixels cannot be created from \(count) pixels. "
        + "Pass width × height pixels without padding between the rows."
    case .invalidScale(let scale):
      "An image cannot have the scale \(scale). Use a finite number greater than zero, such as 2."
    case .emptyFile:
      "The file is empty; expected a PNG file. \(Self.restore)"
    case .notPNG:
      "The data is not a PNG: it does not begin with the PNG signature. "
        + "Check that the file is the intended one, that it was not converted as text, "
        + "and that Git LFS has fetched it."
    case .otherFormat(let format):
      "The file is \(format.article), not a PNG file. Convert it to PNG, or use the right file."
    case .truncatedPNG(let byteCount):
      "The PNG is truncated after \(byteCount) \(byteCount == 1 ? "byte" : "bytes"): its end is "
        + "missing. \(Self.restore)"
    case .damagedPNG(let chunk, let damage):
      "The PNG is damaged: \(Self.sentence(about: damage, of: chunk)). \(Self.restore)"
    case .unsupportedPNG(let chunk):
      "The PNG uses an extension, the critical chunk \(chunk), that Tintype cannot read. "
        + "Save it as a standard PNG, or record it again."
    case .undecodablePNG(let reason):
      "The PNG cannot be decoded: libpng reports “\(reason)”. \(Self.restore)"
    case .animationTooLarge(let frameCount, let width, let height):
      "An animation of \(frameCount) frames of \(width)×\(height) pixels exceeds the limit of "
        + "\(Bitmap.maximumPixelCount) pixels in all frames. Make it smaller or shorter."
    case .unexpectedAnimation(let frameCount):
      "The PNG is an animation of \(frameCount) \(frameCount == 1 ? "frame" : "frames"); expected "
        + "a single image. Save the intended frame as a separate PNG, or record it again."
    case .previewOnly:
      "The PNG is a compact reference of Tintype, which contains a preview instead of the pixels. "
        + "Run “tintype expand” on a copy, and use the copy."
    case .noFrames:
      "An animation cannot have zero frames. Pass at least one frame."
    case .frameSizeMismatch(let index, let size, let expected):
      "The frame at index \(index) has \(size) pixels, but the first frame has \(expected) pixels. "
        + "Make all frames of an animation the same size."
    case .invalidChunkType(let type):
      "“\(type)” is not a valid type for an added PNG chunk. Use four ASCII letters, "
        + "the first in lower case and the third in upper case."
    case .chunkTooLarge(let type, let byteCount):
      "A chunk \(type) of \(byteCount) bytes does not fit into a PNG: "
        + "the limit is \(PNGFile.maximumChunkSize) bytes. Store less data in it."
    case .damagedZlibStream(let byteCount):
      "The \(byteCount) bytes of compressed data are damaged: they are not a single zlib stream. "
        + Self.restore
    case .zlibStreamTooLarge(let limit):
      "The compressed data expands to more than the allowed \(limit) bytes. "
        + "Check its source; raise the limit only for trusted data."
    case .invalidToleranceThreshold(let threshold):
      "\(threshold) is not a valid threshold for a comparison. Use a number from 0 to 1, such as "
        + "0.1; 0 finds every difference."
    case .invalidToleranceShare(let share):
      "\(share) is not a valid share of tolerated pixels. "
        + "Use a number from 0, for none, to 1, for all; 0.01 is one pixel in a hundred."
    case .invalidTolerancePixels(let count):
      "\(count) is not a valid number of tolerated pixels. Use 0 or a greater number."
    case .invalidToleranceWindow(let side, let pixels):
      "A tolerance of \(pixels) differing pixels in any \(side)×\(side) square is invalid. "
        + "Use a side of at least 1, and 0 or more pixels."
    case .invalidMask(let mask):
      "The mask \(mask) is invalid: both sides must be at least 1, and its edges must be in the "
        + "range of integers. Correct the mask, or remove it."
    case .maskOffImages(let mask, let reference, let actual):
      "The mask \(mask) covers no pixels: it is outside of the reference, \(reference), and of "
        + "the actual image, \(actual). Mask coordinates are pixels from the top left corner. "
        + "Move the mask, or remove it."
    case .comparisonMismatch(let reference, let actual):
      "The sizes of the images, \(reference) and \(actual), differ from the sizes in the "
        + "comparison. Pass the two compared images."
    }
  }

  private static let restore = "Restore it from version control, or record it again."

  private static func sentence(about damage: PNGDamage, of chunk: String) -> String {
    switch damage {
    case .checksum: "the checksum of its chunk \(chunk) does not match"
    case .length: "its chunk \(chunk) has an invalid length"
    case .typeName: "\(chunk) is not a valid chunk name"
    case .values: "its chunk \(chunk) contains invalid values"
    case .misplaced: "its chunk \(chunk) is misplaced or duplicated"
    case .missing: "its chunk \(chunk) is missing"
    case .tooLittleData: "its chunk \(chunk) contains less data than the image needs"
    case .dataChecksum: "the checksum of the compressed data in its chunk \(chunk) does not match"
    case .tooMuchData: "its chunk \(chunk) contains far more data than the image needs"
    }
  }
}
