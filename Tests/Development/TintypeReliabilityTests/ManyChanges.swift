// SPDX-License-Identifier: MIT

import Foundation

/// The number of snapshots that the tests of many changes take, controlled by the variable
/// `TINTYPE_CHANGES`; 4 by default.
///
/// Each of four tests takes a share: at one call in a loop, in a test with arguments, through a
/// function that passes the location, and by a custom assertion that reports the message itself.
enum ManyChanges {
  private static let total =
    ProcessInfo.processInfo.environment["TINTYPE_CHANGES"].flatMap { Int($0) } ?? 4

  /// Returns the numbers of the snapshots of a test from 0 to 3.
  static func numbers(of test: Int) -> [Int] {
    Array(stride(from: test, to: max(total, 4), by: 4))
  }
}
