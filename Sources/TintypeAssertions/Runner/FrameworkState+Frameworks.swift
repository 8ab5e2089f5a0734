// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

extension FrameworkState {
  /// The state of XCTest and Swift Testing in this process.
  static let frameworks = FrameworkState(
    isTesting: {
      // An exit handler runs in the task that called `exit`, so that a test that exits is current.
      TestObserver.isRunning || Test.current != nil
    },
    tests: { TestObserver.tests })
}
