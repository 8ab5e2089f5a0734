// SPDX-License-Identifier: MIT

import CoreText
import SwiftUI

/// An app that registers its fonts when it starts.
enum RegisteredFonts {
  static func registerFonts(in bundle: Bundle) {
    for name in ["Brand-Regular", "Brand-Bold"] {
      guard let url = bundle.url(forResource: name, withExtension: "ttf") else { continue }
      var error: Unmanaged<CFError>?
      if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) {
        print(error?.takeRetainedValue().localizedDescription ?? "")
      }
      _ = CTFontManagerRegisterFontsForURL(url as CFURL, CTFontManagerScope.user, nil)
    }
    let urls = bundle.urls(forResourcesWithExtension: "otf", subdirectory: nil) ?? []
    CTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true) { errors, done in
      errors.isEmpty && done
    }
    CTFontManagerRegisterFontURLs(urls as CFArray, .session, true, nil)
  }

  static func registerFont(_ data: Data, _ url: URL) -> String? {
    guard let provider = CGDataProvider(data: data as CFData) ?? CGDataProvider(url: url as CFURL),
      let font = CGFont(provider)
    else { return nil }
    var error: Unmanaged<CFError>?
    guard CTFontManagerRegisterGraphicsFont(font, &error) else {
      guard let failure = error?.takeUnretainedValue() else { return nil }
      let isKnown = CFErrorGetCode(failure) == CTFontManagerError.alreadyRegistered.rawValue
      let isOwn = CFErrorGetDomain(failure) == kCTFontManagerErrorDomain
      return isKnown && isOwn ? nil : "\(CFErrorCopyDescription(failure) ?? "")"
    }
    return (font.postScriptName ?? font.fullName).map { "\($0)" }
  }

  static let font = Font.custom("Brand-Bold", size: 17, relativeTo: .body)
  static func key() -> CFString { kCTFontManagerErrorFontURLsKey }
  static func convert(_ font: CTFont) -> Font { Font(font) }
  static func data(_ provider: CGDataProvider) -> CFData? { provider.data }
}
