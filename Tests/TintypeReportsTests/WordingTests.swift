// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@testable import TintypeReports

struct WordingTests {
  static func errors() throws -> [(ReportError, String)] {
    let run = try RunName("r1")
    return [
      (
        .outputDirectoryMissing(path: "/o"),
        "There is no output directory at “/o”. Run the tests first, or name the directory that "
          + "they wrote to with --output-directory."
      ),
      (
        .noRuns(output: "/o"),
        "No test run has written to “/o”: it has no file “latest”. Run the tests first, or "
          + "choose a run with --run."
      ),
      (
        .runNameRefused(name: "a/b", source: .option),
        "“a/b” cannot be the name of a run: it must be one part of a path, without “/”, “..” or "
          + "control characters. Give the name of a directory in “runs” with --run."
      ),
      (
        .runNameRefused(name: "..", source: .file("/o/latest")),
        "The file “/o/latest” names the run “..”, which cannot be a run's name. Run the tests "
          + "again, or choose a run with --run."
      ),
      (
        .runMissing(run: run, output: "/o", available: []),
        "There is no run “r1” in “/o”. There are no runs. Choose a run with --run, or run the "
          + "tests again."
      ),
      (
        .runMissing(run: run, output: "/o", available: ["a", "b", "c", "d", "e", "f"]),
        "There is no run “r1” in “/o”. There are: “a”, “b”, “c”, “d”, “e” and 1 more. Choose a "
          + "run with --run, or run the tests again."
      ),
      (
        .noRecords(run: run, directory: "/o/runs/r1"),
        "The run “r1” compared nothing: “/o/runs/r1” holds no journal record. Check that the "
          + "tests assert snapshots, and run them again."
      ),
      (
        .unreadable(path: "/o/latest", trouble: .notARegularFile),
        "“/o/latest” cannot be read: it is not a regular file. Check what stands there and who "
          + "may read it."
      ),
      (
        .cannotWrite(path: "/p", trouble: .system(code: 13)),
        "The report cannot be written to “/p”: Permission denied. Choose another folder with --to."
      ),
      (
        .packageMissing(directory: "/d"),
        "Neither “/d” nor a directory above it holds a Package.swift. Change to the package, or "
          + "name the directory that the tests wrote to with --output-directory."
      ),
    ]
  }

  @Test(arguments: try errors())
  func errorsSayWhatIsWrongWhereAndWhatToDo(error: ReportError, text: String) {
    #expect(error.description == text)
  }

  static let problems: [(JournalProblem.Reason, String)] = [
    (
      .unreadable(.system(code: 13)),
      "f, line 3: The journal cannot be read: Permission denied. What it says is missing from "
        + "this report."
    ),
    (
      .truncated,
      "f, line 3: The last line is cut off: the test process ended while it was writing. Look "
        + "for a crash in the test log; the snapshot of that line is missing from this report."
    ),
    (
      .notEnded,
      "f, line 3: The test process that wrote this journal did not end normally: it crashed, was "
        + "stopped, or a test called “exit”. Look for it in the test log. Snapshots of tests that did "
        + "not run are missing from this report."
    ),
    (
      .notBegun,
      "f, line 3: The first line of a test process is missing, so other lines may be missing as "
        + "well. Copy the file again, or run the tests again."
    ),
    (
      .emptyJournal,
      "f, line 3: The journal is empty. Check whether the disk was full, or the file was copied "
        + "incompletely, and run the tests again."
    ),
    (
      .linesMissing(expected: 4, found: 3),
      "f, line 3: The process wrote 4 lines, and this journal has 3 of them. Copy the file again, "
        + "or run the tests again."
    ),
    (
      .commandNotEnded,
      "f, line 3: “tintype test” did not end: it crashed, or was stopped. Tests that did not run "
        + "are missing from this report. Run them again."
    ),
    (
      .testingUnfinished,
      "f, line 3: Swift Testing did not report the end of its tests: its process crashed, was "
        + "stopped, or a test called “exit”. Look for it in the test log."
    ),
    (
      .testFailed("T.S/a()", message: "Expectation failed: 1 == 2"),
      "f, line 3: The test “T.S/a()” failed for a reason that is not a snapshot: Expectation failed: "
        + "1 == 2. See the test log."
    ),
    (
      .notJSON,
      "f, line 3: This line is not JSON, so its snapshot is missing from this report. Run the "
        + "tests again."
    ),
    (
      .notARecord(field: nil),
      "f, line 3: This line is JSON, but no journal record. Run the tests again."
    ),
    (
      .notARecord(field: "outcome"),
      "f, line 3: This record lacks a valid “outcome”, so its snapshot is missing from this "
        + "report. Run the tests again."
    ),
    (
      .newerVersion(3),
      "f, line 3: This record has format version 3; this report reads version 1. Update tintype "
        + "to the version that the tests use."
    ),
    (
      .twoPictures(
        SnapshotName(target: "T", suite: "S", test: "t", identifier: "1"),
        first: .init(file: "A.swift", line: 1, column: 1),
        second: .init(file: "A.swift", line: 9, column: 1)),
      "f, line 3: “T/S/t.1” showed two different pictures in one run, at A.swift:1 and at "
        + "A.swift:9. Give each picture a name of its own; if the call is the same, what it "
        + "shows changes from one call to the next."
    ),
  ]

  @Test(arguments: problems)
  func problemsSayWhatIsWrongWhereAndWhatToDo(reason: JournalProblem.Reason, text: String) {
    #expect(JournalProblem(file: "f", line: 3, reason: reason).description == text)
  }

  static let piece = JournalProblem.Piece(shard: Shard(index: 2, total: 4), attempt: 3)
  static let whole = JournalProblem.Piece(shard: nil, attempt: nil)

  static let attempts: [(JournalProblem.Reason, String)] = [
    (
      .journalsMissing(piece, expected: 2, found: 1),
      "Part 2/4, attempt 3: 2 test processes began, and the journals of 1 are here. Copy the whole "
        + "output directory, or run the tests again."
    ),
    (
      .commandNotBegun(whole),
      "The journal of “tintype test”, tintype.jsonl, is missing or incomplete, so it is unknown "
        + "whether all tests ran. Copy the whole output directory, or run the tests again."
    ),
    (
      .retryComparedNothing(piece),
      "Part 2/4, attempt 3: This attempt took no snapshots, so it does not replace an earlier "
        + "attempt. Run all tests again."
    ),
    (
      .testsFailed(whole, status: 1),
      "“swift test” ended with exit code 1, and neither a snapshot nor a recorded failure explains "
        + "it. Look for a build error or a crash in the test log."
    ),
    (
      .testsFailed(JournalProblem.Piece(shard: nil, attempt: 2), status: 137),
      "Attempt 2: “swift test” ended with signal 9, and neither a snapshot nor a recorded failure "
        + "explains it. Look for a build error or a crash in the test log."
    ),
    (
      .outcomesDiffer(
        SnapshotName(target: "T", suite: "S", test: "t", identifier: "1"), attempt: 1,
        [.changed, .matched]),
      "“T/S/t.1” ended in different ways within attempt 1: changed, matched. The worst counts. Give "
        + "each repetition of a run a number of its own, TINTYPE_ATTEMPT, or make the test "
        + "independent of its order."
    ),
  ]

  @Test("A problem of an attempt names the part and the attempt", arguments: attempts)
  func attempt(reason: JournalProblem.Reason, text: String) {
    #expect(JournalProblem(reason: reason).description == text)
  }

  @Test func aProblemWithoutALineNamesTheFile() {
    let problem = JournalProblem(file: "f", reason: .unreadable(.missing))
    #expect(
      problem.description == "f: The journal cannot be read: there is no such file. What it says "
        + "is missing from this report.")
  }

  static let troubles: [(FileTrouble, String)] = [
    (.missing, "there is no such file"),
    (.notARegularFile, "it is not a regular file"),
    (.tooLarge(limit: 32 << 20), "it is larger than 32 MiB (33554432 bytes)"),
    (.system(code: 13), "Permission denied"),
  ]

  @Test(arguments: troubles)
  func troublesEndASentence(trouble: FileTrouble, text: String) {
    #expect(trouble.description == text)
  }

  static let artifacts: [(Artifact.Trouble, String)] = [
    (
      .leavesOutputDirectory,
      "Not shown: the path leads out of the output directory. Check who wrote this journal."
    ),
    (
      .notAPicture,
      "Not shown: the file is not a PNG picture. Run the test again to write it anew."
    ),
    (
      .file(.missing),
      "Not shown: the file is gone. A later run may have removed it because the snapshot "
        + "matched; if not, run the test again."
    ),
    (
      .file(.tooLarge(limit: 32 << 20)),
      "Not shown: the file cannot be embedded, it is larger than 32 MiB (33554432 bytes). Open "
        + "it where it lies."
    ),
  ]

  @Test(arguments: artifacts)
  func artifactsThatAreNotShownSayWhy(trouble: Artifact.Trouble, text: String) {
    #expect(trouble.description == text)
  }
}
