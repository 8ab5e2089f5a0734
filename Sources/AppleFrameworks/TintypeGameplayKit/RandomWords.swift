// SPDX-License-Identifier: MIT

import Foundation

/// An algorithm that generates numbers of 32 bits.
protocol RandomWords {
  mutating func next() -> UInt32
}

/// RC4, whose key stream is RFC 6229's; each number is four bytes, the first of them the highest.
struct ARC4Words: RandomWords {
  private var state = [UInt8](0...255)
  private var (i, j): (UInt8, UInt8) = (0, 0)

  /// Creates the stream of a key; an empty key counts as one byte 0.
  init(key: [UInt8]) {
    let key = key.isEmpty ? [0] : key
    for index in state.indices {
      j = j &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(j))
    }
    j = 0
  }

  /// Creates the stream of a seed's eight bytes, from the highest to the lowest.
  init(seed: UInt64) {
    self.init(key: withUnsafeBytes(of: seed.bigEndian) { [UInt8]($0) })
  }

  mutating func nextByte() -> UInt8 {
    i &+= 1
    j &+= state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }

  mutating func next() -> UInt32 {
    (0..<4).reduce(into: 0) { word, _ in word = word << 8 | UInt32(nextByte()) }
  }
}

/// The generator of `drand48` in POSIX: a number is the upper 32 bits of a state of 48 bits.
struct LinearCongruentialWords: RandomWords {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt32 {
    state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return UInt32(state >> 16)
  }
}

/// MT19937-64 of Nishimura and Matsumoto, "Tables of 64-bit Mersenne Twisters", ACM TOMACS 10(4),
/// 2000; a number is the upper half of one of the algorithm's.
struct MersenneTwisterWords: RandomWords {
  private var state: [UInt64]
  private var index = 312

  init(seed: UInt64) {
    state = [seed]
    for index in 1..<312 {
      let last = state[index - 1]
      state.append((last ^ (last >> 62)) &* 6_364_136_223_846_793_005 &+ UInt64(index))
    }
  }

  mutating func next() -> UInt32 { UInt32(nextNumber() >> 32) }

  mutating func nextNumber() -> UInt64 {
    if index == 312 { twist() }
    var number = state[index]
    index += 1
    number ^= (number >> 29) & 0x5555_5555_5555_5555
    number ^= (number << 17) & 0x71D6_7FFF_EDA6_0000
    number ^= (number << 37) & 0xFFF7_EEE0_0000_0000
    return number ^ (number >> 43)
  }

  private mutating func twist() {
    for i in 0..<312 {
      let joined = (state[i] & ~0x7FFF_FFFF) | (state[(i + 1) % 312] & 0x7FFF_FFFF)
      let twisted = joined >> 1 ^ (joined & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
      state[i] = state[(i + 156) % 312] ^ twisted
    }
    index = 0
  }
}
