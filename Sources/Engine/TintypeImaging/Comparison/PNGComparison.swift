// SPDX-License-Identifier: MIT

import CTintypePixels
import Synchronization

/// Two PNG files, decoded and compared, as used by the library, reports and the command line.
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
  /// The file of the reference.
  public let reference: PNGFile
  /// The file of the actual image.
  public let actual: PNGFile
  private let pixels: Pixels?

  /// One of the two compared files.
  public enum Side: Hashable, Sendable {
    /// The reference image.
    case reference
    /// The actual image.
    case actual
  }

  /// An error that prevents two files from being compared.
  public struct Failure: Error, Hashable, Sendable {
    /// The invalid file; `nil` if the tolerance is invalid.
    public var side: Side?
    /// The error.
    public var reason: ImagingError

    /// Creates a failure.
    public init(side: Side?, reason: ImagingError) { (self.side, self.reason) = (side, reason) }
  }

  /// The number of threads that a comparison may use.
  public enum Threads: Hashable, Sendable {
    /// The calling thread.
    case one
    /// An additional thread, so that both files are decoded concurrently.
    case two
  }

  /// Reads, decodes and compares two files.
  ///
  /// Files with the same bytes are equal if they can be decoded: the structure, the checksums and
  /// the image data of one of them are checked, which is faster than decoding it. The mode
  /// ``Tolerance/Mode/pixelmatch`` compares colors as the files store them, not premultiplied by
  /// alpha. The mode ``Tolerance/Mode/exact`` compares 16 bits per sample if one of the files has
  /// them; the other modes round samples to 8 bits. Animations are compared frame by frame, with 8
  /// bits per sample and premultiplied colors in every mode.
  ///
  /// - Parameters:
  ///   - reference: The bytes of the reference image.
  ///   - actual: The bytes of the actual image.
  ///   - tolerance: The tolerance of the comparison.
  ///   - threads: The number of threads to use; one is best if many pairs are compared
  ///     concurrently.
  /// - Throws: ``Failure`` if a file is not a valid PNG, or the tolerance is out of range.
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
        actual.withUnsafeBytes { b in tintype_equal(a.baseAddress, b.baseAddress, a.count) }
      }
    self.actual = isSame ? self.reference : try Self.parse(actual, .actual)
    do throws(ImagingError) {
      // Check the tolerance before the work, not after it.
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

  /// A Boolean value that indicates whether no pixel of any frame counts as differing, and
  /// animations have the same timing.
  public var isEqual: Bool { animation?.isEqual ?? result.isEqual }

  /// A Boolean value that indicates whether the difference of every frame is within the tolerance,
  /// and animations have the same timing.
  public var isWithinTolerance: Bool { animation?.isWithinTolerance ?? result.isWithinTolerance }

  /// A Boolean value that indicates whether both files have the same bytes, so that their pixels
  /// were not compared.
  public var hasSameBytes: Bool { pixels == nil }

  /// The decoded images that ``result`` describes, premultiplied; `nil` if the files have the same
  /// bytes.
  public var bitmaps: (reference: Bitmap, actual: Bitmap)? { pixels?.bitmaps }

  /// The analysis of the difference; `nil` if no pixel counts.
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
      (file: PNGFile) throws(ImagingError) in try AnimationComparison.FramePair(file)
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
  /// The size of the image in pixels, as `IHDR` declares it.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// A Boolean value that indicates whether pixels may have an alpha below 255, according to the
  /// color type and the chunk `tRNS`.
  var mayBeTransparent: Bool {
    switch header.colorType {
    case .grayAlpha, .rgba: true
    case .gray, .rgb, .palette: chunks.contains { $0.type == "tRNS" }
    }
  }
}
