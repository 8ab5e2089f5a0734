// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeRuns
import TintypeTestSupport

@testable import TintypeReports

struct WordingTests {
  @Test("Errors state what is wrong, where, and what to do")
  func errorsStateWhatIsWrongWhereAndWhat() throws {
    let run = try RunName("r1")
    let errors: [(name: String, error: ReportError)] = [
      ("outputDirectoryMissing", .outputDirectoryMissing(path: "/o")),
      ("noRuns", .noRuns(output: "/o")),
      ("runNameRefused, option", .runNameRefused(name: "a/b", source: .option)),
      ("runNameRefused, file", .runNameRefused(name: "..", source: .file("/o/latest"))),
      ("runMissing, no runs", .runMissing(run: run, output: "/o", available: [])),
      (
        "runMissing, six runs",
        .runMissing(run: run, output: "/o", available: ["a", "b", "c", "d", "e", "f"])
      ),
      ("noRecords", .noRecords(run: run, directory: "/o/runs/r1")),
      ("unreadable", .unreadable(path: "/o/latest", error: .notARegularFile)),
      ("cannotWrite", .cannotWrite(path: "/p", error: .system(code: 13))),
      ("packageMissing", .packageMissing(directory: "/d")),
      ("foreignImages", .foreignImages(path: "/p")),
      ("cannotWriteImages", .cannotWriteImages(path: "/p", error: .system(code: 28))),
    ]
    assertTexts(errors.map { ($0.name, "\($0.error)") })
  }

  static let name = SnapshotName(target: "T", suite: "S", test: "t", identifier: "1")

  static let problems: [(name: String, reason: JournalProblem.Reason)] = [
    ("unreadable", .unreadable(.system(code: 13))),
    ("truncated", .truncated),
    ("notEnded", .notEnded),
    ("notBegun", .notBegun),
    ("emptyJournal", .emptyJournal),
    ("linesMissing", .linesMissing(expected: 4, found: 3)),
    ("commandNotEnded", .commandNotEnded),
    ("testingUnfinished", .testingUnfinished),
    ("testFailed", .testFailed("T.S/a()", message: "Expectation failed: 1 == 2")),
    ("notJSON", .notJSON),
    ("notARecord, no field", .notARecord(field: nil)),
    ("notARecord, outcome", .notARecord(field: "outcome")),
    ("newerVersion", .newerVersion(3)),
    (
      "twoPictures",
      .twoImages(
        name, first: .init(file: "A.swift", line: 1, column: 1),
        second: .init(file: "A.swift", line: 9, column: 1))
    ),
  ]

  @Test("Problems state what is wrong, where, and what to do")
  func problemsStateWhatIsWrongWhereAndWhat() {
    let texts = Self.problems.map { problem in
      (problem.name, JournalProblem(file: "f", line: 3, reason: problem.reason).description)
    }
    for (name, text) in texts {
      #expect(text.hasPrefix("f, line 3: "), "\(name)")
    }
    assertTexts(texts)
  }

  static let piece = JournalProblem.Piece(shard: Shard(index: 2, total: 4), attempt: 3)
  static let whole = JournalProblem.Piece(shard: nil, attempt: nil)

  static let attempts: [(name: String, reason: JournalProblem.Reason)] = [
    ("journalsMissing", .journalsMissing(piece, expected: 2, found: 1)),
    ("commandNotBegun", .commandNotBegun(whole)),
    ("retryComparedNothing", .retryComparedNothing(piece)),
    ("testsFailed, exit code", .testsFailed(whole, status: 1)),
    (
      "testsFailed, signal",
      .testsFailed(JournalProblem.Piece(shard: nil, attempt: 2), status: 137)
    ),
    ("testsCanceled", .testsCanceled(piece, signal: 15)),
    ("outcomesDiffer", .outcomesDiffer(name, attempt: 1, [.changed, .matched])),
  ]

  @Test("A problem of an attempt names the shard and the attempt") func attempt() {
    assertTexts(Self.attempts.map { ($0.name, JournalProblem(reason: $0.reason).description) })
  }

  @Test("A problem without a line names the file")
  func aProblemWithoutALineNamesTheFile() {
    let problem = JournalProblem(file: "f", reason: .unreadable(.missing))
    #expect(problem.description.hasPrefix("f: "))
    assertText(problem.description)
  }

  static let errors: [(name: String, error: FileError)] = [
    ("missing", .missing),
    ("notARegularFile", .notARegularFile),
    ("tooLarge", .tooLarge(limit: 32 << 20)),
    ("system", .system(code: 13)),
  ]

  @Test("File errors are descriptions that complete a sentence")
  func troublesEndASentence() {
    assertTexts(Self.errors.map { ($0.name, $0.error.description) })
  }

  static let artifacts: [(name: String, error: Artifact.Failure)] = [
    ("leavesOutputDirectory", .leavesOutputDirectory),
    ("notAPicture", .notAImage),
    ("file, missing", .file(.missing)),
    ("file, tooLarge", .file(.tooLarge(limit: 32 << 20))),
  ]

  @Test("Artifacts that are not shown have a reason")
  func artifactsThatAreNotShownHaveReason() {
    assertTexts(Self.artifacts.map { ($0.name, $0.error.description) })
  }
}
