// SPDX-License-Identifier: MIT

import CTintypePixels
import Synchronization

/// Two PNG files, decoded and compared: what the library, reports and the command line share.
///
/// ```swift
/// let comparison = try PNGComparison(reference: old, actual: new, tolerance: .init(mode: .perceptual))
/// print(comparison.result.differingPixels)
/// ```
public struct PNGComparison: Sendable {
  /// The result of the comparison; for animations, the result for one pair of frames.
  public let result: BitmapComparison
  /// The result for all frames; `nil` if neither file is animated.
  public let animation: AnimationComparison?
  /// What the file says of the reference.
  public let reference: PNGFile
  /// What the file says of the actual picture.
  public let actual: PNGFile
  private let pixels: Pixels?

  /// Which of two files is meant.
  public enum Side: Hashable, Sendable {
    /// The picture as it should be.
    case reference
    /// The picture as it is.
    case actual
  }

  /// Why two files could not be compared.
  public struct Failure: Error, Hashable, Sendable {
    /// The file at fault; `nil` where it is what was tolerated.
    public var side: Side?
    /// What is wrong.
    public var reason: ImagingError

    /// Creates a failure.
    public init(side: Side?, reason: ImagingError) {
      self.side = side
      self.reason = reason
    }
  }

  /// How many threads a comparison may use.
  public enum Threads: Hashable, Sendable {
    /// The calling one.
    case one
    /// Another one beside it, so that both files are decoded at the same time.
    case two
  }

  /// Reads, decodes and compares two files.
  ///
  /// Files with the same bytes are equal if they can be decoded: the structure, the checksums and
  /// the image data of one of them are checked, which costs less than decoding it. The mode
  /// ``Tolerance/Mode/pixelmatch`` compares colors as the files store them, not multiplied by alpha.
  /// The mode ``Tolerance/Mode/exact`` compares 16 bits a sample where one of the files has them;
  /// the others round samples to 8 bits. Animations are compared frame by frame, in 8 bits a sample
  /// and with colors multiplied by alpha in every mode.
  ///
  /// - Parameters:
  ///   - reference: The bytes of the picture as it should be.
  ///   - actual: The bytes of the picture as it is.
  ///   - tolerance: What counts as a difference.
  ///   - threads: How many threads are used; one where many pairs are compared at the same time.
  /// - Throws: ``Failure`` for a file that is no sound PNG, and for a tolerance out of its range.
  public init(
    reference: [UInt8],
    actual: [UInt8],
    tolerance: Tolerance = .exact,
    threads: Threads = .two
  ) throws(Failure) {
    self.reference = try Self.parse(reference, .reference)
    let isSame =
      reference.count == actual.count
      && reference.withUnsafeBytes { a in
        actual.withUnsafeBytes { b in pk_equal(a.baseAddress, b.baseAddress, a.count) }
      }
    self.actual = isSame ? self.reference : try Self.parse(actual, .actual)
    do throws(ImagingError) {
      // Before the work, not after it.
      try tolerance.check()
    } catch {
      throw Failure(side: nil, reason: error)
    }
    let isAnimated = self.reference.isAnimated || self.actual.isAnimated
    if isSame {
      try Self.checkDecodable(self.reference)
      pixels = nil
      animation = isAnimated ? AnimationComparison(equal: self.reference) : nil
      let isDeep = self.reference.bitDepth == 16 && tolerance.mode == .exact && !isAnimated
      do throws(ImagingError) {
        result = try BitmapComparison(
          equal: self.reference.size, bitDepth: isDeep ? 16 : 8, tolerance: tolerance)
      } catch {
        throw Failure(side: nil, reason: error)
      }
      return
    }
    for (side, file) in [(Side.reference, self.reference), (.actual, self.actual)]
    where file.isPreview { throw Failure(side: side, reason: .previewOnly) }
    if isAnimated,
      let found = try Self.compareFrames(self.reference, self.actual, tolerance, threads)
    {
      (animation, result) = (found.animation, found.result)
      pixels = .premultiplied(found.shown.reference, found.shown.actual)
      return
    }
    animation = nil
    let pixels = try Pixels(self.reference, self.actual, tolerance.mode, threads)
    self.pixels = pixels
    do throws(ImagingError) {
      result = try pixels.compare(tolerance)
    } catch {
      throw Failure(side: nil, reason: error)
    }
  }

  /// Whether no pixel counts as differing, in any frame, and animations run alike.
  public var isEqual: Bool { animation?.isEqual ?? result.isEqual }

  /// Whether no more differs than the tolerance allows, in any frame, and animations run alike.
  public var isWithinTolerance: Bool { animation?.isWithinTolerance ?? result.isWithinTolerance }

  /// Whether both files have the same bytes, so that their pixels were not compared.
  public var hasSameBytes: Bool { pixels == nil }

  /// The decoded pictures that ``result`` describes, premultiplied; `nil` where the files have the
  /// same bytes.
  public var bitmaps: (reference: Bitmap, actual: Bitmap)? { pixels?.bitmaps }

  /// The regions of the difference, the ladder and the fingerprint; `nil` where no pixel counts.
  public var analysis: BitmapAnalysis? {
    guard !result.isEqual else { return nil }
    return pixels?.analysis(of: result)
  }

  private static func checkDecodable(_ file: PNGFile) throws(Failure) {
    do throws(ImagingError) {
      if file.isAnimated { _ = try PNG.decodeFrames(file) }
      try PNGDecoder(file, isStraight: false).check()
    } catch {
      throw Failure(side: .reference, reason: error)
    }
  }

  private static func compareFrames(
    _ reference: PNGFile, _ actual: PNGFile, _ tolerance: Tolerance, _ threads: Threads
  ) throws(Failure) -> AnimationComparison.Outcome? {
    let (old, new) = try Pixels.decode(reference, actual, threads) {
      (file: PNGFile) throws(ImagingError) in try AnimationComparison.Pictures(file)
    }
    do throws(ImagingError) {
      return try AnimationComparison.compare((reference, actual), old, new, tolerance: tolerance)
    } catch {
      throw Failure(side: nil, reason: error)
    }
  }

  private static func parse(_ bytes: [UInt8], _ side: Side) throws(Failure) -> PNGFile {
    do throws(ImagingError) {
      return try PNGFile(bytes)
    } catch {
      throw Failure(side: side, reason: error)
    }
  }
}

extension PNGFile {
  /// The size of the picture in pixels, as `IHDR` declares it.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Whether pixels may have an alpha below 255, as the kind of picture and the chunk `tRNS` tell.
  var mayBeTransparent: Bool {
    switch header.colourType {
    case .greyAlpha, .rgba: true
    case .grey, .rgb, .palette: chunks.contains { $0.type == "tRNS" }
    }
  }
}
