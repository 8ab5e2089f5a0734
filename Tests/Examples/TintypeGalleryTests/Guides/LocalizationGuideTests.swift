// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents

@Suite("The guide “Localization and right to left”") struct LocalizationGuideTests {
  @Test(
    "Each example of the guide has the image that the guide shows",
    arguments: LocalizationExamples.all)
  func images(example: GuideExample) { example.assertImage() }

  // example: languages
  @Test("The greeting fits in all languages")
  func languages() {
    let variants = Variants(viewports: [.fixed(Size(width: 280, height: 76))])
      .axis(
        "language",
        [
          "English": .locale("en_US"),
          "German": .locale("de_DE"),
          "Arabic": [.locale("ar_EG"), .rightToLeft],
        ]
      )
    assertSnapshot(of: Morning(), as: .contactSheet(of: variants, columns: 1), named: "sheet")
  }
  // end

  // example: unknownLocale
  @Test("An unknown locale fails the snapshot")
  func unknownLocale() {
    let failure = verifySnapshot(of: Morning(), as: .outline(traits: .locale("xx_YY")))
    #expect(failure?.contains("xx_YY") == true)
  }
  // end
}
