// SPDX-License-Identifier: MIT

import SnapshotTesting
import Tintype
import TintypeGallery
import XCTest
import TintypeScheduling

final class LegacyComponentSnapshotTests: XCTestCase {
  // The guide's quick fix: waits for a fixed time, which may be too short.
  func testLegacyComponent_Light() throws {
    let vc = GomaUI.LegacyComponentSnapshotViewController()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))

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

  // The reliable alternative: continues when no work is pending.
  func testLegacyComponent_Dark() throws {
    let vc = settled { GomaUI.LegacyComponentSnapshotViewController() }
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

  func testLegacyComponent_TooEarly() throws {
    let vc = GomaUI.LegacyComponentSnapshotViewController()
    XCTAssertEqual(vc.renderCount, 0)
    let failure = try XCTUnwrap(verifySnapshot(of: vc, as: .outline, record: .all))
    XCTAssertTrue(failure.contains("Work is pending"), failure)
    XCTAssertTrue(failure.contains("(TintypeGallery/LegacyComponent.swift:"), failure)
    XCTAssertEqual(settled { vc }.renderCount, 3)
  }
}
