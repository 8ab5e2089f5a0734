// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import Testing

// References that the guide on references adds to the resources of the test target.

@Suite("References in a bundle", .snapshots(references: .bundle(.module))) struct BundleTests {
  @Test("A reference is read from the bundle")
  func greeting() {
    assertSnapshot(of: "Hello, Ada", as: .lines)
    #expect(verifySnapshot(of: "Hello, Eva", as: .lines, named: "1") != nil)
  }

  @Test("References in a bundle are not written")
  func recording() {
    #expect(verifySnapshot(of: "Hello, Eva", as: .lines, record: .all) != nil)
  }
}
