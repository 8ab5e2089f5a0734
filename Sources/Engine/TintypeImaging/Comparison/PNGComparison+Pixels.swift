// SPDX-License-Identifier: MIT

import CTintypePixels
import Synchronization

extension PNGComparison {
  /// The decoded images, in the form that the mode compares.
  enum Pixels: Sendable {
    case premultiplied(Bitmap, Bitmap)
    case straight(StraightBitmap, StraightBitmap)
    /// Images with 16 bits per sample.
    case deep(Bitmap, Bitmap, DeepSamples)

    /// Decodes two files.
    init(
      _ reference: PNGFile, _ actual: PNGFile, _ mode: Tolerance.Mode, _ threads: Threads
    ) throws(Failure) {
      // For opaque colors, both forms are the same.
      if mode == .pixelmatch, reference.mayBeTransparent || actual.mayBeTransparent {
        let (a, b) = try Self.decode(reference, actual, threads, PNG.decodeStraight)
        self = .straight(a, b)
      } else if mode == .exact, max(reference.bitDepth, actual.bitDepth) == 16 {
        let (a, b) = try Self.decode(reference, actual, threads) {
          (file: PNGFile) throws(ImagingError) in try DeepBitmap(file)
        }
        let samples = DeepSamples(reference: a.samples, actual: b.samples)
        self = .deep(a.bitmap, b.bitmap, samples)
      } else {
        let (a, b) = try Self.decode(reference, actual, threads, PNG.decode)
        self = .premultiplied(a, b)
      }
    }

    /// Decodes two files, concurrently if this is allowed and large enough to be worth a thread.
    static func decode<Image: Sendable>(
      _ reference: PNGFile,
      _ actual: PNGFile,
      _ threads: Threads,
      _ decode: @Sendable (PNGFile) throws(ImagingError) -> Image
    ) throws(Failure) -> (Image, Image) {
      @Sendable func decoded(_ file: PNGFile) -> Result<Image, ImagingError> {
        Result { () throws(ImagingError) in try decode(file) }
      }
      // Starting a thread takes longer than decoding a small image.
      let isWorthIt = min(reference.size.area, actual.size.area) >= 1 << 16
      guard threads == .two, isWorthIt else {
        return (
          try image(decoded(reference), .reference), try image(decoded(actual), .actual)
        )
      }
      let first = Mutex<Result<Image, ImagingError>?>(nil)
      var second: Result<Image, ImagingError>?
      runBoth(
        { first.withLock { $0 = decoded(reference) } },
        { second = decoded(actual) })
      return (
        try image(first.withLock { $0 } ?? decoded(reference), .reference),
        try image(second ?? decoded(actual), .actual)
      )
    }

    private static func image<Image>(
      _ result: Result<Image, ImagingError>, _ side: Side
    ) throws(Failure) -> Image {
      do throws(ImagingError) {
        return try result.get()
      } catch {
        throw Failure(side: side, reason: error)
      }
    }
  }
}

extension PNGComparison.Pixels {
  /// Compares the images.
  func compare(_ tolerance: Tolerance) throws(ImagingError) -> BitmapComparison {
    switch self {
    case .premultiplied(let a, let b):
      try BitmapComparison(reference: a, actual: b, tolerance: tolerance)
    case .straight(let a, let b):
      try BitmapComparison(
        reference: a.pixels, PixelSize(width: a.width, height: a.height),
        actual: b.pixels, PixelSize(width: b.width, height: b.height),
        isStraight: true, tolerance: tolerance)
    case .deep(let a, let b, let samples):
      try BitmapComparison(
        reference: a.pixels, a.size, actual: b.pixels, b.size, isStraight: false, deep: samples,
        tolerance: tolerance)
    }
  }

  /// Returns the analysis of a comparison.
  func analysis(of comparison: BitmapComparison) -> BitmapAnalysis {
    let (reference, actual) = bitmaps
    guard case .deep(_, _, let samples) = self else {
      return comparison.analysis(reference: reference, actual: actual)
    }
    return comparison.analysis(
      reference: reference.pixels, reference.size, actual: actual.pixels, actual.size,
      isStraight: false, deep: samples)
  }

  /// The images, premultiplied.
  var bitmaps: (reference: Bitmap, actual: Bitmap) {
    switch self {
    case .premultiplied(let a, let b), .deep(let a, let b, _): (a, b)
    case .straight(let a, let b): (a.premultiplied, b.premultiplied)
    }
  }
}

/// Runs two closures concurrently, the first one on its own thread if one can be created.
///
/// - Parameters:
///   - first: The closure that runs on its own thread.
///   - second: The closure that runs on the calling thread.
func runBoth(_ first: @Sendable () -> Void, _ second: () -> Void) {
  withoutActuallyEscaping(first) { first in
    withoutActuallyEscaping(second) { second in
      let jobs = (Job(body: first), Job(body: second))
      // The call returns when both have run, so the jobs outlive it.
      withExtendedLifetime(jobs) {
        tintype_run_both(
          Job.run, Unmanaged.passUnretained(jobs.0).toOpaque(),
          Job.run, Unmanaged.passUnretained(jobs.1).toOpaque())
      }
    }
  }
}

/// A closure that C code can call.
private final class Job {
  private let body: () -> Void

  init(body: @escaping () -> Void) { self.body = body }

  static let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    Unmanaged<Job>.fromOpaque(context).takeUnretainedValue().body()
  }
}
