// SPDX-License-Identifier: MIT

import SnapshotTesting
import Tintype
import TintypeGallery
import XCTest

final class ComponentViewSnapshotTests: XCTestCase {
  func testComponentView_Light() throws {
    let vc = GomaUI.ComponentViewSnapshotViewController()
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

  func testComponentView_Dark() throws {
    let vc = GomaUI.ComponentViewSnapshotViewController()
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
