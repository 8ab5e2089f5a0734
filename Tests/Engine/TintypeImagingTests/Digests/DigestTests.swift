// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeImaging

@Suite("Digests")
struct DigestTests {
  @Test(
    "XXH3-128 matches xxh128sum",
    arguments: [
      ("", "99aa06d3014798d86001c324468d497f"),
      ("abc", "06b05ab6733a618578af5f94892f3950"),
    ])
  func xxh3(text: String, expected: String) {
    #expect(Digest128.of(Array(text.utf8)).description == expected)
  }

  @Test(
    "The XXH3-128 of parts is that of the concatenated parts", arguments: [0, 1, 240, 241, 5000])
  func xxh3Parts(size: Int) {
    var generator = SeededGenerator(seed: 1)
    let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let middle = size / 3
    #expect(Digest128.of(bytes, ranges: [0..<middle, middle..<size]) == Digest128.of(bytes))
    #expect(
      Digest128.of(bytes, ranges: [middle..<size, 0..<middle])
        == Digest128.of(Array(bytes[middle...] + bytes[..<middle])))
  }

  @Test("Parts outside the bytes are ignored")
  func xxh3Clamped() {
    let bytes: [UInt8] = [1, 2, 3]
    #expect(Digest128.of(bytes, ranges: [-5..<2, 2..<99]) == Digest128.of(bytes))
    #expect(Digest128.of(bytes, ranges: [50..<99]) == Digest128.of([]))
    #expect(Digest128.of(bytes, ranges: []) == Digest128.of([]))
  }

  @Test("A digest can be parsed from its description in either case")
  func text() {
    let short = Digest128.of([1])
    #expect(Digest128(hexadecimal: short.description) == short)
    #expect(Digest128(hexadecimal: short.description.uppercased()) == short)
    let long = SHA256Digest.of([1])
    #expect(SHA256Digest(hexadecimal: long.description) == long)
    #expect(Digest128(hexadecimal: "0000000000000000000000000000000a")?.description.last == "a")
  }

  @Test(
    "A text that is not a digest is rejected",
    arguments: [
      "", "0", "99aa06d3014798d86001c324468d497", "99aa06d3014798d86001c324468d497f0",
      "+9aa06d3014798d8+001c324468d497f", "99aa06d3014798d8 001c324468d497f",
      "g9aa06d3014798d86001c324468d497f", "９9aa06d3014798d86001c324468d497f",
    ])
  func refusedText(text: String) {
    #expect(Digest128(hexadecimal: text) == nil)
    #expect(SHA256Digest(hexadecimal: text + text) == nil)
  }
}
