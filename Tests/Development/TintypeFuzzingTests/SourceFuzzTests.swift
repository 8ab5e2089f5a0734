// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeFuzzing

@Suite("Fuzzing of inline snapshots")
struct SourceFuzzTests {
  @Test func `200 random sources become the expected ones`() throws {
    var fuzz = SourceFuzz()
    for seed in 0..<200 { try fuzz.run(seed: UInt64(seed)) }
    #expect(fuzz.rewritten >= 200)
    // Some mutations produce a source that cannot be read.
    #expect(fuzz.refused > 20)
  }
}
