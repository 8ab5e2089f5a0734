// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@testable import TintypeReports

/// Messages that no test of a verb meets in full.
@Suite("What is said about decisions") struct DecisionWordingTests {
  static let refusals: [(Refusal, String)] = [
    (
      .pending(.unreadable(.tooLarge(limit: 16 << 20))),
      "what waits cannot be read: it is larger than 16 MiB (16777216 bytes). Run the test again."
    ),
    (
      .pending(.newerVersion(7)),
      "its file has format version 7, and this tool reads version 1. Update tintype to the version "
        + "that the tests use."
    ),
    (
      .pending(.otherSnapshot("T/S/a.1")),
      "its file tells of another snapshot, “T/S/a.1”. Check who wrote it, then run the test again."
    ),
    (
      .pending(.otherFolder("pending/x")),
      "its file names “pending/x”, which lies in another directory. Check who wrote it, then run the "
        + "test again."
    ),
    (
      .pending(.leavesOutputDirectory("pending/x")),
      "“pending/x” leads out of the output directory. Check who wrote it."
    ),
    (
      .reference(path: "../x", reason: .leaves),
      "its reference would be “../x”, which leads out of the package. If that directory is yours, name "
        + "it with --references; else check who wrote this change."
    ),
    (
      .reference(path: "x", reason: .elsewhere),
      "its reference would be “x”, which lies in no directory __Snapshots__. If its directory is "
        + "yours, name it with --references; else check who wrote this change."
    ),
    (
      .reference(path: ".git/x", reason: .taken(".git")),
      "its reference would be “.git/x”, which lies in “.git”, where no reference belongs. Check who "
        + "wrote this change."
    ),
    (
      .reference(path: "x", reason: .otherName),
      "its reference would be “x”, which is not the snapshot's name. Check who wrote this change, then "
        + "run the test again."
    ),
    (
      .reference(path: "x.png", reason: .otherExtension("x.actual.txt")),
      "its reference would be “x.png”, and the new file is “x.actual.txt”, of another kind. Check who "
        + "wrote this change, then run the test again."
    ),
    (
      .reference(path: "x", reason: .noPackage),
      "its reference would be “x”, and no package is around here for it to lie in. Change to the "
        + "package."
    ),
    (
      .actualUnreadable(path: "x", trouble: .system(code: 13)),
      "the new file “x” cannot be read: Permission denied. Run the test again."
    ),
    (
      .referenceUnreadable(path: "x", trouble: .system(code: 13)),
      "the reference “x” cannot be read: Permission denied. Check who may read it."
    ),
    (
      .cannotWrite(path: "x", trouble: .system(code: 28)),
      "the reference “x” cannot be written: No space left on device. What stood there is unchanged. "
        + "Free space on that disk."
    ),
    (
      .cannotRemove(path: "x", trouble: .system(code: 30)),
      "“x” cannot be removed: Read-only file system. Check who may write there."
    ),
    (.foundAgain, "a test has found another difference meanwhile. See “tintype status”."),
    (
      .decidedBesideAnother,
      "the test has compared with another reference since it was looked at. Look at it again: “tintype "
        + "report”."
    ),
  ]

  @Test("names what is wrong and what to do", arguments: refusals)
  func refusal(refusal: Refusal, words: String) {
    #expect("\(refusal)" == words)
  }

  @Test(
    "tells trouble of the machine from what is to be decided on",
    arguments: [
      (Refusal.cannotWrite(path: "x", trouble: .system(code: 28)), true),
      (.cannotRemove(path: "x", trouble: .system(code: 13)), true),
      (.referenceUnreadable(path: "x", trouble: .system(code: 13)), true),
      (.actualUnreadable(path: "x", trouble: .system(code: 5)), true),
      (.pending(.unreadable(.system(code: 5))), true),
      (.actualUnreadable(path: "x", trouble: .missing), false),
      (.pending(.unreadable(.notARegularFile)), false), (.foundAgain, false), (.waitsNoMore, false),
      (.referenceChanged(path: "x"), false),
    ])
  func trouble(refusal: Refusal, isTrouble: Bool) {
    #expect(refusal.isTrouble == isTrouble)
  }

  static let errors: [(DecisionError, String)] = [
    (
      .noReferenceDirectory("x"),
      "There is no directory “x”. Name one that holds references with --references."
    ),
    (
      .noDecisions(path: "d", field: "version"),
      "“d” lacks a valid “version”. Export the decisions from the report again."
    ),
    (
      .decisionsUnreadable(path: "-", trouble: .tooLarge(limit: 64 << 20)),
      "The decisions in “-” cannot be read: it is larger than 64 MiB (67108864 bytes). Check what "
        + "stands there."
    ),
    (
      .tooManyDecisions(path: "d", limit: 100_000),
      "“d” holds more than 100,000 decisions. Split it."
    ),
    (
      .decidedTwice(path: "d", name: "T/S/a.1.png"),
      "“d” decides twice on “T/S/a.1.png”. Leave one of the two decisions in it."
    ),
    (
      .ambiguous("a", candidates: (1...12).map { "a.\($0)" }),
      "“a” may be “a.1”, “a.2”, “a.3”, “a.4”, “a.5”, “a.6”, “a.7”, “a.8”, “a.9”, “a.10” and 2 more. "
        + "Give more of the name; where many may be meant, “*” takes them."
    ),
  ]

  @Test("says why nothing can be decided", arguments: errors)
  func error(error: DecisionError, words: String) {
    #expect("\(error)" == words)
  }

  static let doubts: [(EvidenceDoubt, String)] = [
    (.missingParts([4], total: 4), "Of the 4 parts of the run, 4 is missing."),
    (.missingParts([1, 3], total: 4), "Of the 4 parts of the run, 1, 3 are missing."),
    (
      .unlisted(path: "Tests/x", trouble: .system(code: 13)),
      "“Tests/x” cannot be searched: Permission denied."
    ),
    (
      .otherPackage,
      "The run has asked for none of the references here: it may be of another package."
    ),
  ]

  @Test("says what is doubtful", arguments: doubts)
  func doubt(doubt: EvidenceDoubt, words: String) {
    #expect("\(doubt)" == words)
  }

  @Test("a test that finds another difference while one is decided on keeps its files")
  func foundAgain() throws {
    let package = try WaitingPackage()
    try package.change(from: "old", to: "new")
    let file = try #require(try package.folder.files().first)
    let item = try package.folder.read(file)
    try package.change(from: "old", to: "newer")
    #expect(throws: Refusal.foundAgain) { try package.folder.remove(file, read: item) }
    #expect(package.waiting.count == 3)
  }
}
