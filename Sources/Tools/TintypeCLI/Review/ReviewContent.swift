// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeReports
import TintypeRuns

/// The files of a change, as a review shows them.
enum ReviewContent: Hashable, Sendable {
  /// Images before and after the change, and their difference.
  case images(before: Side?, after: Side, difference: Side?)
  /// The lines of a text.
  case text([String])
  /// Nothing, with the reason.
  case unavailable(String)

  /// An image, or the reason why it is not shown.
  enum Side: Hashable, Sendable {
    case bitmap(Bitmap)
    case unavailable(String)

    var bitmap: Bitmap? { if case .bitmap(let bitmap) = self { bitmap } else { nil } }
  }
}

/// A reader of the files of changes, which may come from another machine.
struct ReviewFiles: Sendable {
  private let reader: ArtifactReader

  /// The maximum number of pixels in an image, 32 million; three images are in memory.
  private static let pixelLimit = 32_000_000
  /// The maximum number of displayed lines of a text.
  private static let lineLimit = 5_000

  /// Creates a reader for an output directory.
  init(output: OutputDirectory) { reader = ArtifactReader(output: output) }

  /// Reads the files of a change.
  func content(of image: ReviewImage) -> ReviewContent {
    switch reader.artifact(at: image.files.after) {
    case .image(let bytes): return images(of: image, after: Self.decoded(bytes))
    case .unavailable(let failure): return .unavailable(failure.description)
    case .text(let text):
      guard let path = image.files.difference,
        case .text(let difference) = reader.artifact(at: path)
      else { return .text(Self.lines(text)) }
      return .text(Self.lines(difference))
    }
  }

  private func images(of image: ReviewImage, after: ReviewContent.Side) -> ReviewContent {
    guard let path = image.files.before else {
      return .images(before: nil, after: after, difference: nil)
    }
    let before = side(at: path)
    var difference = image.files.difference.map(side(at:))
    if difference?.bitmap == nil, let old = before.bitmap, let new = after.bitmap,
      let computed = try? Bitmap.difference(reference: old, actual: new)
    {
      difference = .bitmap(computed)
    }
    return .images(before: before, after: after, difference: difference)
  }

  private func side(at path: String) -> ReviewContent.Side {
    switch reader.artifact(at: path) {
    case .image(let bytes): Self.decoded(bytes)
    case .text: .unavailable(Artifact.Failure.notAImage.description)
    case .unavailable(let failure): .unavailable(failure.description)
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> ReviewContent.Side {
    do throws(ImagingError) {
      let file = try PNGFile(bytes)
      guard file.width * file.height <= pixelLimit else {
        return .unavailable(
          "Not shown: the image has \(Numbers.grouped(file.width)) × "
            + "\(Numbers.grouped(file.height)) pixels. Open the file itself.")
      }
      return .bitmap(try PNG.decode(file))
    } catch {
      return .unavailable(Artifact.Failure.damaged(error).description)
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", maxSplits: lineLimit, omittingEmptySubsequences: false)
      .prefix(lineLimit).map { ShortText.line(String($0), limit: 500) }
  }
}
