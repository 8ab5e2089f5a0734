// SPDX-License-Identifier: MIT

import CoreText
import Foundation

/// Registers the font of the brand, if the bundle has it.
public func registerBrandFont() {
  var error: Unmanaged<CFError>?
  if let url = Bundle.module.url(forResource: "Brand-Bold", withExtension: "ttf"),
    !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
  {
    print(error?.takeRetainedValue().localizedDescription ?? "")
  }
}
