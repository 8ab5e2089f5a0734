// SPDX-License-Identifier: MIT

/// Numbers that look random and are the same for a state: xorshift, 32 bits.
///
/// Source: George Marsaglia, “Xorshift RNGs”, 2003.
struct Noise {
  private var state: UInt32

  /// Creates the numbers that follow a state; from 0 none would follow, so it counts as 1.
  init(state: UInt32) { self.state = max(state, 1) }

  /// Creates the numbers of a seed, far from those of its neighbours.
  init(seed: UInt32) { self.init(state: seed &* 0x9E37_79B9 ^ 0x2545_F491) }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Int(state >> 8) % max(limit, 1)
  }
}
