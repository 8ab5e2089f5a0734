// SPDX-License-Identifier: MIT

/// A generator of pseudorandom numbers that are reproducible from a seed on every machine.
///
/// The algorithm is SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the next number modulo a limit.
  ///
  /// If the limit is not positive, the result is 0 and no number is generated. Unlike
  /// `Int.random(in:using:)`, the method does not depend on the standard library's mapping of
  /// numbers to ranges. The bias is negligible for limits far below 2⁶⁴.
  package mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }
}
