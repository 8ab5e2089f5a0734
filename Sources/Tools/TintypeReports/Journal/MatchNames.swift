// SPDX-License-Identifier: MIT

import TintypeRuns

/// The names of counted matches and the places of their lines, about 80 bytes for each.
package struct MatchNames: Hashable, Sendable {
  /// A target and a suite, which many tests share.
  struct Scope: Hashable, Sendable, Comparable {
    var target: String
    var suite: String

    static func < (first: Self, second: Self) -> Bool {
      (first.target, first.suite) < (second.target, second.suite)
    }
  }

  /// A match; its test and its identifier are in the common text.
  struct Row: Hashable, Sendable {
    var hash: UInt64
    var start: Int
    /// The index in ``MatchNames/scopes``.
    var scope: UInt32
    var microseconds: UInt32
    var testLength: UInt16
    var identifierLength: UInt16
    /// The index in ``MatchNames/extensions``.
    var pathExtension: UInt16
    /// The index in ``MatchNames/shards``.
    var shard: UInt16
    /// The place of the line in the journals.
    var line: Line
  }

  /// The place of a line in the journals.
  struct Line: Hashable, Sendable {
    /// The index in ``MatchNames/files``.
    var file: UInt32
    var length: UInt32
    var offset: UInt64
  }

  /// The matches, which ``sort()`` orders by name.
  private(set) var rows: [Row] = []
  private(set) var scopes: [Scope] = []
  private(set) var extensions: [String] = []
  /// The shards; `nil` is that of a run that was not split.
  private(set) var shards: [Shard?] = []
  /// The paths of the journals.
  var files: [String] = []
  private var text: [UInt8] = []
  private var scopeNumbers: [Scope: Int] = [:]
  private var extensionNumbers: [String: Int] = [:]
  private var shardNumbers: [Shard?: Int] = [:]

  /// Creates an empty list.
  init() {}

  /// The number of matches.
  var count: Int { rows.count }

  /// Adds a match.
  ///
  /// - Returns: `false` if a part of the name is too long, there are too many different parts, or the
  ///   duration is longer than an hour.
  mutating func add(_ match: PlainMatch, hash: UInt64, line: Line) -> Bool {
    let scope = Self.number(
      of: Scope(target: match.text(.target), suite: match.text(.suite)), &scopes, &scopeNumbers)
    let ending = Self.number(of: match.pathExtension, &extensions, &extensionNumbers)
    let shard = Self.number(of: match.shard, &shards, &shardNumbers)
    let (test, identifier) = (match.bytes(.test), match.bytes(.identifier))
    guard let scope = UInt32(exactly: scope), let ending = UInt16(exactly: ending),
      let shard = UInt16(exactly: shard), let testLength = UInt16(exactly: test.count),
      let identifierLength = UInt16(exactly: identifier.count),
      let microseconds = UInt32(exactly: max(match.microseconds ?? 0, 0))
    else { return false }
    rows.append(
      Row(
        hash: hash, start: text.count, scope: scope,
        microseconds: microseconds, testLength: testLength,
        identifierLength: identifierLength, pathExtension: ending, shard: shard,
        line: line))
    text += test
    text += identifier
    return true
  }

  private static func number<Value: Hashable>(
    of value: Value, _ all: inout [Value], _ numbers: inout [Value: Int]
  ) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = all.count
    all.append(value)
    return all.count - 1
  }

  /// Removes the matches with some digests.
  mutating func remove(_ hashes: Set<UInt64>) { rows.removeAll { hashes.contains($0.hash) } }

  /// Orders the matches by their names, as reports do.
  mutating func sort() {
    let order = scopes.indices.sorted { scopes[$0] < scopes[$1] }
    var ranks = [Int](repeating: 0, count: scopes.count)
    for (rank, scope) in order.enumerated() { ranks[scope] = rank }
    var rows: [Row] = []
    swap(&rows, &self.rows)
    rows.sort { first, second in
      if first.scope != second.scope { return ranks[Int(first.scope)] < ranks[Int(second.scope)] }
      let (left, right) = (testBytes(first), testBytes(second))
      // All names are ASCII texts, whose order is that of their bytes.
      guard left.elementsEqual(right) else { return left.lexicographicallyPrecedes(right) }
      return ReportEntry.Key(name(of: first), extension: pathExtension(of: first))
        < ReportEntry.Key(name(of: second), extension: pathExtension(of: second))
    }
    self.rows = rows
  }

  private func testBytes(_ row: Row) -> ArraySlice<UInt8> {
    text[row.start..<(row.start + Int(row.testLength))]
  }

  /// The name of the test function.
  func test(of row: Row) -> String { String(decoding: testBytes(row), as: UTF8.self) }

  /// The identifier of the snapshot within its test.
  func identifier(of row: Row) -> String {
    let start = row.start + Int(row.testLength)
    return String(decoding: text[start..<(start + Int(row.identifierLength))], as: UTF8.self)
  }

  /// The extension of the snapshot's file.
  func pathExtension(of row: Row) -> String { extensions[Int(row.pathExtension)] }

  /// The name of the snapshot.
  func name(of row: Row) -> SnapshotName {
    let scope = scopes[Int(row.scope)]
    return SnapshotName(
      target: scope.target, suite: scope.suite, test: test(of: row),
      identifier: identifier(of: row))
  }
}
