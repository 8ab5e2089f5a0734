// SPDX-License-Identifier: MIT

import SnapshotTesting
import Tintype
import TintypeGallery
import XCTest

final class ToasterViewSnapshotTests: XCTestCase {
  func testToasterView_Light() throws {
    let vc = GomaUI.ToasterViewSnapshotViewController()
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

  func testToasterView_Dark() throws {
    let vc = GomaUI.ToasterViewSnapshotViewController()
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
