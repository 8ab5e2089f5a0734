// SPDX-License-Identifier: MIT

import Foundation
import TintypeRuns

/// A digest that identifies the records of one snapshot.
///
/// Equal keys have equal digests. Different keys may have equal ones, so the keys are compared, too.
/// The algorithm multiplies words as FNV-1a does bytes, then has the last steps of MurmurHash3.
struct SnapshotHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  /// Returns the digest of a record's key.
  static func value(of record: JournalRecord) -> UInt64 {
    let key = ReportEntry.Key(record)
    let name = key.snapshot
    var hash = SnapshotHash()
    for text in [name.target, name.suite, name.test, name.identifier, key.pathExtension] {
      hash.combine(text)
    }
    return hash.value
  }

  /// Returns the digest of a text.
  ///
  /// Texts that are equal have equal digests.
  static func value(of text: String) -> UInt64 {
    var hash = SnapshotHash()
    hash.combine(text)
    return hash.value
  }

  /// Adds a text.
  ///
  /// Texts that are equal have the same form.
  private mutating func combine(_ text: String) {
    var text = text
    let isASCII = text.withUTF8 { ByteWords(UnsafeRawBufferPointer($0)).areASCII }
    if !isASCII { text = text.precomposedStringWithCanonicalMapping }
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes and their number.
  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(UInt64(bytes.count))
    var words = ByteWords(bytes)
    while let word = words.next() { combine(word) }
  }

  private mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    // A product depends on no higher bits of its factors.
    state ^= state >> 29
  }

  /// The digest of everything that was added.
  var value: UInt64 {
    var value = state
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ (value >> 33)
  }
}

/// Bytes in groups of eight, the last of which is filled with spaces.
///
/// A loop over bytes takes most of the time of a debug build.
struct ByteWords {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the next group; `nil` at the end.
  mutating func next() -> UInt64? {
    guard position < bytes.count, let start = bytes.baseAddress else { return nil }
    var word: UInt64 = 0x2020_2020_2020_2020
    memcpy(&word, start + position, min(8, bytes.count - position))
    position += 8
    return UInt64(littleEndian: word)
  }

  /// A Boolean value that indicates whether all bytes are ASCII characters.
  var areASCII: Bool {
    var words = self
    while let word = words.next() {
      if word & 0x8080_8080_8080_8080 != 0 { return false }
    }
    return true
  }

  /// A Boolean value that indicates whether all bytes are printable ASCII characters other than a
  /// backslash.
  ///
  /// Subtracting a number from each byte sets the highest bit of those that are less, or greater than
  /// 0x80; see “Bit Twiddling Hacks” by S. E. Anderson.
  var arePlain: Bool {
    var words = self
    while let word = words.next() {
      let (delete, backslash) = (word ^ 0x7F7F_7F7F_7F7F_7F7F, word ^ 0x5C5C_5C5C_5C5C_5C5C)
      let marks =
        word | (word &- 0x2020_2020_2020_2020) & ~word
        | (delete &- 0x0101_0101_0101_0101) & ~delete
        | (backslash &- 0x0101_0101_0101_0101) & ~backslash
      if marks & 0x8080_8080_8080_8080 != 0 { return false }
    }
    return true
  }
}
