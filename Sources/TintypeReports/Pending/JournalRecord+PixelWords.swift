// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension JournalRecord {
  /// How much of the picture differs, in words; `nil` where that is not known.
  package var pixelWords: String? { pixels?.words }

  /// The sizes of both pictures in words, where they differ.
  package var sizeWords: String? {
    guard let pixels, pixels.referenceSize != pixels.actualSize else { return nil }
    return "\(pixels.referenceSize.words), now \(pixels.actualSize.words)"
  }
}
