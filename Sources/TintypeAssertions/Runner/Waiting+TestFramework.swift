// SPDX-License-Identifier: MIT

import TintypeSnapshots
import XCTest

extension Waiting {
  /// Waits as XCTest does: the run loop of the thread turns meanwhile.
  static let testFramework = Waiting { seconds, start in
    let expectation = XCTestExpectation(description: "A value comes")
    // More than one signal is no failure.
    expectation.assertForOverFulfill = false
    start { expectation.fulfill() }
    _ = XCTWaiter.wait(for: [expectation], timeout: seconds)
  }
}
