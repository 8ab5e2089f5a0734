// SPDX-License-Identifier: MIT

import SnapshotTesting
import Tintype
import TintypeGallery
import XCTest
import TintypeScheduling

final class ScoreViewSnapshotTests: XCTestCase {
  func testScoreView_Light() throws {
    let vc = GomaUI.ScoreViewSnapshotViewController()
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

  func testScoreView_Dark() throws {
    let vc = GomaUI.ScoreViewSnapshotViewController()
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

  // MARK: - Fixes in the test, for a component that cannot be changed

  func testScoreView_FlushingTheRunLoop() throws {
    let view = GomaUI.ScoreView(viewModel: GomaUI.MockScoreViewModel())
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    assertSnapshot(of: view, as: .image(size: ScoreSnapshots.size), named: "live")
  }

  func testScoreView_Settled() throws {
    let view = settled { GomaUI.ScoreView(viewModel: GomaUI.MockScoreViewModel()) }
    assertSnapshot(of: view, as: .image(size: ScoreSnapshots.size), named: "live")
  }

  func testScoreView_Waiting() throws {
    let view = GomaUI.ScoreView(viewModel: GomaUI.MockScoreViewModel())
    assertSnapshot(
      of: view, as: .wait(for: 60, on: .image(size: ScoreSnapshots.size)), named: "live")
  }
}
