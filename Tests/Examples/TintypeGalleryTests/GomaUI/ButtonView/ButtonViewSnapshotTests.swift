// SPDX-License-Identifier: MIT

import SnapshotTesting
import Tintype
import TintypeGallery
import XCTest

final class ButtonViewSnapshotTests: XCTestCase {
  // MARK: - Basic Styles

  func testButtonView_BasicStyles_Light() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .basicStyles)
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

  func testButtonView_BasicStyles_Dark() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .basicStyles)
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

  // MARK: - Disabled States

  func testButtonView_DisabledStates_Light() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .disabledStates)
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

  func testButtonView_DisabledStates_Dark() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .disabledStates)
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

  // MARK: - Common Actions

  func testButtonView_CommonActions_Light() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .commonActions)
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

  func testButtonView_CommonActions_Dark() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .commonActions)
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

  // MARK: - Interaction States

  func testButtonView_InteractionStates_Light() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .interactionStates)
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

  func testButtonView_InteractionStates_Dark() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .interactionStates)
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

  // MARK: - Sizes

  func testButtonView_Sizes_Light() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .sizes)
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

  func testButtonView_Sizes_Dark() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .sizes)
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

  // MARK: - Long Titles and Icons

  func testButtonView_LongTitlesAndIcons_Light() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .longTitlesAndIcons)
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

  func testButtonView_LongTitlesAndIcons_Dark() throws {
    let vc = GomaUI.ButtonViewSnapshotViewController(category: .longTitlesAndIcons)
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
