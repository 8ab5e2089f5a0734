// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeSnapshots

/// The facts of a comparison of images, as the journal has them.
package struct ImageDetails: JournalDetails {
  /// How much differs, and where.
  package var pixels: JournalRecord.PixelSummary?
  /// What changed in the scene, if both images have one: the 50 most telling changes.
  package var causes: DifferenceCauses?

  /// Creates details.
  package init(pixels: JournalRecord.PixelSummary? = nil, causes: DifferenceCauses? = nil) {
    self.pixels = pixels
    self.causes = causes
  }

  package var isEmpty: Bool { pixels == nil && causes == nil }
}

extension JournalRecord {
  private var image: ImageDetails {
    get { details as? ImageDetails ?? ImageDetails() }
    set { details = newValue.isEmpty ? nil : newValue }
  }

  /// How much of an image differs, and where; `nil` for other formats.
  package var pixels: PixelSummary? {
    get { image.pixels }
    set { image.pixels = newValue }
  }

  /// What changed in the scene, if both images have one: the 50 most telling changes.
  package var causes: DifferenceCauses? {
    get { image.causes }
    set { image.causes = newValue }
  }
}

extension JSONDecoder {
  /// A decoder of journals with the details of images.
  package static var journal: JSONDecoder {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.journalDetails {
      decoder.userInfo[key] = ImageDetails.self as any JournalDetails.Type
    }
    return decoder
  }
}

extension JournalRecord {
  /// How much of a picture differs, and where.
  package struct PixelSummary: Codable, Hashable, Sendable {
    /// The pixels that differ, including those that only one of the two pictures has.
    package var differing: Int
    /// The pixels of the rectangle that holds both pictures.
    package var total: Int
    /// The size of the reference in pixels.
    package var referenceSize: PixelSize
    /// The size of the new picture in pixels.
    package var actualSize: PixelSize
    /// The regions that differ, those with most pixels first, at most ``regionLimit`` of them; `nil`
    /// where they are not known.
    package var regions: [Region]?

    /// Creates a summary.
    package init(
      differing: Int,
      total: Int,
      referenceSize: PixelSize,
      actualSize: PixelSize,
      regions: [Region]? = nil
    ) {
      self.differing = differing
      self.total = total
      self.referenceSize = referenceSize
      self.actualSize = actualSize
      self.regions = regions
    }

    /// The most regions that are written down: 100.
    package static let regionLimit = 100
  }

  /// Differing pixels that lie close together.
  package struct Region: Codable, Hashable, Sendable {
    /// The smallest rectangle that holds them, in pixels from the top left corner.
    package var bounds: PixelRect
    /// The number of the pixels.
    package var differing: Int
    /// The largest distance, 1 to 255; 255 where only one picture has a pixel.
    package var largest: Int
    /// Where in the reference its content stood, if it only moved.
    package var movedFrom: PixelRect?

    /// Creates a region.
    package init(bounds: PixelRect, differing: Int, largest: Int, movedFrom: PixelRect? = nil) {
      self.bounds = bounds
      self.differing = differing
      self.largest = largest
      self.movedFrom = movedFrom
    }
  }
}
