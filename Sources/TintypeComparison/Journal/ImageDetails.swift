// SPDX-License-Identifier: MIT

import Foundation
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
