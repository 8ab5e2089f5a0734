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
      "f, line 3: The test process that wrote this journal did not come to its end. Look for a crash "
        + "in the test log; snapshots that it had not taken yet are missing from this report."
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
