// SPDX-License-Identifier: MIT

import Tintype
import TintypeComponents
import TintypeGallery
import XCTest

/// Snapshots of complete screens as text and as sheets of variants.
final class ShowcaseTextTests: XCTestCase {
  func testSignUpSpoken() {
    assertSnapshot(of: Kit.ShowcaseSignUp(), as: .accessibility(on: .iPhone13))
  }

  func testLeagueSpoken() {
    assertSnapshot(of: Kit.ShowcaseLeague(), as: .accessibility(on: .iPhone13))
  }

  func testSignUpOutline() {
    assertSnapshot(of: Kit.ShowcaseSignUp(), as: .outline(on: .iPhone13))
  }

  func testProfileVariants() {
    let variants = Variants(
      schemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft],
      devices: [.iPhoneSe])
    assertSnapshot(of: Kit.ShowcaseProfile(), as: .contactSheet(of: variants, columns: 4))
  }
}
