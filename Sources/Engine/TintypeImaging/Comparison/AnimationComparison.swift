// SPDX-License-Identifier: MIT

/// The differences between two PNG files of which at least one is animated.
///
/// Frames are compared in their order, as a viewer composes them; a file without animation counts
/// as one frame. In addition to the pixels of each frame, the number of frames, their delays and
/// the number of plays must be equal, regardless of tolerances.
public struct AnimationComparison: Sendable, Hashable {
  /// The number of frames of the reference.
  package let referenceFrameCount: Int
  /// The number of frames of the actual file.
  package let actualFrameCount: Int
  /// The indices of the frames, from 0, that both files have and whose pixels differ by more than
  /// the tolerance.
  package let differingFrames: [Int]
  /// The indices of the frames, from 0, that both files have and whose delays differ.
  package let differingDelays: [Int]
  /// The number of plays of the reference, 0 for endless; `nil` without an animation.
  package let referencePlayCount: Int?
  /// The number of plays of the actual file, 0 for endless; `nil` without an animation.
  package let actualPlayCount: Int?
  /// A Boolean value that indicates whether the default images differ, if one of the files has a
  /// default image that is not a frame.
  package let stillImageDiffers: Bool
  /// The index of the frame, from 0, that the result of the comparison describes.
  ///
  /// It is the first differing frame, or the first frame if none differs; `nil` for the default
  /// image. See ``PNGComparison/result``.
  package let shownFrame: Int?
  /// A Boolean value that indicates whether every pixel of every frame is within the tolerance
  /// without using its allowance.
  let hasEqualPixels: Bool

  /// A Boolean value that indicates whether the numbers of plays differ; they are irrelevant for a
  /// single frame.
  package var playCountsDiffer: Bool {
    max(referenceFrameCount, actualFrameCount) > 1 && referencePlayCount != actualPlayCount
  }

  /// A Boolean value that indicates whether the files have the same frames, delays and plays,
  /// within the tolerance.
  package var isWithinTolerance: Bool {
    referenceFrameCount == actualFrameCount && differingFrames.isEmpty && differingDelays.isEmpty
      && !playCountsDiffer && !stillImageDiffers
  }

  /// A Boolean value that indicates whether, in addition, no pixel of any frame counts as
  /// differing.
  package var isEqual: Bool { isWithinTolerance && hasEqualPixels }
}

extension AnimationComparison {
  /// The frames of a file, and its default image, which viewers without animation support show.
  struct FramePair: Sendable {
    let frames: [PNG.Frame]
    /// The default image; `nil` if it is the first frame.
    let stillImage: Bitmap?

    init(_ file: PNGFile) throws(ImagingError) {
      frames = try PNG.decodeFrames(file)
      stillImage = file.hasSeparateStillImage || frames.isEmpty ? try PNG.decode(file) : nil
    }

    var shownWithoutAnimation: Bitmap? { stillImage ?? frames.first?.bitmap }
  }

  /// The result of comparing animations, and the pair of images that it describes.
  struct Outcome {
    let animation: AnimationComparison
    let result: BitmapComparison
    let shown: (reference: Bitmap, actual: Bitmap)
  }

  /// A pair of images and the index of their frame; `nil` for the default image.
  private struct Pair {
    let frame: Int?
    let reference: Bitmap
    let actual: Bitmap
    let result: BitmapComparison
  }

  /// Compares the frames of two files.
  static func compare(
    _ files: (reference: PNGFile, actual: PNGFile), _ reference: FramePair, _ actual: FramePair,
    tolerance: Tolerance
  ) throws(ImagingError) -> Outcome? {
    var pairs: [Pair] = []
    for (index, (old, new)) in zip(reference.frames, actual.frames).enumerated() {
      pairs.append(try pair(index, old.bitmap, new.bitmap, tolerance))
    }
    if reference.stillImage != nil || actual.stillImage != nil,
      let old = reference.shownWithoutAnimation, let new = actual.shownWithoutAnimation
    {
      pairs.append(try pair(nil, old, new, tolerance))
    }
    let shown =
      pairs.first { !$0.result.isWithinTolerance } ?? pairs.first { !$0.result.isEqual }
      ?? pairs.first
    guard let shown else { return nil }
    let differing = pairs.filter { !$0.result.isWithinTolerance }
    let isAnimation = max(reference.frames.count, actual.frames.count) > 1
    let delays = zip(reference.frames, actual.frames).enumerated().filter { _, frames in
      isAnimation && !frames.0.hasSameDelay(as: frames.1)
    }
    let animation = AnimationComparison(
      referenceFrameCount: reference.frames.count, actualFrameCount: actual.frames.count,
      differingFrames: differing.compactMap(\.frame), differingDelays: delays.map(\.offset),
      referencePlayCount: files.reference.playCount, actualPlayCount: files.actual.playCount,
      stillImageDiffers: differing.contains { $0.frame == nil }, shownFrame: shown.frame,
      hasEqualPixels: pairs.allSatisfy(\.result.isEqual))
    return Outcome(
      animation: animation, result: shown.result, shown: (shown.reference, shown.actual))
  }

  private static func pair(
    _ frame: Int?, _ reference: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance
  ) throws(ImagingError) -> Pair {
    let result = try BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    return Pair(frame: frame, reference: reference, actual: actual, result: result)
  }

  /// Creates the comparison of an animation with a file of the same bytes.
  init(equal file: PNGFile) {
    self.init(
      referenceFrameCount: file.frameCount, actualFrameCount: file.frameCount, differingFrames: [],
      differingDelays: [], referencePlayCount: file.playCount, actualPlayCount: file.playCount,
      stillImageDiffers: false, shownFrame: 0, hasEqualPixels: true)
  }
}

extension PNG.Frame {
  /// Returns a Boolean value that indicates whether both delays are equal as fractions.
  fileprivate func hasSameDelay(as other: PNG.Frame) -> Bool {
    func denominator(_ frame: PNG.Frame) -> Int {
      frame.delayDenominator == 0 ? 100 : Int(frame.delayDenominator)
    }
    return Int(delayNumerator) * denominator(other) == Int(other.delayNumerator) * denominator(self)
  }
}

extension PNGFile {
  /// A Boolean value that indicates whether the default image is not one of the frames.
  fileprivate var hasSeparateStillImage: Bool {
    isAnimated && !chunks.prefix { $0.type != "IDAT" }.contains { $0.type == "fcTL" }
  }
}
