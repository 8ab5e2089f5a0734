// SPDX-License-Identifier: MIT

import TintypeBase

extension SeededGenerator {
  /// Returns a uniformly distributed number from 0 to below `count`; 0 if `count` is less than 2.
  mutating func uniform(below count: Int) -> Int {
    Int.random(in: 0..<Swift.max(1, count), using: &self)
  }

  /// Returns the low byte of the next number.
  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// Returns one byte of each of the next numbers.
  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }
}
