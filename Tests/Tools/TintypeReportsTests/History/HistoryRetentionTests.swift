// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeReports

@Suite("The retention of a history") struct HistoryRetentionTests {
  private static let day = 24 * 60 * 60
  private static let now = 1_000 * day

  /// Returns the removed commits, whose ages are in days.
  private func removed(
    _ commits: [(String, age: Int, size: Int)], days: Int = 90, size: Int = 1_000
  ) -> [String] {
    let commits = commits.map {
      HistoryRetention.Commit(name: $0.0, time: Self.now - $0.age * Self.day, size: $0.size)
    }
    let retention = HistoryRetention(age: days * Self.day, size: size)
    let names = retention.selected(from: commits, at: Self.now)
    #expect(retention.selected(from: commits.reversed(), at: Self.now) == names)
    return names
  }

  @Test("Commits above the age are removed, the oldest first")
  func age() {
    #expect(removed([("a", 91, 1), ("b", 90, 1), ("c", 400, 1)]) == ["c", "a"])
    #expect(removed([]) == [])
  }

  @Test("The oldest commits are removed until the rest fits into the size")
  func size() {
    #expect(removed([("a", 3, 600), ("b", 4, 300), ("c", 5, 400)]) == ["c"])
    #expect(removed([("a", 3, 600), ("b", 4, 300), ("c", 5, 100)]) == [])
    #expect(removed([("b", 4, 600), ("a", 4, 600)]) == ["a"])
  }

  @Test("Commits of the last day are kept in any case, and those of the future")
  func recent() {
    #expect(removed([("a", 0, 5_000), ("b", -3, 5_000)], days: 1) == [])
    #expect(removed([("a", 0, 5_000), ("b", 1, 1)]) == ["b"])
  }
}
