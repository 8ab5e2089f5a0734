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
      "A picture cannot be \(width)×\(height) pixels: both sides must be at least 1. "
        + "Give the snapshot a size above zero."
    case .tooLarge(let width, let height):
      "A picture of \(width)×\(height) pixels is over the limit of \(Bitmap.maximumSide) pixels "
        + "a side and \(Bitmap.maximumPixelCount) pixels in all. "
        + "Make it smaller, lower its scale or split it."
    case .pixelCountMismatch(let width, let height, let count):
      "A picture of \(width)×\(height) pixels cannot be made of \(count) pixels. "
        + "Pass width × height pixels without padding between the rows."
    case .invalidScale(let scale):
      "A picture cannot have the scale \(scale). Use a finite number above zero, such as 2."
    case .emptyFile:
      "The file is empty, where a PNG was expected. \(Self.restore)"
    case .notPNG:
      "The data are not a PNG: they do not start with its signature. "
        + "Check that the right file is read, that nothing has converted it as text, "
        + "and that Git LFS has fetched it."
    case .otherFormat(let format):
      "The file is \(format.article), not a PNG file. Convert it to PNG, or use the right file."
    case .truncatedPNG(let byteCount):
      "The PNG is cut off after \(byteCount) \(byteCount == 1 ? "byte" : "bytes"): its end is "
        + "missing. \(Self.restore)"
    case .damagedPNG(let chunk, let damage):
      "The PNG is damaged: \(Self.sentence(about: damage, of: chunk)). \(Self.restore)"
    case .unsupportedPNG(let chunk):
      "The PNG uses an extension, the critical chunk \(chunk), that Tintype cannot read. "
        + "Save it as a standard PNG, or record it again."
    case .undecodablePNG(let reason):
      "The PNG cannot be decoded: libpng says “\(reason)”. \(Self.restore)"
    case .animationTooLarge(let frameCount, let width, let height):
      "An animation of \(frameCount) frames of \(width)×\(height) pixels is over the limit of "
        + "\(Bitmap.maximumPixelCount) pixels in all frames. Make it smaller or shorter."
    case .unexpectedAnimation(let frameCount):
      "The PNG is an animation of \(frameCount) \(frameCount == 1 ? "frame" : "frames"), where a "
        + "single image is expected. Save the frame that is meant as a PNG of its own, or record it "
        + "again."
    case .previewOnly:
      "The PNG is a compact reference of Tintype, which shows a preview instead of its pixels. "
        + "Compare a copy that “tintype expand” has made full."
    case .noFrames:
      "An animation cannot be made of no frames. Pass at least one."
    case .frameSizeMismatch(let index, let size, let expected):
      "The frame with the number \(index) has \(size) pixels, but the first one has "
        + "\(expected). Make all frames of an animation the same size."
    case .invalidChunkType(let type):
      "“\(type)” is no type for a chunk to add to a PNG. Use four ASCII letters, "
        + "the first in lower case and the third in upper case."
    case .chunkTooLarge(let type, let byteCount):
      "A chunk \(type) of \(byteCount) bytes does not fit into a PNG: "
        + "the limit is \(PNGFile.maximumChunkSize) bytes. Store less in it."
    case .damagedZlibStream(let byteCount):
      "The \(byteCount) bytes of compressed data are damaged: they are not one zlib stream. "
        + Self.restore
    case .zlibStreamTooLarge(let limit):
      "The compressed data expand to more than the allowed \(limit) bytes. "
        + "Check where they come from; raise the limit only if they can be trusted."
    case .invalidToleranceThreshold(let threshold):
      "\(threshold) is no threshold for a comparison. Use a number from 0, which finds every "
        + "difference, to 1, such as 0.1."
    case .invalidToleranceShare(let share):
      "A share of \(share) differing pixels cannot be tolerated. "
        + "Use a number from 0, for none, to 1, for all; 0.01 is one pixel in a hundred."
    case .invalidTolerancePixels(let count):
      "\(count) differing pixels cannot be tolerated. Use 0, for none, or a number above."
    case .invalidToleranceWindow(let side, let pixels):
      "\(pixels) differing pixels in any \(side)×\(side) square cannot be tolerated. "
        + "Use a side of at least 1, and 0 pixels or more."
    case .invalidMask(let mask):
      "The mask \(mask) is not a rectangle of pixels: both sides must be at least 1, and no edge "
        + "farther off than whole numbers reach. Correct the mask, or remove it."
    case .maskOffImages(let mask, let reference, let actual):
      "The mask \(mask) covers nothing: it lies outside of the reference, \(reference), and of "
        + "the actual picture, \(actual). Masks are in pixels from the top left corner: move "
        + "this one, or remove it."
    case .comparisonMismatch(let reference, let actual):
      "The pictures, \(reference) and \(actual), are not those that were compared: their sizes "
        + "differ. Pass the two that the comparison was made of."
    }
  }

  private static let restore = "Restore it from version control, or record it again."

  private static func sentence(about damage: PNGDamage, of chunk: String) -> String {
    switch damage {
    case .checksum: "the checksum of its chunk \(chunk) does not match"
    case .length: "its chunk \(chunk) has a length that is not allowed"
    case .typeName: "\(chunk) stands where the name of a chunk belongs"
    case .values: "its chunk \(chunk) holds values that are not allowed"
    case .misplaced: "its chunk \(chunk) stands in the wrong place or twice"
    case .missing: "its chunk \(chunk) is missing"
    case .tooLittleData: "its chunk \(chunk) holds too little data for its size"
    case .dataChecksum: "the checksum of the compressed data in its chunk \(chunk) does not match"
    case .tooMuchData: "its chunk \(chunk) holds far more data than its size needs"
    }
  }
}
