// SPDX-License-Identifier: MIT

import Testing
import TintypeRuns
import TintypeSnapshots

@testable import TintypeCLI

struct TestShardTests {
  static let names =
    [
      "UITests.OldTests/testOne", "UITests.OldTests/testOneMore",
      "UITests.NewTests/`raw, (here) + $ [x] {1} ^a|b? \\ *.`()",
      "UITests.NewTests/arguments(number:)", "UITests.NewTests/`Inner / suite`/plain()",
      "UITests.free()", "UITests.free(_:)", "Ünicode.Suite/tëst()",
    ] + (0..<200).map { "UITests.ManyTests/test\($0)()" }

  /// Returns the tests that options for `swift test` select.
  ///
  /// Patterns match anywhere in a test's name, to which Swift Testing appends a source location.
  private func chosen(_ filters: [String], place: String = "") throws -> [String] {
    #expect(
      filters.enumerated().allSatisfy { !$0.offset.isMultiple(of: 2) || $0.element == "--filter" })
    let patterns = try filters.enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { try Regex($0.element) }
    return Self.names.filter { name in
      patterns.contains { (name + place).firstMatch(of: $0) != nil }
    }.sorted()
  }

  @Test(
    "The filters select the shard's tests and no others", arguments: [1, 2, 3],
    ["", "/New.swift:7:4"])
  func filtersSelectShardsTestsAndNoOthers(index: Int, place: String) throws {
    let part = TestShard(try #require(Shard(index: index, total: 3)), of: Self.names)
    #expect(try chosen(part.filters(), place: place) == part.tests)
    #expect(part.filters().count == 2)
  }

  @Test("No argument is longer than the limit", arguments: [60, 100, 1_000])
  func noArgumentIsLongerThanTheLimit(limit: Int) throws {
    let part = TestShard(try #require(Shard(index: 1, total: 1)), of: Self.names)
    let filters = part.filters(limit: limit)
    // A single test may be longer.
    let longest = (Self.names.map { TestSpecifier.escaped($0).utf8.count }.max() ?? 0) + 60
    #expect(filters.allSatisfy { $0.utf8.count <= max(limit, longest) })
    #expect(filters.count > 2)
    #expect(try chosen(filters) == part.tests)
  }

  @Test("No tests give no filters")
  func noTestsGiveNoFilters() throws {
    #expect(TestShard(try #require(Shard(index: 1, total: 1)), of: []).filters().isEmpty)
  }

  @Test("The list of tests is found among other lines")
  func readsTheListAmongOtherLines() {
    let list = """
      Building for debugging...
      [1/2] Compiling x.swift
      warning: a.b/c is old
      UITests.OldTests/testOne
      UITests.free()
      UITests.NewTests/`a suite (with parentheses)`/inside()

      """
    #expect(
      TestShard.tests(in: list) == [
        "UITests.OldTests/testOne", "UITests.free()",
        "UITests.NewTests/`a suite (with parentheses)`/inside()",
      ])
  }

  typealias Case = (
    given: [String], isWhole: Bool, list: [String], rest: [String], filters: [String]
  )

  static let arguments: [Case] = [
    ([], true, [], [], []),
    (
      ["--parallel", "-c", "release"], true, ["-c", "release"], ["--parallel", "-c", "release"], []
    ),
    (["--skip-build"], true, ["--skip-build"], ["--skip-build"], []),
    (["--filter", "A"], false, [], [], ["A"]),
    (["--filter=A=B", "-c", "debug"], false, ["-c", "debug"], ["-c", "debug"], ["A=B"]),
    (["--skip", "A", "x"], false, ["x"], ["--skip", "A", "x"], []),
    (["-s", "A.B/c"], false, [], ["-s", "A.B/c"], []),
    (["--test-product=P"], false, [], ["--test-product=P"], []),
    (["--disable-xctest"], false, ["--disable-xctest"], ["--disable-xctest"], []),
    (["--num-workers", "2", "--parallel"], true, [], ["--num-workers", "2", "--parallel"], []),
    (["--filter"], false, [], [], []),
  ]

  @Test("Arguments for swift test are interpreted", arguments: arguments)
  func argumentsForSwiftTestAreInterpreted(expected: Case) {
    let arguments = SwiftTestArguments(all: expected.given)
    #expect(arguments.isWhole == expected.isWhole)
    #expect(arguments.forList == expected.list)
    #expect(arguments.withoutFilters == expected.rest)
    #expect(arguments.filters == expected.filters)
  }
}
