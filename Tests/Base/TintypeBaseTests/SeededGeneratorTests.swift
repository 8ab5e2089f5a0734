// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@Suite
struct SeededGeneratorTests {
  @Test(
    "A seeded generator returns the numbers of SplitMix64",
    arguments: [
      (0, [16_294_208_416_658_607_535, 7_960_286_522_194_355_700, 487_617_019_471_545_679]),
      (
        1_234_567,
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
      ),
    ] as [(UInt64, [UInt64])])
  func numbers(seed: UInt64, expected: [UInt64]) {
    var generator = SeededGenerator(seed: seed)
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("A number below a limit is the remainder of the next number")
  func below() {
    var (generator, limited) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    for limit in 1...100 {
      #expect(limited.below(limit) == Int(generator.next() % UInt64(limit)))
    }
  }

  @Test("A limit that is not positive gives 0 and consumes no number", arguments: [0, -1, .min])
  func noLimit(limit: Int) {
    var (generator, limited) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    #expect(limited.below(limit) == 0)
    #expect(limited.next() == generator.next())
  }
}
