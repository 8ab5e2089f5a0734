// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComparison
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

/// The parser for lines that record a match without further facts; the decoder of JSON is the oracle.
struct PlainMatchTests {
  private static let texts = [
    "", "1", "a", "light", "T/S", "a.b", "a.", ".png", "a/b.c/d", "a/b.c/d.tar.gz", "a b",
    "~!{}[]:,",
    "ä", "a\"b", "a\\b", "a\nb", "\u{7F}",
  ]

  /// Returns a record of a match with random contents.
  private static func record(_ generator: inout SeededGenerator) -> JournalRecord {
    func text() -> String { texts[generator.below(generator.below(3) == 0 ? texts.count : 12)] }
    func optional<Value>(_ value: Value) -> Value? { generator.below(2) == 0 ? nil : value }
    return JournalRecord(
      snapshot: SnapshotName(target: text(), suite: text(), test: text(), identifier: text()),
      outcome: .matched, reference: optional(text()), matchedDigest: optional(text()),
      location: CallSite(
        file: text(), line: UInt(generator.below(1_000)), column: UInt(generator.below(9))),
      attempt: optional(generator.below(3)),
      shard: optional(Shard(index: 2, total: 4)).flatMap(\.self),
      microseconds: optional(generator.below(1 << 40)))
  }

  private func parsed<Value>(_ line: String, _ read: (PlainMatch) -> Value) -> Value? {
    Array(line.utf8).withUnsafeBytes { PlainMatch($0).map(read) }
  }

  @Test("The parser reads a record as the decoder does, with the same name and digest")
  func equalsDecoder() throws {
    var generator = SeededGenerator(seed: 1)
    var count = 0
    for _ in 0..<5_000 {
      let record = Self.record(&generator)
      let line = String(decoding: try record.line.dropLast(), as: UTF8.self)
      guard let found = parsed(line, { (record: $0.record, hash: $0.hash, piece: $0.piece) }) else {
        continue
      }
      count += 1
      let decoded = try JSONDecoder.journal.decode(JournalRecord.self, from: Data(line.utf8))
      #expect(found.record == decoded)
      #expect(found.hash == SnapshotHash.value(of: decoded), "\(line)")
      #expect(
        found.piece == JournalProblem.Piece(shard: decoded.shard, attempt: decoded.attempt))
    }
    #expect(count > 1_000)
  }

  @Test("Every part of a line is left to the decoder if one byte is missing, added or changed")
  func damagedLines() throws {
    var generator = SeededGenerator(seed: 2)
    let line = try Array(
      JournalRecord(
        snapshot: SnapshotName(target: "T", suite: "S", test: "t", identifier: "1"),
        outcome: .matched, reference: "a/t.1.png", matchedDigest: "0a",
        location: CallSite(file: "S.swift", line: 10, column: 3), attempt: 2,
        shard: Shard(index: 1, total: 2), microseconds: 70
      ).line.dropLast())
    var count = 0
    for position in line.indices {
      for byte in ["\"", "\\", "0", ",", "}", "x", "\u{1}"].flatMap(\.utf8) {
        var other = line
        switch generator.below(3) {
        case 0: other[position] = byte
        case 1: other.insert(byte, at: position)
        default: other.remove(at: position)
        }
        let text = String(decoding: other, as: UTF8.self)
        guard let found = parsed(text, \.record) else { continue }
        count += 1
        let decoded = try? JSONDecoder.journal.decode(JournalRecord.self, from: Data(other))
        #expect(found == decoded, "\(text)")
      }
    }
    // Other letters of a name, for example, are read.
    #expect(count > 0)
  }

  static let others: [JournalRecord] = [
    TintypeReportsTestSupport.record("a", .changed), TintypeReportsTestSupport.record("a", .failed),
    TintypeReportsTestSupport.record("a", .missing),
    TintypeReportsTestSupport.record("a", .recorded),
    TintypeReportsTestSupport.record("a", notes: ["same pixels"]),
    TintypeReportsTestSupport.record("a", digest: "0a"),
    TintypeReportsTestSupport.record("a", message: "m"),
    TintypeReportsTestSupport.record("ä"),
  ]

  @Test("A record with other facts than those of a match is left to the decoder", arguments: others)
  func otherRecords(record: JournalRecord) throws {
    #expect(parsed(try line(record), \.record) == nil)
    #expect(parsed(try line(TintypeReportsTestSupport.record("a")), \.record) != nil)
  }

  @Test(
    "Names that Unicode treats as equal have equal digests",
    arguments: [("\u{E4}", "a\u{308}"), ("\u{212A}", "K"), ("\u{37E}", ";")])
  func equivalentNames(first: String, second: String) {
    #expect(first == second)
    let digests = [first, second].map {
      SnapshotHash.value(of: TintypeReportsTestSupport.record($0))
    }
    #expect(digests[0] == digests[1])
  }

  @Test("Each byte is found in each place of a text")
  func bytes() {
    var count = 0
    for length in 1...17 {
      for place in 0..<length {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: UInt8(ascii: "~"), count: length)
          bytes[place] = byte
          let words = bytes.withUnsafeBytes { bytes in
            (isASCII: ByteWords(bytes).areASCII, isPlain: ByteWords(bytes).arePlain)
          }
          #expect(words.isASCII == (byte < 0x80))
          #expect(words.isPlain == ((0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\\")))
          count += 1
        }
      }
    }
    #expect(count == 17 * 18 / 2 * 256)
  }

  @Test("Numbered names have different digests")
  func numberedNames() {
    var digests: Set<UInt64> = []
    for suite in 0..<200 {
      for test in 0..<200 {
        digests.insert(SnapshotHash.value(of: "T/Suite\(suite)/test\(test).1"))
      }
    }
    #expect(digests.count == 40_000)
  }

  @Test("The parts of a name are separated in its digest")
  func separatedParts() {
    let digests = [("a", "bc"), ("ab", "c"), ("abc", "")].map {
      SnapshotHash.value(of: TintypeReportsTestSupport.record($0, identifier: $1))
    }
    #expect(Set(digests).count == 3)
  }
}
