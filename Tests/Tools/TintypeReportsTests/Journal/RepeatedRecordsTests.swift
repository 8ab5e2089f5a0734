// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@testable import TintypeReports

struct RepeatedRecordsTests {
  private typealias Place = RepeatedRecords.Place

  /// Returns places with random digests, some of which are equal.
  private func places(_ count: Int, seed: UInt64) -> [RepeatedRecords.Place] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      let hash = UInt64(generator.below(count + 1)) &* 0x9E37_79B9_7F4A_7C15
      return Place(
        hash: hash, file: UInt32(number / 10), length: UInt32(generator.below(5)),
        offset: UInt64(number % 10))
    }
  }

  @Test(
    "The records with equal digests are found, in memory and in a temporary file",
    arguments: [1, 2, 7, 64, 1_000], [0, 1, 2, 30, 300])
  func equalsGrouping(capacity: Int, count: Int) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let places = places(count, seed: seed)
      var repeated = RepeatedRecords(capacity: capacity)
      for place in places { repeated.add(place) }
      let counts = Dictionary(places.map { ($0.hash, 1) }, uniquingKeysWith: +)
      let expected = places.filter { counts[$0.hash, default: 0] > 1 }
      #expect(try repeated.repeated() == expected)
    }
  }
}
