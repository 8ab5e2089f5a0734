// SPDX-License-Identifier: MIT

import TintypeComponents

/// The translations of the gallery's texts.
enum GalleryTexts {}

extension StringTable {
  /// The Arabic texts of the gallery.
  ///
  /// Names of people, addresses and numbers have no translation.
  package static let arabic = StringTable(
    GalleryTexts.arabicCaptions.merging(GalleryTexts.arabicTexts) { $1 }
      .merging(GalleryTexts.arabicLabels) { $1 })
}

extension EnvironmentValues {
  /// Returns the translations of texts, separated by the commas of their language.
  func listed(_ texts: [String]) -> String {
    texts.map(translated).joined(separator: layoutDirection == .rightToLeft ? "، " : ", ")
  }
}

extension Traits {
  /// The Arabic texts of the gallery, in right-to-left layout.
  package static let arabic: Traits = [
    .rightToLeft, .locale("ar"), .environment(\.stringTable, .arabic),
  ]
}
