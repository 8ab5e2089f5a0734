// SPDX-License-Identifier: MIT

/// A platform of subapps with services and telemetry.
package enum Shopper {
  /// The previews of the system's components.
  package static var document: Gallery.Document {
    Gallery.Document(
      name: "Shopper",
      summary: "A platform of subapps with services and telemetry.",
      providers: [AppViewPreviews.self, ShopViewPreviews.self, ProductImagePreviews.self])
  }
}
