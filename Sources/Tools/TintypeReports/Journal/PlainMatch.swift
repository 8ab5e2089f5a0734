// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns

/// A line of a journal that records a match without further facts, as nearly every line does.
///
/// It is parsed without a decoder, in a fraction of the time. The line must have the form in which
/// `JournalRecord.line` writes it, byte for byte; every other line is left to the decoder.
struct PlainMatch {
  private let bytes: UnsafeRawBufferPointer
  private var location = CallSite(file: "", line: 0, column: 0)
  private var file = 0..<0
  private var digest: Range<Int>?
  private var reference: Range<Int>?
  private var snapshot = [Range<Int>](repeating: 0..<0, count: 0)
  private(set) var microseconds: Int?
  private(set) var attempt: Int?
  private(set) var shard: Shard?

  /// Parses a line; `nil` for a line of another form.
  ///
  /// - Parameter bytes: The line without its newline, which must stay valid as long as the value.
  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    var cursor = Cursor(bytes: bytes)
    guard cursor.skip("{") else { return nil }
    if cursor.skip("\"attempt\":") {
      guard let number = cursor.number(), cursor.skip(",") else { return nil }
      attempt = number
    }
    guard cursor.skip("\"location\":{\"column\":"), let column = cursor.number(),
      cursor.skip(",\"file\":"), let file = cursor.text(), cursor.skip(",\"line\":"),
      let line = cursor.number(), cursor.skip("},")
    else { return nil }
    (location.column, location.line, self.file) = (UInt(column), UInt(line), file)
    if cursor.skip("\"matchedDigest\":") {
      guard let text = cursor.text(), cursor.skip(",") else { return nil }
      digest = text
    }
    if cursor.skip("\"microseconds\":") {
      guard let number = cursor.number(), cursor.skip(",") else { return nil }
      microseconds = number
    }
    guard cursor.skip("\"notes\":[],\"outcome\":\"matched\",") else { return nil }
    if cursor.skip("\"reference\":") {
      guard let text = cursor.text(), cursor.skip(",") else { return nil }
      reference = text
    }
    if cursor.skip("\"shard\":{\"index\":") {
      guard let index = cursor.number(), cursor.skip(",\"total\":"),
        let total = cursor.number(), cursor.skip("},"),
        let shard = Shard(index: index, total: total)
      else { return nil }
      self.shard = shard
    }
    guard cursor.skip("\"snapshot\":{\"identifier\":"), let identifier = cursor.text(),
      cursor.skip(",\"suite\":"), let suite = cursor.text(), cursor.skip(",\"target\":"),
      let target = cursor.text(), cursor.skip(",\"test\":"), let test = cursor.text(),
      cursor.skip("},\"version\":"), cursor.number() == JournalRecord.currentVersion,
      cursor.skip("}"), cursor.isAtEnd
    else { return nil }
    snapshot = [target, suite, test, identifier]
  }

  /// The attempt and the shard.
  var piece: JournalProblem.Piece { JournalProblem.Piece(shard: shard, attempt: attempt) }

  /// The record that a decoder would read.
  var record: JournalRecord {
    let names = snapshot.map(text)
    return JournalRecord(
      snapshot: SnapshotName(
        target: names[0], suite: names[1], test: names[2], identifier: names[3]),
      outcome: .matched, reference: reference.map(text), matchedDigest: digest.map(text),
      location: CallSite(file: text(file), line: location.line, column: location.column),
      attempt: attempt, shard: shard, microseconds: microseconds)
  }

  /// A part of the snapshot's name.
  enum Part: Int { case target, suite, test, identifier }

  /// The bytes of a part of the snapshot's name.
  func bytes(_ part: Part) -> Slice<UnsafeRawBufferPointer> { bytes[snapshot[part.rawValue]] }

  /// A part of the snapshot's name.
  func text(_ part: Part) -> String { text(snapshot[part.rawValue]) }

  /// The extension of the reference's name, without a dot; empty if it has none.
  var pathExtension: String { text(extensionRange) }

  /// The path of the reference; `nil` if the line states none.
  var referencePath: String? { reference.map(text) }

  /// The digest of the snapshot's name; see ``SnapshotHash``.
  var hash: UInt64 {
    var hash = SnapshotHash()
    for range in snapshot { hash.combine(UnsafeRawBufferPointer(rebasing: bytes[range])) }
    hash.combine(UnsafeRawBufferPointer(rebasing: bytes[extensionRange]))
    return hash.value
  }

  private var extensionRange: Range<Int> {
    guard let reference else { return 0..<0 }
    var start = reference.upperBound
    while start > reference.lowerBound, bytes[start - 1] != UInt8(ascii: "/") {
      if bytes[start - 1] == UInt8(ascii: ".") { return start..<reference.upperBound }
      start -= 1
    }
    return 0..<0
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// A position in the line.
  private struct Cursor {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    /// Moves behind a literal; returns `false` and stays if there is another text.
    mutating func skip(_ literal: StaticString) -> Bool {
      let count = literal.utf8CodeUnitCount
      guard count <= bytes.count - position, let start = bytes.baseAddress,
        memcmp(start + position, literal.utf8Start, count) == 0
      else { return false }
      position += count
      return true
    }

    /// Reads a natural number as JSON writes it.
    mutating func number() -> Int? {
      let start = position
      var value = 0
      while position < bytes.count, position - start < 18 {
        let digit = bytes[position] &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        value = value * 10 + Int(digit)
        position += 1
      }
      let count = position - start
      guard count > 0, count == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
      return value
    }

    /// Reads a string in quotation marks of printable ASCII characters without escapes.
    mutating func text() -> Range<Int>? {
      guard skip("\""), position < bytes.count, let start = bytes.baseAddress,
        let quote = memchr(start + position, Int32(UInt8(ascii: "\"")), bytes.count - position)
      else { return nil }
      let range = position..<(UnsafeRawPointer(quote) - start)
      guard ByteWords(UnsafeRawBufferPointer(rebasing: bytes[range])).arePlain else { return nil }
      position = range.upperBound + 1
      return range
    }
  }
}
