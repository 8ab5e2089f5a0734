// SPDX-License-Identifier: MIT

/// Numbers that look random and are the same for one seed, on every machine.
struct SampleRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number, by the method known as SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a limit; 0 where there is none.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(next() % UInt64(limit)) : 0
  }

  /// One of several things, `other` where there is none.
  mutating func one<Thing>(of things: [Thing], or other: Thing) -> Thing {
    things.isEmpty ? other : things[below(things.count)]
  }
}
