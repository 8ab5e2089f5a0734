// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import XCTest

/// A test case that compares views with images.
class SnapshotTestCase: XCTestCase {
  /// Compares a view with images in light and dark appearance.
  @MainActor
  func assertAppearances<V: View>(
    of view: V,
    layout: SwiftUISnapshotLayout = .device(config: .iPhone13),
    allowPending: String? = nil,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
  ) {
    for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
      assertSnapshot(
        of: view,
        as: .image(layout: layout, traits: UITraitCollection(userInterfaceStyle: style)),
        named: name, allowPending: allowPending, fileID: fileID, file: file, testName: testName,
        line: line)
    }
  }

  /// Compares a view with an image at a size of the accessibility settings.
  @MainActor
  func assertLargeText<V: View>(
    of view: V,
    layout: SwiftUISnapshotLayout = .device(config: .iPhone13),
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
  ) {
    assertSnapshot(
      of: view,
      as: .image(
        layout: layout,
        traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
      named: "large-text", fileID: fileID, file: file, testName: testName, line: line)
  }

  /// Compares a view with an image in Arabic, and requires that no Latin words are left.
  @MainActor
  func assertRightToLeft<V: View>(
    of view: V,
    layout: SwiftUISnapshotLayout = .device(config: .iPhone13),
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line
  ) {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let arabic = view.environment(\.locale, .arabic)
    assertSnapshot(
      of: arabic, as: .image(layout: layout, traits: traits), named: "right-to-left",
      fileID: fileID, file: file, testName: testName, line: line)
    do {
      let words = try ViewHost(arabic, layout: layout, traits: traits).latinWords
      XCTAssertEqual(words, [], "These words are not Arabic.", file: file, line: line)
    } catch { XCTFail("\(error)", file: file, line: line) }
  }
}
