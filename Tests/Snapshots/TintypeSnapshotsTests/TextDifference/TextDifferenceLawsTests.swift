// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeSnapshots
import TintypeTestSupport

@Suite("Laws of text differences")
struct TextDifferenceLawsTests {
  /// Lines of two texts, with few or many distinct lines, and with changed and moved lines.
  fileprivate struct Pair: Sendable {
    var old: [String]
    var new: [String]

    init(old: [String], new: [String]) {
      (self.old, self.new) = (old, new)
    }

    init(seed: UInt64) {
      var numbers = SeededGenerator(seed: seed)
      func number(_ count: Int) -> Int { Int(numbers.next() % UInt64(max(count, 1))) }
      let variety = [2, 3, 10, 100, 10_000][number(5)]
      let endings = ["", "", "", " ", "\r", "é", "\u{7}"]
      func line() -> String {
        number(4) == 0
          ? ["", "}", "  }", "{"][number(4)] : "\(number(variety))" + endings[number(7)]
      }
      let length = [3, 10, 40, 300][number(4)]
      old = (0...number(length)).map { _ in line() }
      new = old
      for _ in 0..<number([1, 3, length][number(3)] + 1) {
        let place = number(new.count)
        switch number(5) {
        case 0: new.insert(line(), at: place)
        case 1 where new.count > 1: new.remove(at: place)
        case 2: new[place] = line()
        case 3:
          let end = min(place + number(8), new.count)
          let block = new[place..<end]
          new.insert(contentsOf: block, at: number(new.count))
        default:
          let end = min(place + number(8), new.count - 1)
          guard place < end else { continue }
          new.removeSubrange(place..<end)
        }
      }
      if number(10) == 0 { new = (0...number(length)).map { _ in line() } }
    }

    var difference: TextDifference? {
      TextDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    }
  }

  private static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]
  private static let rounds: UInt64 = 100

  private func forEachPair(_ seed: UInt64, _ body: (Pair, TextDifference) throws -> Void) rethrows {
    for round in 0..<Self.rounds {
      let pair = Pair(seed: seed &* 1_000_003 &+ round)
      guard let difference = pair.difference else {
        #expect(pair.old.map { Array($0.utf8) } == pair.new.map { Array($0.utf8) })
        continue
      }
      try body(pair, difference)
    }
  }

  /// Returns the result of patching a text, or `nil` if a hunk does not apply.
  private func patched(_ old: [String], _ hunks: [TextDifference.Hunk]) -> [String]? {
    var new: [String] = []
    var place = 0
    for hunk in hunks {
      guard hunk.oldStart - 1 >= place, hunk.oldStart - 1 <= old.count else { return nil }
      new += old[place..<hunk.oldStart - 1]
      place = hunk.oldStart - 1
      guard new.count == hunk.newStart - 1 else { return nil }
      for line in hunk.lines {
        if line.kind != .added {
          guard place < old.count, old[place] == line.text else { return nil }
          place += 1
        }
        if line.kind != .removed { new.append(line.text) }
      }
      guard place == hunk.oldStart - 1 + hunk.oldCount,
        new.count == hunk.newStart - 1 + hunk.newCount
      else { return nil }
    }
    return new + old[place...]
  }

  @Test("Patching the old text gives the new one, with the stated line numbers", arguments: seeds)
  func patching(seed: UInt64) {
    forEachPair(seed) { pair, difference in
      #expect(patched(pair.old, difference.hunks) == pair.new)
    }
  }

  private func count(_ kind: TextDifference.Line.Kind, in difference: TextDifference) -> Int {
    difference.hunks.flatMap(\.lines).filter { $0.kind == kind }.count
  }

  @Test("The difference is symmetric", arguments: seeds)
  func mirror(seed: UInt64) throws {
    try forEachPair(seed) { pair, difference in
      let back = try #require(Pair(old: pair.new, new: pair.old).difference)
      let mirrored = back.hunks.map { [$0.newStart, $0.newCount, $0.oldStart, $0.oldCount] }
      let numbers = difference.hunks.map { [$0.oldStart, $0.oldCount, $0.newStart, $0.newCount] }
      #expect(numbers == mirrored)
      #expect(count(.added, in: difference) == count(.removed, in: back))
      #expect(count(.removed, in: difference) == count(.added, in: back))
    }
  }

  @Test("No lines outside the first and the last changed line are changed", arguments: seeds)
  func size(seed: UInt64) {
    forEachPair(seed) { pair, difference in
      let start = zip(pair.old, pair.new).prefix { $0 == $1 }.count
      let (old, new) = (pair.old.dropFirst(start), pair.new.dropFirst(start))
      let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      #expect(count(.removed, in: difference) <= old.count - end)
      #expect(count(.added, in: difference) <= new.count - end)
    }
  }

  @Test("At most a quarter more lines are changed than necessary", arguments: seeds)
  func nearlyLeast(seed: UInt64) {
    var (changed, least) = (0, 0)
    forEachPair(seed) { pair, difference in
      let changes = pair.new.difference(from: pair.old)
      #expect(count(.removed, in: difference) >= changes.removals.count)
      changed += count(.removed, in: difference)
      least += changes.removals.count
    }
    #expect(changed <= least * 5 / 4)
  }

  @Test("Hunks have four lines of context and removed lines before added ones", arguments: seeds)
  func shape(seed: UInt64) throws {
    try forEachPair(seed) { pair, difference in
      for hunk in try nonEmpty(difference.hunks) {
        // A run of lines of one kind, from the beginning to the end of the hunk.
        var runs: [(kind: TextDifference.Line.Kind, count: Int)] = []
        for line in hunk.lines {
          if runs.last?.kind == line.kind {
            runs[runs.count - 1].count += 1
          } else {
            runs.append((line.kind, 1))
          }
        }
        for (index, run) in runs.enumerated() {
          let isFirst = index == 0
          let isLast = index == runs.count - 1
          switch run.kind {
          case .kept where isFirst: #expect(hunk.oldStart == 1 ? run.count <= 4 : run.count == 4)
          case .kept where isLast: #expect(run.count <= 4)
          case .kept: #expect(run.count <= 8)
          case .removed: #expect(isFirst || runs[index - 1].kind == .kept)
          case .added: continue
          }
        }
      }
    }
  }

  // MARK: Large texts

  /// Texts for which other algorithms take too much time or too much stack.
  enum GreatText: CaseIterable {
    case nothingInCommon, twoLinesAtRandom, reversed, shuffled, period, oneLineOnly, manyChanges

    fileprivate var pair: Pair {
      var numbers = SeededGenerator(seed: 7)
      let lines = (0..<20_000).map(String.init)
      switch self {
      case .nothingInCommon: return Pair(old: lines, new: lines.map { "new " + $0 })
      case .twoLinesAtRandom:
        let new = lines.map { _ in numbers.next() % 2 == 0 ? "{" : "}" }
        return Pair(old: lines.map { _ in numbers.next() % 2 == 0 ? "{" : "}" }, new: new)
      case .reversed: return Pair(old: lines, new: lines.reversed())
      case .shuffled: return Pair(old: lines, new: lines.shuffled(using: &numbers))
      case .period:
        let old = lines.map { "\($0.utf8.last ?? 0)" }
        return Pair(old: old, new: old.filter { _ in numbers.next() % 20 > 0 })
      case .oneLineOnly:
        return Pair(old: lines.map { _ in "}" }, new: ["a"] + lines.map { _ in "}" } + ["b"])
      case .manyChanges:
        let many = (0..<200_000).map(String.init)
        return Pair(old: many, new: many.map { $0.hasSuffix("3") ? "new" : $0 })
      }
    }
  }

  @Test("Differences of large texts are found on a small stack", arguments: GreatText.allCases)
  func greatTexts(text: GreatText) async throws {
    let pair = text.pair
    let difference = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: pair.difference) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(try patched(pair.old, #require(difference).hunks) == pair.new)
  }

  @Test("Descriptions of differences have bounded length", arguments: seeds)
  func texts(seed: UInt64) {
    forEachPair(seed) { pair, difference in
      #expect(difference.words(limit: 3).count <= 4)
      #expect(difference.marked(limit: 20).split(separator: "\n").count <= 22)
      let unified = difference.unified.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        unified.count == difference.hunks.reduce(1) { $0 + $1.lines.count + 1 })
    }
  }
}
