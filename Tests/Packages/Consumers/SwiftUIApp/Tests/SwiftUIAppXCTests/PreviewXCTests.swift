// SPDX-License-Identifier: MIT

#if os(Linux)
  import SnapshotTesting
  import SwiftUI
  import SwiftUIApp
  import XCTest

  final class PreviewXCTests: XCTestCase {
    func testPreviews() { assertSnapshots(ofPreviewsIn: ProfileRow.self) }
  }
#endif
