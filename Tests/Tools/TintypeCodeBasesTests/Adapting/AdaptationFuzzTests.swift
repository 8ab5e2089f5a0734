// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditing

@testable import TintypeCodeBases

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
      let adapted = unbound(adaptation.bytes)
      #expect(lineLengths(adapted) == lineLengths(bytes), "file \(number)")
      guard let after = try? SwiftSource(reading: adapted) else {
        Issue.record("file \(number) cannot be divided into tokens")
        continue
      }
      let kept = tokens(of: after)
      let moved = tokens(of: before).filter { place, end in
        bytes[place..<end] == adapted[place..<end] && kept[place] != end
      }
      #expect(moved.isEmpty, "file \(number)")
      let again = try? SourceAdaptation(
        of: adaptation.bytes, for: SourceAdaptationTests.platform
      ).bytes
      let isIdempotent = again == adaptation.bytes
      #expect(isIdempotent, "file \(number)")
    }
    #expect(adaptedCount > 15_000)
  }

  /// Returns the end of each token by its start, also of those in interpolations, whose tokens are
  /// adapted while those of the literal are not.
  private func tokens(of source: SwiftSource) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var waiting = [source]
    while let source = waiting.popLast() {
      for token in source.tokens { ends[token.start] = token.end }
      waiting += source.interpolations.compactMap(source.interpolation)
    }
    return ends
  }

  /// Removes the bounds of protocols, the only insertion.
  private func unbound(_ bytes: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: bytes, as: UTF8.self)
        .replacing(SourceAdaptation.classBound, with: "").utf8)
  }

  private func lineLengths(_ bytes: [UInt8]) -> [Int] {
    bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).map(\.count)
  }
}
