// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeReports

/// The division of tests among shards, which depends on nothing but the arguments of the initializer.
///
/// The tests form a line in the order of digests of their names, and each shard runs a part of about
/// the same duration. A new test has a place anywhere in this line, so that each boundary of two shards
/// moves by no more than its duration. Without durations, at most one other test moves at each boundary.
struct TestAssignment: Hashable, Sendable {
  /// The tests of each shard, sorted; further shards have none.
  private(set) var shards: [[String]]
  /// Digits that are equal for shards of the same division.
  let identity: String

  private struct Item {
    var test: String
    var order: String
    var duration: Double
  }

  /// Divides tests.
  ///
  /// - Parameters:
  ///   - tests: The tests, in any order.
  ///   - total: The number of shards.
  ///   - timings: The durations of an earlier run; without any, all tests count the same.
  init(of tests: [String], total: Int, timings: TestTimings) {
    let items = Set(tests).map { test in
      Item(
        test: test, order: Digest128.of(Array(test.utf8)).hexadecimal,
        duration: timings.isEmpty ? 1 : Double(timings.milliseconds(of: test)))
    }.sorted { ($0.order, $0.test) < ($1.order, $1.test) }
    let lines = items.map { "\($0.order) \(Int($0.duration))" }
    let digest = Digest128.of(Array(([String(total)] + lines).joined(separator: "\n").utf8))
    identity = String(digest.hexadecimal.prefix(12))

    // Further shards would have no tests.
    let count = max(min(total, items.count), 1)
    let share = Self.sum(items) / Double(count)
    // A boundary within a long test would be far from its place.
    let isLong = { (item: Item) in !timings.isEmpty && item.duration > share / 2 }
    shards = [[String]](repeating: [], count: count)
    var free = [Double](repeating: share, count: count)
    let long = items.filter(isLong).sorted {
      $0.duration != $1.duration ? $0.duration > $1.duration : $0.order < $1.order
    }
    for item in long {
      guard let index = free.indices.max(by: { free[$0] < free[$1] }) else { break }
      free[index] -= item.duration
      shards[index].append(item.test)
    }
    fill(free.map { max($0, 0) }, with: items.filter { !isLong($0) })
    for index in shards.indices { shards[index].sort() }
  }

  /// Distributes tests in their order in proportion to the free time of each shard.
  private mutating func fill(_ free: [Double], with items: [Item]) {
    let scale = free.reduce(0, +) / max(Self.sum(items), 1)
    var (index, end, position) = (0, free.first ?? 0, 0.0)
    for item in items {
      // The shard that contains the middle of the test runs it.
      let middle = (position + item.duration / 2) * scale
      while middle >= end, index + 1 < free.count {
        index += 1
        end += free[index]
      }
      shards[index].append(item.test)
      position += item.duration
    }
  }

  private static func sum(_ items: [Item]) -> Double { items.reduce(0) { $0 + $1.duration } }
}
