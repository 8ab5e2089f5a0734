// SPDX-License-Identifier: MIT

import Testing
import TintypeTestSupport

@testable import TintypeReports

/// Messages that the tests of verbs do not cover completely.
@Suite("Messages about decisions") struct DecisionWordingTests {
  static let refusals: [(name: String, refusal: Refusal)] = [
    ("pending, tooLarge", .pending(.unreadable(.tooLarge(limit: 16 << 20)))),
    ("pending, newerVersion", .pending(.newerVersion(7))),
    ("pending, otherSnapshot", .pending(.otherSnapshot("T/S/a.1"))),
    ("pending, otherFolder", .pending(.otherFolder("pending/x"))),
    ("pending, leavesOutputDirectory", .pending(.leavesOutputDirectory("pending/x"))),
    ("reference, leaves", .reference(path: "../x", reason: .leaves)),
    ("reference, elsewhere", .reference(path: "x", reason: .elsewhere)),
    ("reference, taken", .reference(path: ".git/x", reason: .taken(".git"))),
    ("reference, otherName", .reference(path: "x", reason: .otherName)),
    (
      "reference, otherExtension",
      .reference(path: "x.png", reason: .otherExtension("x.actual.txt"))
    ),
    ("reference, noPackage", .reference(path: "x", reason: .noPackage)),
    ("actualUnreadable", .actualUnreadable(path: "x", error: .system(code: 13))),
    ("referenceUnreadable", .referenceUnreadable(path: "x", error: .system(code: 13))),
    ("cannotWrite", .cannotWrite(path: "x", error: .system(code: 28))),
    ("cannotRemove", .cannotRemove(path: "x", error: .system(code: 30))),
    ("foundAgain", .foundAgain),
    ("decidedBesideAnother", .decidedBesideAnother),
  ]

  @Test("The message of a refusal states what is wrong and what to do") func refusal() {
    assertTexts(Self.refusals.map { ($0.name, "\($0.refusal)") })
  }

  @Test(
    "Errors of the system are distinguished from refused decisions",
    arguments: [
      (Refusal.cannotWrite(path: "x", error: .system(code: 28)), true),
      (.cannotRemove(path: "x", error: .system(code: 13)), true),
      (.referenceUnreadable(path: "x", error: .system(code: 13)), true),
      (.actualUnreadable(path: "x", error: .system(code: 5)), true),
      (.pending(.unreadable(.system(code: 5))), true),
      (.actualUnreadable(path: "x", error: .missing), false),
      (.pending(.unreadable(.notARegularFile)), false), (.foundAgain, false), (.waitsNoMore, false),
      (.referenceChanged(path: "x"), false),
    ])
  func error(refusal: Refusal, isError: Bool) {
    #expect(refusal.isError == isError)
  }

  static let errors: [(name: String, error: DecisionError)] = [
    ("noReferenceDirectory", .noReferenceDirectory("x")),
    ("noDecisions", .noDecisions(path: "d", field: "version")),
    (
      "decisionsUnreadable", .decisionsUnreadable(path: "-", error: .tooLarge(limit: 64 << 20))
    ),
    ("tooManyDecisions", .tooManyDecisions(path: "d", limit: 100_000)),
    ("decidedTwice", .decidedTwice(path: "d", name: "T/S/a.1.png")),
    ("ambiguous", .ambiguous("a", candidates: (1...12).map { "a.\($0)" })),
  ]

  @Test("The message of an error states why nothing can be decided") func error() {
    assertTexts(Self.errors.map { ($0.name, "\($0.error)") })
  }

  static let gaps: [(name: String, gap: IncompleteEvidence)] = [
    ("missingParts, one", .missingParts([4], total: 4)),
    ("missingParts, two", .missingParts([1, 3], total: 4)),
    ("unlisted", .unlisted(path: "Tests/x", error: .system(code: 13))),
    ("otherPackage", .otherPackage),
  ]

  @Test("The message of incomplete evidence states what is missing") func gap() {
    assertTexts(Self.gaps.map { ($0.name, "\($0.gap)") })
  }

  @Test("A difference that is found again during a decision keeps its files")
  func foundAgain() throws {
    let package = try PendingPackage()
    try package.change(from: "old", to: "new")
    let file = try #require(try package.folder.files().first)
    let item = try package.folder.read(file)
    try package.change(from: "old", to: "newer")
    #expect(throws: Refusal.foundAgain) { try package.folder.remove(file, read: item) }
    #expect(package.waiting.count == 3)
  }
}
