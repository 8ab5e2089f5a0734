// SPDX-License-Identifier: MIT

/// The differences between two PNG files of which at least one is animated.
///
/// Frames are compared in their order, as a viewer composes them; a file without animation counts as
/// one frame. Beyond the pixels of each frame, the number of frames, their delays and the number of
/// plays must be equal, regardless of tolerances.
public struct AnimationComparison: Sendable, Hashable {
  /// The number of frames of the reference.
  package let referenceFrameCount: Int
  /// The number of frames of the actual file.
  package let actualFrameCount: Int
  /// The frames, counted from 0, whose pixels differ by more than the tolerance allows, among those
  /// that both files have.
  package let differingFrames: [Int]
  /// The frames, counted from 0, that both files have and show for different times.
  package let differingDelays: [Int]
  /// How often the reference asks to be played, 0 for endlessly; `nil` without an animation.
  package let referencePlayCount: Int?
  /// How often the actual file asks to be played, 0 for endlessly; `nil` without an animation.
  package let actualPlayCount: Int?
  /// Whether the images differ that viewers without animation show, where one of the files has such
  /// an image apart from its frames.
  package let stillImageDiffers: Bool
  /// The frame, counted from 0, that the result of the comparison describes.
  ///
  /// It is the first one that differs, else the first one; `nil` for the image that viewers without
  /// animation show. See ``PNGComparison/result``.
  package let shownFrame: Int?
  /// Whether every pixel of every frame is within the tolerance without using its allowance.
  let hasEqualPixels: Bool

  /// Whether the numbers of plays differ; of a single frame they do not matter.
  package var playCountsDiffer: Bool {
    max(referenceFrameCount, actualFrameCount) > 1 && referencePlayCount != actualPlayCount
  }

  /// Whether the files have the same frames, delays and plays, within the tolerance.
  package var isWithinTolerance: Bool {
    referenceFrameCount == actualFrameCount && differingFrames.isEmpty && differingDelays.isEmpty
      && !playCountsDiffer && !stillImageDiffers
  }

  /// Whether no pixel of any frame counts as differing either.
  package var isEqual: Bool { isWithinTolerance && hasEqualPixels }
}

extension AnimationComparison {
  /// The frames of a file, and the image that viewers without animation show.
  struct Pictures: Sendable {
    let frames: [PNG.Frame]
    /// The image apart from the frames; `nil` where it is the first frame.
    let stillImage: Bitmap?

    init(_ file: PNGFile) throws(ImagingError) {
      frames = try PNG.decodeFrames(file)
      stillImage = file.hasSeparateStillImage || frames.isEmpty ? try PNG.decode(file) : nil
    }

    var shownWithoutAnimation: Bitmap? { stillImage ?? frames.first?.bitmap }
  }

  /// What a comparison of animations found, and the pair of images that its result describes.
  struct Outcome {
    let animation: AnimationComparison
    let result: BitmapComparison
    let shown: (reference: Bitmap, actual: Bitmap)
  }

  /// A pair of images and the frame that it is; `nil` for the image apart from the frames.
  private struct Pair {
    let frame: Int?
    let reference: Bitmap
    let actual: Bitmap
    let result: BitmapComparison
  }

  /// Compares the frames of two files.
  static func compare(
    _ files: (reference: PNGFile, actual: PNGFile), _ reference: Pictures, _ actual: Pictures,
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

  /// The comparison of an animation with a file of the same bytes.
  init(equal file: PNGFile) {
    self.init(
      referenceFrameCount: file.frameCount, actualFrameCount: file.frameCount, differingFrames: [],
      differingDelays: [], referencePlayCount: file.playCount, actualPlayCount: file.playCount,
      stillImageDiffers: false, shownFrame: 0, hasEqualPixels: true)
  }
}

extension PNG.Frame {
  /// A Boolean value that indicates whether both delays are equal as fractions.
  fileprivate func hasSameDelay(as other: PNG.Frame) -> Bool {
    func denominator(_ frame: PNG.Frame) -> Int {
      frame.delayDenominator == 0 ? 100 : Int(frame.delayDenominator)
    }
    return Int(delayNumerator) * denominator(other) == Int(other.delayNumerator) * denominator(self)
  }
}

extension PNGFile {
  /// Whether viewers without animation show an image that is none of the frames.
  fileprivate var hasSeparateStillImage: Bool {
    isAnimated && !chunks.prefix { $0.type != "IDAT" }.contains { $0.type == "fcTL" }
  }
}
