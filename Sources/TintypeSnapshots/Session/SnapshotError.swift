// SPDX-License-Identifier: MIT

/// An error of comparing or recording a snapshot.
package enum SnapshotError: Error, Hashable, Sendable {
  /// The value of a variable is not a record mode.
  case unknownRecordMode(variable: String, value: String)
  /// The value of a variable is not a shard, or not an attempt.
  case unusableVariable(String, value: String, expected: String)
  /// No directory above the test's file contains a `Package.swift`.
  case packageRootNotFound(sourceFile: String)
  /// The directory of the test's file does not exist on this machine.
  case sourcesMissing(directory: String)
  /// The value of a variable is not a location of references.
  case unknownReferences(value: String)
  /// The value of a variable is not a map of paths.
  case unusablePathMap(value: String, entry: String)
  /// The directory argument of an assertion is an empty string.
  case unusableDirectory
  /// A format was not available before the timeout.
  case timedOut(seconds: Double)
  /// The package has no directory of references, and the record mode does not allow creating it.
  case referenceRootMissing(path: String)
  /// A reference cannot be read.
  case unreadableReference(path: String, error: FileError)
  /// A reference is a symbolic link to a file that does not exist.
  case danglingLink(path: String, target: String)
  /// A reference is a pointer to a file that Git LFS has not fetched.
  case gitLFSPointer(path: String)
  /// A reference contains conflict markers of an unfinished merge.
  case mergeConflict(path: String)
  /// A reference is corrupt or of another kind; the reason describes the problem and the next step.
  case corruptReference(path: String, reason: String)
  /// A reference cannot be written.
  case unwritableReference(path: String, error: FileError)
  /// The files of a difference, or the journal, cannot be written.
  case unwritableOutput(path: String, error: FileError)
  /// One name is used for two different values within one run.
  case ambiguousName(
    SnapshotName, first: CallSite, second: CallSite)
  /// Two calls in one test with arguments take unnamed snapshots.
  case unnamedInParameterizedTest(
    first: CallSite, second: CallSite)
  /// Two names within one run differ only by case, which some file systems do not distinguish.
  case namesDifferByCase(
    String, String, first: CallSite, second: CallSite)
  /// A file whose name differs only by case prevents recording a new reference.
  case caseClash(path: String, neighbor: String)
  /// Another process has recorded a different reference at the path of a new reference.
  case recordedMeanwhile(path: String)
  /// References in a bundle cannot be written.
  case readOnlyReferences(path: String)
  /// A name, or a path component made of it, is too long for a file name.
  case nameTooLong(String)
  /// A name contains no characters that are valid in a file name.
  case unusableName(String)
  /// No node has the name of a mask; the error contains the most similar names.
  case unknownMask(String, near: [String])
  /// Masks name nodes, but the image was not made from a scene.
  case maskWithoutScene([String])
  /// Work was pending when the snapshot was taken, or when taking it failed.
  case pending([String], failure: String? = nil)
  /// Pending work is allowed, but the reason is empty.
  case noReasonForPending
  /// One call has inline snapshots with different texts.
  case differentInlineTexts(CallSite, first: String, second: String)
}

extension SnapshotError: CustomStringConvertible {
  /// The problem, its location and the next step.
  package var description: String {
    switch self {
    case .unknownRecordMode(let variable, let value):
      """
      \(variable) is “\(value)”, which is no record mode. Set it to one of \
      \(SnapshotTestingConfiguration.Record.words.joined(separator: ", ")), or unset it.
      """
    case .unusableVariable(let variable, let value, let expected):
      "\(variable) is “\(value)”. Set it to \(expected), or unset it."
    case .packageRootNotFound(let sourceFile) where !sourceFile.hasPrefix("/"):
      """
      The test's file is given as \(sourceFile), which does not say where it lies. Pass #filePath in \
      “file:”, or map “.” with \(PathMap.variable).
      """
    case .packageRootNotFound(let sourceFile):
      """
      No directory above \(sourceFile) holds a Package.swift, so there is no place for references. \
      \(Self.elsewhere)
      """
    case .sourcesMissing(let directory):
      """
      There is no directory \(directory), where the test was compiled. \(Self.elsewhere)
      """
    case .unknownReferences(let value):
      """
      \(Settings.references) is “\(value)”, which is no place for references. Set it to package, \
      beside-test-file or an absolute path, or unset it.
      """
    case .unusablePathMap(let value, let entry):
      """
      \(PathMap.variable) is “\(value)”, and “\(entry)” in it maps no path. Write entries as \
      compiled=now, separated by “:”, where “now” is an absolute path.
      """
    case .unusableDirectory:
      """
      “snapshotDirectory:” is an empty string. Name a directory, or leave the argument out.
      """
    case .timedOut(let seconds):
      """
      The value did not come within \(seconds) seconds. Whatever it waits for on the main thread or \
      the main actor cannot happen while a test on it waits for the value: await the value in \
      “await assertSnapshot(as:) { … }”, give the component an immediate scheduler, or raise \
      “timeout:”.
      """
    case .referenceRootMissing(let path):
      """
      There is no directory of references at \(path). Check that it was committed and checked out; \
      to make it, record with TINTYPE_RECORD=missing.
      """
    case .unreadableReference(let path, let error):
      """
      The reference \(path) cannot be read: \(error). \(error.readingAdvice).
      """
    case .danglingLink(let path, let target):
      """
      The reference \(path) is a symbolic link to “\(target)”, which does not exist. Restore that file, \
      or delete the link and record the reference again.
      """
    case .gitLFSPointer(let path):
      """
      The reference \(path) is a pointer of Git LFS, and the file itself was not fetched. Run \
      “git lfs pull”.
      """
    case .mergeConflict(let path):
      """
      The reference \(path) holds the marks of a merge conflict. Take one side with \
      “git checkout --ours” or “--theirs”, or delete the file and record it again.
      """
    case .corruptReference(let path, let reason):
      """
      The reference \(path) cannot be used. \(reason)
      """
    case .unwritableReference(let path, let error):
      """
      The reference \(path) cannot be written: \(error). What stood there is unchanged. \
      \(error.writingAdvice).
      """
    case .unwritableOutput(let path, let error):
      """
      The output \(path) cannot be written: \(error). \(error.writingAdvice), or name another \
      directory with TINTYPE_OUTPUT.
      """
    case .ambiguousName(let name, let first, let second) where first == second:
      """
      The call at \(first) yields different values under the one name “\(name)”, as in a loop or a \
      parameterised test. Tell them apart with “named:”.
      """
    case .ambiguousName(let name, let first, let second):
      """
      The name “\(name)” stands for different values at \(first) and at \(second). Tell them apart \
      with “named:”.
      """
    case .unnamedInParameterizedTest(let first, let second):
      """
      The calls at \(first) and at \(second) take snapshots without a name in a test with arguments. \
      Its cases run in any order, so numbers would differ from run to run. Name them with “named:”.
      """
    case .namesDifferByCase(let name, let other, let first, let second):
      """
      The names “\(other)” at \(first) and “\(name)” at \(second) differ by their case only, and are \
      one file on some machines. Choose another name.
      """
    case .caseClash(let path, let neighbor):
      """
      The reference \(path) cannot be recorded beside “\(neighbor)”, whose name differs by its case \
      only: on some machines both are one file. Rename or delete that file, or choose another name.
      """
    case .recordedMeanwhile(let path):
      """
      Another process has recorded the reference \(path) meanwhile, and otherwise. Its file stays. \
      Give each snapshot a name of its own, or run the test again to compare with it.
      """
    case .readOnlyReferences(let path):
      """
      The reference \(path) lies in a bundle, which is not written to. Record where the sources are.
      """
    case .nameTooLong(let name):
      """
      The name “\(name.prefix(40))…” is \(name.utf8.count) bytes long, and file names end at \
      \(FilePath.maximumNameLength). Pass a shorter name.
      """
    case .unusableName(let name):
      """
      “\(name)” cannot name a snapshot: nothing that a file name may hold is left of it. Pass a \
      name with letters or digits.
      """
    case .unknownMask(let name, let near):
      """
      The mask “\(name)” names no node, neither by a path nor by an id, an accessibility identifier or \
      a label. \
      \(near.isEmpty ? "See the scene's outline" : "Did you mean \(Self.choice(near))? If not, see the scene's outline") \
      for what there is.
      """
    case .maskWithoutScene(let names):
      """
      The picture was not made of a scene, so the nodes \(Self.list(names)) cannot be found in it. Mask \
      rectangles instead, in the tolerance.
      """
    case .pending(let work, let failure):
      ([Self.pendingOpening] + Self.lines(of: work)
        + [failure.map { "As it is now, it could not be photographed: \($0)" }].compactMap(\.self)
        + [Self.pendingRemedies])
        .joined(separator: "\n")
    case .noReasonForPending:
      """
      “allowPending:” is an empty string. Say in it why the snapshot is right while work is pending, or \
      leave it out.
      """
    case .differentInlineTexts(let call, let first, let second):
      """
      The inline snapshot at \(call) has different texts in one run, as in a loop or a parameterized \
      test, so none is recorded. Write a call for each text, or use assertSnapshot with “named:”.
      \(TextDifference(from: first, to: second)?.marked(limit: 40) ?? "One of the values is nil.")
      """
    }
  }

  /// The advice for a test that runs without its sources.
  private static let elsewhere = """
    Run the tests where their sources lie, say with \(PathMap.variable) where they are now, or take \
    references from a bundle with “references: .bundle(.module)”.
    """

  private static let pendingOpening =
    "Work is pending, so that the component may not show yet what it is going to show:"

  private static let pendingRemedies = """
    Let it draw before it is photographed: give it an immediate scheduler or clock \
    (“scheduler: .immediate”); show the current value at once and subscribe with “dropFirst()”; or let \
    everything run with “settled { … }” around what makes it, or “await settle()” before the snapshot. \
    If the work is to be pending, say why: “allowPending: \"…\"”.
    """

  /// Returns at most ten lines, and the number of further ones.
  private static func lines(of work: [String]) -> [String] {
    work.prefix(10).map { "- \($0)" } + (work.count > 10 ? ["- and \(work.count - 10) more"] : [])
  }

  private static func choice(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: " or ")
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
