// SPDX-License-Identifier: MIT

import PixelKernels
import Synchronization

/// Two PNG files, decoded and compared: what the library, reports and the command line share.
///
/// ```swift
/// let comparison = try PNGComparison(reference: old, actual: new, tolerance: .init(mode: .perceptual))
/// print(comparison.result.differingPixels)
/// ```
public struct PNGComparison: Sendable {
  /// What the comparison found.
  public let result: BitmapComparison
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
  /// Of files with the same bytes only the structure and the checksums are looked at. The mode
  /// ``Tolerance/Mode/pixelmatch`` compares colours as the files hold them, not multiplied by alpha.
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
      if isSame {
        pixels = nil
        result = try BitmapComparison(equal: self.reference.size, tolerance: tolerance)
        return
      }
      // Before the work, not after it.
      try tolerance.check()
    } catch {
      throw Failure(side: nil, reason: error)
    }
    let pixels = try Pixels(self.reference, self.actual, tolerance.mode, threads)
    self.pixels = pixels
    do throws(ImagingError) {
      result = try pixels.compare(tolerance)
    } catch {
      throw Failure(side: nil, reason: error)
    }
  }

  /// The decoded pictures, premultiplied; `nil` where the files were equal without being decoded.
  public var bitmaps: (reference: Bitmap, actual: Bitmap)? { pixels?.bitmaps }

  /// The regions of the difference, the ladder and the fingerprint; `nil` where no pixel counts.
  public var analysis: BitmapAnalysis? {
    guard !result.isEqual else { return nil }
    return pixels?.analysis(of: result)
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
