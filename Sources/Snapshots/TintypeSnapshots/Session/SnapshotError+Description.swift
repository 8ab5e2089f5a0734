// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

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
