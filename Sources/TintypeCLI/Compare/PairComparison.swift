// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots
import TintypeComparison

/// Two picture files and how they differ.
struct PairComparison: Sendable {
  /// The result of the comparison; for animations, the result for one pair of frames.
  var result: BitmapComparison
  /// The result for all frames; `nil` if neither file is animated.
  var animation: AnimationComparison?
  /// Whether nothing counts as differing.
  var isEqual: Bool
  /// Whether no more differs than the tolerance allows.
  var isWithinTolerance: Bool
  /// The bits of a sample of each file, and how many of them were compared.
  var bitDepths: BitDepths
  /// The defects of files that were read nevertheless.
  var warnings: [FileWarning]
  /// What the difference consists of; `nil` where that was not asked for or nothing differs.
  var analysis: BitmapAnalysis?
  /// What changed in what was painted; `nil` where that was not asked for, or one of the files was
  /// not painted by Tintype.
  var causes: DifferenceCauses?
  /// What the files say of their colours; samples are compared as they are stored.
  var colorSpaces: ColorSpaces
  /// Where the picture of the difference was written; `nil` where none was.
  var picture: String?
  /// Why the picture of the difference could not be written.
  var trouble: CompareError?

  /// What two files say of their colours.
  struct ColorSpaces: Hashable, Sendable {
    var reference: PNGColorSpace
    var actual: PNGColorSpace
  }

  /// The bits of a sample of two files.
  struct BitDepths: Hashable, Sendable {
    var reference: Int
    var actual: Int
    /// The bits that were compared; `nil` where files have the same bytes.
    var compared: Int?
  }

  /// A defect of a file, and what the file is called in messages.
  struct FileWarning: Hashable, Sendable {
    var name: String
    var warning: PNGFile.Warning
  }

  /// How much is asked of two files that differ; each takes time.
  enum Depth: Comparable {
    /// How many pixels differ, and where.
    case verdict
    /// What the difference consists of.
    case analysis
    /// What changed in what was painted, too.
    case causes
  }

  /// A path and what it is called in messages.
  struct Place: Sendable {
    var path: BytePath
    var name: String
  }

  /// Compares two files, and writes the picture of the difference where there is one.
  ///
  /// - Parameters:
  ///   - reference: The file as it should be.
  ///   - actual: The file as it is.
  ///   - tolerance: What counts as a difference.
  ///   - threads: How many threads are used.
  ///   - depth: How much is asked where they differ.
  ///   - picture: Where the picture of the difference is written; `nil` for nowhere.
  /// - Throws: ``CompareError`` for a file that cannot be read or compared.
  init(
    reference: Place, actual: Place, tolerance: Tolerance, threads: PNGComparison.Threads,
    depth: Depth, picture: Place?
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
    guard !result.isEqual else { return }
    if depth > .verdict { analysis = comparison.analysis }
    // A scene says nothing of frames.
    if depth > .analysis, animation == nil {
      causes = DifferenceCauses(
        reference: comparison.reference, actual: comparison.actual, analysis: analysis)
    }
    // Where only the delays of an animation differ, no pixel does.
    guard let picture, !isWithinTolerance, !result.isWithinTolerance else { return }
    do throws(CompareError) {
      try Self.write(comparison, analysis ?? comparison.analysis, to: picture)
      self.picture = picture.name
    } catch {
      trouble = error
    }
  }

  private static func read(_ place: Place) throws(CompareError) -> [UInt8] {
    do {
      return try PictureFile.read(place.path)
    } catch {
      throw .unreadable(path: place.name, trouble: error)
    }
  }

  private static func write(
    _ comparison: PNGComparison, _ analysis: BitmapAnalysis?, to place: Place
  ) throws(CompareError) {
    guard let (reference, actual) = comparison.bitmaps else { return }
    let file: PNGFile
    do throws(ImagingError) {
      let picture = try Bitmap.difference(
        reference: reference, actual: actual, comparison: comparison.result, analysis: analysis)
      file = try PNG.encode(picture)
    } catch {
      throw .noDifferencePicture(path: place.name, reason: error)
    }
    do {
      try AtomicFile.write(file.bytes, to: place.path.text)
    } catch {
      throw .cannotWrite(path: place.name, trouble: error)
    }
  }
}
