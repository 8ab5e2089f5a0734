// SPDX-License-Identifier: MIT

import Foundation
import TintypeGallery
import struct TintypeComponents.StringTable

@testable import SwiftUI

extension View {
  /// Sets the Arabic texts of the gallery.
  @ViewBuilder func arabicTexts(_ isArabic: Bool) -> some View {
    if isArabic {
      environment(\.base.stringTable, .arabic)
        .environment(\.locale, Locale(identifier: "ar"))
    } else {
      self
    }
  }
}

extension Locale {
  /// The language of right-to-left references.
  static let arabic = Locale(identifier: "ar")
}
