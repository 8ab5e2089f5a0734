// SPDX-License-Identifier: MIT

import Synchronization

/// Numbers the unnamed snapshots of tests by their calls, as swift-snapshot-testing does.
///
/// The trait `.snapshots` gives each case of a test a counter of its own; without it there is one for
/// the process, which starts anew after each test of XCTest.
package final class SnapshotCounter: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  /// Creates a counter that has counted nothing.
  package init() {}

  /// The number of the next snapshot of a test, from 1.
  func next(_ test: String) -> Int {
    numbers.withLock { numbers in
      numbers[test, default: 0] += 1
      return numbers[test, default: 0]
    }
  }

  /// Starts anew.
  package func reset() {
    numbers.withLock { $0 = [:] }
  }
}
