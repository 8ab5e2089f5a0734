// SPDX-License-Identifier: MIT

import TintypeComponents

/// The translations of the gallery's texts.
enum GalleryTexts {}

extension StringTable {
  /// The Arabic texts of the gallery.
  ///
  /// Names of people, addresses and numbers have no translation.
  package static let arabic = StringTable(
    GalleryTexts.arabicCaptions.merging(GalleryTexts.arabicTexts) { $1 })
}

extension Traits {
  /// The Arabic texts of the gallery, in right-to-left layout.
  package static let arabic: Traits = [
    .rightToLeft, .locale("ar"), .environment(\.stringTable, .arabic),
  ]
}
