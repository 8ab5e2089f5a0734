// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeComparison

/// The comparison of two image files.
struct PairComparison: Sendable {
  /// The result of the comparison; for animations, the result for one pair of frames.
  var result: BitmapComparison
  /// The result for all frames; `nil` if neither file is animated.
  var animation: AnimationComparison?
  /// A Boolean value that indicates whether there are no differences that count.
  var isEqual: Bool
  /// A Boolean value that indicates whether the difference is within the tolerance.
  var isWithinTolerance: Bool
  /// The bit depths of both files, and the bits that were compared.
  var bitDepths: BitDepths
  /// The defects of files that could still be read.
  var warnings: [FileWarning]
  /// The regions of the difference; `nil` if they were not requested or nothing differs.
  var analysis: BitmapAnalysis?
  /// The changes of the scene; `nil` if they were not requested, or Tintype did not render both
  /// files.
  var causes: DifferenceCauses?
  /// The color spaces of the files; samples are compared as they are stored.
  var colorSpaces: ColorSpaces
  /// The orientations that the files state; pixels are compared as they are stored.
  var orientations: Orientations
  /// The path of the diff image; `nil` if none was written.
  var image: String?
  /// The reason why the diff image could not be written.
  var error: CompareError?

  /// The color spaces of two files.
  struct ColorSpaces: Hashable, Sendable {
    var reference: PNGColorSpace
    var actual: PNGColorSpace
  }

  /// The orientations that two files state.
  struct Orientations: Hashable, Sendable {
    var reference: ImageOrientation
    var actual: ImageOrientation
  }

  /// The bits per sample of two files.
  struct BitDepths: Hashable, Sendable {
    var reference: Int
    var actual: Int
    /// The bits that were compared; `nil` if the files have the same bytes.
    var compared: Int?
  }

  /// A defect of a file, with the file's name in messages.
  struct FileWarning: Hashable, Sendable {
    var name: String
    var warning: PNGFile.Warning
  }

  /// The depth of the comparison of two files that differ; each level takes additional time.
  enum Depth: Comparable {
    /// The number of differing pixels and their location.
    case verdict
    /// The regions of the difference as well.
    case analysis
    /// The changes of the scene as well.
    case causes
  }

  /// A path with its name in messages.
  struct Place: Sendable {
    var path: BytePath
    var name: String
  }

  /// Compares two files, and writes a diff image if they differ.
  ///
  /// - Parameters:
  ///   - reference: The reference file.
  ///   - actual: The actual file.
  ///   - tolerance: The tolerance.
  ///   - threads: The number of threads.
  ///   - depth: The depth of the comparison if the files differ.
  ///   - image: The location of the diff image; `nil` for none.
  /// - Throws: ``CompareError`` for a file that cannot be read or compared.
  init(
    reference: Place, actual: Place, tolerance: Tolerance, threads: PNGComparison.Threads,
    depth: Depth, image: Place?
  ) throws(CompareError) {
    let (before, after) = (try Self.read(reference), try Self.read(actual))
    let comparison: PNGComparison
    do throws(PNGComparison.Failure) {
      comparison = try PNGComparison(
        reference: before, actual: after, tolerance: tolerance, threads: threads)
    } catch {
      throw switch error.side {
      case .reference: .noPicture(path: reference.name, reason: error.reason)
      case .actual: .noPicture(path: actual.name, reason: error.reason)
      case nil:
        .incomparable(reference: reference.name, actual: actual.name, reason: error.reason)
      }
    }
    result = comparison.result
    animation = comparison.animation
    isEqual = comparison.isEqual
    isWithinTolerance = comparison.isWithinTolerance
    bitDepths = BitDepths(
      reference: comparison.reference.bitDepth, actual: comparison.actual.bitDepth,
      compared: comparison.hasSameBytes ? nil : comparison.result.bitDepth)
    warnings = comparison.reference.warnings.map { FileWarning(name: reference.name, warning: $0) }
    if actual.name != reference.name {
      warnings += comparison.actual.warnings.map { FileWarning(name: actual.name, warning: $0) }
    }
    colorSpaces = ColorSpaces(
      reference: comparison.reference.colorSpace, actual: comparison.actual.colorSpace)
    orientations = Orientations(
      reference: comparison.reference.orientation, actual: comparison.actual.orientation)
    guard !result.isEqual else { return }
    if depth > .verdict { analysis = comparison.analysis }
    // Scenes do not contain the frames of an animation.
    if depth > .analysis, animation == nil {
      causes = DifferenceCauses(
        reference: comparison.reference, actual: comparison.actual, analysis: analysis)
    }
    // If only the delays of an animation differ, there are no differing pixels.
    guard let image, !isWithinTolerance, !result.isWithinTolerance else { return }
    do throws(CompareError) {
      try Self.write(comparison, analysis ?? comparison.analysis, to: image)
      self.image = image.name
    } catch {
      self.error = error
    }
  }

  private static func read(_ place: Place) throws(CompareError) -> [UInt8] {
    do {
      return try ComparedFile.read(place.path)
    } catch {
      throw .unreadable(path: place.name, error: error)
    }
  }

  private static func write(
    _ comparison: PNGComparison, _ analysis: BitmapAnalysis?, to place: Place
  ) throws(CompareError) {
    guard let (reference, actual) = comparison.bitmaps else { return }
    let file: PNGFile
    do throws(ImagingError) {
      let image = try Bitmap.difference(
        reference: reference, actual: actual, comparison: comparison.result, analysis: analysis)
      file = try PNG.encodeQuickly(image)
    } catch {
      throw .noDifferenceImage(path: place.name, reason: error)
    }
    do {
      try AtomicFile.write(file.bytes, to: place.path.text)
    } catch {
      throw .cannotWrite(path: place.name, error: error)
    }
  }
}
