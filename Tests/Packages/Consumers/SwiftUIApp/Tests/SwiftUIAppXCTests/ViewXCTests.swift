// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import XCTest

@testable import SwiftUIApp

final class ViewXCTests: XCTestCase {
  // XCTest on Linux runs only asynchronous tests of the main actor.
  @MainActor func testProfile() async {
    let row = ProfileRow(profile: Profile(id: 2, name: "Grace"))
    assertSnapshot(of: row, as: .image(layout: .fixed(width: 200, height: 100)))
  }
}
