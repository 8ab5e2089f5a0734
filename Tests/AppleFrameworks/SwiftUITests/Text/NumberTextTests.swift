// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite("Numbers in texts")
struct NumberTextTests {
  static let numbers = [
    0, 7, -5, 999, 1000, -1000, 1_000_001, 1_234_567, 12_345_678, .max, .min,
  ]

  @Test(
    "An integer in a text has the digits of the formatter of its locale", arguments: numbers,
    ["en", "en_US", "en_US_POSIX", "en_IN", "de_DE", "ar_EG"])
  func digits(number: Int, locale: String) {
    let locale = Locale(identifier: locale)
    let expected = String(format: "%lld", locale: locale, number)
    let text = outline(of: Text("n \(number)").environment(\.locale, locale))
    #expect(text.contains("n \(expected)"), "\(text)")
  }
}
