// SPDX-License-Identifier: MIT

import SnapshotTesting
import Tintype
import TintypeGallery
import XCTest

final class BorderedTextFieldViewSnapshotTests: XCTestCase {
  func testBorderedTextFieldView_Light() throws {
    let vc = GomaUI.BorderedTextFieldViewSnapshotViewController()
    assertSnapshot(
      of: vc,
      as: .image(
        on: SnapshotTestConfig.device,
        size: SnapshotTestConfig.size,
        traits: SnapshotTestConfig.lightTraits
      ),
      record: SnapshotTestConfig.record
    )
  }

  func testBorderedTextFieldView_Dark() throws {
    let vc = GomaUI.BorderedTextFieldViewSnapshotViewController()
    assertSnapshot(
      of: vc,
      as: .image(
        on: SnapshotTestConfig.device,
        size: SnapshotTestConfig.size,
        traits: SnapshotTestConfig.darkTraits
      ),
      record: SnapshotTestConfig.record
    )
  }

}
