// SPDX-License-Identifier: MIT

/// A color of three components from 0 to 255, for computed images.
///
/// All arithmetic uses integers, so the pixels are the same on every machine.
struct Tone {
  var red: Int
  var green: Int
  var blue: Int

  init(_ hex: Int) {
    (red, green, blue) = (hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF)
  }

  /// Returns the color mixed with a share of another one, in units of 1/256.
  func mixed(with other: Tone, _ share: Int) -> Tone {
    let share = min(max(share, 0), 256)
    var tone = self
    tone.red += (other.red - red) * share / 256
    tone.green += (other.green - green) * share / 256
    tone.blue += (other.blue - blue) * share / 256
    return tone
  }

  var pixel: UInt32 {
    0xFF00_0000 | UInt32(clamping: red) << 16 | UInt32(clamping: green) << 8
      | UInt32(clamping: blue)
  }
}

/// A deterministic pseudorandom number generator: 32-bit xorshift.
///
/// Source: George Marsaglia, “Xorshift RNGs”, 2003.
struct Noise {
  private var state: UInt32

  /// Creates a generator with a state; the state 0 would yield only zeros, so it counts as 1.
  init(state: UInt32) { self.state = max(state, 1) }

  /// Creates a generator with a seed; adjacent seeds yield unrelated sequences.
  init(seed: UInt32) { self.init(state: seed &* 0x9E37_79B9 ^ 0x2545_F491) }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Int(state >> 8) % max(limit, 1)
  }
}
