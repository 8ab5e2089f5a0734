// SPDX-License-Identifier: MIT

import Foundation

extension JournalRecord {
  /// The record as a line of the journal, with its line feed.
  ///
  /// Nearly every line tells of a match and of nothing else. Such a line is put together by itself,
  /// in a fraction of the time that an encoder takes, and is the same that it would write.
  var line: [UInt8] {
    get throws {
      if let line = matchedLine { return line }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }

  /// The line of a match without remarks whose names need no escaping; `nil` for others.
  private var matchedLine: [UInt8]? {
    guard outcome == .matched, let reference, notes.isEmpty, artifacts == nil, digests == nil,
      message == nil, pixels == nil, causes == nil, fingerprint == nil
    else { return nil }
    let texts = [
      location.file, reference, snapshot.identifier, snapshot.suite, snapshot.target,
      snapshot.test,
    ]
    guard texts.allSatisfy(\.isPlainJSON) else { return nil }
    let attempt = attempt.map { "\"attempt\":\($0)," } ?? ""
    let microseconds = microseconds.map { "\"microseconds\":\($0)," } ?? ""
    let shard =
      shard.map { "\"shard\":{\"index\":\($0.index),\"total\":\($0.total)}," } ?? ""
    return Array(
      """
      {\(attempt)"location":{"column":\(location.column),"file":"\(location.file)","line":\(location.line)},\
      \(microseconds)"notes":[],"outcome":"matched","reference":"\(reference)",\(shard)\
      "snapshot":{"identifier":"\(snapshot.identifier)","suite":"\(snapshot.suite)",\
      "target":"\(snapshot.target)","test":"\(snapshot.test)"},"version":\(version)}

      """.utf8)
  }
}

extension String {
  /// Whether JSON writes the text as it is.
  fileprivate var isPlainJSON: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C {
        return false
      }
      return true
    } ?? false
  }
}
