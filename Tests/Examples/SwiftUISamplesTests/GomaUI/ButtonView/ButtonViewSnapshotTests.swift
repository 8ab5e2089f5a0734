// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import TintypeGallery
@testable import TintypeSampleGomaUI
import XCTest

final class ButtonViewSnapshotTests: GalleryReferenceTestCase {
  private func assertSheet(
    _ category: GomaUI.ButtonSnapshotCategory, _ style: UIUserInterfaceStyle,
    testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      of: ButtonViewSnapshotViewController(category: category),
      as: .image(
        on: .iPhone8, size: CGSize(width: 414, height: 860),
        traits: UITraitCollection(userInterfaceStyle: style)),
      testName: testName, line: line)
  }

  func testButtonView_BasicStyles_Light() { assertSheet(.basicStyles, .light) }

  func testButtonView_BasicStyles_Dark() { assertSheet(.basicStyles, .dark) }

  func testButtonView_DisabledStates_Light() { assertSheet(.disabledStates, .light) }

  func testButtonView_DisabledStates_Dark() { assertSheet(.disabledStates, .dark) }

  func testButtonView_CommonActions_Light() { assertSheet(.commonActions, .light) }

  func testButtonView_CommonActions_Dark() { assertSheet(.commonActions, .dark) }

  func testButtonView_InteractionStates_Light() { assertSheet(.interactionStates, .light) }

  func testButtonView_InteractionStates_Dark() { assertSheet(.interactionStates, .dark) }

  func testButtonView_Sizes_Light() { assertSheet(.sizes, .light) }

  func testButtonView_Sizes_Dark() { assertSheet(.sizes, .dark) }

  func testButtonView_LongTitlesAndIcons_Light() { assertSheet(.longTitlesAndIcons, .light) }

  func testButtonView_LongTitlesAndIcons_Dark() { assertSheet(.longTitlesAndIcons, .dark) }
}
