// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeScheduling
import TintypeSnapshots
import TintypeComparison
import TintypeScene

@Suite("The words of an error")
struct SnapshotErrorTests {
  static let name = SnapshotName(
    target: "FormTests", suite: "LoginTests", test: "appearance", identifier: "1")
  static let first = JournalRecord.CallSite(file: "Tests/A.swift", line: 10, column: 5)
  static let second = JournalRecord.CallSite(file: "Tests/A.swift", line: 20, column: 7)

  @Test(
    "say what is wrong, where, and what to do",
    arguments: [
      (
        .unknownRecordMode(variable: "TINTYPE_RECORD", value: "always"),
        """
        TINTYPE_RECORD is “always”, which is no record mode. Set it to one of all, missing, \
        failed, never, or unset it.
        """
      ),
      (
        .packageRootNotFound(sourceFile: "/a/A.swift"),
        """
        No directory above /a/A.swift holds a Package.swift, so there is no place for references. \
        Run the tests where their sources lie, say with TINTYPE_PATH_MAP where they are now, or \
        take references from a bundle with “references: .bundle(.module)”.
        """
      ),
      (
        .packageRootNotFound(sourceFile: "FormTests/A.swift"),
        """
        The test's file is given as FormTests/A.swift, which does not say where it lies. Pass \
        #filePath in “file:”, or map “.” with TINTYPE_PATH_MAP.
        """
      ),
      (
        .sourcesMissing(directory: "/a/Tests"),
        """
        There is no directory /a/Tests, where the test was compiled. Run the tests where their \
        sources lie, say with TINTYPE_PATH_MAP where they are now, or take references from a bundle \
        with “references: .bundle(.module)”.
        """
      ),
      (
        .unknownReferences(value: "here"),
        """
        TINTYPE_REFERENCES is “here”, which is no place for references. Set it to package, \
        beside-test-file or an absolute path, or unset it.
        """
      ),
      (
        .unusablePathMap(value: "/a=/b:/c", entry: "/c"),
        """
        TINTYPE_PATH_MAP is “/a=/b:/c”, and “/c” in it maps no path. Write entries as \
        compiled=now, separated by “:”, where “now” is an absolute path.
        """
      ),
      (
        .pending(["a load “a.png”", "a timer on TestClock"]),
        """
        Work is pending, so that the component may not show yet what it is going to show:
        - a load “a.png”
        - a timer on TestClock
        Let it draw before it is photographed: give it an immediate scheduler or clock \
        (“scheduler: .immediate”); show the current value at once and subscribe with \
        “dropFirst()”; or let everything run with “settled { … }” around what makes it, or “await \
        settle()” before the snapshot. If the work is to be pending, say why: “allowPending: "…"”.
        """
      ),
      (
        .pending(["a load “a.png”"], failure: "It has no width."),
        """
        Work is pending, so that the component may not show yet what it is going to show:
        - a load “a.png”
        As it is now, it could not be photographed: It has no width.
        Let it draw before it is photographed: give it an immediate scheduler or clock \
        (“scheduler: .immediate”); show the current value at once and subscribe with \
        “dropFirst()”; or let everything run with “settled { … }” around what makes it, or “await \
        settle()” before the snapshot. If the work is to be pending, say why: “allowPending: "…"”.
        """
      ),
      (
        .noReasonForPending,
        """
        “allowPending:” is an empty string. Say in it why the snapshot is right while work is \
        pending, or leave it out.
        """
      ),
      (
        .unusableDirectory,
        """
        “snapshotDirectory:” is an empty string. Name a directory, or leave the argument out.
        """
      ),
      (
        .timedOut(seconds: 2.5),
        """
        The value did not come within 2.5 seconds. Whatever it waits for on the main thread or the \
        main actor cannot happen while a test on it waits for the value: await the value in “await \
        assertSnapshot(as:) { … }”, give the component an immediate scheduler, or raise “timeout:”.
        """
      ),
      (
        .unnamedInParameterizedTest(first: first, second: second),
        """
        The calls at Tests/A.swift:10:5 and at Tests/A.swift:20:7 take snapshots without a name in \
        a test with arguments. Its cases run in any order, so numbers would differ from run to run. \
        Name them with “named:”.
        """
      ),
      (
        .namesDifferByCase("a.Form.txt", "a.form.txt", first: first, second: second),
        """
        The names “a.form.txt” at Tests/A.swift:10:5 and “a.Form.txt” at Tests/A.swift:20:7 differ \
        by their case only, and are one file on some machines. Choose another name.
        """
      ),
      (
        .caseClash(path: "/a/Form.txt", neighbour: "form.txt"),
        """
        The reference /a/Form.txt cannot be recorded beside “form.txt”, whose name differs by its \
        case only: on some machines both are one file. Rename or delete that file, or choose another \
        name.
        """
      ),
      (
        .recordedMeanwhile(path: "/a/b.txt"),
        """
        Another process has recorded the reference /a/b.txt meanwhile, and otherwise. Its file \
        stays. Give each snapshot a name of its own, or run the test again to compare with it.
        """
      ),
      (
        .readOnlyReferences(path: "/a/b.txt"),
        """
        The reference /a/b.txt lies in a bundle, which is not written to. Record where the sources \
        are.
        """
      ),
      (
        .nameTooLong(String(repeating: "ab", count: 150)),
        """
        The name “\(String(repeating: "ab", count: 20))…” is 300 bytes long, and file names end at \
        255. Pass a shorter name.
        """
      ),
      (
        .referenceRootMissing(path: "/a/__Snapshots__"),
        """
        There is no directory of references at /a/__Snapshots__. Check that it was committed and \
        checked out; to make it, record with TINTYPE_RECORD=missing.
        """
      ),
      (
        .unreadableReference(path: "/a/b.png", trouble: .tooLarge(limit: 512 << 20)),
        """
        The reference /a/b.png cannot be read: it is larger than 512 MiB (536870912 bytes). Check \
        what is there and who may read it.
        """
      ),
      (
        .gitLFSPointer(path: "/a/b.png"),
        """
        The reference /a/b.png is a pointer of Git LFS, and the file itself was not fetched. Run \
        “git lfs pull”.
        """
      ),
      (
        .mergeConflict(path: "/a/b.txt"),
        """
        The reference /a/b.txt holds the marks of a merge conflict. Take one side with “git \
        checkout --ours” or “--theirs”, or delete the file and record it again.
        """
      ),
      (
        .corruptReference(path: "/a/b.png", reason: "It is odd. Replace it."),
        "The reference /a/b.png cannot be used. It is odd. Replace it."
      ),
      (
        .unwritableReference(path: "/a/b.png", trouble: .system(code: 28)),
        """
        The reference /a/b.png cannot be written: No space left on device. What stood there is \
        unchanged. Free space on that disk.
        """
      ),
      (
        .unwritableOutput(path: "/a/b", trouble: .missing),
        """
        The output /a/b cannot be written: there is no such file. Check who may write there, or \
        name another directory with TINTYPE_OUTPUT.
        """
      ),
      (
        .unwritableOutput(path: "/a/b", trouble: .system(code: 20)),
        """
        The output /a/b cannot be written: Not a directory. Move the file away that is in the place \
        of a directory in this path, or name another directory with TINTYPE_OUTPUT.
        """
      ),
      (
        .unwritableReference(path: "/a/b.png", trouble: .system(code: 5)),
        """
        The reference /a/b.png cannot be written: Input/output error. What stood there is unchanged. \
        Check that disk: it reports a hardware error.
        """
      ),
      (
        .unwritableReference(path: "/a/b.png", trouble: .system(code: 13)),
        """
        The reference /a/b.png cannot be written: Permission denied. What stood there is unchanged. \
        Check who may write there.
        """
      ),
      (
        .danglingLink(path: "/a/b.png", target: "/c"),
        """
        The reference /a/b.png is a symbolic link to “/c”, which does not exist. Restore that file, or \
        delete the link and record the reference again.
        """
      ),
      (
        .ambiguousName(name, first: first, second: second),
        """
        The name “FormTests/LoginTests/appearance.1” stands for different values at \
        Tests/A.swift:10:5 and at Tests/A.swift:20:7. Tell them apart with “named:”.
        """
      ),
      (
        .ambiguousName(name, first: first, second: first),
        """
        The call at Tests/A.swift:10:5 yields different values under the one name \
        “FormTests/LoginTests/appearance.1”, as in a loop or a parameterised test. Tell them apart \
        with “named:”.
        """
      ),
      (
        .unusableName("!!!"),
        """
        “!!!” cannot name a snapshot: nothing that a file name may hold is left of it. Pass a name \
        with letters or digits.
        """
      ),
    ] as [(SnapshotError, String)])
  func description(error: SnapshotError, text: String) {
    #expect(error.description == text)
  }

  @Test("The error of a scene lists its diagnostics")
  func sceneError() {
    let error = SceneError(
      diagnostics: ["Form/Button#save", "Form/Button#save[1]"].compactMap(NodePath.init).map {
        Diagnostic(kind: .duplicateIdentifier("save"), path: $0)
      })
    #expect(
      error.description == """
        The component does not look as described:
        - Form/Button#save: The id “save” stands twice among siblings. Give each sibling an id of \
        its own.
        - Form/Button#save[1]: The id “save” stands twice among siblings. Give each sibling an id \
        of its own.
        """)
  }
}
