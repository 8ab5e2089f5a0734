// SPDX-License-Identifier: MIT

import Testing
import TintypeAssertions
import TintypeSnapshots
import XCTest

@Suite("Several snapshots of one value")
struct SeveralSnapshotsTests {
  private let shouted = Snapshotting<String, String>.lines.pullback { (word: String) in
    word.uppercased() + "!"
  }

  @Test("Snapshots are named after the keys of their strategies")
  func names() {
    assertSnapshots(of: "word", as: ["plain": .lines, "shouted": shouted])
  }

  @Test("Several snapshots of one call have consecutive numbers")
  func numbers() {
    assertSnapshots(of: "word", as: [.lines, shouted])
    assertSnapshot(of: "next", as: .lines)
  }

  @Test("Snapshots are taken in the order of their names, each of a new value")
  func order() {
    var made: [String] = []
    var strategies: [String: Snapshotting<Int, String>] = [:]
    for name in ["c", "a", "b"] {
      strategies[name] = Snapshotting<String, String>.lines.pullback { (number: Int) in
        made.append(name + "\(number)")
        return name
      }
    }
    var number = 0
    func next() -> Int {
      number += 1
      return number
    }
    assertSnapshots(of: next(), as: strategies)
    #expect(made == ["a1", "b2", "c3"])
  }
}

final class SeveralSnapshotsXCTests: XCTestCase {
  func testNumbers() {
    assertSnapshots(of: "word", as: [.lines, .lines])
  }
}
