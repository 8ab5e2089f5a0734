// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeReports

@Suite("The history of a snapshot") struct SnapshotHistoryTests {
  typealias Result = SnapshotHistory.Result

  private static func matched(_ run: String, _ program: String?, _ reference: String?) -> Result {
    Result(run: run, program: program, outcome: .matched, reference: reference)
  }

  private static func changed(
    _ run: String, _ program: String?, _ reference: String?, to actual: String
  ) -> Result {
    Result(
      run: run, program: program, outcome: .changed, reference: reference, actual: actual)
  }

  static let flaky: [(later: Result, earlier: Result, evidence: String)] = [
    (
      changed("b", "p", "r", to: "x"), matched("a", "p", "r"),
      """
      The same test program had different results for the same reference in the runs b and a: \
      changed and matched.
      """
    ),
    (
      matched("b", "p", "r"), changed("a", "p", "r", to: "x"),
      """
      The same test program had different results for the same reference in the runs b and a: \
      matched and changed.
      """
    ),
    (
      changed("b", "p", "r", to: "x"), changed("a", "p", "r", to: "y"),
      "The same test program created different files in the runs b and a."
    ),
    (
      Result(run: "b", program: "p", outcome: .missing, actual: "x"),
      Result(run: "b", program: "p", outcome: .missing, actual: "y"),
      "The same test program created different files in two tests of the run b."
    ),
  ]

  @Test("Different results of the same inputs are evidence", arguments: flaky)
  func evidence(later: Result, earlier: Result, evidence: String) {
    #expect(SnapshotHistory([later, earlier]).evidence == evidence)
  }

  static let stable: [[Result]] = [
    [],
    [changed("a", "p", "r", to: "x")],
    // Another program.
    [changed("b", "q", "r", to: "x"), matched("a", "p", "r")],
    // An unknown program.
    [changed("b", nil, "r", to: "x"), matched("a", nil, "r")],
    // Another reference.
    [changed("b", "p", "s", to: "x"), matched("a", "p", "r")],
    [changed("b", "p", "s", to: "x"), changed("a", "p", "r", to: "y")],
    // An unknown reference, as in journals without the digest of a match.
    [changed("b", "p", "r", to: "x"), matched("a", "p", nil)],
    // Equal results.
    [changed("b", "p", "r", to: "x"), changed("a", "p", "r", to: "x")],
    [matched("b", "p", "r"), matched("a", "p", "r")],
    // No comparison was possible.
    [
      Result(run: "b", program: "p", outcome: .failed, reference: "r"), matched("a", "p", "r"),
    ],
  ]

  @Test("Results of different or unknown inputs are no evidence", arguments: stable)
  func noEvidence(results: [Result]) {
    #expect(SnapshotHistory(results).evidence == nil)
  }

  @Test("The latest evidence is selected, also between results with others between them")
  func latestEvidence() throws {
    let results = [
      Self.matched("e", "q", "r"), Self.changed("d", "p", "r", to: "x"),
      Self.changed("c", "q", "s", to: "x"), Self.matched("b", "p", "r"),
      Self.changed("a", "q", "r", to: "x"),
    ]
    let found = try #require(SnapshotHistory(results).contradiction)
    #expect(found.later == results[0])
    #expect(found.earlier == results[4])
  }

  @Test("A contradiction is symmetric")
  func symmetric() {
    let all = Self.flaky.flatMap { [$0.later, $0.earlier] } + Self.stable.flatMap(\.self)
    for first in all {
      for second in all {
        #expect(first.contradicts(second) == second.contradicts(first))
      }
    }
  }
}
