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
