// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

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
  /// Two tests have the same name for their snapshots, so that each could use the reference of the
  /// other one.
  case sharedName(SnapshotName, first: CallSite, second: CallSite, isNamed: Bool)
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

extension SnapshotError {
  /// The error of a journal that cannot be written.
  init(_ error: JournalError) { self = .unwritableOutput(path: error.path, error: error.error) }
}

extension SnapshotError: CustomStringConvertible {
  /// The problem, its location and the next step.
  package var description: String {
    switch self {
    case .unknownRecordMode(let variable, let value):
      """
      \(variable) is “\(value)”, which is not a record mode. Set it to one of \
      \(SnapshotTestingConfiguration.Record.names.joined(separator: ", ")), or unset it.
      """
    case .unusableVariable(let variable, let value, let expected):
      "\(variable) is “\(value)”, which is invalid. Set it to \(expected), or unset it."
    case .packageRootNotFound(let sourceFile) where !sourceFile.hasPrefix("/"):
      """
      The path of the test's file is relative: \(sourceFile). Pass #filePath in “file:”, or map \
      “.” with \(PathMap.variable).
      """
    case .packageRootNotFound(let sourceFile):
      """
      No directory above \(sourceFile) contains a Package.swift, so the directory of the \
      references is unknown. \(Self.elsewhere)
      """
    case .sourcesMissing(let directory):
      """
      The directory \(directory), in which the test was compiled, does not exist. \(Self.elsewhere)
      """
    case .unknownReferences(let value):
      """
      \(Settings.references) is “\(value)”, which is not a location of references. Set it to \
      package, beside-test-file or an absolute path, or unset it.
      """
    case .unusablePathMap(let value, let entry):
      """
      \(PathMap.variable) is “\(value)”, and its entry “\(entry)” is invalid. Write entries as \
      compiled=now, separated by “:”, where “now” is an absolute path.
      """
    case .unusableDirectory:
      """
      “snapshotDirectory:” is an empty string. Pass a directory, or omit the argument.
      """
    case .timedOut(let seconds):
      """
      The value was not available within \(seconds) seconds. While a test waits on the main thread \
      or the main actor, other work on it cannot run. Await the value in \
      “await assertSnapshot(as:) { … }”, give the component an immediate scheduler, or increase \
      “timeout:”.
      """
    case .referenceRootMissing(let path):
      """
      The directory of references \(path) does not exist. Check that it was committed and checked \
      out, or create it by recording with TINTYPE_RECORD=missing.
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
      The reference \(path) is a Git LFS pointer, and its file was not fetched. Run “git lfs pull”.
      """
    case .mergeConflict(let path):
      """
      The reference \(path) contains merge conflict markers. Choose one side with \
      “git checkout --ours” or “--theirs”, or delete the file and record it again.
      """
    case .corruptReference(let path, let reason):
      """
      The reference \(path) cannot be used. \(reason)
      """
    case .unwritableReference(let path, let error):
      """
      The reference \(path) cannot be written: \(error). It was not changed. \
      \(error.writingAdvice).
      """
    case .unwritableOutput(let path, let error):
      """
      The output \(path) cannot be written: \(error). \(error.writingAdvice), or name another \
      directory with TINTYPE_OUTPUT.
      """
    case .ambiguousName(let name, let first, let second) where first == second:
      """
      The call at \(first) takes snapshots of different values with the same name “\(name)”, for \
      example in a loop or a parameterized test. Give each a different name with “named:”.
      """
    case .ambiguousName(let name, let first, let second):
      """
      The calls at \(first) and \(second) take snapshots of different values with the same name \
      “\(name)”. Give each a different name with “named:”.
      """
    case .sharedName(let name, let first, let second, let isNamed):
      """
      The tests at \(first) and \(second) have the same name for \
      \(isNamed ? "this snapshot" : "their snapshots"), “\(name.target)/\(name.suite)/\(name.test)”, \
      so that each could use the reference of the other one. \
      \(isNamed ? "Rename a test or its suite, or give the snapshots different literals as names."
        : "Rename a test or its suite, or give each snapshot a name with “named:”.")
      """
    case .unnamedInParameterizedTest(let first, let second):
      """
      The calls at \(first) and \(second) take unnamed snapshots in a test with arguments. Its \
      cases run in any order, so automatic numbers would differ between runs. Give each a \
      different name with “named:”.
      """
    case .namesDifferByCase(let name, let other, let first, let second):
      """
      The names “\(other)” at \(first) and “\(name)” at \(second) differ only by case, and are the \
      same file on case-insensitive file systems. Choose another name.
      """
    case .caseClash(let path, let neighbor):
      """
      The reference \(path) cannot be recorded beside “\(neighbor)”, whose name differs only by \
      case: both are the same file on case-insensitive file systems. Rename or delete that file, \
      or choose another name.
      """
    case .recordedMeanwhile(let path):
      """
      Another process has recorded a different reference at \(path) in the meantime, which was \
      kept. Give each snapshot a different name, or run the test again to compare with it.
      """
    case .readOnlyReferences(let path):
      """
      The reference \(path) is in a bundle, which is read-only. Record it where the sources are.
      """
    case .nameTooLong(let name):
      """
      The name “\(name.prefix(40))…” has \(name.utf8.count) bytes, and a file name has at most \
      \(FilePath.maximumNameLength). Pass a shorter name.
      """
    case .unusableName(let name):
      """
      “\(name)” cannot be the name of a snapshot: none of its characters is valid in a file name. \
      Pass a name with letters or digits.
      """
    case .unknownMask(let name, let near):
      """
      The mask “\(name)” matches no node: no path, id, accessibility identifier or label is equal \
      to it. \(near.isEmpty ? "See" : "Did you mean \(Self.choice(near))? If not, see") the \
      scene's outline for the names of nodes.
      """
    case .maskWithoutScene(let names):
      """
      The image was not made from a scene, so the nodes \(Self.list(names)) cannot be found in it. \
      Mask rectangles in the tolerance instead.
      """
    case .pending(let work, let failure):
      ([Self.pendingOpening] + Self.lines(of: work)
        + [failure.map { "Taking the snapshot also failed: \($0)" }].compactMap(\.self)
        + [Self.pendingRemedies])
        .joined(separator: "\n")
    case .noReasonForPending:
      """
      “allowPending:” is an empty string. Pass the reason why the snapshot is right while work is \
      pending, or omit the argument.
      """
    case .differentInlineTexts(let call, let first, let second):
      """
      The inline snapshot at \(call) has different texts in one run, for example in a loop or a \
      parameterized test, so none was recorded. Write a call for each text, or use assertSnapshot \
      with “named:”.
      \(TextDifference(from: first, to: second)?.marked(limit: 40) ?? "One of the values is nil.")
      """
    }
  }

  /// The advice for a test that runs without its sources.
  private static let elsewhere = """
    Run the tests where their sources are, map the paths with \(PathMap.variable), or read the \
    references from a bundle with “references: .bundle(.module)”.
    """

  private static let pendingOpening =
    "Work is pending, so the component may not show its final state yet:"

  private static let pendingRemedies = """
    Complete the work before the snapshot: give the component an immediate scheduler or clock \
    (“scheduler: .immediate”); show the current value at once and subscribe with “dropFirst()”; or \
    run all work by creating the component in “settled { … }” or by calling “await settle()” \
    before the snapshot. If the work should be pending, or the sources stay as they are, pass the \
    reason to the assertion or to the suite: “allowPending: \"…\"”.
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
