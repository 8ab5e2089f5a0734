// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeSourceEditing

@Suite("Adapting generated sources")
struct AdaptationFuzzTests {
  @Test func `20,000 generated files keep lines, columns and the tokens that are not replaced`() {
    var sources = GeneratedSource(seed: 2048)
    var adaptedCount = 0
    for number in 0..<20_000 {
      let bytes = sources.next()
      guard
        let adaptation = try? SourceAdaptation(of: bytes, for: SourceAdaptationTests.platform),
        let before = try? SwiftSource(reading: bytes)
      else { continue }
      adaptedCount += 1
      let adapted = adaptation.bytes
      #expect(lineLengths(adapted) == lineLengths(bytes), "file \(number)")
      guard let after = try? SwiftSource(reading: adapted) else {
        Issue.record("file \(number) cannot be divided into tokens")
        continue
      }
      let moved = before.tokens.filter { token in
        guard bytes[token.start..<token.end] == adapted[token.start..<token.end] else {
          return false
        }
        return after.token(at: token.start).map { after.tokens[$0].end } != token.end
      }
      #expect(moved.isEmpty, "file \(number)")
      let again = try? SourceAdaptation(of: adapted, for: SourceAdaptationTests.platform).bytes
      let isIdempotent = again == adapted
      #expect(isIdempotent, "file \(number)")
    }
    #expect(adaptedCount > 15_000)
  }

  private func lineLengths(_ bytes: [UInt8]) -> [Int] {
    bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).map(\.count)
  }
}
