// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeRuns

/// The facts of a comparison of images in the journal.
package struct ImageDetails: JournalDetails {
  /// The amount and the regions of differing pixels.
  package var pixels: JournalRecord.PixelSummary?
  /// The changes of the scene, if both images have one: the 50 most significant ones.
  package var causes: DifferenceCauses?
  /// The tolerance of the comparison; `nil` if every difference counts, and in older journals.
  package var tolerance: ImageTolerance?
  /// A Boolean value that indicates whether a later version has written a tolerance that this one
  /// cannot read.
  package private(set) var hasUnknownTolerance = false

  /// Creates details.
  package init(
    pixels: JournalRecord.PixelSummary? = nil, causes: DifferenceCauses? = nil,
    tolerance: ImageTolerance? = nil
  ) {
    (self.pixels, self.causes, self.tolerance) = (pixels, causes, tolerance)
  }

  package var isEmpty: Bool {
    pixels == nil && causes == nil && tolerance == nil && !hasUnknownTolerance
  }

  private enum CodingKeys: CodingKey {
    case pixels, causes, tolerance
  }

  /// Decodes details.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pixels = try container.decodeIfPresent(JournalRecord.PixelSummary.self, forKey: .pixels)
    causes = try container.decodeIfPresent(DifferenceCauses.self, forKey: .causes)
    // A new mode does not make the result of the snapshot unreadable.
    do {
      tolerance = try container.decodeIfPresent(ImageTolerance.self, forKey: .tolerance)
    } catch {
      hasUnknownTolerance = true
    }
  }
}

extension JournalRecord {
  private var image: ImageDetails {
    get { details as? ImageDetails ?? ImageDetails() }
    set { details = newValue.isEmpty ? nil : newValue }
  }

  /// The amount and the regions of differing pixels; `nil` for other formats.
  package var pixels: PixelSummary? {
    get { image.pixels }
    set { image.pixels = newValue }
  }

  /// The changes of the scene, if both images have one: the 50 most significant ones.
  package var causes: DifferenceCauses? {
    get { image.causes }
    set { image.causes = newValue }
  }

  /// The tolerance of an image's comparison; `nil` if every difference counts, and for other formats.
  package var tolerance: ImageTolerance? { image.tolerance }

  /// A Boolean value that indicates whether there is a tolerance that this version cannot read.
  package var hasUnknownTolerance: Bool { image.hasUnknownTolerance }
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
  /// The amount and the regions of the differing pixels of an image.
  package struct PixelSummary: Codable, Hashable, Sendable {
    /// The number of differing pixels, including pixels that only one of the two images has.
    package var differing: Int
    /// The number of pixels of the rectangle that contains both images.
    package var total: Int
    /// The size of the reference in pixels.
    package var referenceSize: PixelSize
    /// The size of the new image in pixels.
    package var actualSize: PixelSize
    /// The differing regions in descending order of their number of pixels, at most
    /// ``regionLimit``; `nil` if they are unknown.
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

    /// The maximum number of regions in the journal: 100.
    package static let regionLimit = 100
  }

  /// A region of adjacent differing pixels.
  package struct Region: Codable, Hashable, Sendable {
    /// The smallest rectangle that contains the pixels, in pixels from the top left corner.
    package var bounds: PixelRect
    /// The number of differing pixels.
    package var differing: Int
    /// The largest distance, 1 to 255; 255 if only one image has a pixel.
    package var largest: Int
    /// The position of its content in the reference, if it only moved.
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
