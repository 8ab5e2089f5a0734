// SPDX-License-Identifier: MIT

import TintypeImaging

/// The division of tests among shards, which depends on nothing but the arguments of the initializer.
///
/// Tests that take more than a small part of an equal share are assigned one by one, the longest first,
/// to the shard with the least work so far (R. L. Graham, Bounds on Multiprocessing Timing Anomalies,
/// 1969). The others form a line, sorted by digests of their names, and each shard runs a part that
/// fills it up. A new test has a place anywhere in this line, so that each boundary of two
/// shards moves by no more than its duration. Without durations, at most one other test moves at each
/// boundary.
package struct TestAssignment: Hashable, Sendable {
  /// The tests of each shard, sorted; further shards have none.
  package private(set) var shards: [[String]]
  /// Digits that are equal for shards of the same division.
  package let identity: String

  /// A test by its index in a list of all tests, because sorting moves items often.
  private struct Item {
    var index: Int
    var order: Digest128
    var duration: Double
  }

  /// The greatest part of an equal share that a test in the line may take.
  ///
  /// Each end of a shard's part is at most half of a test away from its place, so that no shard
  /// exceeds an equal share by more than this part.
  private static let granularity = 0.04
  /// Distinguishes the divisions of different versions of this algorithm.
  private static let version = "2"

  /// Divides tests.
  ///
  /// - Parameters:
  ///   - tests: The tests, in any order.
  ///   - total: The number of shards.
  ///   - timings: The durations of an earlier run; without any, all tests count the same.
  package init(of tests: [String], total: Int, timings: TestTimings) {
    let tests = Array(Set(tests))
    let items = tests.indices.map { index in
      var test = tests[index]
      return Item(
        index: index, order: test.withUTF8 { Digest128.of(UnsafeRawBufferPointer($0)) },
        duration: timings.isEmpty ? 1 : Double(timings.milliseconds(of: test)))
    }.sorted { first, second in
      first.order == second.order
        ? tests[first.index] < tests[second.index] : first.order.precedes(second.order)
    }
    identity = Self.identity(of: items, total: total)

    // Further shards would have no tests.
    let count = max(min(total, items.count), 1)
    let share = Self.sum(items) / Double(count)
    let isLong = { (item: Item) in !timings.isEmpty && item.duration > share * Self.granularity }
    shards = [[String]](repeating: [], count: count)
    var loads = ShardLoads(count: count)
    let long = items.filter(isLong).sorted {
      $0.duration != $1.duration ? $0.duration > $1.duration : $0.order.precedes($1.order)
    }
    for item in long { shards[loads.addToLeast(item.duration)].append(tests[item.index]) }
    let free = loads.loads.map { share - $0 }
    fill(free.map { max($0, 0) }, with: items.filter { !isLong($0) }, of: tests)
    for index in shards.indices { shards[index].sort() }
  }

  private static func identity(of items: [Item], total: Int) -> String {
    var bytes = Array("\(version)\n\(total)".utf8)
    bytes.reserveCapacity(bytes.count + items.count * 48)
    for item in items {
      bytes.append(UInt8(ascii: "\n"))
      bytes += item.order.hexadecimal.utf8
      bytes.append(UInt8(ascii: " "))
      bytes += String(Int(item.duration)).utf8
    }
    return String(Digest128.of(bytes).hexadecimal.prefix(12))
  }

  /// Distributes tests in their order in proportion to the free time of each shard.
  private mutating func fill(_ free: [Double], with items: [Item], of tests: [String]) {
    let scale = free.reduce(0, +) / max(Self.sum(items), 1)
    var (index, end, position) = (0, free.first ?? 0, 0.0)
    for item in items {
      // The shard that contains the middle of the test runs it.
      let middle = (position + item.duration / 2) * scale
      while middle >= end, index + 1 < free.count {
        index += 1
        end += free[index]
      }
      shards[index].append(tests[item.index])
      position += item.duration
    }
  }

  private static func sum(_ items: [Item]) -> Double { items.reduce(0) { $0 + $1.duration } }
}

/// The work of the shards, of which the one with the least is found fast.
private struct ShardLoads {
  /// The work of each shard.
  private(set) var loads: [Double]
  /// The indices of the shards as a binary heap.
  ///
  /// None has less work than its parent, which is at half of its position. Of shards with equal work,
  /// that with the least index comes first.
  private var heap: [Int]

  init(count: Int) { (loads, heap) = ([Double](repeating: 0, count: count), Array(0..<count)) }

  /// Adds work to the shard with the least, and returns its index.
  mutating func addToLeast(_ work: Double) -> Int {
    let index = heap[0]
    loads[index] += work
    var position = 0
    while true {
      var least = position
      for child in [2 * position + 1, 2 * position + 2] where child < heap.count {
        if precedes(heap[child], heap[least]) { least = child }
      }
      guard least != position else { return index }
      heap.swapAt(position, least)
      position = least
    }
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    loads[first] != loads[second] ? loads[first] < loads[second] : first < second
  }
}
