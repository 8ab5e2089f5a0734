// SPDX-License-Identifier: MIT

import LibraryTestSupport
import XCTest

final class DependencyTests: XCTestCase {
  func testHelperOfALibrary() {
    assertText("text")
  }
}
