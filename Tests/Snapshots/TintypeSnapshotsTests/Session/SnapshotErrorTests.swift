// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeRuns
import TintypeScene
import TintypeScheduling
import TintypeSnapshots
import TintypeTestSupport

@Suite("Descriptions of errors")
struct SnapshotErrorTests {
  static let name = SnapshotName(
    target: "FormTests", suite: "LoginTests", test: "appearance", identifier: "1")
  static let first = CallSite(file: "Tests/A.swift", line: 10, column: 5)
  static let second = CallSite(file: "Tests/A.swift", line: 20, column: 7)

  static let errors: [(name: String, error: SnapshotError)] = [
    ("unknownRecordMode", .unknownRecordMode(variable: "TINTYPE_RECORD", value: "always")),
    ("packageRootNotFound, absolute path", .packageRootNotFound(sourceFile: "/a/A.swift")),
    ("packageRootNotFound, relative path", .packageRootNotFound(sourceFile: "FormTests/A.swift")),
    ("sourcesMissing", .sourcesMissing(directory: "/a/Tests")),
    ("unknownReferences", .unknownReferences(value: "here")),
    ("unusablePathMap", .unusablePathMap(value: "/a=/b:/c", entry: "/c")),
    ("pending", .pending(["a load “a.png”", "a timer on TestClock"])),
    ("pending, with a failure", .pending(["a load “a.png”"], failure: "It has no width.")),
    ("noReasonForPending", .noReasonForPending),
    ("unusableDirectory", .unusableDirectory),
    ("timedOut", .timedOut(seconds: 2.5)),
    (
      "sharedName, unnamed",
      .sharedName(name, first: first, second: second, isNamed: false)
    ),
    ("sharedName, named", .sharedName(name, first: first, second: second, isNamed: true)),
    ("unnamedInParameterizedTest", .unnamedInParameterizedTest(first: first, second: second)),
    (
      "namesDifferByCase",
      .namesDifferByCase("a.Form.txt", "a.form.txt", first: first, second: second)
    ),
    ("caseClash", .caseClash(path: "/a/Form.txt", neighbor: "form.txt")),
    ("recordedMeanwhile", .recordedMeanwhile(path: "/a/b.txt")),
    ("readOnlyReferences", .readOnlyReferences(path: "/a/b.txt")),
    ("nameTooLong", .nameTooLong(String(repeating: "ab", count: 150))),
    ("referenceRootMissing", .referenceRootMissing(path: "/a/__Snapshots__")),
    (
      "unreadableReference",
      .unreadableReference(path: "/a/b.png", error: .tooLarge(limit: 512 << 20))
    ),
    ("gitLFSPointer", .gitLFSPointer(path: "/a/b.png")),
    ("mergeConflict", .mergeConflict(path: "/a/b.txt")),
    ("corruptReference", .corruptReference(path: "/a/b.png", reason: "It is odd. Replace it.")),
    (
      "unwritableReference, no space",
      .unwritableReference(path: "/a/b.png", error: .system(code: 28))
    ),
    ("unwritableOutput, missing", .unwritableOutput(path: "/a/b", error: .missing)),
    (
      "unwritableOutput, not a directory",
      .unwritableOutput(path: "/a/b", error: .system(code: 20))
    ),
    (
      "unwritableReference, hardware",
      .unwritableReference(path: "/a/b.png", error: .system(code: 5))
    ),
    (
      "unwritableReference, permission",
      .unwritableReference(path: "/a/b.png", error: .system(code: 13))
    ),
    ("danglingLink", .danglingLink(path: "/a/b.png", target: "/c")),
    ("ambiguousName, two calls", .ambiguousName(name, first: first, second: second)),
    ("ambiguousName, one call", .ambiguousName(name, first: first, second: first)),
    ("unusableName", .unusableName("!!!")),
  ]

  @Test("Errors of snapshots state what is wrong, where, and what to do") func description() {
    assertTexts(Self.errors.map { ($0.name, $0.error.description) })
  }

  @Test("The error of a scene lists its diagnostics")
  func sceneError() {
    let error = SceneError(
      diagnostics: ["Form/Button#save", "Form/Button#save[1]"].compactMap(NodePath.init).map {
        Diagnostic(kind: .duplicateIdentifier("save"), path: $0)
      })
    assertText(error.description)
  }
}
