// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Whole screens made of the kit, on a phone.
  static var showcases: [Gallery.Sheet] {
    let screens: [(name: String, make: @Sendable () -> any Component)] = [
      ("SignUp", { ShowcaseSignUp() }),
      ("Photos", { ShowcasePhotos() }),
      ("League", { ShowcaseLeague() }),
      ("Toast", { ShowcaseToast() }),
      ("Profile", { ShowcaseProfile() }),
    ]
    let variants: [(name: String, traits: Traits)] = [
      ("Light", .light), ("Dark", .dark), ("DarkRightToLeft", [.dark, .rightToLeft]),
    ]
    return screens.flatMap { screen in
      variants.map { variant in
        Gallery.Sheet(
          suite: "ShowcaseSnapshotTests",
          test: "testSheets",
          name: "\(screen.name)-\(variant.name)",
          viewport: .device(.iPhone13),
          traits: [.displayScale(2), variant.traits],
          make: screen.make
        )
      }
    }
  }
}
