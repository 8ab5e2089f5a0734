// SPDX-License-Identifier: MIT

import Synchronization

/// A counter that numbers the unnamed snapshots of tests by their calls, as swift-snapshot-testing
/// does.
///
/// The trait `.snapshots` gives each test case a counter of its own. Without it, the process has
/// one counter, which is reset after each test of XCTest.
package final class SnapshotCounter: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  /// Creates a counter that starts at 1 for each test.
  package init() {}

  /// Returns the number of the next snapshot of a test, from 1.
  func next(_ test: String) -> Int {
    numbers.withLock { numbers in
      numbers[test, default: 0] += 1
      return numbers[test, default: 0]
    }
  }

  /// Resets the numbers of all tests.
  package func reset() { numbers.withLock { $0 = [:] } }
}
