// SPDX-License-Identifier: MIT

import InlineSnapshotTesting
import XCTest

/// Inline snapshots in XCTest.
final class InlineAssertionXCTests: XCTestCase {
  func testATextThatEqualsTheLiteralPasses() {
    assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json) {
      """
      {
        "a" : 2,
        "b" : 1
      }
      """
    }
  }

  func testAnAwaitedValueIsCompared() async {
    await assertInlineSnapshot(as: .lines) {
      await Task { "later" }.value
    } matches: {
      """
      later
      """
    }
  }

  @MainActor func testTheMainActorIsAllowed() {
    assertInlineSnapshot(of: 1, as: .description) {
      """
      1
      """
    }
  }
}
